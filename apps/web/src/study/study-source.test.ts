import { unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { words } from '@cap-diamant/quebec/terminal-words';
import { describe, expect, it } from 'vitest';
import { checkStudy, formatStudy, parseStudy, type Study } from '../studies/study.ts';
import { EMPTY } from '../studies/tree.ts';
import { TableState } from '../table/state/table-state.svelte.ts';
import { settled } from '../testing/table.ts';
import { StudySource } from './study-source.svelte.ts';

const START = { options: { edition: '2011', level: 'events', players: 3 }, seed: 'study' };
const PLAYERS = ['black', 'white', 'pink'].map(colour => ({ name: '', colour }));
const NEW: Study = {
  id: 'one',
  title: 'A test',
  game: 'quebec',
  rules: 1,
  start: START,
  players: PLAYERS,
  root: EMPTY,
  path: [],
  changed: 0,
};

const open = (study = NEW, kept: { study?: Study } = {}) => {
  const source = new StudySource(quebec, study, {
    latest: () => kept.study?.root,
    save: (root, path) => {
      kept.study = { ...study, root, path };
    },
  });
  const table = new TableState(source, words, {
    clock: { now: () => 0, wait: async () => undefined },
    drafts: { load: () => undefined, save: () => undefined },
    language: () => 'en',
    nameOf: (_player, seat) => `Seat ${seat}`,
    settings: { confirmTurns: false },
    advise: async () => [],
    refused: () => expect.unreachable(),
    accepted: () => undefined,
  });
  table.open();
  const play = async (move: string) => {
    unwrap(table.play(unwrap(quebec.notation.parseMove(move))));
    await settled();
  };
  return { source, table, play, saved: () => kept.study ?? study };
};

const texts = (path: readonly { readonly move: string }[]) => path.map(({ move }) => move);

describe('a study at a table', () => {
  it('turns the moves of every seat into a line, and undo into a step back', async () => {
    const { source, table, play } = open();
    await play('send culture');
    await play('send citadelle');
    expect([texts(source.path), table.asked, table.view.zones.citadelle]).toEqual([
      ['send culture', 'send citadelle'],
      2,
      [0, 1, 0],
    ]);
    table.undo();
    await settled();
    expect([texts(source.path), table.asked, source.position.next.length]).toEqual([['send culture'], 1, 1]);
    await play('send religion');
    expect(texts(source.position.next)).toEqual([]);
    source.back();
    expect(texts(source.position.next)).toEqual(['send citadelle', 'send religion']);
  });

  it('steps through the tree, and promotes and removes variations', async () => {
    const { source, table, play } = open();
    for (const move of ['send culture', 'send citadelle']) await play(move);
    source.back();
    await play('send religion');
    source.promote(source.path);
    source.toStart();
    source.toEnd();
    expect(texts(source.path)).toEqual(['send culture', 'send religion']);
    source.remove(source.path.slice(0, 1));
    expect([source.path, source.root.next, table.length]).toEqual([[], [], 0]);
    source.forward();
    expect(source.path).toEqual([]);
  });

  it('keeps what two tabs try, note and remove at the same time', async () => {
    const kept = {};
    const [one, other] = [open(NEW, kept), open(NEW, kept)];
    await one.play('send culture');
    await other.play('send religion');
    other.source.comment('Safer.');
    one.source.comment('Faster.');
    expect(one.saved().root.next.map(({ move, comment }) => [move, comment])).toEqual([
      ['send culture', 'Faster.'],
      ['send religion', 'Safer.'],
    ]);
    // The other tab sees it, and stays where it is.
    other.source.catchUp();
    expect([other.source.root, texts(other.source.path)]).toEqual([one.source.root, ['send religion']]);
    const before = one.source.root;
    one.source.remove(one.source.path);
    await other.play('send economy');
    one.source.restore(before, before.next.slice(0, 1));
    expect(texts(other.saved().root.next)).toEqual(['send culture', 'send religion']);
    expect(texts(other.saved().root.next[1]?.next ?? [])).toEqual(['send economy']);
    // A move from a position that the other tab has removed brings it back.
    other.source.remove(one.source.path);
    await one.play('send economy');
    expect(texts(one.source.path)).toEqual(['send culture', 'send economy']);
  });

  it('goes back past what was revealed', async () => {
    const { source, table } = open();
    const century = () => table.view.century;
    while (century() === 1) {
      const [first] = table.offered;
      unwrap(table.play(first?.move as never));
      await settled();
    }
    expect(table.canUndo).toBe(true);
    table.undo();
    await settled();
    expect([century(), source.position.next.length]).toEqual([1, 1]);
  });

  it('survives storage, notes included, and refuses what cannot be played', async () => {
    const { source, play, saved } = open();
    await play('send culture');
    source.comment('Too early.');
    source.mark('?');
    const stored = JSON.parse(JSON.stringify(formatStudy(saved())));
    const read = unwrap(parseStudy(stored, 'one', 0));
    expect(read).toEqual(saved());
    expect(checkStudy(quebec, read).ok).toBe(true);
    const illegal = { ...read, root: { comment: '', next: [{ seat: 1, move: 'send culture', ...EMPTY }] } };
    expect(checkStudy(quebec, illegal).ok).toBe(false);
    expect(checkStudy(quebec, { ...read, rules: 99 }).ok).toBe(false);
    expect(checkStudy(quebec, { ...read, players: PLAYERS.slice(1) }).ok).toBe(false);
    expect(parseStudy({ ...stored, root: 3 }, 'one', 0).ok).toBe(false);
    const again = open(read);
    expect(again.table.view.zones.culture).toEqual([1, 0, 0]);
  });
});
