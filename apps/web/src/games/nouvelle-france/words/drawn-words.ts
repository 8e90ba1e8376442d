import type { Language, Words } from '@cap-diamant/kernel';
import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import { words } from '@cap-diamant/nouvelle-france/words';

/**
 * Words for the page. They never name the cards of a secret look: a log or a screen reader would tell everyone at the
 * device.
 */
export const drawnWords = (language: Language): Words<NouvelleFrance> => {
  const spoken = words(language);
  return {
    ...spoken,
    effect: (view, effect, names) => (effect.kind === 'saw' ? '' : spoken.effect(view, effect, names)),
  };
};
