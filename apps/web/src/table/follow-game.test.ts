import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { effectRoot } from '../testing/effect-root.svelte.ts';
import { followedGame } from '../testing/followed-game.svelte.ts';
import { followGame } from './follow-game.svelte.ts';

/** The decision that causes a scoring. */
const SCORED = 9;

const follow = () => {
  const game = followedGame();
  const heard: string[] = [];
  const stop = effectRoot(() =>
    followGame({
      table: () => game,
      onstep: (at, live) => {
        heard.push(`${live ? 'live' : 'past'} ${at}`);
        if (at === SCORED) game.showing = true;
      },
      showing: () => game.showing,
      onend: () => heard.push('end'),
    }),
  );
  flushSync();
  const set = (change: Partial<typeof game>): void => {
    Object.assign(game, change);
    flushSync();
  };
  return { game, heard, set, stop };
};

describe('following a game', () => {
  it('reports single steps forward, but no jumps and no steps back', () => {
    const { heard, set } = follow();
    set({ at: 4 });
    set({ at: 7 });
    set({ at: 6, live: false });
    set({ at: 7 });
    expect(heard).toEqual(['live 4', 'past 7']);
  });

  it('reports the last turn once it is confirmed', () => {
    const { heard, set } = follow();
    set({ at: 4, ending: true });
    expect(heard).toEqual([]);
    set({ ending: false, ended: true });
    expect(heard).toEqual(['live 4', 'end']);
  });

  it('reports the end once, after the last scoring has been shown', () => {
    const { heard, set } = follow();
    set({ showing: true, ended: true });
    expect(heard).toEqual([]);
    set({ showing: false });
    set({ showing: true });
    set({ showing: false });
    expect(heard).toEqual(['end']);
  });

  it('hides what a scoring will show, but not when it is shown again', () => {
    const { game, set } = follow();
    set({ at: SCORED - 1 });
    set({ at: SCORED });
    expect([game.showing, game.concealed]).toEqual([true, SCORED - 1]);
    set({ showing: false });
    expect(game.concealed).toBeUndefined();
    set({ showing: true });
    expect(game.concealed).toBeUndefined();
  });

  it('hides the last scoring until the result is revealed', () => {
    const { game, set } = follow();
    set({ at: SCORED - 1 });
    set({ at: SCORED, ended: true });
    set({ showing: false });
    expect([game.revealing, game.concealed]).toEqual([true, SCORED - 1]);
    set({ revealing: false });
    expect(game.concealed).toBeUndefined();
  });

  it('keeps bots waiting exactly while a scoring is shown', () => {
    const { game, set, stop } = follow();
    expect(game.holds).toBe(0);
    set({ showing: true });
    expect(game.holds).toBe(1);
    set({ showing: false });
    expect(game.holds).toBe(0);
    set({ showing: true });
    stop();
    expect(game.holds).toBe(0);
  });
});
