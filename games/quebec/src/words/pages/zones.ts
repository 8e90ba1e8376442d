import { nth, type Page } from '@cap-diamant/kernel';
import type { Quebec } from '../../model/types.ts';
import { forecast } from '../../rules/forecast.ts';
import { scoringOrder } from '../../rules/scoring.ts';
import type { Catalogue } from '../catalogue.ts';
import { nameOf, roman } from '../wording.ts';
import { shortened, table, wrap } from './layout.ts';

/** Workers by zone and player, in the order in which the zones will be scored. */
export const zones = (catalogue: Catalogue): Page<Quebec> => ({
  about: catalogue.pages.zones.about,
  text: (view, names) => {
    const words = catalogue.pages.zones;
    const order = scoringOrder(view.century);
    const titles = order.map(zone => catalogue.zones[zone].name);
    const who = view.players.map((_, seat) => nameOf(catalogue, names, seat));
    const rows = who.map((name, seat) => [shortened(name), ...order.map(zone => String(nth(view.zones[zone], seat)))]);
    const now = forecast(view).points.map((points, seat) => `${nth(who, seat)} ${points}`);
    return [
      words.heading(roman(view.century)),
      table([['', ...titles], ...rows]),
      wrap(words.order(titles.join(', '))),
      ...(view.over ? [] : [wrap(words.now(now))]),
    ].join('\n');
  },
});
