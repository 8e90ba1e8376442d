/** What nodes tell each other about. */
export const TOPICS = [
  'table',
  'lobby',
  'chat',
  'presence',
  'who',
  'person',
  'mutes',
  'vacation',
  'ended',
  'gone',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * Tells the other nodes that something has changed, and hears what changed there. A hint may be lost or come late, so
 * nothing depends on it but how soon others know: who hears one that does not follow what they know reads the database.
 */
export interface Bus {
  /** `key` says what changed: the id of a table or a person, say; `news`, how, as JSON. It should be short. */
  tell(topic: Topic, key: string, news?: unknown): void;
  /** `node` is the one that told. */
  on(topic: Topic, hear: (key: string, node: string, news: unknown) => void): void;
  close(): Promise<void>;
}

/** For a server that is alone with its file. */
export const createLonelyBus = (): Bus => ({
  tell: () => undefined,
  on: () => undefined,
  close: async () => undefined,
});
