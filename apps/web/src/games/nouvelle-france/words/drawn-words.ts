import type { Language, Words } from '@cap-diamant/kernel';
import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import { words } from '@cap-diamant/nouvelle-france/words';

/**
 * The game in words for a drawn table. What a secret look showed is said nowhere but on the cards themselves: a log or
 * a voice would tell it to everybody around the device.
 */
export const drawnWords = (language: Language): Words<NouvelleFrance> => {
  const spoken = words(language);
  return {
    ...spoken,
    effect: (view, effect, names) => (effect.kind === 'saw' ? '' : spoken.effect(view, effect, names)),
  };
};
