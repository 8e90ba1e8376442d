/** Everything the table can be heard doing. */
export type Sound = 'place' | 'build' | 'cascade' | 'card' | 'pen' | 'bell' | 'wind' | 'turn' | 'victory';

/** More at once would be noise. */
const MOST = 3;

/** The sounds of one decision: each once, in the order of its effects. */
export const soundsOf = <E>(effects: readonly E[], soundOf: (effect: E) => Sound | undefined): readonly Sound[] =>
  [...new Set(effects.flatMap(effect => soundOf(effect) ?? []))].slice(0, MOST);
