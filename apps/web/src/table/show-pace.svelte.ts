import { SHOW_PACES, type ShowPace } from '../words/texts.ts';

const KEY = 'cap-diamant/show';

/** The duration of a step, in milliseconds. */
const MILLISECONDS: { readonly [pace in ShowPace]: number } = { slow: 2800, calm: 1600, quick: 700, none: 0 };

const stored = (): ShowPace => {
  try {
    return SHOW_PACES.find(pace => pace === localStorage.getItem(KEY)) ?? 'calm';
  } catch {
    return 'calm';
  }
};

/** The speed of scorings, as last chosen. */
class Pace {
  #name = $state<ShowPace>(stored());

  get name(): ShowPace {
    return this.#name;
  }

  set name(name: ShowPace) {
    this.#name = name;
    try {
      localStorage.setItem(KEY, name);
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
  }

  get milliseconds(): number {
    return MILLISECONDS[this.#name];
  }
}

export const showPace = new Pace();
