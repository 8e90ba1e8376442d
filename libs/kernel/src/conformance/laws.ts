import { BASIC_LAWS } from './basic-laws.ts';
import { EFFECT_LAWS } from './effect-laws.ts';
import type { Law } from './law.ts';
import { REFUSAL_LAW } from './refusal-law.ts';
import { SECRECY_LAWS } from './secrecy-laws.ts';

/** The laws for every game. */
export const LAWS: readonly Law[] = [...BASIC_LAWS, ...EFFECT_LAWS, REFUSAL_LAW, ...SECRECY_LAWS];
