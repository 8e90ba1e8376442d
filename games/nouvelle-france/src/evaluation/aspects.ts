/** What a position can be worth to a seat: points it has, and prospects of more. */
export const ASPECTS = ['points', 'floors', 'groups', 'characters', 'bonus', 'allies'] as const;
export type Aspect = (typeof ASPECTS)[number];
export type ByAspect = { readonly [aspect in Aspect]: number };
