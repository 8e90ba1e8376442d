import type { Ally, Bonus, Colour, Site } from '@cap-diamant/nouvelle-france/vocabulary';

/** What a card is about: an ally or a bonus piece of a player, or the character of a site. */
export type CardSubject =
  | { readonly kind: 'ally'; readonly ally: Ally; readonly colour: Colour }
  | { readonly kind: 'bonus'; readonly bonus: Bonus; readonly colour: Colour }
  | { readonly kind: 'character'; readonly site: Site };
