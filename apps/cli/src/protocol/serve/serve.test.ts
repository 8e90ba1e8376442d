import { describe, expect, it } from 'vitest';
import { run, start } from '../../testing/program.ts';
import type { Answer } from '../../testing/toy-registry.ts';

const NEW = '{"cmd":"new","game":"quebec","options":{"players":4},"seed":"serve"}';

const talk = async (lines: readonly string[], separator = '\n'): Promise<Answer[]> => {
  const { code, stdout, stderr } = await run(['table'], { input: lines.join(separator) });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as Answer);
};

describe('cap-diamant table', () => {
  it('answers every line, empty ones too, and one without an end', async () => {
    const answers = await talk([NEW, '', '{"cmd":"legal","id":7}']);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(answers[1]?.error?.code).toBe('bad-json');
    expect(answers[2]?.id).toBe(7);
  });

  it('takes lines that end as on Windows', async () => {
    expect((await talk([NEW, '{"cmd":"show"}', ''], '\r\n')).map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('reads nothing after quit', async () => {
    expect(await talk(['{"cmd":"quit","id":1}', NEW, ''])).toEqual([{ id: 1, ok: true }]);
  });

  it('answers while the other side waits, line by line', async () => {
    const child = start(['table']);
    const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    for (const line of [NEW, '{"cmd":"legal"}', '{"cmd":"best","seed":"x"}']) {
      child.stdin.write(`${line}\n`);
      let text = '';
      while (!text.endsWith('\n')) text += (await answers.next()).value as string;
      expect(JSON.parse(text)).toMatchObject({ ok: true });
    }
    child.stdin.end();
    expect((await answers.next()).done).toBe(true);
  });

  it('thinks about a move, what follows and what comes of it', async () => {
    const best = (level: string, more = ''): string => `{"cmd":"best","level":"${level}","seed":"1"${more}}`;
    const [, ...answers] = await talk([
      NEW,
      best('greedy'),
      best('greedy'),
      best('search:8'),
      best('greedy', ',"ms":1'),
      '',
    ]);
    const [greedy, again, search, hurried] = answers;
    expect(again).toEqual(greedy);
    expect(search).toMatchObject({ ok: true, playouts: 8 });
    expect(hurried).toMatchObject({ ok: true, move: expect.any(String) });
    const shares = greedy?.shares as number[];
    expect(greedy?.value).toHaveLength(shares.length);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 2);
  });

  it('survives a line of many megabytes', async () => {
    const answers = await talk([`{"cmd":"${'x'.repeat(40_000_000)}"}`, NEW, '']);
    expect(answers.map(({ ok }) => ok)).toEqual([false, true]);
    expect(answers[0]?.error).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('longer than 32 MiB'),
    });
  });

  it('answers a hundred thousand requests as fast as they come', async () => {
    const lines = [NEW, ...Array.from({ length: 100_000 }, (_, at) => `{"cmd":"legal","id":${at}}`), ''];
    const answers = await talk(lines);
    expect(answers).toHaveLength(100_001);
    expect(answers.at(-1)?.id).toBe(99_999);
  });
});
