import type { Level } from '@cap-diamant/bots/levels';
import type { ImportFault } from '../storage/file.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['slow', 'calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** How fast a scoring plays; `none`: only its table is shown. */
export const SHOW_PACES = ['slow', 'calm', 'quick', 'none'] as const;
export type ShowPace = (typeof SHOW_PACES)[number];

/** A choice with a line that explains it. */
interface Explained {
  readonly name: string;
  readonly about: string;
}

/** All texts of the page itself. The games have their own catalogues. */
export interface Texts {
  readonly tagline: string;
  readonly skip: string;
  readonly loading: string;
  readonly close: string;
  readonly cancel: string;
  readonly backToStart: string;
  readonly home: string;
  /** The title of the browser's tab while a game is open. */
  pageTitle(game: string): string;
  readonly unofficial: string;
  /** The page about learning the games. */
  readonly learn: string;
  readonly learnAbout: string;
  readonly start: StartTexts;
  readonly setup: SetupTexts;
  readonly settings: SettingsTexts;
  readonly table: TableTexts;
  readonly file: FileTexts;
  readonly trouble: TroubleTexts;
  readonly help: HelpTexts;
  readonly update: { readonly [text in 'ready' | 'reload' | 'done' | 'offline']: string };
  /** What players without a name are called. */
  person(number: number): string;
  readonly bots: readonly string[];
  readonly levels: { readonly [level in Level]: Explained };
  readonly colours: Readonly<Record<string, string>>;
  list(names: readonly string[]): string;
}

interface StartTexts {
  readonly playNow: string;
  /** On the first visit, leads to the guided games. */
  readonly firstTime: string;
  /** What is new every day. */
  readonly puzzle: Explained;
  readonly challenge: Explained;
  /** What "Play now" starts: the rules and how many opponents. */
  quick(game: string, variant: string, bots: number): string;
  /** Another game that one press starts. */
  atOnce(variant: string, bots: number): string;
  readonly newGame: string;
  readonly newGameAbout: string;
  readonly online: string;
  readonly onlineAbout: string;
  readonly importFile: string;
  readonly importAbout: string;
  readonly running: string;
  readonly finished: string;
  /** Opens the game that was played last. */
  readonly goOn: string;
  /** Whose turn it is in a saved game. */
  readonly yourTurn: string;
  turnOf(name: string): string;
  /** Above the ways to begin a game, while another one is waiting. */
  readonly another: string;
  readonly anotherAbout: string;
  /** The winners of a finished game. */
  winners(names: readonly string[]): string;
  /** How far a saved game is, and when it was last played. */
  progress(turns: number, when: string): string;
  removed(game: string): string;
  readonly remove: string;
  /** What the buttons of a saved game do, for screen readers: they name the game and its players. */
  removeGame(game: string, players: string): string;
  saveGame(game: string, players: string): string;
  readonly emblem: string;
}

interface SetupTexts {
  readonly yourName: string;
  readonly title: string;
  readonly game: string;
  readonly players: string;
  readonly playersAbout: string;
  seat(number: number): string;
  readonly who: string;
  readonly me: string;
  bot(level: string, about: string): string;
  readonly name: string;
  readonly colour: string;
  readonly count: string;
  readonly seed: string;
  readonly seedAbout: string;
  readonly more: string;
  readonly begin: string;
}

interface SettingsTexts {
  readonly title: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly [theme in Theme]: string };
  readonly confirm: string;
  readonly confirmAbout: string;
  readonly pace: string;
  readonly paces: { readonly [pace in Pace]: string };
  readonly sound: string;
  readonly loudness: string;
  readonly mute: string;
  readonly unmute: string;
  readonly offline: string;
}

interface TableTexts {
  readonly menu: string;
  readonly undo: string;
  /** Whose turns an undo takes away too. */
  undoAlso(names: string): string;
  undone(names: string): string;
  /** The same where others have to agree. */
  readonly askUndo: string;
  /** Why undo is not possible. */
  readonly sealed: string;
  readonly confirm: string;
  /** Short, for tables that show the question next to its answers. */
  readonly yourTurn: string;
  readonly yourAnswer: string;
  /** Nothing can be done at the table itself. */
  readonly lesson: string;
  readonly confirmAsk: string;
  /** The same for a decision in another player's turn. */
  readonly confirmAnswer: string;
  /** The same for the last turn of the game. */
  readonly confirmEnd: string;
  /** While a scoring is shown. */
  readonly scoring: string;
  thinking(name: string): string;
  readonly pause: string;
  readonly goOn: string;
  readonly hurry: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly logSearch: string;
  readonly logNotFound: string;
  readonly replay: string;
  readonly play: string;
  readonly stop: string;
  readonly stepBack: string;
  readonly stepOn: string;
  readonly speed: string;
  times(speed: number): string;
  point(at: number, of: number): string;
  readonly toPresent: string;
  readonly fork: string;
  /** Opens the shown position on the study board. */
  readonly study: string;
  readonly review: string;
  readonly share: string;
  readonly shareAbout: string;
  readonly copy: string;
  readonly copied: string;
  readonly export: string;
  /** Saves a picture of the table: a drawing for any size, or a bitmap. */
  readonly picture: { readonly svg: string; readonly png: string };
  readonly resign: string;
  resigns(name: string): string;
  /** A new game was made from an earlier moment. */
  readonly forked: string;
  readonly rematch: string;
  readonly moves: string;
  /** Shows the next moves of a long list. */
  moreMoves(rest: number): string;
  /** One of several moves with the same name. */
  way(number: number, of: number): string;
  readonly over: string;
  readonly youWin: string;
  won(names: string, several: boolean): string;
  /** The name of the table for screen readers. */
  tableOf(game: string): string;
  readonly deciding: string;
  /** A player's points, and what a press on them shows, for screen readers. */
  points(points: string, about: string): string;
  readonly zoom: { readonly closer: string; readonly further: string; readonly whole: string };
  readonly recap: RecapTexts;
  readonly hint: HintTexts;
  readonly show: ShowTexts;
  readonly result: ResultTexts;
}

/** What the others did since the reader's last turn. */
interface RecapTexts {
  /** The phrases about one turn in a row. */
  said(phrases: readonly string[]): string;
  /** The name before phrases that begin with a subject of their own. */
  player(name: string): string;
  readonly title: string;
  readonly replay: string;
  /** Nobody has played yet. */
  readonly none: string;
}

interface HintTexts {
  readonly ask: string;
  readonly title: string;
  readonly thinking: string;
  readonly failed: string;
  /** One sentence of reason: what the move gains. */
  because(gains: readonly string[]): string;
  readonly doIt: string;
  /** Opens the comparison with other moves. */
  readonly why: string;
  /** The last step of a turn. */
  /** Said of a move that is no worse than the best. */
  readonly equal: string;
  /** What follows in the same turn. */
  after(moves: readonly string[]): string;
  /** What a move gains in the same turn, as short phrases. */
  reasons(gains: readonly string[]): string;
  /** What a move is worth: `best` or `lost`, and the expected lead over the best opponent, with its sign. */
  worth(worth: string, lead: string): string;
  /** Why the order is not that of the gains. */
  readonly order: string;
  readonly best: string;
  lost(points: string): string;
}

/** A scoring that plays step by step. */
interface ShowTexts {
  readonly pace: string;
  readonly paces: { readonly [pace in ShowPace]: string };
  readonly total: string;
  readonly next: string;
  readonly skip: string;
  readonly goOn: string;
}

interface ResultTexts {
  readonly open: string;
  readonly sources: string;
  readonly overTime: string;
  readonly score: string;
  readonly look: string;
  /** A line of the chart for screen readers. */
  chart(name: string, points: readonly string[]): string;
}

interface FileTexts {
  readonly drop: string;
  fault(fault: ImportFault): string;
  /** The same game is on this device already. */
  readonly already: string;
  readonly linkCut: string;
  readonly nothingLost: string;
}

interface TroubleTexts {
  readonly title: string;
  readonly body: string;
  readonly kept: string;
  readonly tryAgain: string;
  readonly export: string;
  readonly details: string;
  readonly noGame: string;
  readonly noGameBody: string;
  readonly noPage: string;
  readonly notLoaded: string;
  readonly storageFull: string;
  readonly storageForbidden: string;
  readonly storageCleared: string;
  readonly noPicture: string;
  readonly botFailed: string;
  /** A decision came too late: the game went on in another tab. */
  readonly wentOn: string;
  readonly refused: string;
}

interface HelpTexts {
  /** Opens the rules of the game. */
  readonly rules: string;
  /** Opens the paragraph about what is asked, or about a card. */
  readonly rule: string;
  readonly open: string;
}
