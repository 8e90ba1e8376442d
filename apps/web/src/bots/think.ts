import { explain, type Opponent, opponentOf, type Pace, type Report, think } from '@cap-diamant/bots';
import { isGameId, loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import type { BotRequest, Hint } from './client.ts';

const HINTS = 3;

const bring = async (id: string) => {
  if (!isGameId(id)) throw new Error(`no game "${id}"`);
  const [{ game }, evaluation] = await Promise.all([loadGame(id), loadEvaluation(id)]);
  return { game, evaluation };
};

type Brought = Awaited<ReturnType<typeof bring>>;

/** The same bot in the same seat stays the same player: it may remember what it thought. */
const players = new Map<string, Opponent>();

const playerFor = ({ game, evaluation }: Brought, { seat, level }: BotRequest): Opponent => {
  const key = JSON.stringify([game.id, seat, level]);
  const known = players.get(key) ?? opponentOf(game, evaluation, level);
  players.set(key, known);
  return known;
};

const considered = async (brought: Brought, request: BotRequest, pace: Pace): Promise<Report | undefined> => {
  const { player, budget } = playerFor(brought, request);
  return think(player.consider(request), budget, pace);
};

/** A bot's move as text; undefined once the question is withdrawn. */
export const choose = async (request: BotRequest, pace: Pace): Promise<string | undefined> => {
  const brought = await bring(request.game);
  const report = await considered(brought, request, pace);
  return report && brought.game.notation.formatMove(report.move);
};

/** The best moves and why; undefined once the question is withdrawn. */
export const advise = async (request: BotRequest, pace: Pace): Promise<readonly Hint[] | undefined> => {
  const brought = await bring(request.game);
  const report = await considered(brought, request, pace);
  if (report === undefined) return undefined;
  const { game, evaluation } = brought;
  return explain(game, evaluation, request, report, HINTS).map(({ line, lead, lost, gains }) => ({
    line: line.map(move => game.notation.formatMove(move)),
    lead,
    lost,
    gains,
  }));
};
