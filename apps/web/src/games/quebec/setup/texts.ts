/** Words about Québec before it begins. */
export interface SetupWords {
  readonly title: string;
  readonly about: string;
  readonly fields: { readonly [field in 'edition' | 'level' | 'layout']: string };
  readonly edition: { readonly [edition in '2011' | '2026']: Named };
  readonly level: { readonly [level in 'family' | 'complete' | 'events' | 'standard']: Named };
  /** A set of rules in a list: "2011, complete rules". */
  readonly variants: { readonly [level in 'family' | 'complete' | 'events']: string };
  readonly layout: { readonly [layout in 'balanced' | 'random' | 'first-game']: Named };
}

export interface Named {
  readonly name: string;
  readonly about: string;
}
