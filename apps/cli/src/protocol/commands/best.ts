import { randomUUID } from 'node:crypto';
import { type Pace, type Report, think } from '@cap-diamant/bots';
import type { Seat } from '@cap-diamant/kernel';
import { feed, type Match } from '@cap-diamant/match';
import { HOUSE_BOTS } from '../../bots/names.ts';
import { isBotName, isOutside, opponentNamed } from '../../bots/open.ts';
import { matchCommand } from '../open-table.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import { Best } from '../requests.ts';

const DEFAULT_LEVEL = 'strong';

/** Nothing else is answered while a bot thinks, so it never pauses. */
const PACE: Pace = { now: () => performance.now(), pause: async () => {}, isCancelled: () => false };

interface Inquiry {
  readonly level: string;
  readonly seat: Seat;
  readonly seed: string;
  readonly ms: number | undefined;
}

/** The bot gets the view from the feed of its seat, like every bot. */
const consult = async (match: Match, { level, seat, seed, ms }: Inquiry): Promise<Report> => {
  const { player, budget } = await opponentNamed(level, match.game);
  const thought = player.consider({ view: feed(match, seat).view, seat, seed });
  await think(thought, ms === undefined ? budget : { ms }, PACE);
  return thought.report();
};

const rounded = (numbers: readonly number[]): number[] => numbers.map(number => Math.round(1000 * number) / 1000);

const bestReply = ({ game }: Match, { move, line, candidates, playouts }: Report): Reply => {
  const { formatMove } = game.notation;
  const { scores = [], shares = [] } = candidates.find(each => formatMove(each.move) === formatMove(move)) ?? {};
  return answer({
    move: formatMove(move),
    line: line.slice(1).map(next => formatMove(next.move)),
    value: rounded(scores),
    shares: rounded(shares),
    playouts,
  });
};

/** The move a bot would play, the moves it expects to follow, and the final scores it expects. */
export const best = matchCommand(Best, (match, { level = DEFAULT_LEVEL, ms, seed = randomUUID(), seat }) => {
  if (isOutside(level) || !isBotName(level)) {
    return refuse('bad-request', `request: "level": there is no level "${level}"; there is ${HOUSE_BOTS.join(', ')}`);
  }
  const { actors } = feed(match, undefined);
  if (actors.length === 0) return refuse('illegal-move', 'the game is over: there is no move to find');
  const asked = seat ?? actors[0];
  if (asked === undefined || !actors.includes(asked)) {
    return refuse('illegal-move', `seat ${asked} is not to move; to move: seat ${actors.join(', ')}`);
  }
  return consult(match, { level, seat: asked, seed, ms }).then(report => bestReply(match, report));
});
