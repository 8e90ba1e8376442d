import type { NouvelleFranceTexts } from '../outline.ts';
import { aid } from './aid.ts';
import { material, overview, setup } from './basics.ts';
import { allies, bonus, completedSites, end, impossiblePieces, snow, variants } from './later.ts';
import { placing, scoring, turn } from './turn.ts';

export const texts: NouvelleFranceTexts = {
  chapters: {
    overview: 'The game in short',
    material: 'What is in the box',
    setup: 'Set-up',
    turn: 'A turn',
    placing: 'Placing pieces',
    scoring: 'Points of a turn',
    snow: 'Snow',
    'completed-sites': 'Completed sites',
    bonus: 'Bonus pieces',
    allies: 'Allies',
    'impossible-pieces': 'Impossible pieces',
    end: 'The end of the game',
    variants: 'Simpler games and handicap',
  },
  paragraphs: {
    ...overview,
    ...material,
    ...setup,
    ...turn,
    ...placing,
    ...scoring,
    ...snow,
    ...completedSites,
    ...bonus,
    ...allies,
    ...impossiblePieces,
    ...end,
    ...variants,
  },
  aid,
  captions: {
    pieces: 'The nine shapes, each with the piece that doubles brown, and the three bonus pieces of brown',
    sites: 'The plans of the redoubt, the church and the mill',
    characters: 'Officer, parish priest and miller',
    allies: 'King’s Daughter, coureur des bois and First Nations: available, and used',
    'from-above':
      'Part of the church, lower and middle floor. The crossed place lies under an overhang: a beam can’t get there',
    standing: 'L on its foot, seen from the front: alone it tips over; with a beam beside it, it stands',
    linked: 'Part of the church after the Y: ringed cubes score with it',
    junction: 'The middle floor of the redoubt: the ringed cubes on both sides of the junction are connected',
    snowfall: 'The values of the sticks at the first snowfall',
    buried: 'The lower floor is buried, the middle one is not: only the upper cube of the stake scores',
    completed: 'The mill with one slab left',
  },
};
