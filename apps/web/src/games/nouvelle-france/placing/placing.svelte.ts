import { nth } from '@cap-diamant/kernel';
import { boxOf, type NouvelleFrance } from '@cap-diamant/nouvelle-france';
import { type Axis, coloursOf, cornered, pieceOf } from '@cap-diamant/nouvelle-france/geometry';
import type { Place } from '@cap-diamant/nouvelle-france/move';
import { dropPiece, type Lot, lotsOf, type Prospect, type Trial } from '@cap-diamant/nouvelle-france/rules';
import { wallsOf } from '@cap-diamant/nouvelle-france/view';
import { type Cell, type Piece, SITES, type Site } from '@cap-diamant/nouvelle-france/vocabulary';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import type { Cube, Ghost, Square } from '../sites/sites.ts';
import { mayDisclose } from './disclosure.ts';
import { type Hold, heldPlace, holdOf, turnedHold } from './hold.ts';
import { nearestIn, type Ranked, rankPlacements } from './ranking.ts';
import { firstSquare, stepped } from './squares.ts';

/** Takes a person from a card to a piece to a placement: holds the piece until it is put down. */
export class Placing {
  readonly #table: TableState<NouvelleFrance>;
  /** The piece in hand and the decision it belongs to; it is dropped when that decision is over. */
  #held = $state.raw<{ readonly at: number; readonly hold: Hold }>();
  #site = $state<Site>('redoubt');
  /** The last hovered square: the next piece appears near it. */
  #square = $state.raw<Square>();
  /** Where the piece was put when it was taken. */
  #begun = $state.raw<Place>();

  constructor(table: TableState<NouvelleFrance>) {
    this.#table = table;
  }

  #box = $derived.by(() => boxOf(this.#table.game));
  #view = $derived.by(() => this.#table.view);

  /** With contested claims, the interface doesn't say what fits. */
  mayDisclose = $derived.by(() => mayDisclose(this.#view));
  /** Cards that fit nowhere, if the rules let us say so: they can only be exchanged. */
  dead: ReadonlySet<string> = $derived.by(() => {
    const { offered } = this.#table;
    return new Set(this.mayDisclose ? offered.flatMap(({ move }) => (move.kind === 'claim' ? [move.shape] : [])) : []);
  });
  /** The pieces that can be placed now, by card; empty while nobody here has to decide. */
  lots: readonly Lot[] = $derived.by(() => {
    const { asked, offered } = this.#table;
    if (asked === undefined || offered.length === 0) return [];
    return lotsOf(this.#box, this.#view, asked).filter(({ form }) => !this.dead.has(form));
  });
  prospect: Prospect | undefined = $derived.by(() => {
    const { asked } = this.#table;
    if (asked === undefined) return undefined;
    const { placed, colours, snow } = this.#view;
    return { walls: wallsOf(this.#box, placed, colours), snow, colour: nth(colours, asked) };
  });
  hold: Hold | undefined = $derived.by(() => {
    const held = this.#held;
    if (held?.at !== this.#table.length) return undefined;
    return this.lots.some(({ pieces }) => pieces.includes(held.hold.piece)) ? held.hold : undefined;
  });
  piece: Piece | undefined = $derived(this.hold?.piece);
  lot: Lot | undefined = $derived.by(() => {
    const { piece } = this;
    return piece === undefined ? undefined : this.lots.find(({ pieces }) => pieces.includes(piece));
  });
  /** Where the piece would land, and what it would score. */
  trial: Trial | undefined = $derived.by(() => {
    const { hold, prospect } = this;
    return hold && prospect && dropPiece(this.#box, prospect, heldPlace(hold));
  });
  ghost: Ghost | undefined = $derived.by(() => {
    const { trial, hold, prospect } = this;
    if (trial === undefined || hold === undefined || prospect === undefined) return undefined;
    const { site, grid } = hold.square;
    const colours = coloursOf(pieceOf(this.#box, hold.piece), prospect.colour);
    return { site, grid, cells: trial.place.cells, colours, fault: trial.fault };
  });
  linked: readonly Cube[] = $derived.by(() => {
    const { trial, hold, prospect } = this;
    if (trial === undefined || hold === undefined || prospect === undefined) return [];
    return trial.linked.map(cube => ({ ...cube, site: hold.square.site, colour: prospect.colour }));
  });
  /** The legal placements of the piece in hand, best first. */
  ranking = $derived.by(() => {
    const { piece, prospect } = this;
    return piece === undefined || prospect === undefined || !this.mayDisclose
      ? []
      : rankPlacements(this.#box, this.#view, prospect, piece);
  });
  /** The index of the ghost in that list; -1 where it can't stay, and where it began: going through the list starts at its top. */
  rank = $derived.by(() => {
    const { trial } = this;
    return trial === undefined || trial.place === this.#begun
      ? -1
      : this.ranking.findIndex(({ place }) => place === trial.place);
  });

  /** The site in play. */
  get site(): Site {
    return this.hold?.square.site ?? this.#site;
  }

  get square(): Square {
    return this.hold?.square ?? this.#square ?? firstSquare(this.#box, this.site);
  }

  /**
   * Takes a piece. It keeps the turn of the previous piece if the shape is the same; otherwise it begins where it fits,
   * as near as possible to where the person last looked.
   */
  take(piece: Piece): void {
    const { form } = pieceOf(this.#box, piece);
    const before = this.hold;
    const same = before !== undefined && pieceOf(this.#box, before.piece).form === form;
    this.#keep({ piece, cells: same ? before.cells : form.cells, square: this.square });
    if (!same) this.#fit(this.ranking);
  }

  /** Takes a piece of a card's shape, preferably one with two cubes of the player's colour. */
  takeShape(form: string): void {
    const lot = this.lots.find(one => one.form === form);
    const own = lot?.pieces.find(piece => this.#isOwn(piece)) ?? lot?.pieces[0];
    if (own !== undefined && this.lot !== lot) this.take(own);
  }

  /** Cycles through the pieces of the current shape. */
  nextPiece(step = 1): void {
    const { lot, piece } = this;
    if (lot === undefined || piece === undefined) return;
    const { pieces } = lot;
    this.take(nth(pieces, (pieces.indexOf(piece) + step + pieces.length) % pieces.length));
  }

  turn(axis: Axis, quarters = 1): void {
    if (this.hold !== undefined) this.#keep(turnedHold(this.hold, axis, quarters));
  }

  /** Moves the piece to the hovered square. */
  point(square: Square): void {
    this.#square = square;
    this.#site = square.site;
    const { hold } = this;
    if (hold !== undefined && !sameSquare(hold.square, square)) this.#keep({ ...hold, square });
  }

  step(dx: number, dy: number): void {
    this.point(stepped(this.#box, this.square, dx, dy));
  }

  /** Switches to a site and takes the piece along, to a place there that fits, if there is one. */
  goTo(site: Site): void {
    if (site === this.square.site) return;
    this.point(firstSquare(this.#box, site));
    this.#fit();
  }

  nextSite(step = 1): void {
    const at = SITES.indexOf(this.square.site);
    this.goTo(nth(SITES, (at + step + SITES.length) % SITES.length));
  }

  /** The next legal placement by quality, after the last one the best again. */
  nextLegal(): void {
    const { ranking, rank } = this;
    if (ranking.length > 0) this.show(nth(ranking, (rank + 1) % ranking.length).place);
  }

  /** The next better legal placement; from a refused square, the nearest one. */
  betterLegal(): void {
    const { ranking, rank, trial } = this;
    const better = rank < 0 ? trial && nearestIn(ranking, trial.place) : ranking[Math.max(0, rank - 1)];
    if (better !== undefined) this.show(better.place);
  }

  /** Takes the piece of a placement and holds it there. */
  show(place: Place): void {
    this.#keep(holdOf(place, place.site as Site));
    this.#begun = undefined;
    this.#square = this.hold?.square;
    this.#site = place.site as Site;
  }

  /** Puts the piece down, if it may stay there. */
  put(): boolean {
    const { trial } = this;
    if (trial === undefined || trial.fault !== undefined) return false;
    const { place } = trial;
    this.forget();
    return this.#table.play(place).ok;
  }

  /** Puts the piece back. */
  forget(): void {
    this.#held = undefined;
  }

  /** Moves a piece that may not stay where it is to the nearest place of the site as it is held, or else to one of `others`. */
  #fit(others: readonly Ranked[] = []): void {
    const { trial, hold, ghost } = this;
    if (trial?.fault === undefined || hold === undefined || ghost === undefined) return;
    const { site } = hold.square;
    const { colours } = ghost;
    const held = patternOf(hold.cells, colours);
    const asHeld = this.ranking.filter(
      ({ place }) => place.site === site && patternOf(cornered(place.cells), colours) === held,
    );
    const near = nearestIn(asHeld.length > 0 ? asHeld : others, trial.place);
    if (near === undefined) return;
    this.show(near.place);
    this.#begun = this.trial?.place;
  }

  #keep(hold: Hold): void {
    this.#held = { at: this.#table.length, hold };
  }

  #isOwn(piece: Piece): boolean {
    const own = this.prospect?.colour;
    const { colours } = pieceOf(this.#box, piece);
    return (colours?.filter(colour => colour === own).length ?? 0) > 1;
  }
}

/** Which colour is where. Other turns may fill the same cells, and a piece of one colour at both ends has no two sides. */
const patternOf = (cells: readonly Cell[], colours: readonly string[]): string =>
  cells
    .map((cell, at) => `${cell} ${colours[at]}`)
    .toSorted()
    .join();

const sameSquare = (a: Square, b: Square): boolean =>
  a.site === b.site && a.grid === b.grid && a.x === b.x && a.y === b.y;
