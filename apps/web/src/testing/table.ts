import { type Game, type Language, random, type Types, unwrap, type Words } from '@cap-diamant/kernel';
import { type Match, openMatch, resumeMatch } from '@cap-diamant/match';
import type { BotRequest, Bots } from '../bots/client.ts';
import type { Clock } from '../source/clock.ts';
import { savedFrom } from '../source/games.ts';
import { type LocalParts, LocalSource, type LocalStore } from '../source/local-source.svelte.ts';
import type { Player } from '../source/players.ts';
import type { SavedGame } from '../source/saved-game.ts';
import type { Refusal } from '../source/source.ts';
import type { JoinTabs, TabEvents } from '../source/tabs.ts';
import type { DraftStorage, StoredDraft } from '../table/state/draft-storage.ts';
import { TableState } from '../table/state/table-state.svelte.ts';

/** A clock that only moves when told to. */
export class ManualClock implements Clock {
  #waiting: (() => void)[] = [];

  now(): number {
    return 1608;
  }

  wait(_milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      if (signal.aborted) return resolve();
      this.#waiting.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });
  }

  /** Ends all waits and lets everything that follows happen. */
  async advance(): Promise<void> {
    await settled();
    for (const wake of this.#waiting.splice(0)) wake();
    await settled();
  }
}

/** Lets all pending promises settle. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Bots that pick a random legal move of an imagined world. */
export const anyMove = <G extends Types>(game: Game<G>, asked: BotRequest[] = []): Bots => ({
  choose: async request => {
    asked.push(request);
    const world = game.imagine(request.view, request.seed);
    return random(request.seed).pick(game.moves(world, request.seat));
  },
  advise: async () => [],
  close: () => undefined,
});

/** A store with guarded writes like the database's, which remembers every state. */
class MemoryStore implements LocalStore {
  readonly writes: SavedGame[] = [];

  async append(game: SavedGame, since: number): Promise<'written' | 'stale'> {
    const last = this.writes.at(-1);
    if (last !== undefined && last.revision > since) return 'stale';
    this.writes.push(JSON.parse(JSON.stringify(game)));
    return 'written';
  }

  async get(): Promise<SavedGame | undefined> {
    return this.writes.at(-1);
  }
}

/** The tabs of one browser: the first to join leads, and the next one takes over when it closes. */
const tabHub = (): JoinTabs => {
  const tabs: TabEvents[] = [];
  return (_id, events) => {
    tabs.push(events);
    return {
      announce: () => tabs.filter(other => other !== events).forEach(other => void other.changed()),
      get leads() {
        return tabs[0] === events;
      },
      close: () => {
        const led = tabs[0] === events;
        tabs.splice(tabs.indexOf(events), 1);
        if (led) tabs[0]?.lead();
      },
    };
  };
};

const memoryDrafts = (): DraftStorage & { draft: StoredDraft | undefined } => ({
  draft: undefined,
  load() {
    return this.draft;
  },
  save(_game, draft) {
    this.draft = draft;
  },
});

export interface TableOptions<G extends Types> {
  readonly options: G['options'];
  readonly players: readonly Player[];
  readonly seed?: string;
  readonly confirmTurns?: boolean;
  readonly bots?: Bots;
  readonly language?: () => Language;
}

/** A device with one stored game, which any number of tabs can open. */
const device = <G extends Types>(
  game: Game<G>,
  words: (language: Language) => Words<G>,
  {
    options,
    players,
    seed = 'table',
    confirmTurns = true,
    bots = anyMove(game),
    language = () => 'en',
  }: TableOptions<G>,
) => {
  const clock = new ManualClock();
  const store = new MemoryStore();
  const drafts = memoryDrafts();
  const settings = { confirmTurns };
  const failures = { count: 0 };
  const refusals: Refusal[] = [];
  const match = unwrap(openMatch(game, { options, seed }));
  store.writes.push(savedFrom(match, { id: 'one', players, created: 1608, changed: 1608 }));
  const localParts: LocalParts = {
    clock,
    bots,
    store,
    joinTabs: tabHub(),
    pace: () => 500,
    botFailed: () => {
      failures.count++;
    },
  };
  const tableParts = {
    clock,
    drafts,
    language,
    settings,
    nameOf: (player: Player, seat: number) => player.name || `P${seat}`,
    advise: bots.advise,
    refused: (refusal: Refusal) => void refusals.push(refusal),
    accepted: () => void refusals.splice(0),
  };

  /** Opens the stored game as a new tab would. */
  const openTab = () => {
    const saved = store.writes.at(-1) as SavedGame;
    const resumed: Match<G> = unwrap(resumeMatch(game, saved.record, saved.revision));
    const source = new LocalSource<G>(saved, resumed, localParts);
    const table = new TableState<G>(source, words, tableParts);
    return { table, source, close: table.open() };
  };
  return { openTab, clock, store, drafts, settings, failures, refusals };
};

/** A table in the only tab of a device. */
export const openTable = <G extends Types>(
  game: Game<G>,
  words: (language: Language) => Words<G>,
  options: TableOptions<G>,
) => {
  const { openTab, ...rest } = device(game, words, options);
  return { ...rest, openTab, ...openTab() };
};

export const person = (name = ''): Player => ({ name, colour: 'black' });
export const bot: Player = { name: '', colour: 'white', bot: 'easy' };
