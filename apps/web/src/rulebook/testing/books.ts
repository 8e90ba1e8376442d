import type { Language } from '@cap-diamant/kernel';
import type { BookTexts, Chapter, Paragraph } from '../../games/common/rulebook.ts';
import { AID as NOUVELLE_FRANCE_AID } from '../../games/nouvelle-france/rulebook/aid.ts';
import { texts as nouvelleFranceEn } from '../../games/nouvelle-france/rulebook/en/index.ts';
import { texts as nouvelleFranceFr } from '../../games/nouvelle-france/rulebook/fr/index.ts';
import { OUTLINE as NOUVELLE_FRANCE } from '../../games/nouvelle-france/rulebook/outline.ts';
import { texts as nouvelleFranceRu } from '../../games/nouvelle-france/rulebook/ru/index.ts';
import { AID as QUEBEC_AID } from '../../games/quebec/rulebook/aid.ts';
import { texts as quebecEn } from '../../games/quebec/rulebook/en/index.ts';
import { texts as quebecFr } from '../../games/quebec/rulebook/fr/index.ts';
import { OUTLINE as QUEBEC } from '../../games/quebec/rulebook/outline.ts';
import { texts as quebecRu } from '../../games/quebec/rulebook/ru/index.ts';

interface Book {
  readonly chapters: readonly Chapter[];
  readonly aid: readonly Paragraph[];
  readonly texts: { readonly [language in Language]: BookTexts };
}

/** Both rulebooks with all their texts, without the components that draw them. */
export const BOOKS: Readonly<Record<'quebec' | 'nouvelle-france', Book>> = {
  quebec: { chapters: QUEBEC, aid: QUEBEC_AID, texts: { fr: quebecFr, en: quebecEn, ru: quebecRu } },
  'nouvelle-france': {
    chapters: NOUVELLE_FRANCE,
    aid: NOUVELLE_FRANCE_AID,
    texts: { fr: nouvelleFranceFr, en: nouvelleFranceEn, ru: nouvelleFranceRu },
  },
};
