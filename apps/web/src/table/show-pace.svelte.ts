import * as v from 'valibot';
import { storedValue } from '../storage/stored-value.svelte.ts';
import { SHOW_PACES, type ShowPace } from '../words/texts.ts';

/** The duration of a step, in milliseconds. */
const MILLISECONDS: { readonly [pace in ShowPace]: number } = { slow: 2800, calm: 1600, quick: 700, none: 0 };

const chosen = storedValue('show', v.optional(v.picklist(SHOW_PACES), 'calm'));

/** The speed of scorings, as last chosen. */
export const showPace = {
  get name(): ShowPace {
    return chosen.value;
  },

  set name(name: ShowPace) {
    chosen.change(() => name);
  },

  get milliseconds(): number {
    return MILLISECONDS[chosen.value];
  },
};
