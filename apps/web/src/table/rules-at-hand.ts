import { getContext, setContext } from 'svelte';

/** Finds the paragraph about something; undefined: nothing in particular. It may have to load a list first. */
export type RuleFinder = () => Promise<string | undefined>;

/** Instead of a paragraph: the one about what is asked now. */
export const QUESTION = 'question';

/** Instead of a paragraph: the one about what the player is looking at. */
export const LOOKED_AT = 'looked-at';

/** How parts of a table open the rules where they are about them. */
export interface RulesAtHand {
  /** Shows a paragraph over the table. */
  open(paragraph: string): void;
  /** Shows the paragraph about what the player is looking at. */
  read(): void;
  /** Tells what the player is looking at, whenever that is asked. */
  lookAt(look: RuleFinder): void;
}

const KEY = Symbol('rules at hand');

/** Makes the rules known to the tables inside a component. */
export const provideRules = (rules: RulesAtHand): void => {
  setContext(KEY, rules);
};

export const rulesAtHand = (): RulesAtHand | undefined => getContext<RulesAtHand | undefined>(KEY);
