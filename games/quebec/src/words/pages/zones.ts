import { nth, type Page } from '@cap-diamant/kernel';
import { RULES } from '../../editions.ts';
import { beforeScoring, scoreZones, scoringOrder } from '../../rules/scoring.ts';
import { beginPlay, scoreOf } from '../../state.ts';
import type { Quebec } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Catalogue } from '../catalogue.ts';
import { nameOf, roman } from '../wording.ts';
import { shortened, table, wrap } from './layout.ts';

/** What each seat would gain if the zones, as they are, were scored now. */
const payingNow = (view: View): number[] => {
  const events = view.events && { ...view.events, coming: [] };
  const play = beginPlay({ ...view, events }, undefined);
  beforeScoring(play);
  scoreZones(play, RULES[view.variant].zoneScoring);
  return play.next.players.map((player, seat) => scoreOf(player) - scoreOf(nth(view.players, seat)));
};

/** Workers by zone and player, in the order in which the zones will be scored. */
export const zones = (catalogue: Catalogue): Page<Quebec> => ({
  about: catalogue.pages.zones.about,
  text: (view, names) => {
    const words = catalogue.pages.zones;
    const order = scoringOrder(view.century);
    const titles = order.map(zone => catalogue.zones[zone].name);
    const who = view.players.map((_, seat) => nameOf(catalogue, names, seat));
    const rows = who.map((name, seat) => [shortened(name), ...order.map(zone => String(nth(view.zones[zone], seat)))]);
    const now = payingNow(view).map((points, seat) => `${nth(who, seat)} ${points}`);
    return [
      words.heading(roman(view.century)),
      table([['', ...titles], ...rows]),
      wrap(words.order(titles.join(', '))),
      ...(view.over ? [] : [wrap(words.now(now))]),
    ].join('\n');
  },
});
