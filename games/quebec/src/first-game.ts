import type { Building } from './buildings.ts';
export const FIRST_GAME: readonly Building[] = [];
