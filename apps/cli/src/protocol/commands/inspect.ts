import { perft as countMoves } from '@cap-diamant/kernel';
import { feed, recordOfMatch, refereeFeed, seatsOf } from '@cap-diamant/match';
import { matchCommand } from '../open-table.ts';
import { answer, refuse } from '../reply.ts';
import { Nothing, Perft, View } from '../requests.ts';
import { positionReply } from './setup.ts';

export const show = matchCommand(Nothing, positionReply);

export const view = matchCommand(View, (match, { seat }) => {
  const seats = seatsOf(match);
  if (seat === undefined) {
    return refuse('bad-request', 'request: "seat" is missing: the number of a seat, or null to watch');
  }
  if (seat !== null && seat >= seats) {
    return refuse(
      'bad-request',
      `request: "seat": there is no seat ${seat}; seats are 0 to ${seats - 1}, null to watch`,
    );
  }
  return answer({ position: match.game.notation.formatView(feed(match, seat ?? undefined).view) });
});

export const score = matchCommand(Nothing, match => {
  const { scores, ifEndedNow } = match.game.tally(refereeFeed(match).state);
  const { outcome } = feed(match, undefined);
  return answer({ scores, ifEndedNow, ...(outcome && { winners: outcome.winners, ranking: outcome.ranking }) });
});

export const record = matchCommand(Nothing, match => answer({ record: recordOfMatch(match) }));

export const perft = matchCommand(Perft, (match, { depth }) => {
  const nodes = countMoves(match.game, refereeFeed(match).state, depth);
  return nodes.ok ? answer({ nodes: nodes.value }) : refuse('bad-request', nodes.error);
});
