import { type Game, unwrap, type Words } from '@cap-diamant/kernel';
import { toyGame } from '@cap-diamant/kernel/testing';
import { openMatch, playText } from '@cap-diamant/match';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { Autosave } from './autosave.ts';
import { hostGame } from './host.ts';
import type { Player } from './players.ts';

const game = toyGame as Game;
const start = unwrap(openMatch(game, { options: { players: 2 }, seed: 'host' }));
const top = (toyGame.setup({ players: 2, rounds: 2 }, 'host').dark[0] ?? '').toString();

/** Words for the toy game: effects are printed as they are, and questions name their seat. */
const words: Words = {
  title: 'toy',
  variant: name => name,
  question: (_view, seat) => `question for ${seat}`,
  move: (_view, _seat, move) => JSON.stringify(move),
  effect: (_view, effect) => JSON.stringify(effect),
  milestone: () => undefined,
  source: source => source,
  aspect: aspect => aspect,
  reason: reason => `because ${reason}`,
  pages: {},
};

/** The output while people type these lines. */
const printed = async (players: readonly Player[], typed: readonly string[], match = start): Promise<string[]> => {
  const lines: string[] = [];
  const left = [...typed];
  const say = (line: string): void => void lines.push(line);
  const texts = en.play;
  await hostGame(
    {
      say,
      readLine: async () => left.shift(),
      game,
      players,
      names: players.map(({ name }) => name),
      words,
      texts,
      autosave: new Autosave({ players, file: undefined, texts, say }, match),
      bots: {
        move: async () => unwrap(game.notation.parseMove('rest')),
        advise: async () => [],
        close: async () => {},
      },
      advise: async (_match, seat) => [`advice for ${seat}`],
    },
    match,
  );
  return lines;
};

const PAIR = [{ name: 'Anne' }, { name: 'Luc' }];
const saw = `{"kind":"saw","bottle":${top}}`;
const until = (lines: readonly string[], line: string): readonly string[] => lines.slice(0, lines.indexOf(line));

describe('a game at one keyboard', () => {
  it('prints a private effect when its person is asked, under their name, and never in the shared log', async () => {
    const lines = await printed(PAIR, ['peek', 'record', 'rest', 'record', 'quit']);
    const heading = lines.indexOf(en.play.onlyFor('Anne'));
    expect(lines[heading + 1]).toBe(saw);
    expect(lines[heading - 1]).toBe(en.play.turn('Anne'));
    expect(lines.filter(line => line.includes('"saw"'))).toHaveLength(1);
    expect(lines.filter(line => line.includes('"peeked"'))).toHaveLength(3);
  });

  it('tells the only person everything of theirs at once', async () => {
    const lines = await printed([{ name: 'Anne' }, { name: 'Bot', bot: 'random' }], ['peek', 'record', 'quit']);
    expect(lines).not.toContain(en.play.onlyFor('Anne'));
    expect(until(lines, en.play.turn('Anne'))).not.toContain(saw);
    expect(lines.filter(line => line === saw)).toHaveLength(2);
  });

  it('does not tell a person what a bot saw', async () => {
    const match = unwrap(playText(start, 0, 'peek'));
    const lines = await printed([{ name: 'Bot', bot: 'random' }, { name: 'Luc' }], ['record', 'quit'], match);
    expect(lines).toContain(en.play.turn('Luc'));
    expect(lines.some(line => line.includes('"peeked"'))).toBe(true);
    expect(lines.some(line => line.includes('"saw"'))).toBe(false);
  });

  it('undoes what another person decided, but nothing that was revealed', async () => {
    const lines = await printed(PAIR, ['step 1', 'rest', 'undo', 'undo', 'draw', 'undo', 'quit']);
    expect(lines.filter(line => line === en.play.undone(1))).toHaveLength(2);
    expect(lines.at(-1)).toBe(en.play.uncovered);
  });

  it('asks for advice on behalf of the person to decide', async () => {
    expect(await printed(PAIR, ['step 1', 'rest', 'hint', 'quit'])).toContain('advice for 1');
  });

  it('gives the reason of the game for a move that is refused', async () => {
    const position = { ...toyGame.setup({ players: 2, rounds: 2 }, 'host'), dark: [] };
    const drawn = toyGame.setup({ players: 2, rounds: 2 }, 'host').dark;
    const empty = unwrap(openMatch(game, { position: { ...position, drawn } }));
    expect(await printed(PAIR, ['draw', 'quit'], empty)).toContain(en.play.refused('draw', 'because empty'));
  });
});
