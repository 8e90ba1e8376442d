import type { Opponent } from '../opponents.ts';
import { type Pace, think } from '../think.ts';
import type { Part, Port, Request, Response } from './messages.ts';

/** What a thread brings with it: its players, its clock, and a way to let messages in. */
export interface Stage {
  cast(part: Part): Promise<Opponent>;
  readonly pace: Omit<Pace, 'isCancelled'>;
}

type Ask = Extract<Request, { readonly kind: 'ask' }>;

/** The same part at the same seat is played by the same player: it may remember what it thought. */
const rememberingCasts = (stage: Stage): ((asked: Ask) => Promise<Opponent>) => {
  const casts = new Map<string, Promise<Opponent>>();
  return asked => {
    const key = JSON.stringify([asked.game, asked.bot, asked.seat, asked.components]);
    const known = casts.get(key) ?? stage.cast(asked);
    casts.set(key, known);
    known.catch(() => casts.delete(key));
    return known;
  };
};

/**
 * Answers questions on a thread of its own, one after the other. It listens while it thinks, so that a question can be
 * withdrawn; a question that goes wrong is answered with why, and the next one is taken.
 */
export const serve = (port: Port, stage: Stage): void => {
  const cast = rememberingCasts(stage);
  const open = new Set<number>();
  const withdrawn = new Set<number>();
  const say = (response: Response): void => port.postMessage(response);

  const thinkAbout = async (asked: Ask): Promise<Response> => {
    const { id, seat, seed } = asked;
    const { player, budget } = await cast(asked);
    say({ kind: 'begun', id });
    const pace: Pace = { ...stage.pace, isCancelled: () => withdrawn.has(id) };
    await pace.pause();
    if (pace.isCancelled()) return { kind: 'cancelled', id };
    const report = await think(player.consider({ view: asked.view, seat, seed }), asked.budget ?? budget, pace);
    return report === undefined ? { kind: 'cancelled', id } : { kind: 'report', id, report };
  };

  const answer = async (asked: Ask): Promise<void> => {
    const { id } = asked;
    const response = await thinkAbout(asked).catch(
      (fault: unknown): Response => ({ kind: 'failed', id, why: String(fault) }),
    );
    open.delete(id);
    withdrawn.delete(id);
    say(response);
  };

  let queue = Promise.resolve();
  port.onmessage = ({ data }) => {
    const request = data as Request;
    if (request.kind === 'ask') {
      open.add(request.id);
      queue = queue.then(() => answer(request));
    } else if (open.has(request.id)) withdrawn.add(request.id);
  };
};
