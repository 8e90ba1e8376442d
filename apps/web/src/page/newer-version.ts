let look = (): void => undefined;

/** Says how to look for a newer version of the page, once that is possible. */
export const onLookForUpdate = (run: () => void): void => {
  look = run;
};

/** Looks whether the server has a newer version of the page. */
export const lookForUpdate = (): void => look();
