import type { Opponent } from '../opponents/opponents.ts';
import { type Pace, think } from '../players/think.ts';
import { judgeSegment } from '../review/judge.ts';
import { judgeInSlices } from '../review/judge-in-slices.ts';
import { answerWith } from './answer-with.ts';
import { createOpponent } from './create-opponent.ts';
import type { LoadGame } from './load-game.ts';
import type { Answer, BotQuestion, BotTask, JudgeTask, Port, WorkerRequest, WorkerResponse } from './messages.ts';
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

  /** Says that work begins, and reads messages before it does. False: the question was withdrawn meanwhile. */
  const begin = async (id: number, own: Pace): Promise<boolean> => {
    send({ kind: 'started', id });
    await own.pause();
    return !own.isCancelled();
  };

  const ownAnswer = async (id: number, task: BotTask, own: Pace): Promise<Answer | undefined> => {
    const { question } = task;
    const { player, budget } = await players.get(question);
    if (!(await begin(id, own))) return undefined;
    const report = await think(player.consider(question), question.budget ?? budget, own);
    return report === undefined ? undefined : answerWith(load, task, report);
  };

  const judgement = async (
    id: number,
    { question, played, effort }: JudgeTask,
    own: Pace,
  ): Promise<Answer | undefined> => {
    const { game, evaluation } = await load(question);
    const known = await evaluation();
    if (!(await begin(id, own))) return undefined;
    const decisions = await judgeInSlices(judgeSegment(game, known, question, played, effort), own);
    return decisions && { kind: 'judged', decisions };
  };

  const work = async ({ id, task }: Ask): Promise<WorkerResponse> => {
    const own: Pace = { ...pace, isCancelled: () => withdrawn.has(id) };
    const answered = await (task.kind === 'judge' ? judgement(id, task, own) : ownAnswer(id, task, own));
    return answered === undefined ? { kind: 'withdrawn', id } : { kind: 'answered', id, answer: answered };
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
