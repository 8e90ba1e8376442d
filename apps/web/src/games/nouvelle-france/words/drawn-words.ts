import type { Language, Words } from '@cap-diamant/kernel';
import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import { words } from '@cap-diamant/nouvelle-france/words';

/** Without words on the page: the table shows whose turn it is, and a secret look is for one player's eyes only. */
const UNSAID: ReadonlySet<string> = new Set(['turn', 'saw']);

/** Words for the page, for its log and for screen readers. */
export const drawnWords = (language: Language): Words<NouvelleFrance> => {
  const spoken = words(language);
  return {
    ...spoken,
    effect: (view, effect, names) => (UNSAID.has(effect.kind) ? '' : spoken.effect(view, effect, names)),
  };
};
