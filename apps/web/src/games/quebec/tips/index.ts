import { nth, type Seat } from '@cap-diamant/kernel';
import { costAt } from '@cap-diamant/quebec/board';
import { forecastZones, RULES, scoringOrder } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import { type Century, ZONES, type Zone } from '@cap-diamant/quebec/vocabulary';
import type { GameTips, Tip } from '../../common/tips.ts';
import { wordedFor } from '../../common/wording.ts';
import type { ParagraphId } from '../rulebook/outline.ts';
import { TIPS, type TipTexts } from './words.ts';

const LAST: Century = 4;
/** Fewer free sites than this are worth a word. */
const FEW_SITES = 3;

const tip = (id: string, rule: ParagraphId, say: (texts: TipTexts) => string): Tip => ({
  id,
  rule,
  say: language => say(TIPS[language]),
});

/** Tips that apply, each with its condition. */
const fitting = (...cases: readonly (readonly [when: boolean, tip: Tip])[]): readonly Tip[] =>
  cases.flatMap(([when, one]) => (when ? [one] : []));

/** What the end of the century would bring, while it is near. */
const centuryTips = (view: View, seat: Seat, names: readonly string[]): readonly Tip[] => {
  const { century, available, players } = view;
  const { points } = forecastZones(view);
  const without = players.findIndex(({ active, passive }) => active + passive === 0);
  return fitting(
    [
      without >= 0 && without !== seat,
      tip(`no-workers-${century}`, 'century-end', texts => texts.noWorkers(names[without] ?? '', points, seat, names)),
    ],
    [
      available.length === 0,
      tip(`no-site-${century}`, 'century-end', texts => texts.noSite(century, points, seat, names)),
    ],
    [
      available.length > 0 && available.length < FEW_SITES,
      tip(`few-sites-${century}`, 'no-site-left', texts => texts.fewSites(available.length)),
    ],
  );
};

/** About the player's own pieces. */
const ownTips = ({ players, sites }: View, seat: Seat): readonly Tip[] => {
  const { architect, active } = nth(players, seat);
  const site = architect === 'hand' ? undefined : nth(sites, architect);
  const stages = site?.stages.length ?? 0;
  return fitting(
    [architect === 'hand', tip('architect', 'start-site', texts => texts.architect)],
    [active === 0, tip('no-active', 'turn', texts => texts.noActive)],
    [stages === 3, tip('full', 'leave-early', texts => texts.full)],
    [
      site !== undefined && stages === 0 && architect !== 'hand' && active >= costAt(architect),
      tip('empty', 'leave-early', texts => texts.empty),
    ],
  );
};

/** A zone in which one more worker of a seat would bring a share of the majority. */
const closeZone = ({ zones }: View, seat: Seat): Zone | undefined =>
  ZONES.find(zone => {
    const own = nth(zones[zone], seat);
    const most = Math.max(...zones[zone].filter((_, other) => other !== seat));
    return own > 0 && (own === most || own + 1 === most);
  });

/** What a century and an edition bring with them. */
const ruleTips = (view: View, seat: Seat): readonly Tip[] => {
  const { century, events, players, sites, variant, leaders } = view;
  const { leaders: hasLeaders, majority } = RULES[variant];
  const close = closeZone(view, seat);
  const gone = players.filter(({ leader }) => leader !== null).length;
  return fitting(
    [
      variant !== '2011-family' && sites.some(({ token }) => token?.seat === seat),
      tip('main-group', 'main-group', texts => texts.mainGroup),
    ],
    [century === LAST, tip('last-century', 'final-points', texts => texts.lastCentury)],
    [
      century > 1,
      tip(`century-${century}`, 'scoring-order', texts => texts.newCentury(century, nth(scoringOrder(century), 1))),
    ],
    [
      hasLeaders && leaders.length > 0 && nth(players, seat).leader === null,
      tip('leader', 'take-leader', texts => texts.leader(gone)),
    ],
    [events !== null, tip('event', 'events', texts => texts.event)],
    [players.length === 2, tip('neutral', 'two-neutral', texts => texts.neutral)],
    [
      close !== undefined,
      tip('majority', majority === 'cascade' ? 'cascade' : 'family-scoring', texts =>
        texts.majority(close ?? 'citadelle'),
      ),
    ],
  );
};

/** How the table helps. */
const TABLE_TIPS: readonly Tip[] = [
  tip('district', 'whose-action', texts => texts.district),
  tip('undo', 'turn', texts => texts.undo),
  tip('hint', 'turn', texts => texts.hint),
];

export const tips: GameTips = {
  tipsFor: (shown, seat, names) => {
    const view = shown as View;
    const newWords = RULES[view.variant].edition === '2026';
    const all = [...centuryTips(view, seat, names), ...ownTips(view, seat), ...ruleTips(view, seat), ...TABLE_TIPS];
    return all.map(one => ({ ...one, say: language => wordedFor(one.say(language), newWords) }));
  },
};
