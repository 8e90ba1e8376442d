import { perft as countMoves } from '@cap-diamant/kernel';
import { outcomeOf, recordOfMatch, stateOf } from '@cap-diamant/match';
import { answer, refuse } from '../reply.ts';
import { Nothing, Perft, View } from '../requests.ts';
import { playing } from '../table.ts';
import { shown } from './setup.ts';

export const show = playing(Nothing, shown);

export const view = playing(View, (match, { seat }) => {
  const { game } = match;
  const state = stateOf(match);
  const seats = game.seats(state);
  if (seat === undefined) {
    return refuse('bad-request', 'request: "seat" is missing: the number of a seat, or null to watch');
  }
  if (seat !== null && seat >= seats) {
    return refuse(
      'bad-request',
      `request: "seat": there is no seat ${seat}; seats are 0 to ${seats - 1}, null to watch`,
    );
  }
  return answer({ position: game.notation.formatView(game.view(state, seat ?? undefined)) });
});

export const score = playing(Nothing, match => {
  const { scores, ifEndedNow } = match.game.tally(stateOf(match));
  const outcome = outcomeOf(match);
  return answer({ scores, ifEndedNow, ...(outcome && { winners: outcome.winners, ranking: outcome.ranking }) });
});

export const record = playing(Nothing, match => answer({ record: recordOfMatch(match) }));

export const perft = playing(Perft, (match, { depth }) => {
  const nodes = countMoves(match.game, stateOf(match), depth);
  return nodes.ok ? answer({ nodes: nodes.value }) : refuse('bad-request', nodes.error);
});
