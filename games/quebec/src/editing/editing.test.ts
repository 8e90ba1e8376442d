import { nth, random, range, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import { tileOf } from '../model/buildings.ts';
import type { State } from '../model/state.ts';
import { CENTURIES, eventsOf, ZONES } from '../model/vocabulary.ts';
import { leadersInPlay, VARIANTS } from '../rules/editions.ts';
import {
  architectsFor,
  checked,
  editable,
  statesFor,
  tilesFor,
  withActive,
  withBuilding,
  withCentury,
  withEvent,
  withFulfilled,
  withLeader,
  withScore,
  withSeats,
  withSite,
  withSiteState,
  withStage,
  withTurn,
  withVariant,
  withZone,
} from './index.ts';

const start = (players = 3): State =>
  editable(quebec.setup(unwrap(quebec.options.parse({ edition: '2026', players })), 'edit'));

/** The space of a tile of a century. */
const spaceOf = ({ sites }: State, century: number): number =>
  sites.findIndex(({ building }) => tileOf(building).century === century);

describe('a position set up by hand', () => {
  it('moves an architect from where it stood, and the supply pays for stages', () => {
    const first = spaceOf(start(), 1);
    const second = start().sites.findIndex(({ state }, space) => state === 'available' && space !== first);
    let state = withSite(start(), first, { state: 'underway', architect: 0, stages: [1] });
    state = withSite(state, second, { state: 'underway', architect: 0, stages: [] });
    expect([nth(state.sites, first).state, nth(state.players, 0).architect]).toEqual(['available', second]);
    expect(checked(state).ok).toBe(true);
  });

  it('gives a leader away, and with the Economic one the neutral architect', () => {
    let state = withLeader(withLeader(start(), 0, 'economic'), 1, 'economic');
    expect(state.players.map(({ leader }) => leader)).toEqual([null, 'economic', null]);
    expect([state.neutral, state.leaders.includes('economic')]).toEqual(['hand', false]);
    const space = spaceOf(state, 1);
    state = withSite(state, space, { state: 'underway', architect: 'neutral', stages: [] });
    expect(state.neutral).toBe(space);
    state = withLeader(state, 1, null);
    expect([state.neutral, nth(state.sites, space).state]).toEqual(['aside', 'available']);
  });

  it('swaps tiles, completes those of past centuries and lets later ones wait', () => {
    const [a, b] = range(44).filter(space => tileOf(nth(start().sites, space).building).zone === 'culture');
    const before = start();
    const swapped = withBuilding(before, a as number, nth(before.sites, b as number).building);
    expect(nth(swapped.sites, b as number).building).toBe(nth(before.sites, a as number).building);
    const later = withCentury(swapped, 3);
    expect(later.sites.filter(({ state }) => state === 'built')).toHaveLength(22);
    expect(later.events?.coming).toHaveLength(1);
    expect(checked(later).ok).toBe(true);
  });

  it('says when a player has too many workers', () => {
    const state = withZone(start(), 'culture', 2, 40);
    expect(checked(state)).toMatchObject({ ok: false, error: { kind: 'workers', seat: 2 } });
    expect(checked(withScore(start(), 0, 40)).ok).toBe(true);
  });

  it('offers for a site what its century allows, and to the neutral architect only with somebody to move it', () => {
    const state = withCentury(start(), 2);
    const states = CENTURIES.map(century => statesFor(state, spaceOf(state, century)));
    expect(states).toEqual([['underway', 'built'], ['available', 'underway', 'built'], [], []]);
    expect(architectsFor(state)).toEqual([0, 1, 2]);
    expect(architectsFor(withLeader(state, 1, 'economic'))).toEqual([0, 1, 2, 'neutral']);
    expect(architectsFor(withSeats(withVariant(state, '2011-family'), 2))).toEqual([0, 1, 'neutral']);
    expect(tilesFor(state, 0)).toContain(nth(state.sites, 0).building);
    expect(new Set(tilesFor(state, 0).map(tile => tileOf(tile).zone)).size).toBe(1);
  });

  it('starts a site, fills its stages in order and finishes it', () => {
    const space = spaceOf(start(), 1);
    let state = withSiteState(withTurn(start(), 2), space, 'underway');
    expect(nth(state.sites, space)).toMatchObject({ state: 'underway', architect: 2, stages: [] });
    for (const [at, seat] of [1, 0, 1].entries()) state = withStage(state, space, at, seat);
    expect(nth(state.sites, space).stages).toEqual([1, 0, 1]);
    expect(nth(withStage(state, space, 1, 2).sites, space).stages).toEqual([1, 2, 1]);
    expect(nth(withStage(state, space, 1, undefined).sites, space).stages).toEqual([1]);
    const built = withSite(withSiteState(state, space, 'built'), space, { token: { seat: 1, stars: 3 } });
    expect(nth(withSiteState(built, space, 'built').sites, space).token).toEqual({ seat: 1, stars: 3 });
    const again = withSiteState(built, space, 'available');
    expect(nth(again.sites, space)).toMatchObject({ state: 'available', architect: null, stages: [], token: null });
    expect(checked(again).ok).toBe(true);
  });

  it('can always be played, whatever was changed, unless there are too many workers', () => {
    const dice = random('edits');
    const flip = () => dice.below(2) === 0;
    let state = start();
    const seat = () => dice.below(state.players.length);
    const edits: readonly ((state: State) => State)[] = [
      now => withVariant(now, dice.pick(VARIANTS)),
      now => withSeats(now, dice.pick(now.variant === '2026-standard' ? [3, 4, 5] : [2, 3, 4, 5])),
      now => withCentury(now, dice.pick(CENTURIES)),
      now => withTurn(now, seat()),
      now => withZone(now, dice.pick(ZONES), seat(), dice.below(4)),
      now => withActive(now, seat(), dice.below(4)),
      now => withFulfilled(now, seat(), flip()),
      now =>
        withLeader(now, seat(), flip() ? null : dice.pick([...leadersInPlay(now.variant, now.players.length), null])),
      now => {
        const century = dice.pick(CENTURIES);
        return withEvent(now, century, dice.pick(eventsOf(century)));
      },
      now => {
        const space = dice.below(44);
        return withBuilding(now, space, dice.pick(tilesFor(now, space)));
      },
      now =>
        withSite(now, dice.below(44), {
          state: 'underway',
          architect: flip() ? seat() : 'neutral',
          stages: range(dice.below(3)).map(seat),
        }),
      now => withSite(now, dice.below(44), { state: 'built', token: flip() ? null : { seat: seat(), stars: 2 } }),
      now => withSite(now, dice.below(44), { state: 'available' }),
    ];
    for (let n = 0; n < 600; n++) {
      state = dice.pick(edits)(state);
      const crowded = state.players.some(({ passive }) => passive < 0);
      expect(checked(state).ok).toBe(!crowded);
    }
  });
});
