import type { Language, Words } from '@cap-diamant/kernel';
import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Effect } from '@cap-diamant/nouvelle-france/effect';
import { words } from '@cap-diamant/nouvelle-france/words';

/** Without words on the page: the table shows whose turn it is, and a secret look is for one player's eyes only. */
const UNSAID: ReadonlySet<string> = new Set(['turn', 'saw']);

/** A piece by its shape: which of the two with that shape it is, the picture shows. */
const byShape = (effect: Effect): Effect =>
  effect.kind === 'placed' ? { ...effect, piece: effect.piece.replace(/\d$/, '') } : effect;

/** Words for the page, for its log and for screen readers. */
export const drawnWords = (language: Language): Words<NouvelleFrance> => {
  const spoken = words(language);
  return {
    ...spoken,
    effect: (view, effect, names) => (UNSAID.has(effect.kind) ? '' : spoken.effect(view, byShape(effect), names)),
  };
};
