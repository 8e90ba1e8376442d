import type { AidTexts, Paragraph } from '../../common/rulebook.ts';

/** The player aid of Nouvelle-France. */
export const AID = [
  { id: 'turn' },
  { id: 'placing' },
  { id: 'points' },
  { id: 'snow' },
  { id: 'bonus' },
  { id: 'allies' },
  { id: 'characters' },
  { id: 'end' },
  { id: 'versions' },
  { id: 'pieces', diagram: 'pieces' },
] as const satisfies readonly Paragraph[];

export type Section = (typeof AID)[number];
export type NouvelleFranceAid = AidTexts<Section>;
