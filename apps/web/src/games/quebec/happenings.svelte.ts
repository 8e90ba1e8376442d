import type { Quebec } from '@cap-diamant/quebec';
import type { Century, Effect } from '@cap-diamant/quebec/table';
import { untrack } from 'svelte';
import type { Session } from '../../session/session.svelte.ts';
import { type Scoring, scoringAt, scoringsOf } from './scoring/scorings.ts';

/** What has just happened and how it is shown: pieces that travel, the scoring of a century, the result. */
export class Happenings {
  readonly #given: () => Session<Quebec>;
  /** For the pieces to travel: only where the game went one decision on. */
  effects = $state.raw<readonly Effect[]>([]);
  scoring = $state.raw<Scoring>();
  result = $state(false);
  #shown: number;
  #wasOver: boolean;

  constructor(session: () => Session<Quebec>) {
    this.#given = session;
    this.#shown = untrack(() => session().at);
    this.#wasOver = untrack(() => session().outcome !== undefined);
    $effect(() => this.#follow());
    $effect(() => this.#end());
    $effect(() => this.#hold());
  }

  get #session(): Session<Quebec> {
    return this.#given();
  }

  /** The scoring of a century, once more. */
  again(century: Century): void {
    this.scoring = scoringsOf(this.#session).find(({ show }) => show.century === century);
  }

  #follow(): void {
    const { at, live } = this.#session;
    if (at === this.#shown + 1) untrack(() => this.#happened(at, live));
    this.#shown = at;
  }

  #happened(at: number, live: boolean): void {
    this.scoring = live ? scoringAt(this.#session, at) : undefined;
    this.effects = this.scoring === undefined ? this.#session.effectsOf(at) : [];
  }

  /** The result comes up by itself once, after the last scoring. */
  #end(): void {
    const over = this.#session.outcome !== undefined;
    if (this.scoring !== undefined) return;
    if (over && !this.#wasOver) this.result = true;
    this.#wasOver = over;
  }

  /** Bots wait until the scoring has been seen. */
  #hold(): (() => void) | undefined {
    if (this.scoring === undefined) return undefined;
    const release = untrack(() => this.#session.opponents.hold());
    return () => untrack(release);
  }
}
