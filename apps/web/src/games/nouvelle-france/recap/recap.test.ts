import { describe, expect, it } from 'vitest';
import { summaryOf } from './recap.ts';

describe('the summary of a turn', () => {
  it('keeps the order of what happened', () => {
    const effects = [
      { kind: 'drew', card: 'snow' },
      { kind: 'drew', card: 'L' },
      { kind: 'placed', site: 'redoubt' },
      { kind: 'completed', site: 'redoubt' },
    ];
    const context = {
      table: { phrases: (_: unknown, [{ kind }]: [{ kind: string }]) => [kind] },
      words: { onSite: { redoubt: 'on the redoubt' } },
      texts: { recap: { placed: (at: string) => `places ${at}` } },
    };
    const { said } = summaryOf(context as never, { effects } as never);
    expect(said).toEqual(['drew', 'places on the redoubt', 'completed']);
  });
});
