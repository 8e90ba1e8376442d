import type { Times } from '@cap-diamant/bench';
import type { BotsTexts } from './bots-texts.ts';
import type { HelpTexts } from './help-texts.ts';
import type { OnlineTexts } from './online-texts.ts';
import type { ReviewTexts } from './review-texts.ts';
import type { WorkTexts } from './work-texts.ts';

export const PLAY_COMMANDS = ['moves', 'hint', 'score', 'undo', 'save', 'record', 'resign', 'help', 'quit'] as const;
/** Commands that can be typed during a game, in addition to moves and the names of pages. */
export type PlayCommand = (typeof PLAY_COMMANDS)[number];

/** The columns of the bot benchmark. */
export const BOT_FIGURES = [
  'level',
  'decisions',
  'mean',
  'median',
  'p95',
  'most',
  'processor',
  'playouts',
  'target',
] as const;

/** All texts of the program itself. The games have their own catalogues. */
export interface Texts extends HelpTexts {
  readonly program: string;
  readonly headings: { readonly [heading in 'Usage:' | 'Options:' | 'Commands:' | 'Arguments:']: string };
  /** What the line that shows how to call a command stands for. */
  readonly placeholders: { readonly [name in '[options]' | '[command]']: string };
  readonly helpFlag: string;
  readonly helpCommand: string;
  readonly versionFlag: string;
  readonly examples: string;
  readonly usage: UsageTexts;
  readonly play: PlayTexts;
  readonly online: OnlineTexts;
  readonly serve: ServeTexts;
  readonly verify: VerifyTexts;
  readonly review: ReviewTexts;
  readonly work: WorkTexts;
  readonly simulate: SimulateTexts;
  readonly replay: ReplayTexts;
  readonly perft: PerftTexts;
  readonly fuzz: FuzzTexts;
  readonly bench: BenchTexts;
  readonly bots: BotsTexts;
}

/** What is wrong with the command line, and how to fix it. */
export interface UsageTexts {
  error(message: string): string;
  readonly seeHelp: string;
  unknownOption(option: string): string;
  unknownCommand(command: string): string;
  missingArgument(argument: string): string;
  missingValue(option: string): string;
  readonly tooMuch: string;
  invalid(option: string, value: string, expected: string): string;
  /** Why a component file cannot be used. */
  components(file: string, why: string): string;
  readonly noComponents: string;
  wholeNumber(least: number, most?: number): string;
  oneOf(choices: readonly string[]): string;
  /** The variants, each with its numbers of players. */
  variants(choices: readonly string[]): string;
  variant(name: string, players: readonly number[]): string;
  readonly namesNeeded: string;
  seatsCount(seats: number, players: number): string;
  noFile(file: string, why: string): string;
  noWriting(file: string, why: string): string;
  badFile(file: string, why: string): string;
  failed(why: string): string;
}

/** What the server says to its host. */
interface ServeTexts {
  data(folder: string): string;
  /** Above a QR code with the address of this machine on the network. */
  phone(address: string): string;
  /** What `--logs` takes. */
  readonly logs: string;
  readonly noPage: string;
  /** What `--public-url` takes. */
  readonly address: string;
  /** What `--database` takes. */
  readonly token: string;
  readonly admin: string;
  readonly databaseUrl: string;
  /** The PostgreSQL database that is used, without its password. */
  database(name: string): string;
  cannotStart(why: string): string;
  backedUp(file: string): string;
  /** A table of the database that was copied, and a digest of what it holds. */
  moved(table: string, rows: number, digest: string): string;
  allMoved(file: string): string;
  notMoved(why: string): string;
}

/** Whether an online game was shuffled as promised. */
interface VerifyTexts {
  fair(commitment: string): string;
  readonly unfair: string;
  readonly notOver: string;
}

export interface PlayTexts {
  welcome(title: string, variant: string | undefined): string;
  /** A word and its explanation. */
  label(word: string, about: string): string;
  seats(names: readonly string[]): string;
  commitment(hash: string): string;
  seed(seed: string): string;
  readonly begin: string;
  /** The name of a person who has none; the games speak of everybody in the third person. */
  person(number: number): string;
  /** A bot takes long. */
  thinking(name: string): string;
  readonly oneMoment: string;
  /** A bot failed, and a simpler one answered. */
  botTrouble(why: string): string;
  /** Asks for opponents: the names to choose from, and the default. */
  opponents(names: readonly string[], usual: string): string;
  noOpponent(typed: string): string;
  turn(name: string): string;
  choices(count: number): string;
  more(shown: number, total: number): string;
  noMatch(text: string): string;
  /** An illegal move for which the game names a reason. */
  refused(text: string, reason: string): string;
  notOffered(text: string): string;
  readonly ask: string;
  onlyFor(name: string): string;
  /** Everybody's points in one line. */
  scores(list: readonly string[]): string;
  /** "Anna: 38 points (zones 29, majority 9)". */
  withSources(head: string, sources: readonly string[]): string;
  points(points: number): string;
  /** A legal move: its number, what it does and its notation. */
  choice(number: number, about: string, move: string): string;
  source(name: string, points: number): string;
  readonly over: string;
  place(place: number, name: string, points: number): string;
  winners(names: readonly string[]): string;
  undone(decisions: number): string;
  readonly nothingToUndo: string;
  readonly uncovered: string;
  readonly yes: readonly string[];
  reallyResign(name: string): string;
  readonly notResigned: string;
  /** The others may play on, with random moves in that seat; a game of two is over. */
  resigned(name: string, goesOn: boolean): string;
  saved(file: string): string;
  notSaved(file: string, why: string): string;
  /** Why a file is not overwritten. */
  readonly notOurs: string;
  readonly saveWhere: string;
  resumed(file: string, decisions: number): string;
  goodbye(command: string | undefined): string;
  readonly helpTitle: string;
  readonly typed: { readonly [command in PlayCommand]: { readonly words: readonly string[]; readonly about: string } };
  readonly typeMove: string;
  /** More names for the games' pages. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

interface SimulateTexts {
  progress(done: number, total: number): string;
  variant(name: string, players: number, games: number): string;
  readonly scores: string;
  readonly winning: string;
  readonly length: string;
  readonly milestones: string;
  readonly columns: { readonly [column in 'min' | 'quarter' | 'median' | 'threeQuarters' | 'mean' | 'max']: string };
  seat(number: number): string;
  readonly wins: string;
  perGame(share: string): string;
  gamesPerSecond(rate: string): string;
}

interface ReplayTexts {
  move(number: number, name: string, move: string): string;
  seat(seat: number): string;
  readonly final: string;
  readonly unfinished: string;
  /** Which of several records is meant. */
  which(number: number, total: number): string;
  diverged(at: number, why: string): string;
  many(games: number): string;
}

interface PerftTexts {
  readonly depth: string;
  readonly nodes: string;
  readonly time: string;
  readonly tooMany: string;
  title(variant: string, players: number): string;
}

interface FuzzTexts {
  progress(games: number, steps: number, rate: string): string;
  clean(games: number, steps: number, seconds: string): string;
  readonly found: string;
  law(name: string): string;
  complaint(text: string): string;
  variant(name: string, players: number): string;
  record(file: string): string;
  reproduce(command: string): string;
  /** No bot failed or made an illegal move. */
  botsFine(games: number, decisions: number, seconds: string): string;
}

interface BenchTexts {
  readonly title: string;
  readonly columns: {
    readonly [column in 'variant' | 'players' | 'bytes' | 'target']: string;
  };
  /** The columns of the benchmark. */
  readonly figures: { readonly [figure in keyof Times]: string };
  /** A figure, its limit and whether it is met. */
  target(figure: string, bound: string, met: boolean): string;
  targets(list: readonly string[]): string;
  progress(name: string, players: number): string;
  /** How long the bots take. */
  readonly bots: {
    title(game: string, variant: string, players: number): string;
    readonly columns: { readonly [column in (typeof BOT_FIGURES)[number]]: string };
    /** Which clock the columns are measured with. */
    readonly clocks: string;
  };
}
