import { nth, type Page, type Seat } from '@cap-diamant/kernel';
import type { Space } from '../../model/board.ts';
import { type Player, scoreOf } from '../../model/state.ts';
import type { Quebec } from '../../model/types.ts';
import type { View } from '../../model/view.ts';
import { SOURCES } from '../../model/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { nameOf, sayer } from '../wording.ts';
import { wrap } from './layout.ts';

const leaderLine = (catalogue: Catalogue, view: View, { leader }: Player): string[] => {
  if (leader === null) return [];
  const { name, people } = catalogue.leaders[leader];
  return [catalogue.pages.players.leader(`${name}, ${nth(people, view.century - 1)}`)];
};

const sourceLine = (catalogue: Catalogue, { points }: Player): string[] => {
  const paid = SOURCES.filter(source => points[source] > 0).map(
    source => `${catalogue.sources[source]} ${points[source]}`,
  );
  return paid.length === 0 ? [] : [catalogue.pages.players.sources(paid.join(', '))];
};

/** Points, workers, architect and leader of each player. */
export const players = (catalogue: Catalogue): Page<Quebec> => ({
  about: catalogue.pages.players.about,
  text: (view, names) => {
    const words = catalogue.pages.players;
    const say = sayer(catalogue, view, names);
    const where = (architect: 'hand' | Space): string => (architect === 'hand' ? words.hand : say.building(architect));
    const block = (player: Player, seat: Seat): string =>
      [
        wrap(words.heading(nameOf(catalogue, names, seat), scoreOf(player))),
        ...[
          words.workers(player.active, player.passive),
          words.architect(where(player.architect)),
          ...leaderLine(catalogue, view, player),
          ...sourceLine(catalogue, player),
        ].map(line => wrap(line, 2)),
      ].join('\n');
    const neutral = view.neutral === 'aside' ? [] : [wrap(words.neutral(where(view.neutral)))];
    return [...view.players.map(block), ...neutral].join('\n');
  },
});
