import { nth, type Seat } from '@cap-diamant/kernel';
import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import { characterPoints } from '@cap-diamant/nouvelle-france/scoring';
import { canSnow, type View } from '@cap-diamant/nouvelle-france/view';
import { BONUSES, SITES, type Site } from '@cap-diamant/nouvelle-france/vocabulary';
import type { GameTips, Tip } from '../../common/tips.ts';
import { ifItSnowed } from '../panels/forecast.ts';
import type { ParagraphId } from '../rulebook/outline.ts';
import { TIPS, type TipTexts } from './words.ts';

/** So few visible slabs that one piece may hide the last of them. */
const FEW_SLABS = 5;

const tip = (id: string, rule: ParagraphId, say: (texts: TipTexts) => string): Tip => ({
  id,
  rule,
  say: language => say(TIPS[language]),
});

const fitting = (...cases: readonly (readonly [when: boolean, tip: Tip])[]): readonly Tip[] =>
  cases.flatMap(([when, one]) => (when ? [one] : []));

/** What a snowfall would bring, once any card can be the snowflake. */
const snowTips = (view: View, seat: Seat, names: readonly string[]): readonly Tip[] => {
  const { snow, players } = view;
  const points = ifItSnowed(view);
  if (points === undefined || !canSnow(STANDARD_BOX, view)) return [];
  const bonus = nth(players, seat).bonus.find(piece => piece === BONUSES[snow]);
  return [tip(`snow-${snow}`, 'snowfall', texts => texts.snow(snow, bonus, points, seat, names))];
};

/** How many slabs of a site can still be seen from above. */
const visibleSlabs = ({ placed }: View, site: Site): number => {
  const slabs = STANDARD_BOX.components.sites
    .flatMap(({ id, grids }) => (id === site ? grids : []))
    .reduce((sum, { cells }) => sum + cells.length, 0);
  const hidden = placed
    .filter(piece => piece.site === site)
    .flatMap(({ grid, cells }) => cells.map(([x, y]) => [grid, x, y].join(' ')));
  return slabs - new Set(hidden).size;
};

const characterTips = (view: View): readonly Tip[] =>
  SITES.filter(site => view.characters[site] === null && visibleSlabs(view, site) <= FEW_SLABS).map(site =>
    tip(`character-${site}`, 'completed', texts =>
      texts.character(site, visibleSlabs(view, site), characterPoints(STANDARD_BOX, site)),
    ),
  );

/** About what the player holds. */
const ownTips = ({ players, snow }: View, seat: Seat): readonly Tip[] => {
  const { ready, bonus } = nth(players, seat);
  const piece = bonus.find(one => one === BONUSES[snow]);
  return [
    tip('double', 'choose-piece', texts => texts.double),
    tip('turning', 'placement', texts => texts.turning),
    tip('connect', 'turn-points', texts => texts.connect),
    tip('sticks', 'sticks', texts => texts.sticks),
    ...fitting(
      [ready.includes('fille'), tip('fille', 'ally-fille', texts => texts.fille)],
      [ready.includes('coureur'), tip('coureur', 'ally-coureur', texts => texts.coureur)],
      [ready.includes('nation'), tip('nation', 'ally-nation', texts => texts.nation)],
      [piece !== undefined, tip(`bonus-${snow}`, 'bonus-turn', texts => texts.bonus[piece ?? 'beam'])],
    ),
    tip('undo', 'turn', texts => texts.undo),
    tip('hint', 'turn', texts => texts.hint),
  ];
};

export const tips: GameTips = {
  tipsFor: (shown, seat, names) => {
    const view = shown as View;
    return [...snowTips(view, seat, names), ...characterTips(view), ...ownTips(view, seat)];
  },
};
