/** What a position can hold for a seat: points it has, and what promises more of them. */
export const ASPECTS = ['points', 'floors', 'groups', 'characters', 'bonus', 'allies'] as const;
export type Aspect = (typeof ASPECTS)[number];
export type ByAspect = { readonly [aspect in Aspect]: number };
