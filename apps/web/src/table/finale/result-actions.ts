import { getContext, setContext } from 'svelte';

/** What the page offers to do with a finished game. */
export interface ResultActions {
  save(): void;
  share(): void;
}

const KEY = Symbol('result actions');

/** Makes the actions known to the tables inside a component. */
export const provideResultActions = (actions: ResultActions): void => {
  setContext(KEY, actions);
};

export const resultActions = (): ResultActions | undefined => getContext<ResultActions | undefined>(KEY);
