export type AnimationName = 'camera' | 'fall' | 'snow' | 'flakes';

/** What an animation does on its way from 0 to 1, and at the end. */
export interface AnimationSteps {
  step(share: number): void;
  done?(): void;
}

interface RunningAnimation extends AnimationSteps {
  readonly since: number;
  readonly takes: number;
}

/** The running animations of the scene, at most one of each name. */
export class Animations {
  readonly #running = new Map<AnimationName, RunningAnimation>();

  get any(): boolean {
    return this.#running.size > 0;
  }

  start(name: AnimationName, takes: number, movement: AnimationSteps): void {
    this.#running.set(name, { since: performance.now(), takes, ...movement });
  }

  stop(name: AnimationName): void {
    this.#running.delete(name);
  }

  stopAll(): void {
    this.#running.clear();
  }

  /** Advances every animation to this time. */
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
