import {
  assembleReview,
  decide,
  ENGINE_VERSION,
  greedyPlayer,
  judgeAtOnce,
  judgeSegment,
  type Played,
  segmentsOf,
} from '@cap-diamant/bots';
import { loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import { nth } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';

const { game } = await loadGame('quebec');
const evaluation = await loadEvaluation('quebec');
const good = greedyPlayer(game, evaluation.learned);

/** The decision that is spoilt: a turn in the first century. */
const PLANTED = 20;

/** A game of two good players, in which one of them once plays the worst move there is. */
const play = () => {
  const { options } = nth(game.options.variants, 0);
  let state = game.setup(options, 'planted');
  const states = [state];
  const decisions: Played[] = [];
  let planted: number | undefined;
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const { move, candidates } = decide(good.consider({ view: game.view(state, seat), seat, seed: 'good' }));
    const isHere = planted === undefined && decisions.length >= PLANTED && game.turn(state).fresh;
    if (isHere) planted = decisions.length;
    decisions.push({ seat, move: isHere ? nth(candidates, candidates.length - 1).move : move });
    state = game.apply(state, seat, nth(decisions, decisions.length - 1).move);
    states.push(state);
  }
  return { states, decisions, planted, outcome: game.outcome(state) };
};

describe('a blunder planted in a good game', () => {
  it('is found, and nothing is as bad', () => {
    const { states, decisions, planted, outcome } = play();
    if (outcome === undefined) throw new Error('the game did not end');
    const segments = segmentsOf(game, states, decisions);
    const effort = { lines: 4, worlds: 2, playouts: 2 };
    const judged = segments.map(({ view, seat, played, at }) =>
      judgeAtOnce(judgeSegment(game, evaluation, { view, seat, seed: `planted/${at}` }, played, effort)),
    );
    const review = assembleReview({ version: ENGINE_VERSION, effort }, segments, judged, outcome);
    const worst = review.decisions.toSorted((a, b) => b.chances - b.after - (a.chances - a.after));
    expect(worst[0]).toMatchObject({ at: planted, grade: 'blunder' });
    expect(worst[0]?.better[0]).not.toBe(worst[0]?.played);
    expect(review.decisions.filter(({ grade }) => grade === 'blunder')).toHaveLength(1);
  });
});
