/** What `work` says, and commands that have workers play. */
export interface WorkTexts {
  begins(database: string, threads: number): string;
  /** What was done so far. */
  done(games: number, tables: number): string;
  ends(games: number, tables: number): string;
  /** Something failed and is tried again. */
  trouble(why: string): string;
  noDatabase(why: string): string;
  /** The tables of the database are those of a newer version. */
  readonly newer: string;
  /** Nobody is there to do what a command asks for. */
  readonly noWorkers: string;
  readonly outside: string;
  taskFailed(why: string): string;
  readonly trainingStopped: string;
}
