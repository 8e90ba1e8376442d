import { loadRules } from '@cap-diamant/catalogue';
import { random, unwrap } from '@cap-diamant/kernel';
import { outcomeOf, playText, stateOf } from '@cap-diamant/match';
import { describe, expect, it } from 'vitest';
import { loadLessons } from '../games/index.ts';
import { reopenGame } from '../source/games.ts';
import { gameToPlayOn } from './play-on.ts';

const GUIDED = [
  ['quebec', 'first-game'],
  ['quebec', 'second-game'],
  ['nouvelle-france', 'first-game'],
] as const;
const CHOSEN = { name: 'Anne', level: 'novice', seed: 'play on' } as const;

const load = async (id: (typeof GUIDED)[number][0], name: string) => {
  const { list } = await loadLessons(id);
  const lesson = await list.find(entry => entry.id === name)?.load();
  if (lesson === undefined) throw new Error(`no lesson "${name}"`);
  return { lesson, game: await loadRules(id) };
};

describe.each(GUIDED)('the game of the guided lesson %s/%s', (id, name) => {
  it('can be played to its end, against bots, as a game like any other', async () => {
    const { lesson, game } = await load(id, name);
    const saved = gameToPlayOn(game, lesson, undefined, CHOSEN);
    expect(saved.players.map(({ bot }) => bot)).toEqual([undefined, ...lesson.colours.slice(1).map(() => 'novice')]);
    expect(saved.players[0]?.name).toBe('Anne');
    let match = unwrap(await reopenGame(JSON.parse(JSON.stringify(saved))));
    const dice = random('any moves');
    for (let [seat] = game.actors(stateOf(match)); seat !== undefined; [seat] = game.actors(stateOf(match))) {
      const move = dice.pick(game.moves(stateOf(match), seat));
      match = unwrap(playText(match, seat, game.notation.formatMove(move)));
    }
    expect(outcomeOf(match)?.scores).toHaveLength(lesson.colours.length);
  });
});

it('the game goes on from what the learner chose', async () => {
  const { lesson, game } = await load('quebec', 'first-game');
  const turns = ['0: start', '0: put c10r1', '1: send economy', '2: send culture', '0: send religion'];
  const saved = gameToPlayOn(game, lesson, turns, CHOSEN);
  expect(saved.record.position).toMatchObject({
    century: 2,
    turn: 1,
    sites: { c10r1: { state: 'underway', architect: 0 } },
    zones: { religion: [1, 0, 0] },
  });
});

it('what is hidden is dealt anew, so that nobody knows the deck of the lesson', async () => {
  const { lesson, game } = await load('nouvelle-france', 'first-game');
  const decks = ['one', 'two'].map(seed => {
    const { record } = gameToPlayOn(game, lesson, undefined, { ...CHOSEN, seed });
    return (record.position as { readonly deck: readonly string[] }).deck;
  });
  expect(decks[0]).not.toEqual(decks[1]);
  expect(decks[0]?.toSorted()).toEqual(decks[1]?.toSorted());
});
