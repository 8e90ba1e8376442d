import {
  begin,
  decode,
  fail,
  findMove,
  type Game,
  type Json,
  ok,
  type Result,
  type Start,
  type Types,
} from '@cap-diamant/kernel';
import * as v from 'valibot';
import type { Player } from '../source/players.ts';
import { MARKS, type Path, type Position, type Variation, within } from './tree.ts';

/** A study: where it begins, what was tried from there, and the position it is open at. */
export interface Study {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly rules: number;
  readonly start: Start;
  readonly players: readonly Player[];
  readonly root: Position;
  readonly path: Path;
  readonly changed: number;
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const positionEntries = {
  comment: v.optional(v.string(), ''),
  mark: v.exactOptional(v.picklist(MARKS)),
  next: v.array(v.lazy((): v.GenericSchema<unknown, Variation> => VariationShape)),
};
const PositionShape: v.GenericSchema<unknown, Position> = v.object(positionEntries);
const VariationShape: v.GenericSchema<unknown, Variation> = v.object({ seat, move: v.string(), ...positionEntries });

const Shape = v.object({
  study: v.literal(1),
  title: v.string(),
  game: v.string(),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  start: v.union([v.object({ options: v.unknown(), seed: v.string() }), v.object({ position: v.unknown() })]),
  players: v.array(v.object({ name: v.string(), colour: v.string() })),
  root: PositionShape,
  path: v.array(v.object({ seat, move: v.string() })),
});

/** A study as text, for storage, files and links. */
export const formatStudy = ({ title, game, rules, start, players, root, path }: Study): Json =>
  ({ study: 1, title, game, rules, start, players, root, path }) as unknown as Json;

/** Reads a study from outside; its moves are checked by `checkStudy`, once the rules are loaded. */
export const parseStudy = (json: unknown, id: string, changed: number): Result<Study> => {
  const decoded = decode(Shape, json, 'study');
  if (!decoded.ok) return decoded;
  const { study: _version, path, ...study } = decoded.value;
  return ok({ id, ...study, path: within(study.root, path), changed });
};

const checkMoves = <G extends Types>(game: Game<G>, state: G['state'], { next }: Position): string | undefined => {
  const seen = new Set<string>();
  for (const variation of next) {
    const { seat: by, move: text } = variation;
    const move = findMove(game, state, by, text);
    if (!move.ok) return move.error.message;
    if (seen.has(`${by} ${text}`)) return `"${text}" is listed twice`;
    seen.add(`${by} ${text}`);
    const fault = checkMoves(game, game.apply(state, by, move.value), variation);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** The first state of a study whose moves are all legal. */
export const checkStudy = <G extends Types>(game: Game<G>, study: Study): Result<G['state']> => {
  if (study.rules > game.rules) return fail(`the study needs rules ${study.rules}; known here are ${game.rules}`);
  const first = begin(game, study.start);
  if (!first.ok) return first;
  if (game.seats(first.value) !== study.players.length) return fail('the study names too many or too few players');
  const fault = checkMoves(game, first.value, study.root);
  return fault === undefined ? first : fail(fault);
};
