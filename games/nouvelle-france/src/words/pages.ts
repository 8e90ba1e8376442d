import { nth, range } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { hiddenSlabs } from '../geometry/slabs.ts';
import { occupied, type Walls } from '../geometry/walls.ts';
import { COLOURS, type Colour, FLOORS, HIDDEN, SITES, type Site, SNOW, SNOWFALLS } from '../model/vocabulary.ts';
import { characterPoints } from '../scoring/end.ts';
import { shapeCards } from '../state/deck.ts';
import { scoreOf } from '../state/state.ts';
import { type View, wallsOf } from '../state/view.ts';
import type { Catalogue } from './catalogue.ts';

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** One place of a floor plan: a cube, a free slab, a lost place below an overhang, or no slab. */
const mark = (words: Catalogue, view: View, walls: Walls, slab: number | undefined, floor: 0 | 1 | 2): string => {
  if (slab === undefined) return ' ';
  const has = (slabs: number): boolean => ((slabs >>> slab) & 1) === 1;
  const colour = COLOURS.find(one => has(walls[one][floor]));
  if (colour !== undefined) {
    const letter = words.letter[colour];
    return view.colours.includes(colour) ? letter : letter.toLowerCase();
  }
  const taken = occupied(walls);
  const above: [number, number, number] = [0, floor < 1 ? taken[1] : 0, floor < 2 ? taken[2] : 0];
  return has(hiddenSlabs(above)) ? '×' : '·';
};

/** The floors of one grid side by side, with the numbers of columns and rows. */
const plan = (box: Box, words: Catalogue, view: View, walls: Walls, site: Site, grid: string): string[] => {
  const ground = box.grounds[site];
  const { width, depth } = nth(
    ground.grids,
    ground.grids.findIndex(({ id }) => id === grid),
  );
  const titles = FLOORS.map(floor => words.page.floor(words.floor[floor], view.sticks[site][floor], floor < view.snow));
  const wide = Math.max(2 * width + 2, ...titles.map(title => title.length)) + 3;
  const row = (label: string, cell: (x: number, floor: 0 | 1 | 2) => string): string =>
    FLOORS.map(floor =>
      `${label} ${range(width)
        .map(x => cell(x, floor))
        .join(' ')}`.padEnd(wide),
    )
      .join('')
      .trimEnd();
  return [
    `${grid}  ${titles
      .map(title => title.padEnd(wide))
      .join('')
      .trimEnd()}`,
    `   ${row(' ', x => String(x % 10))}`,
    ...range(depth).map(
      y => `   ${row(String(y % 10), (x, floor) => mark(words, view, walls, ground.slabAt(grid, x, y), floor))}`,
    ),
  ];
};

export const boardPage = (box: Box, words: Catalogue, view: View, names: readonly string[]): string => {
  const sites = wallsOf(box, view.placed, view.colours);
  const letters = COLOURS.map(colour => `${words.letter[colour]} ${words.colour[colour]}`);
  const blocks = SITES.flatMap(site => {
    const holder = view.characters[site];
    const owner = holder === null ? undefined : (names[holder] ?? '');
    return [
      words.page.site(capital(words.site[site]), words.character[site], characterPoints(box, site), owner),
      ...box.grounds[site].grids.flatMap(({ id }) => plan(box, words, view, sites[site], site, id)),
      '',
    ];
  });
  return [...blocks, words.page.legend(letters)].join('\n');
};

/** "L L P" as "L×2 P". */
const counted = (cards: readonly string[], none: string): string => {
  const kinds = [...new Set(cards)].sort();
  const texts = kinds.map(kind => {
    const count = cards.filter(card => card === kind).length;
    return count > 1 ? `${kind}×${count}` : kind;
  });
  return texts.join(' ') || none;
};

export const cardsPage = (box: Box, { page }: Catalogue, view: View): string => {
  const { visible, discards, deck } = view;
  const coming: string[] = [...shapeCards(box), ...range(SNOWFALLS - view.snow).map(() => '❄')];
  for (const card of [...visible, ...discards]) coming.splice(coming.indexOf(card), 1);
  const known = deck.flatMap((card, at) =>
    card === HIDDEN ? [] : [page.deckCard(at + 1, card === SNOW ? '❄' : card)],
  );
  return [
    page.labelled(page.visible, visible.join(' ') || page.none),
    page.deck(deck.length),
    ...(known.length > 0 ? [page.labelled(page.known, known.join('  '))] : []),
    page.labelled(page.toCome, counted(coming, page.none)),
    page.labelled(page.discards, counted(discards, page.none)),
    page.snow(view.snow),
  ].join('\n');
};

export const playersPage = (words: Catalogue, view: View, names: readonly string[]): string => {
  const { page } = words;
  return view.players
    .map((player, seat) => {
      const colour: Colour = nth(view.colours, seat);
      const allies = player.ready.map(ally => (ally === 'nation' ? words.nation[colour] : words.ally[ally]));
      const held = SITES.filter(site => view.characters[site] === seat).map(site => words.character[site]);
      const title = page.player(names[seat] ?? String(seat), words.colour[colour], scoreOf(player));
      return [
        `${seat === view.turn ? '>' : ' '} ${title}`,
        `    ${page.labelled(page.bonus, page.listed(player.bonus.map(piece => words.bonus[piece])))}`,
        `    ${page.labelled(page.ready, page.listed(allies))}`,
        `    ${page.labelled(page.holds, page.listed(held))}`,
      ].join('\n');
    })
    .join('\n');
};
