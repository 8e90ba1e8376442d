import type { Chapter, ChapterTexts, TextsOf } from '../../common/rulebook.ts';
import type { Section } from './aid.ts';
import { EVENTS, FAMILY, LEADERS, TWO, TWO_WITH_LEADERS } from './variants.ts';

/** The chapters and paragraphs of Québec's rules. */
export const OUTLINE = [
  {
    id: 'overview',
    paragraphs: [
      { id: 'goal', see: ['cascade', 'family-scoring', 'final-points'], lesson: 'first-game' },
      { id: 'aid', diagram: 'turn' },
      { id: 'editions', lesson: 'second-game' },
      { id: 'terms' },
    ],
  },
  {
    id: 'setup',
    paragraphs: [
      { id: 'zones', diagram: 'zones' },
      { id: 'board', see: ['district-actions', 'main-group'] },
      { id: 'tiles' },
      { id: 'workers' },
      { id: 'leaders-in-play', in: LEADERS, see: ['leaders'] },
      { id: 'events-in-play', in: EVENTS, see: ['events'] },
      { id: 'first-player' },
      { id: 'open-information' },
    ],
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'turn', see: ['start-site', 'stage', 'take-leader', 'send-worker'], lesson: 'first-game' },
      { id: 'no-workers', see: ['century-end'] },
      { id: 'start-site', diagram: 'site-life', see: ['no-site-left', 'leave-early', 'terms'], lesson: 'architect' },
      { id: 'leave-early' },
      { id: 'no-site-left', see: ['century-end', 'interrupted-turn'] },
      { id: 'stage', see: ['whose-action', 'terms'], lesson: 'architect' },
      { id: 'whose-action', see: ['district-actions', 'terms'], lesson: 'districts' },
      { id: 'take-leader', in: LEADERS, see: ['leaders'], lesson: 'leaders' },
      { id: 'send-worker' },
    ],
  },
  {
    id: 'districts',
    paragraphs: [
      { id: 'district-actions', diagram: 'districts', lesson: 'districts' },
      { id: 'district-archdiocese' },
      { id: 'district-protestant' },
      { id: 'district-irish' },
      { id: 'district-jewish' },
      { id: 'district-seat-of-government' },
      { id: 'district-municipal-administration' },
      { id: 'district-provincial-administration' },
      { id: 'district-military-administration' },
      { id: 'district-trading-hub' },
      { id: 'district-mansion', see: ['start-site'] },
      { id: 'district-business', see: ['stage'] },
      { id: 'district-port' },
      { id: 'district-heritage-site' },
      { id: 'district-entertainment' },
      { id: 'district-academic' },
      { id: 'district-arts' },
    ],
  },
  {
    id: 'leaders',
    paragraphs: [
      { id: 'leaders', in: LEADERS, diagram: 'leaders', see: ['take-leader'], lesson: 'leaders' },
      { id: 'leader-religious', in: LEADERS, see: ['whose-action'] },
      { id: 'leader-political', in: LEADERS, see: ['two-leaders'] },
      { id: 'leader-economic', in: LEADERS, see: ['century-steps', 'two-leaders'] },
      { id: 'leader-cultural', in: LEADERS },
      { id: 'leader-citadelle', in: LEADERS },
    ],
  },
  {
    id: 'century',
    paragraphs: [
      { id: 'century-end', see: ['no-workers', 'no-site-left'] },
      { id: 'century-steps', see: ['scoring-order'] },
      { id: 'interrupted-turn' },
    ],
  },
  {
    id: 'scoring',
    paragraphs: [
      { id: 'scoring-order', lesson: 'cascade' },
      { id: 'cascade', in: LEADERS, lesson: 'cascade' },
      { id: 'cascade-example', in: LEADERS, diagram: 'cascade', lesson: 'cascade' },
      { id: 'family-scoring', in: FAMILY },
    ],
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'game-end' },
      { id: 'final-points', lesson: 'final-scoring' },
      { id: 'buildings-family', in: FAMILY },
      { id: 'main-group', in: LEADERS, diagram: 'main-group', lesson: 'final-scoring' },
      { id: 'winner' },
    ],
  },
  {
    id: 'events',
    paragraphs: [
      { id: 'events', in: EVENTS, diagram: 'events', lesson: 'events' },
      { id: 'goals', in: EVENTS },
      { id: 'event-1603-champlain', in: EVENTS },
      { id: 'event-1663-sovereign-council', in: EVENTS, see: ['goals'] },
      { id: 'event-1665-jean-talon', in: EVENTS, see: ['goals'] },
      { id: 'event-1682-fire', in: EVENTS, see: ['goals'] },
      { id: 'event-1756-seven-years-war', in: EVENTS, see: ['take-leader'] },
      { id: 'event-1759-plains-of-abraham', in: EVENTS, see: ['cascade'] },
      { id: 'event-1763-royal-proclamation', in: EVENTS },
      { id: 'event-1775-fortification', in: EVENTS },
      { id: 'event-1800-immigration', in: EVENTS },
      { id: 'event-1812-war', in: EVENTS },
      { id: 'event-1867-capital', in: EVENTS },
      { id: 'event-1871-canals', in: EVENTS },
      { id: 'event-1917-conscription', in: EVENTS },
      { id: 'event-1955-carnival', in: EVENTS },
      { id: 'event-2001-summit', in: EVENTS, see: ['no-cascade'] },
      { id: 'event-2008-anniversary', in: EVENTS, see: ['no-cascade'] },
      { id: 'no-cascade', in: EVENTS },
    ],
  },
  {
    id: 'two-players',
    paragraphs: [
      { id: 'two-neutral', in: TWO, lesson: 'two-players' },
      { id: 'two-start', in: TWO, see: ['start-site'], lesson: 'two-players' },
      { id: 'two-stage', in: TWO },
      { id: 'two-leaders', in: TWO_WITH_LEADERS },
      { id: 'two-century', in: TWO, see: ['century-steps'] },
    ],
  },
] as const satisfies readonly Chapter[];

type Chapters = (typeof OUTLINE)[number];
export type ParagraphId = Chapters['paragraphs'][number]['id'];
export type QuebecTexts = TextsOf<Chapters, Section>;
export type In<Id extends Chapters['id']> = ChapterTexts<Chapters, Id>;
export type Diagram = keyof QuebecTexts['captions'];
