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
import { type Json, LANGUAGES, nth, unwrap } from '@cap-diamant/kernel';
import { openMatch, playText } from '@cap-diamant/match';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../words/index.ts';
import { reviewLines } from './review-lines.ts';

const { game, words } = await loadGame('quebec');
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
  return { options, states, decisions, planted, outcome: game.outcome(state) };
};

const { options, states, decisions, planted, outcome } = play();
if (outcome === undefined) throw new Error('the game did not end');
const segments = segmentsOf(game, states, decisions);
const effort = { lines: 4, worlds: 2, playouts: 2 };
const judged = segments.map(({ view, seat, played, at }) =>
  judgeAtOnce(judgeSegment(game, evaluation, { view, seat, seed: `planted/${at}` }, played, effort)),
);
const review = assembleReview({ version: ENGINE_VERSION, effort }, segments, judged, outcome);

describe('a blunder planted in a good game', () => {
  it('is found, and nothing is as bad', () => {
    const worst = review.decisions.toSorted((a, b) => b.chances - b.after - (a.chances - a.after));
    expect(worst[0]).toMatchObject({ at: planted, grade: 'blunder' });
    expect(worst[0]?.better[0]).not.toBe(worst[0]?.played);
    expect(review.decisions.filter(({ grade }) => grade === 'blunder')).toHaveLength(1);
  });

  it.each(LANGUAGES)('is told in words, with what was better and why, in %s', language => {
    const start = unwrap(openMatch(game, { options: options as Json, seed: 'planted' }));
    const match = decisions.reduce(
      (before, { seat, move }) => unwrap(playText(before, seat, game.notation.formatMove(move))),
      start,
    );
    const texts = textsIn(language);
    const lines = reviewLines({ language, texts, say: () => undefined }, review, {
      match,
      words: words(language),
      names: ['Anne', 'Luc', 'Zoé', 'Ève', 'Paul'],
    });
    const { seat, better, played } = nth(
      review.decisions,
      review.decisions.findIndex(({ at }) => at === planted),
    );
    const view = game.view(nth(states, planted ?? 0), seat);
    const said = (move: string): string => words(language).move(view, seat, unwrap(game.notation.parseMove(move)));
    const at = lines.indexOf(`   ${texts.review.played(said(played), played)}`);
    expect(lines[at - 1]).toContain(texts.review.grades.blunder);
    expect(lines[at + 1]).toBe(`   ${texts.review.better(said(nth(better, 0)), better)}`);
    expect(lines[at + 2]).toMatch(/^ {3}\p{L}.*\.$/u);
  });
});
