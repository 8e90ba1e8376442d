const KEY = 'cap-diamant/training';

/** The theme somebody trains in a game, for this tab: the next puzzle is about it too. */
class Training {
  themeOf(game: string): string | undefined {
    try {
      return sessionStorage.getItem(`${KEY}/${game}`) ?? undefined;
    } catch {
      return undefined;
    }
  }

  choose(game: string, theme: string | undefined): void {
    try {
      if (theme === undefined) sessionStorage.removeItem(`${KEY}/${game}`);
      else sessionStorage.setItem(`${KEY}/${game}`, theme);
    } catch {
      // Without storage, the next puzzle can be about anything.
    }
  }
}

export const training = new Training();
