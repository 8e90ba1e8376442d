export type MotionName = 'camera' | 'fall' | 'snow' | 'flakes';

/** What a movement does on its way from 0 to 1, and when it is there. */
export interface Movement {
  step(share: number): void;
  done?(): void;
}

interface Motion extends Movement {
  readonly since: number;
  readonly takes: number;
}

/** What moves in the yard just now, one movement of a name at a time. */
export class Motions {
  readonly #running = new Map<MotionName, Motion>();

  get any(): boolean {
    return this.#running.size > 0;
  }

  start(name: MotionName, takes: number, movement: Movement): void {
    this.#running.set(name, { since: performance.now(), takes, ...movement });
  }

  stop(name: MotionName): void {
    this.#running.delete(name);
  }

  stopAll(): void {
    this.#running.clear();
  }

  /** Takes every movement to where it is now. */
  step(now: number): void {
    for (const [name, motion] of this.#running) {
      const share = Math.min(1, Math.max(0, (now - motion.since) / motion.takes));
      motion.step(share);
      if (share < 1) continue;
      this.#running.delete(name);
      motion.done?.();
    }
  }
}
