import { unwrap } from '@cap-diamant/kernel';
import { type Quebec, quebec } from '@cap-diamant/quebec';
import { words } from '@cap-diamant/quebec/terminal-words';
import { expect, it } from 'vitest';
import { lineInWords } from '../../../table/line-in-words.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import { hintText } from './hint-text.ts';

it('names a district once, where its action is chosen and taken', () => {
  const options = unwrap(quebec.options.parse({ edition: '2011', level: 'family', players: 3 }));
  const view = quebec.view(quebec.setup(options, 'hint'), 0);
  const table = { view, asked: 0, words: words('en'), preview: () => ({ view }) } as unknown as TableState<Quebec>;
  const line: readonly Quebec['move'][] = [{ kind: 'do', district: 'irish' }, { kind: 'take' }, { kind: 'skip' }];
  const said = lineInWords(table, hintText(table), line);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^Irish district: /);
  expect(said[1]).toBe('Skip');
});
