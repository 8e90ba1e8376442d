import { explain, type Opponent, opponentOf, type Pace, type Report, think } from '@cap-diamant/bots';
import { isGameId, loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import type { BotRequest, Hint } from './client.ts';

const HINTS = 3;

const load = async (id: string) => {
  if (!isGameId(id)) throw new Error(`no game "${id}"`);
  const [{ game }, evaluation] = await Promise.all([loadGame(id), loadEvaluation(id)]);
  return { game, evaluation };
};

type Loaded = Awaited<ReturnType<typeof load>>;

/** The same bot in the same seat of a match stays the same player: it may remember what it thought. */
const players = new Map<string, Opponent>();

const playerFor = ({ game, evaluation }: Loaded, { match, seat, level }: BotRequest): Opponent => {
  const key = JSON.stringify([match, seat, level]);
  const known = players.get(key) ?? opponentOf(game, evaluation, level);
  players.set(key, known);
  return known;
};

const considered = async (loaded: Loaded, request: BotRequest, pace: Pace): Promise<Report | undefined> => {
  const { player, budget } = playerFor(loaded, request);
  return think(player.consider(request), budget, pace);
};

/** A bot's move; no answer once the question is withdrawn. */
export const choose = async (request: BotRequest, pace: Pace): Promise<{ readonly move: unknown } | undefined> => {
  const report = await considered(await load(request.game), request, pace);
  return report && { move: report.move };
};

/** The best moves and why; undefined once the question is withdrawn. */
export const advise = async (request: BotRequest, pace: Pace): Promise<readonly Hint[] | undefined> => {
  const loaded = await load(request.game);
  const report = await considered(loaded, request, pace);
  if (report === undefined) return undefined;
  return explain(loaded.game, loaded.evaluation, request, report, HINTS);
};
