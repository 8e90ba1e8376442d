import { nth, type Seat } from '@cap-diamant/kernel';
import type { Quebec } from '@cap-diamant/quebec';
import type { Space } from '@cap-diamant/quebec/board';
import type { Effect } from '@cap-diamant/quebec/effects';
import type { Leader, Zone } from '@cap-diamant/quebec/vocabulary';
import type { TableWords } from '@cap-diamant/quebec/words';
import type { TurnSummary } from '../../../table/recap.ts';
import type { WatchedTurn } from '../../../table/state/recap.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import { leaderTarget, siteTarget, type Target, zoneTarget } from '../targets/targets.ts';

/** What stands for a turn in a small picture. */
export type TurnPicture =
  | { readonly kind: 'site'; readonly space: Space }
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'leader'; readonly leader: Leader };

/** The effects worth a phrase, those that a picture shows best first. The others follow from them. */
const TOLD: readonly Effect['kind'][] = [
  'put',
  'stage',
  'lead',
  'complete',
  'district',
  'place',
  'move',
  'upgrade',
  'fulfil',
  'century-ends',
];

/** What the player did. A century's scoring has a show of its own, but the architect who ended it is put down after it. */
const besideScoring = (effects: readonly Effect[]): readonly Effect[] => {
  const end = effects.findIndex(({ kind }) => kind === 'century-ends');
  return end < 0 ? effects : effects.filter(({ kind }, at) => at <= end || kind === 'put');
};

/** In order. Where no site is left, taking the architect off the board is all that a player does. */
const told = (effects: readonly Effect[]): readonly Effect[] => {
  const own = besideScoring(effects);
  const isPut = own.some(({ kind }) => kind === 'put');
  return own.filter(({ kind }) => TOLD.includes(kind) || (kind === 'lift' && !isPut));
};

const workers = (count: number): string => '■'.repeat(count);

/** An effect in symbols: who acts is known, and whose site it is or the how many-th contribution the board shows. */
const inBrief = (words: TableWords, { view }: WatchedTurn<Quebec>, effect: Effect): string | undefined => {
  const building = (space: Space): string => words.building(nth(view.sites, space).building);
  switch (effect.kind) {
    case 'put': {
      const { architect, neutralArchitect } = words.labels;
      return `${effect.architect === 'neutral' ? neutralArchitect : architect} → ${building(effect.space)}`;
    }
    case 'stage':
      return `${workers(effect.workers)} → ${building(effect.space)}`;
    case 'complete':
      return `✓\u00a0${building(effect.space)}`;
    case 'district':
      return words.districtName(view, effect.district);
    case 'place':
      return `${workers(effect.workers)} → ${words.zoneName(effect.zone)}`;
    case 'move':
      return `${workers(effect.workers)} ${words.zoneName(effect.from)} → ${words.zoneName(effect.to)}`;
    case 'upgrade':
      return `${'★'.repeat(effect.stars)}\u00a0${building(effect.space)}`;
    case 'lead':
      return words.leader(view, effect.leader).name;
    default:
      return undefined;
  }
};

/** A district whose action shows in what follows goes without saying. */
const essential = (effects: readonly Effect[]): readonly Effect[] =>
  effects.some(({ kind }) => kind === 'place' || kind === 'move' || kind === 'upgrade')
    ? effects.filter(({ kind }) => kind !== 'district')
    : effects;

const inSymbols = (table: TableState<Quebec>, words: TableWords, turn: WatchedTurn<Quebec>): readonly string[] =>
  essential(told(turn.effects)).flatMap(effect => inBrief(words, turn, effect) ?? table.phrases(turn, [effect]));

export const summaryOf = (table: TableState<Quebec>, words: TableWords, turn: WatchedTurn<Quebec>): TurnSummary => ({
  said: table.phrases(turn, told(turn.effects)),
  brief: inSymbols(table, words, turn),
  paid: besideScoring(turn.effects).flatMap(effect => (effect.kind === 'points' ? [effect] : [])),
});

/** What the second of two moves would do, in symbols. */
export const briefly = (
  table: TableState<Quebec>,
  words: TableWords,
  first: Quebec['move'],
  second: Quebec['move'],
): readonly string[] => {
  const [before, after] = [table.preview(first), table.preview(first, second)];
  if (before === undefined || after === undefined) return [];
  const effects = after.effects.slice(before.effects.length);
  return inSymbols(table, words, { seat: table.asked ?? 0, from: 0, to: 0, effects, answers: false, view: after.view });
};

const pictureFor = (effect: Effect): TurnPicture | undefined => {
  switch (effect.kind) {
    case 'put':
    case 'stage':
    case 'upgrade':
    case 'complete':
      return { kind: 'site', space: effect.space };
    case 'lead':
      return { kind: 'leader', leader: effect.leader };
    case 'place':
      return { kind: 'zone', zone: effect.zone };
    case 'move':
      return { kind: 'zone', zone: effect.to };
    default:
      return undefined;
  }
};

export const pictureOf = (effects: readonly Effect[]): TurnPicture | undefined => {
  const own = told(effects);
  for (const effect of TOLD.flatMap(kind => own.filter(one => one.kind === kind))) {
    const picture = pictureFor(effect);
    if (picture !== undefined) return picture;
  }
  return undefined;
};

const placeOf = (effect: Effect, seat: Seat): readonly Target[] => {
  switch (effect.kind) {
    case 'put':
    case 'stage':
    case 'upgrade':
    case 'complete':
      return [siteTarget(effect.space)];
    case 'lead':
      return [leaderTarget(effect.leader)];
    case 'place':
    case 'arrive':
      return effect.seat === seat ? [zoneTarget(effect.zone)] : [];
    case 'move':
      return [zoneTarget(effect.from), zoneTarget(effect.to)];
    default:
      return [];
  }
};

/** The places of the table that a turn changed. */
export const placesOf = (effects: readonly Effect[], seat: Seat): ReadonlySet<Target> =>
  new Set(besideScoring(effects).flatMap(effect => placeOf(effect, seat)));
