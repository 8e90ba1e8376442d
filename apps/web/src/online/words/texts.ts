import type { Phrase } from '@cap-diamant/protocol';
import type { AccountTexts } from './account-texts.ts';

/** How fast a table plays. */
export const SPEEDS = ['none', 'live', 'days'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The texts of playing with others over a server. */
export interface OnlineTexts {
  readonly title: string;
  readonly about: string;
  readonly name: NameTexts;
  readonly mine: MineTexts;
  readonly lobby: LobbyTexts;
  readonly make: MakeTexts;
  readonly room: RoomTexts;
  readonly table: OnlineTableTexts;
  readonly people: PeopleTexts;
  readonly chat: ChatTexts;
  readonly notice: NoticeTexts;
  readonly account: AccountTexts;
  readonly trouble: OnlineTroubleTexts;
}

interface NameTexts {
  readonly ask: string;
  readonly about: string;
  readonly label: string;
  readonly done: string;
  known(name: string): string;
}

/** The reader's own tables. */
interface MineTexts {
  readonly title: string;
  readonly none: string;
  readonly yourTurn: string;
  /** Somebody else has to play. */
  waitsFor(names: string): string;
  readonly notStarted: string;
  readonly over: string;
  readonly next: string;
  /** The title of the browser's tab when something waits for the reader. */
  readonly alert: (page: string) => string;
}

interface LobbyTexts {
  readonly title: string;
  readonly none: string;
  readonly any: string;
  readonly anyNone: string;
  readonly all: string;
  readonly anySpeed: string;
  readonly game: string;
  free(seats: number): string;
  readonly look: string;
  readonly running: string;
  readonly watch: string;
  /** A game, its rules and who plays, for screen readers. */
  summary(game: string, variant: string, names: string): string;
}

interface MakeTexts {
  readonly title: string;
  readonly who: string;
  readonly count: string;
  readonly bots: string;
  readonly level: string;
  readonly entry: string;
  readonly link: { readonly name: string; readonly about: string };
  readonly everybody: { readonly name: string; readonly about: string };
  readonly speed: string;
  readonly speeds: { readonly [speed in Speed]: { readonly name: string; readonly about: string } };
  readonly watch: { readonly label: string; readonly about: string };
  readonly create: string;
}

/** Before the start. */
interface RoomTexts {
  readonly waiting: string;
  missing(seats: number): string;
  /** When the table is cleared away if nobody comes. */
  closes(date: string): string;
  readonly invite: string;
  readonly inviteAbout: string;
  readonly onlyHere: string;
  readonly qr: string;
  readonly send: string;
  readonly sit: string;
  readonly sitAnywhere: string;
  readonly leave: string;
  readonly open: string;
  readonly you: string;
  seat(number: number): string;
  bot(level: string): string;
  readonly watchLater: string;
}

interface OnlineTableTexts {
  readonly watching: string;
  readonly connected: string;
  readonly connecting: string;
  readonly reconnecting: string;
  readonly unconfirmed: string;
  readonly outdated: string;
  undoAsked(name: string): string;
  undoWaits(names: string): string;
  readonly agree: string;
  readonly refuse: string;
  readonly undoRefused: string;
  readonly check: string;
  readonly fair: string;
  readonly unfair: string;
  readonly again: string;
}

/** Who sits at the table. */
interface PeopleTexts {
  readonly title: string;
  readonly here: string;
  readonly gone: string;
  /** A bot plays for the person. */
  readonly away: string;
  readonly vacation: string;
  watching(spectators: number): string;
  days(days: number, hours: number): string;
  hours(hours: number, minutes: number): string;
}

interface ChatTexts {
  readonly title: string;
  readonly unread: string;
  readonly none: string;
  readonly ready: string;
  readonly write: string;
  readonly send: string;
  /** Stops showing what somebody writes. */
  mute(name: string): string;
  muted(name: string): string;
  readonly report: string;
  readonly reported: string;
  readonly phrases: { readonly [phrase in Phrase]: string };
}

interface NoticeTexts {
  readonly away: string;
  readonly comeBack: string;
  readonly rematch: string;
  readonly joinRematch: string;
  readonly pause: string;
  readonly paused: string;
  readonly endPause: string;
  pauseAsked(names: string): string;
  readonly pauseWaits: string;
}

interface OnlineTroubleTexts {
  readonly noTable: string;
  readonly noTableBody: string;
  readonly noServer: string;
  readonly noServerBody: string;
  readonly seatTaken: string;
  readonly started: string;
  readonly notDone: string;
  readonly tooMany: string;
  /** The database with a table is away. */
  readonly unavailable: string;
  readonly wentOn: string;
  readonly cannotUndo: string;
}
