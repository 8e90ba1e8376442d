import type { Chapter, ChapterTexts, TextsOf } from '../../common/rulebook.ts';
import type { Section } from './aid.ts';

/** The chapters and paragraphs of the rules of Nouvelle-France. */
export const OUTLINE = [
  {
    id: 'overview',
    paragraphs: [
      { id: 'goal', see: ['turn-points', 'snowfall', 'completed'], lesson: 'first-game' },
      { id: 'aid' },
      { id: 'reconstructed' },
    ],
  },
  {
    id: 'material',
    paragraphs: [
      { id: 'colours' },
      { id: 'pieces', diagram: 'pieces' },
      { id: 'bonus-pieces', see: ['bonus-turn'] },
      { id: 'sites', diagram: 'sites', see: ['junctions'] },
      { id: 'floors' },
      { id: 'cards' },
      { id: 'sticks', see: ['snowfall'], lesson: 'sticks' },
      { id: 'characters', diagram: 'characters', see: ['completed'], lesson: 'characters' },
      { id: 'ally-tokens', diagram: 'allies', see: ['allies'] },
      { id: 'snow-and-phases', see: ['snowfall'] },
    ],
  },
  {
    id: 'setup',
    paragraphs: [
      { id: 'setup' },
      { id: 'deck', see: ['one-card'] },
      { id: 'first-player', see: ['handicap'] },
      { id: 'open-information' },
    ],
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'turn', lesson: 'first-game' },
      { id: 'draw', see: ['snowfall', 'bonus-turn'] },
      { id: 'choose-piece', see: ['impossible'] },
      { id: 'after-placing' },
    ],
  },
  {
    id: 'placing',
    paragraphs: [
      { id: 'placement', see: ['from-above', 'standing'], lesson: 'stability' },
      { id: 'from-above', diagram: 'from-above' },
      { id: 'standing', diagram: 'standing', lesson: 'stability' },
      { id: 'standing-examples' },
      { id: 'free-to-place' },
      { id: 'refusals' },
    ],
  },
  {
    id: 'scoring',
    paragraphs: [
      { id: 'turn-points', diagram: 'linked', lesson: 'connected' },
      { id: 'turn-points-others' },
      { id: 'junctions', diagram: 'junction' },
    ],
  },
  {
    id: 'snow',
    paragraphs: [
      { id: 'snowfall', diagram: 'snowfall', lesson: 'sticks' },
      { id: 'buried', diagram: 'buried' },
      { id: 'after-snowfall', see: ['bonus-turn', 'allies'] },
    ],
  },
  {
    id: 'completed-sites',
    paragraphs: [{ id: 'completed', diagram: 'completed', lesson: 'characters' }, { id: 'character-points' }],
  },
  {
    id: 'bonus',
    paragraphs: [{ id: 'bonus-turn', lesson: 'bonus' }, { id: 'bonus-lost' }],
  },
  {
    id: 'allies',
    paragraphs: [
      { id: 'allies', lesson: 'allies' },
      { id: 'ally-fille' },
      { id: 'ally-coureur' },
      { id: 'ally-nation' },
    ],
  },
  {
    id: 'impossible-pieces',
    paragraphs: [{ id: 'impossible' }, { id: 'claims-checked' }, { id: 'claims-contested' }, { id: 'stolen-turn' }],
  },
  {
    id: 'end',
    paragraphs: [{ id: 'game-end' }, { id: 'ties' }],
  },
  {
    id: 'variants',
    paragraphs: [{ id: 'one-card' }, { id: 'fewer-allies' }, { id: 'handicap' }, { id: 'not-included' }],
  },
] as const satisfies readonly Chapter[];

type Chapters = (typeof OUTLINE)[number];
export type ParagraphId = Chapters['paragraphs'][number]['id'];
export type NouvelleFranceTexts = TextsOf<Chapters, Section>;
export type In<Id extends Chapters['id']> = ChapterTexts<Chapters, Id>;
export type Diagram = keyof NouvelleFranceTexts['captions'];
