import { findMove, nth, range, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import games from '../fixtures/golden-games.json' with { type: 'json' };
import { nouvelleFrance } from './game.ts';
import { STANDARD_BOX } from './geometry/standard-box.ts';
import { openSpots } from './geometry/walls.ts';
import type { Effect } from './model/effect.ts';
import { type BySite, bySite, type Card, COLOURS, SITES, type Stick } from './model/vocabulary.ts';
import { type State, scoreOf } from './state/state.ts';

interface Event {
  readonly t: 'nation' | 'draw' | 'snow' | 'impossible' | 'place' | 'end';
  readonly seat: number;
  readonly players: number;
  readonly colours: readonly number[];
  readonly mult: readonly (readonly number[])[];
  readonly deck: readonly Card[];
  readonly visible: readonly Card[];
  readonly saw: readonly Card[];
  readonly order: readonly Card[];
  readonly card: Card;
  readonly floor: number;
  readonly delta: readonly number[];
  readonly piece: string;
  readonly site: string;
  readonly cells: readonly (readonly [string, number, number, number])[];
  readonly points: number;
  readonly double: boolean;
  readonly coureur: readonly [number, number] | null;
  readonly completes: boolean;
  readonly legalSets?: Readonly<Record<string, number>>;
  readonly score: readonly number[];
  readonly characters: readonly number[];
  readonly alliesLastPhase: readonly number[];
  readonly pegUnused: readonly boolean[];
}

const FACE = { '1': '+', '2': '2', '-1': '-' } as const;

const start = (mode: string, event: Event): State => {
  const options = unwrap(
    nouvelleFrance.options.parse({
      players: event.players,
      colours: event.colours.map(colour => nth(COLOURS, colour)),
      cards: mode === 'standard' ? 3 : 1,
      first: 0,
    }),
  );
  const stick = (at: number) =>
    nth(event.mult, at).map(value => FACE[`${value}` as keyof typeof FACE]) as unknown as Stick;
  const sticks: BySite<Stick> = bySite(site => stick(SITES.indexOf(site)));
  const visible = event.visible;
  return { ...nouvelleFrance.setup(options, 'golden'), sticks, visible, deck: event.deck.slice(visible.length) };
};

const setsOf = (state: State, shape: string): number => {
  const spots = SITES.flatMap(site => openSpots(STANDARD_BOX, site, state.sites[site], shape));
  return new Set(spots.map(({ site, grid, cells }) => `${site}${grid}${cells.map(String).sort()}`)).size;
};

const charactersHeld = (state: State) => SITES.map(site => state.characters[site] ?? -1);

/** The old places, counted from 1, that turn the order seen into the order put back. */
const reordering = (saw: readonly Card[], order: readonly Card[]): string => {
  const left = saw.map((card, at) => ({ card, place: at + 1 }));
  const taken = order.map(card =>
    nth(
      left.splice(
        left.findIndex(one => one.card === card),
        1,
      ),
      0,
    ),
  );
  return taken.map(one => one.place).join(' ');
};

/** Plays the events of one game; automatic cards and snowfalls wait until the events mention them. */
class Replay {
  state: State;
  private facts: Effect[] = [];

  constructor(state: State) {
    this.state = state;
  }

  private get pending() {
    return this.state.pending.at(-1)?.kind;
  }

  private play(text: string, seat = nth(nouvelleFrance.actors(this.state), 0)): void {
    const move = unwrap(findMove(nouvelleFrance, this.state, seat, text));
    this.state = nouvelleFrance.apply(this.state, seat, move, effect => {
      if (effect.kind === 'drew' || effect.kind === 'snowfall') this.facts.push(effect);
    });
  }

  private begin(seat: number): void {
    if (this.pending === 'after' && this.state.turn !== seat) this.play('end');
    expect(this.state.turn).toBe(seat);
  }

  nation({ seat, saw, order }: Event): void {
    this.begin(seat);
    expect(this.state.deck.slice(0, 3)).toEqual(saw);
    this.play('nation');
    if (saw.length > 1) this.play(`order ${reordering(saw, order)}`);
  }

  draw({ seat, card }: Event): void {
    this.begin(seat);
    if (this.facts.length === 0) this.play('draw');
    expect(this.facts.shift()).toEqual({ kind: 'drew', seat, card });
  }

  snow({ floor, delta }: Event): void {
    expect(this.facts.shift()).toMatchObject({ kind: 'snowfall', floor, points: delta });
  }

  impossible({ seat, card }: Event): void {
    expect(this.state.turn).toBe(seat);
    expect(setsOf(this.state, card)).toBe(0);
    this.play(`claim ${card}`);
  }

  place(event: Event): void {
    this.begin(event.seat);
    expect(this.facts).toEqual([]);
    if (event.legalSets) {
      const counts = [...new Set(this.state.visible)].map(shape => [shape, setsOf(this.state, shape)]);
      expect(Object.fromEntries(counts)).toEqual(event.legalSets);
    }
    const held = charactersHeld(this.state);
    const cells = event.cells.map(([, ...cell]) => cell.join(',')).join(' ');
    this.play(`place ${event.piece} ${event.site} ${nth(event.cells, 0)[0]} ${cells}`);
    expect(charactersHeld(this.state).join() !== held.join()).toBe(event.completes);
    if (this.pending === 'fille') this.play(event.double ? 'fille' : 'pass');
    else expect(event.double).toBe(false);
    if (event.coureur) this.play('coureur', event.coureur[0]);
    while (this.pending === 'coureur') this.play('pass');
    expect(this.state.players.map(scoreOf)).toEqual(event.score);
  }

  end({ score, characters, alliesLastPhase, pegUnused }: Event): void {
    expect(nouvelleFrance.actors(this.state)).toEqual([]);
    expect(this.state.players.map(scoreOf)).toEqual(score);
    expect(charactersHeld(this.state)).toEqual(characters);
    expect(this.state.players.map(player => player.usedThisPhase)).toEqual(alliesLastPhase);
    expect(this.state.players.map(player => player.bonus.includes('peg'))).toEqual(pegUnused);
  }
}

describe('golden games', () => {
  it.each(range(games.length))('game %i replays with no difference', at => {
    const { mode, events } = nth(games, at) as unknown as { mode: string; events: readonly Event[] };
    const replay = new Replay(start(mode, nth(events, 0)));
    for (const event of events.slice(1)) replay[event.t](event);
  });
});
