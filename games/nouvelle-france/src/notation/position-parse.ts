import { decode, fail, nth, ok, type Result, same, sum } from '@cap-diamant/kernel';
import { type Box, pieceOf, spotOf } from '../geometry/box.ts';
import { BARE, coloursOf, isHidden, raise, type Walls } from '../geometry/walls.ts';
import {
  ALLIES,
  BONUSES,
  type BySite,
  bySite,
  type Card,
  SITES,
  type Site,
  SNOW,
  SNOWFALLS,
} from '../model/vocabulary.ts';
import { placeFault } from '../rules/place-fault.ts';
import { characterPoints } from '../scoring/end.ts';
import { faceUp, shapeCards } from '../state/deck.ts';
import { sticksDealt } from '../state/setup.ts';
import type { Placed, Player, State } from '../state/state.ts';
import { pendingFault } from './pending-fault.ts';
import { type Position, PositionSchema } from './position-schema.ts';

const seatsFault = ({ colours, players, turn, placed, characters, snow, over }: Position): string | undefined => {
  const seats = colours.length;
  const taken = [turn, ...placed.map(({ seat }) => seat), ...Object.values(characters).filter(seat => seat !== null)];
  const stranger = taken.find(seat => seat >= seats);
  if (new Set(colours).size !== seats) return `"colours" names a colour twice: ${colours.join(', ')}`;
  if (players.length !== seats) return `${seats} colours, but ${players.length} players: there must be one for each`;
  if (stranger !== undefined) return `seat ${stranger} is named, but the seats are 0 to ${seats - 1}`;
  if (over !== (snow === SNOWFALLS))
    return `"over" is ${over} with snow ${snow}: a game is over with snow ${SNOWFALLS}`;
  return undefined;
};

const sticksFault = (box: Box, { sticks }: Position): string | undefined => {
  const faces = box.components.sticks.sticks.map(stick => stick.faces);
  const sorted = (dealt: BySite<readonly string[]>): string =>
    SITES.map(site => dealt[site].join(' '))
      .sort()
      .join(' / ');
  const possible = [false, true].map(turned => sorted(sticksDealt(faces, turned)));
  return possible.includes(sorted(sticks))
    ? undefined
    : `these "sticks" cannot be dealt; possible: ${possible.join(' or ')}`;
};

/** Cards may be missing, so that part of a game can be set up; but not the snowflakes, which end it. */
const cardsFault = (box: Box, position: Position): string | undefined => {
  const { visible, deck, discards, snow } = position;
  const wanted = new Map<Card, number>([[SNOW, SNOWFALLS - snow]]);
  for (const shape of shapeCards(box)) wanted.set(shape, (wanted.get(shape) ?? 0) + 1);
  for (const card of [...visible, ...deck, ...discards]) {
    if (!wanted.has(card)) return `"${card}" is not a card; cards: ${[...wanted.keys()].join(', ')}`;
  }
  if (visible.includes(SNOW) || discards.includes(SNOW)) return '"snow" lies neither in "visible" nor in "discards"';
  for (const [card, all] of wanted) {
    const found = [...visible, ...deck, ...discards].filter(other => other === card).length;
    if (card === SNOW && found !== all)
      return `there must be ${all} cards "snow" in the deck with snow ${snow}, not ${found}`;
    if (found > all) return `there are ${all} cards "${card}", but visible, deck and discards have ${found}`;
  }
  return undefined;
};

/** Places all pieces again, in order: each must have been placeable when its turn came. */
const rebuild = (box: Box, { placed, colours, snow }: Position): Result<BySite<Walls>> => {
  const walls: { -readonly [site in Site]: Walls } = bySite(() => BARE);
  const used = new Set<string>();
  for (const [at, { piece, seat, site, grid, cells }] of placed.entries()) {
    const where = `"placed.${at}"`;
    const kind = box.pieces.get(piece);
    if (kind === undefined) return fail(`${where}: there is no piece "${piece}"`);
    const phase = (BONUSES as readonly string[]).indexOf(piece);
    if (phase > snow) return fail(`${where}: the ${piece} cannot be placed before snowfall ${phase}`);
    const owner = kind.colours === undefined ? `${piece} of seat ${seat}` : piece;
    if (used.has(owner)) return fail(`${where}: the piece ${owner} is placed twice`);
    used.add(owner);
    const place = { kind: 'place', piece, site, grid, cells } as const;
    const reason = placeFault(box, walls, place);
    const spot = spotOf(box, place);
    if (reason !== undefined || spot === undefined) {
      return fail(`${where}: ${piece} cannot stand there (${reason})`, reason);
    }
    walls[site] = raise(walls[site], spot, coloursOf(kind, nth(colours, seat)));
  }
  return ok(walls);
};

const inOrder = <T>(list: readonly T[], all: readonly T[]): boolean =>
  same(
    list,
    all.filter(one => list.includes(one)),
  );

const playersFault = ({ players, placed, options, snow }: Position): string | undefined => {
  for (const [seat, { bonus, ready, usedThisPhase }] of players.entries()) {
    const where = `"players.${seat}"`;
    const ended = Math.min(snow, BONUSES.length - 1); // an unused peg stays after the end
    const owned = BONUSES.filter(
      (piece, phase) => phase >= ended && !placed.some(one => one.piece === piece && one.seat === seat),
    );
    if (!inOrder(bonus, owned))
      return `${where}: "bonus" can only list what is neither placed nor lost: [${owned.join(', ')}]`;
    if (!inOrder(ready, ALLIES)) return `${where}: "ready" lists tokens once each, in the order ${ALLIES.join(', ')}`;
    const spent = ALLIES.length - ready.length;
    if (options.allies === 'none' && (ready.length > 0 || usedThisPhase > 0)) {
      return `${where}: no tokens are ready or used in a game without allies`;
    }
    if ((options.allies === 'phase' || (options.allies === 'game' && snow === 0)) && usedThisPhase !== spent) {
      return `${where}: ${spent} tokens are not ready, so "usedThisPhase" must be ${spent}, not ${usedThisPhase}`;
    }
    if (options.allies === 'game' && usedThisPhase > spent) {
      return `${where}: "usedThisPhase" is ${usedThisPhase}, but only ${spent} tokens are used`;
    }
  }
  return undefined;
};

const sitesFault = (box: Box, { characters }: Position, walls: BySite<Walls>): string | undefined => {
  const early = SITES.find(site => characters[site] !== null && !isHidden(box, site, walls[site]));
  return early && `nobody can have the character of the ${early}: some of its slabs are still visible`;
};

/** A position does not say where points came from: all but the characters' count as turn points. */
const loadedPlayers = (box: Box, { players, characters, over }: Position): Player[] =>
  players.map(({ score, ...player }, seat) => {
    const held = SITES.filter(site => over && characters[site] === seat);
    const fromCharacters = sum(held.map(site => characterPoints(box, site)));
    return {
      points: { turns: score - fromCharacters, allies: 0, floors: 0, characters: fromCharacters, handicap: 0 },
      ...player,
    };
  });

/** One object per placement, shared with the moves. */
const loadedPlaced = (box: Box, { placed }: Position): Placed[] =>
  placed.map(one => {
    const spot = spotOf(box, { kind: 'place', ...one });
    return { ...one, piece: pieceOf(box, one.piece).id, cells: spot?.cells ?? one.cells };
  });

/** Reads a position from outside and refuses impossible ones. */
export const parsePosition = (box: Box, json: unknown): Result<State> => {
  const decoded = decode(PositionSchema, json, 'position');
  if (!decoded.ok) return decoded;
  const position = decoded.value;
  const { options, snow, turn, over, colours, sticks, visible, deck, discards, characters, pending } = position;
  const outline = seatsFault(position) ?? sticksFault(box, position) ?? cardsFault(box, position);
  if (outline !== undefined) return fail(`position: ${outline}`);
  const sites = rebuild(box, position);
  if (!sites.ok) return fail(`position: ${sites.error.message}`, sites.error.reason);
  const state: State = {
    options,
    snow,
    turn,
    colours,
    sticks,
    placed: loadedPlaced(box, position),
    visible,
    discards,
    players: loadedPlayers(box, position),
    characters,
    pending: pending?.owed ?? (over ? [] : [{ kind: 'turn', fresh: true }]),
    seen: pending?.seen ?? [],
    uncovered: 0,
    sites: sites.value,
    deck,
  };
  const fault =
    playersFault(position) ?? sitesFault(box, position, sites.value) ?? pendingFault(box, state, faceUp(box, options));
  return fault === undefined ? ok(state) : fail(`position: ${fault}`);
};
