import type { AdminAct } from '@cap-diamant/protocol';

/** Figures about the load. */
export interface LoadTexts {
  readonly title: string;
  /** The figures are those of one server of perhaps several. */
  readonly about: string;
  readonly sockets: string;
  readonly tables: string;
  readonly followed: string;
  readonly bots: string;
  readonly delay: string;
  readonly memory: string;
  readonly uptime: string;
  readonly connections: string;
  milliseconds(n: string): string;
  megabytes(n: string): string;
  hours(n: number): string;
  /** How many connections to the database are used, of how many. */
  used(used: number, total: number): string;
}

/** The texts of the page for those who look after the server. */
export interface AdminTexts {
  readonly title: string;
  readonly about: string;
  readonly admins: string;
  readonly token: string;
  readonly enter: string;
  readonly wrongToken: string;
  readonly noServer: string;
  readonly refresh: string;
  readonly load: LoadTexts;
  readonly tables: {
    readonly title: string;
    counts(open: number, playing: number, over: number): string;
    readonly none: string;
    readonly states: { readonly [state in 'open' | 'playing' | 'over']: string };
    readonly unlisted: string;
    readonly nobody: string;
    /** What is known about a table: its game, state and so on. */
    details(parts: readonly string[]): string;
    readonly close: string;
    readonly closeAbout: string;
  };
  readonly reports: {
    readonly title: string;
    readonly none: string;
    /** What somebody said. */
    said(name: string, text: string): string;
    by(name: string, when: string): string;
    readonly dismiss: string;
    readonly block: string;
  };
  readonly blocked: {
    readonly title: string;
    readonly none: string;
    since(when: string): string;
    readonly unblock: string;
    ask(name: string): string;
    readonly about: string;
  };
  readonly notices: {
    readonly title: string;
    readonly none: string;
    tried(times: number, reason: string, when: string): string;
  };
  readonly acts: {
    readonly title: string;
    readonly none: string;
    readonly kinds: { readonly [act in AdminAct['act']]: string };
    by(name: string, when: string): string;
  };
  readonly cancel: string;
  readonly failed: string;
}
