import type { Ally, Site } from '@cap-diamant/nouvelle-france/vocabulary';

/** One arm of a snowflake, pointing up from the centre. */
export const FLAKE = 'M0 0V-24M0-9L-5-14M0-9L5-14M0-16L-5-21M0-16L5-21';

/** Icons of the three allies, with one stroke width, on a 24 × 24 grid. */
export const ALLY_ART: { readonly [ally in Ally]: string } = {
  // A bonnet with ribbons.
  fille:
    'M6.500 12.500C4.500 5.500 8.500 2.500 12 2.500S19.500 5.500 17.500 12.500C17 9.500 15 8 12 8S7 9.500 6.500 12.500ZM7.200 11C7.500 18 16.500 18 16.800 11M6.500 12.500L5 17M17.500 12.500L19 17M4 22.500C5 19 8 18 9.500 16M20 22.500C19 19 16 18 14.500 16',
  // A canoe with a paddle.
  coureur: 'M2 13C6 18 18 18 22 13C18 14.500 6 14.500 2 13ZM15 3L9 17M15.500 2L17 5L14.200 5.500Z',
  // A feather above a hand of cards.
  nation: 'M6 21C7 12 12 5 19 3C20 10 15 16 8 17M6 21L14 9M10.500 14.500L15 14M12.500 11.500L17 10.500',
};

/** The buildings in a few strokes, for headings of lists. */
export const SITE_ART: { readonly [site in Site]: string } = {
  redoubt: 'M3 21V9H6V12H9V9H12V12H15V9H18V12H21V21ZM10 21V17H14V21',
  church: 'M4 21V13L9 9.500L14 13V21ZM14 21V8L17.500 3L21 8V21ZM8 21V17H10.500V21M17.500 3V1',
  mill: 'M8 21L9.500 10H14.500L16 21ZM12 10L4 4M12 10L20 4M12 10L5 15M12 10L19 15M11 21V17H13V21',
};
