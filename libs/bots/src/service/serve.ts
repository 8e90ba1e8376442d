import type { Opponent } from '../opponents/opponents.ts';
import { type Pace, think } from '../players/think.ts';
import { answerWith } from './answer-with.ts';
import { createOpponent } from './create-opponent.ts';
import type { LoadGame } from './load-game.ts';
import type { BotQuestion, Port, WorkerRequest, WorkerResponse } from './messages.ts';
import { createPlayerMemory } from './player-memory.ts';

/** What a worker thread needs: the games, a clock, and a way to receive messages. */
export interface WorkerSetup {
  readonly load: LoadGame;
  readonly pace: Omit<Pace, 'isCancelled'>;
  /** How many players are kept with their search memory. */
  readonly capacity?: number;
}

const CAPACITY = 32;

type Ask = Extract<WorkerRequest, { readonly kind: 'ask' }>;

const opponentFor = async (load: LoadGame, question: BotQuestion): Promise<Opponent> => {
  const { game, evaluation } = await load(question);
  const opponent = await createOpponent(question.bot, game, evaluation);
  if (opponent === undefined) throw new Error(`there is no bot "${question.bot}"`);
  return opponent;
};

/**
 * Answers questions on its own thread, one after the other. It reads messages between slices of thinking, so that a
 * question can be withdrawn. If a question fails, it answers with the reason and takes the next one.
 */
export const serve = (port: Port, { load, pace, capacity = CAPACITY }: WorkerSetup): void => {
  const players = createPlayerMemory(question => opponentFor(load, question), capacity);
  const open = new Set<number>();
  const withdrawn = new Set<number>();
  const send = (response: WorkerResponse): void => port.postMessage(response);

  const work = async ({ id, task }: Ask): Promise<WorkerResponse> => {
    const { question } = task;
    const { player, budget } = await players.get(question);
    send({ kind: 'started', id });
    const own: Pace = { ...pace, isCancelled: () => withdrawn.has(id) };
    await own.pause();
    if (own.isCancelled()) return { kind: 'withdrawn', id };
    const report = await think(player.consider(question), question.budget ?? budget, own);
    if (report === undefined) return { kind: 'withdrawn', id };
    return { kind: 'answered', id, answer: await answerWith(load, task, report) };
  };

  const answer = async (asked: Ask): Promise<void> => {
    const { id } = asked;
    const response = await work(asked).catch(
      (error: unknown): WorkerResponse => ({ kind: 'failed', id, message: String(error) }),
    );
    open.delete(id);
    withdrawn.delete(id);
    send(response);
  };

  let queue = Promise.resolve();
  port.onmessage = ({ data }) => {
    const request = data as WorkerRequest;
    if (request.kind === 'close') players.close(request.match);
    else if (request.kind === 'withdraw') {
      if (open.has(request.id)) withdrawn.add(request.id);
    } else {
      open.add(request.id);
      queue = queue.then(() => answer(request));
    }
  };
};
