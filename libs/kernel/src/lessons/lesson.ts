import type { Json } from '../game.ts';
import type { Language } from '../words.ts';

/** A text in every language. */
export type Said = { readonly [language in Language]: string };

/** Fields an effect must have, in the game's notation for effects. A list allows any of its values. */
export type Pattern = Readonly<Record<string, Json>>;

/** Where a lesson starts, or continues later on: a set-up, changes to its position, and moves from there. */
export interface Scene {
  readonly options: Json;
  readonly seed: string;
  /** Changes to the position, in the game's notation; objects are merged, everything else is replaced. */
  readonly set?: Json;
  readonly moves?: Script;
}

/**
 * Moves as text, each by the first seat to decide or by the seat before a colon ("1: pass"). `a; b | c` plays `a` and
 * `b` if both are legal, else `c`: others can answer whatever the learner chose.
 */
export type Script = readonly string[];

interface Common {
  /** Unique in its lesson. */
  readonly id: string;
  /** The name of the part that begins here: who knows the ones before it may skip them. */
  readonly part?: Said;
  /** The position the step starts from; without one, it continues where the step before it ended. */
  readonly scene?: Scene;
  /** Moves of the others, played when the step opens. */
  readonly moves?: Script;
  /** What is said, in two sentences at most. */
  readonly say: Said;
  /** The things on the table that the text is about, as the game names them. */
  readonly points?: readonly string[];
}

/** Something to look at, or to read. */
export interface TellStep extends Common {
  readonly kind: 'tell';
}

/** What is said about a move, if one of its effects has these fields. */
export interface Reply {
  readonly when: Pattern;
  readonly say: Said;
  /** Said as soon as it happens: nothing later in the turn can reach the goal any more. */
  readonly atOnce?: boolean;
}

/** A turn, or part of one, that the learner plays. */
export interface DoStep extends Common {
  readonly kind: 'do';
  /** Every pattern has to be met by an effect of what the learner did. */
  readonly goal: readonly Pattern[];
  /** Moves that reach the goal: shown on request, and played by tests. */
  readonly shows: Script;
  /** The things to look at while they are shown, if what follows would hide them. */
  readonly watch?: readonly string[];
  /** What is said about legal moves that miss the goal; the first that fits. */
  readonly wrong?: readonly Reply[];
  /** What is said about all other moves that miss it, if there is something special to say. */
  readonly otherwise?: Said;
  /** What is said about some of the ways to reach the goal; the first that fits. */
  readonly ways?: readonly Reply[];
  /** What is said once it is done in any other way. */
  readonly done: Said;
  /** The things to look at then. */
  readonly see?: readonly string[];
}

/** What the real rules say to a prediction. */
export type Question =
  /** A field of the effects that these moves will have. */
  | {
      readonly after: Script;
      readonly effect: Pattern;
      /** A path such as `points.0`. */
      readonly take: string;
      /** Of the first effect; added up over all of them; or, for a list by seat, the seat with the most. */
      readonly by?: 'first' | 'sum' | 'most';
    }
  /** Whether a move is legal: `yes` or `no`. */
  | { readonly legal: string };

/** A prediction. */
export interface AskStep extends Common {
  readonly kind: 'ask';
  readonly question: Question;
  /** The answers to choose from: seats, or numbers, or words. */
  readonly of: 'seats' | 'numbers' | 'words';
  readonly options: readonly (number | string)[];
  /** The words of the options, if they are words. */
  readonly words?: Readonly<Record<string, Said>>;
  /** Moves that show the answer to who guessed wrong; they are undone when the lesson continues. */
  readonly shows?: Script;
  /** What is said after the answer, right or wrong. */
  readonly done: Said;
  /** The things to look at then. */
  readonly see?: readonly string[];
}

export type Step = TellStep | DoStep | AskStep;

/** Something that was learned, and the step that shows it. */
export type Learned = Said & { readonly step: string };

/** A lesson: real positions, real moves, and what is said about them. The learner is seat 0. */
export interface Lesson {
  /** The colours of the players. */
  readonly colours: readonly string[];
  /** The first step has a scene. */
  readonly steps: readonly Step[];
  /** What was learned, line by line: the player aid for a first game. */
  readonly learned: readonly Learned[];
  /** The step after which the scene can be played to its end against bots, as a game of the learner's own. */
  readonly playOn?: string;
}

/** A lesson in a list; its steps load when somebody opens it. */
export interface LessonEntry {
  readonly id: string;
  readonly minutes: number;
  readonly title: Said;
  readonly about: Said;
  load(): Promise<Lesson>;
}
