import type { AidTexts, Paragraph } from '../../common/rulebook.ts';
import { EVENTS, FAMILY, LEADERS, TWO } from './variants.ts';

/** The player aid of Québec. */
export const AID = [
  { id: 'turn', diagram: 'turn' },
  { id: 'completed' },
  { id: 'century' },
  { id: 'zones-family', in: FAMILY },
  { id: 'zones-cascade', in: LEADERS },
  { id: 'end' },
  { id: 'buildings-family', in: FAMILY },
  { id: 'buildings-group', in: LEADERS },
  { id: 'leaders', in: LEADERS, diagram: 'aid-leaders' },
  { id: 'events', in: EVENTS },
  { id: 'two-players', in: TWO },
  { id: 'districts', diagram: 'aid-districts' },
] as const satisfies readonly Paragraph[];

export type Section = (typeof AID)[number];
export type QuebecAid = AidTexts<Section>;
