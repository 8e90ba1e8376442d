import { type Game, type Json, nth } from '@cap-diamant/kernel';
import {
  type Lesson,
  meets,
  type Reply,
  reaches,
  type Said,
  type Script,
  type Step,
} from '@cap-diamant/kernel/lessons';
import type { Bookmark } from '../page/lesson-progress.ts';
import { type LessonParts, LessonSource } from '../source/lesson-source.svelte.ts';
import type { Player } from '../source/players.ts';
import { pathTo, sceneAt, sceneStep } from './lesson-path.ts';

/** `watching`: the others move; `open`: the learner has to do something; `wrong`: it was something else; `done`. */
type Phase = 'watching' | 'open' | 'wrong' | 'done';

interface Given {
  readonly id: string;
  readonly game: Game;
  readonly lesson: Lesson;
  readonly parts: LessonParts;
  /** Called whenever a step opens; without a step, the lesson is over. */
  onprogress(at: Bookmark | undefined): void;
  /** Called with all moves of the scene that can be played to its end, when its last step is left. */
  onplayable(moves: Script): void;
}

/** What is said about a move that a step does not expect and has no words for. */
const ELSEWHERE: Said = {
  fr: 'C’est permis, mais cette étape montre autre chose. Réessayez en suivant ce qui est encerclé.',
  en: 'That is allowed too, but this step is about something else. Try again with what is circled.',
  ru: 'Так тоже можно, но этот шаг о другом. Попробуйте ещё раз: нужное обведено.',
};

/** Paces that something to look at stays in view before the move. */
const LOOK = 3;

const fitting = (replies: readonly Reply[] = [], effects: readonly Json[]): Said | undefined =>
  replies.find(({ when }) => effects.some(effect => meets(when, effect)))?.say;

/** A part of a lesson, and the step it begins with. */
interface Part {
  readonly at: number;
  readonly name: Said;
}

/** A lesson in progress: which step is open, and what became of it. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #given: Given;
  #source = $state.raw() as LessonSource;
  #at = $state(0);
  #phase = $state<Phase>('open');
  #note = $state.raw<Said>();
  /** The answer that was chosen, and the right one. */
  chosen = $state.raw<{ readonly option: number | string; readonly right: number | string }>();
  over = $state(false);
  /** Whether the step is being shown. */
  #shows = $state(false);
  #stop = new AbortController();
  #hurry = new AbortController();

  constructor(given: Given, start: Bookmark | undefined) {
    this.#given = given;
    this.lesson = given.lesson;
    const step = Math.min(start?.step ?? 0, given.lesson.steps.length - 1);
    const resumed = this.#openScene(step, start?.moves);
    void this.#open(step, resumed ? 'none' : start === undefined ? 'slowly' : 'at-once');
  }

  /** Changes with every scene. */
  get source(): LessonSource {
    return this.#source;
  }

  get at(): number {
    return this.#at;
  }

  get step(): Step {
    return nth(this.lesson.steps, this.#at);
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** What is said now: the step itself, or what became of it. */
  get text(): Said {
    return this.#note ?? this.step.say;
  }

  /** What the text is about. */
  get points(): readonly string[] {
    const { step } = this;
    if (step.kind === 'tell' || this.#phase === 'open') return step.points ?? [];
    if (step.kind === 'do' && this.#shows) return step.watch ?? [];
    return (this.#phase === 'done' && step.see) || [];
  }

  get parts(): readonly Part[] {
    return this.lesson.steps.flatMap(({ part }, at) => (part === undefined ? [] : [{ at, name: part }]));
  }

  /** Whether the next step may follow. */
  get canGoOn(): boolean {
    return this.step.kind === 'tell' ? this.#phase !== 'watching' : this.#phase === 'done';
  }

  /** Goes to the next step; one that is not done yet is shown or left out. Moves in progress are finished first. */
  next(): void {
    const { step } = this;
    if (this.#phase === 'watching') {
      this.#hurry.abort();
      return;
    }
    // What was shown after a wrong guess has not happened.
    if (step.kind === 'ask') this.#source.rewind();
    if (step.kind === 'do' && this.#phase !== 'done') {
      this.#source.rewind();
      // Where earlier choices led elsewhere, the scene is set up again as the lesson shows it.
      if (!this.#source.playAll(step.shows).ok) this.#openScene(this.#at + 1);
    }
    this.#go(this.#at + 1);
  }

  back(): void {
    if (this.over || this.#at > 0) this.goTo(this.over ? this.#at : this.#at - 1);
  }

  /** Goes to any step, as the lesson shows what leads there. */
  goTo(at: number): void {
    this.over = false;
    this.#openScene(at);
    void this.#open(at, 'at-once');
  }

  /** The same step once more. */
  again(): void {
    this.#source.rewind();
    this.#begin();
  }

  /** Begins the whole lesson again. */
  restart(): void {
    this.over = false;
    this.#openScene(0);
    void this.#open(0, 'slowly');
  }

  /** Plays the step for the learner. */
  async show(): Promise<void> {
    const { step } = this;
    if (step.kind !== 'do') return;
    this.#source.rewind();
    this.#source.ask(false);
    this.#note = undefined;
    this.#shows = true;
    const watched = await this.#watch(step.shows, step.moves, step.watch === undefined ? 1 : LOOK);
    this.#shows = false;
    if (watched) this.#finish();
  }

  /** Answers a prediction. A wrong guess is answered by showing, if the step can. */
  async answer(option: number | string): Promise<void> {
    const { step } = this;
    if (step.kind !== 'ask' || this.#phase !== 'open') return;
    const right = this.#source.predict(step.question);
    this.chosen = { option, right };
    this.#note = step.done;
    this.#source.withoutForecasts = false;
    if (option !== right && !(await this.#watch(step.shows ?? [], step.moves))) return;
    this.#phase = 'done';
  }

  close(): void {
    this.#stop.abort();
  }

  #go(to: number): void {
    if (this.step.id === this.lesson.playOn) this.#given.onplayable(this.#source.script);
    if (to >= this.lesson.steps.length) {
      this.over = true;
      this.#given.onprogress(undefined);
      return;
    }
    const isNew = nth(this.lesson.steps, to).scene !== undefined;
    if (isNew) this.#openScene(to);
    void this.#open(to, 'slowly');
  }

  /** Sets up the scene of a step as it was left, or else as the lesson shows it; true: as it was left. */
  #openScene(at: number, left?: Script): boolean {
    this.#stop.abort();
    const { id, game, lesson, parts } = this.#given;
    const players: readonly Player[] = lesson.colours.map((colour, seat) =>
      seat === 0 ? { name: '', colour } : { name: '', colour, bot: 'novice' },
    );
    const source = new LessonSource(`${id}/${sceneStep(lesson, at)}`, game, sceneAt(lesson, at), players, parts);
    const resumed = left !== undefined && source.playAll(left.slice(source.script.length)).ok;
    if (!resumed) source.playAll(pathTo(lesson, at));
    source.onplayed = () => this.#judge();
    this.#source = source;
    return resumed;
  }

  /** Opens a step, with the moves of the others in it. */
  async #open(at: number, moves: 'slowly' | 'at-once' | 'none'): Promise<void> {
    this.#at = at;
    const { step } = this;
    this.#note = undefined;
    this.chosen = undefined;
    this.#source.ask(false);
    if (moves === 'at-once') this.#source.playAll(step.moves ?? []);
    // Who leaves in between continues with the step before: half of the moves would never be completed.
    if (moves === 'slowly' && !(await this.#watch(step.moves ?? []))) return;
    this.#source.mark();
    this.#given.onprogress({ step: at, moves: this.#source.script });
    this.#begin();
  }

  #begin(): void {
    this.#phase = this.step.kind === 'tell' ? 'done' : 'open';
    this.#note = undefined;
    this.chosen = undefined;
    // Nothing gives an answer away, not even one step before its question.
    this.#source.withoutForecasts = [this.step, this.lesson.steps[this.#at + 1]].some(step => step?.kind === 'ask');
    this.#source.ask(this.step.kind === 'do');
  }

  /**
   * Plays moves for the learner to watch, after those of the step itself; false: something else began meanwhile, or the
   * lesson was left. Where earlier choices led elsewhere, the scene is set up again as the lesson shows it.
   */
  async #watch(moves: Script, before: Script = [], paces = 1): Promise<boolean> {
    this.#stop.abort();
    if (moves.length === 0) return true;
    const stop = new AbortController();
    this.#stop = stop;
    this.#hurry = new AbortController();
    this.#phase = 'watching';
    const outcome = await this.#source.playSlowly(moves, stop.signal, this.#hurry.signal, paces);
    if (stop.signal.aborted) return false;
    if (outcome === 'illegal') {
      this.#openScene(this.#at);
      this.#source.playAll(before);
      this.#source.mark();
      this.#source.playAll(moves);
    }
    return true;
  }

  #finish(): void {
    const { step } = this;
    this.#phase = 'done';
    this.#source.ask(false);
    if (step.kind === 'do') this.#note = fitting(step.ways, this.#source.effects) ?? step.done;
  }

  /** What became of the learner's moves. */
  #judge(): void {
    const { step } = this;
    if (step.kind !== 'do') return;
    const { effects } = this.#source;
    const lost = step.wrong?.filter(({ atOnce }) => atOnce === true);
    if (reaches(step.goal, effects)) this.#finish();
    else if (!this.#source.isOpen || fitting(lost, effects) !== undefined) {
      this.#phase = 'wrong';
      this.#note = fitting(step.wrong, effects) ?? step.otherwise ?? ELSEWHERE;
      this.#source.ask(false);
    }
  }
}
