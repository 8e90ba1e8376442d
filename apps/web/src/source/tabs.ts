/** Other tabs of this browser with the same game. */
export interface Tabs {
  /** Tells the other tabs that the stored game changed. */
  announce(): void;
  /** Whether this tab runs the bots; exactly one tab does. */
  readonly leads: boolean;
  close(): void;
}

export interface TabEvents {
  /** Another tab stored a change. */
  changed(): void;
  /** From now on this tab runs the bots. */
  lead(): void;
}

/** Joins the tabs that show a game. */
export type JoinTabs = (id: string, events: TabEvents) => Tabs;

/** The real thing: messages by BroadcastChannel, and a lock for the leader that passes on when its tab closes. */
export const joinTabs: JoinTabs = (id, { changed, lead }) => {
  const name = `cap-diamant/game/${id}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = changed;
  let leads = false;
  const closing = new AbortController();
  const takeLead = (): Promise<void> => {
    if (closing.signal.aborted) return Promise.resolve();
    leads = true;
    lead();
    return new Promise(resolve => closing.signal.addEventListener('abort', () => resolve()));
  };
  // Without locks (old browser, insecure address) every tab leads. The guarded writes still keep the game consistent.
  if (navigator.locks === undefined) void takeLead();
  else navigator.locks.request(name, { signal: closing.signal }, takeLead).catch(() => undefined);
  return {
    announce: () => channel.postMessage('changed'),
    get leads() {
      return leads;
    },
    close: () => {
      leads = false;
      closing.abort();
      channel.close();
    },
  };
};
