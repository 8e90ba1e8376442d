interface Named {
  readonly name: string;
  readonly about: string;
}

/** Words about Nouvelle-France before it begins. */
export interface SetupWords {
  readonly title: string;
  readonly about: string;
  readonly fields: { readonly [field in 'version' | 'cards' | 'allies' | 'claims' | 'handicap' | 'first']: string };
  /** `own`: cards and allies chosen one by one. */
  readonly version: { readonly [version in 'complete' | 'simplified' | 'own']: Named };
  readonly cards: { readonly [cards in '3' | '1']: Named };
  readonly allies: { readonly [allies in 'phase' | 'game' | 'none']: Named };
  readonly claims: { readonly [claims in 'assisted' | 'table']: Named };
  readonly handicap: { readonly [handicap in 'false' | 'true']: Named };
  readonly first: { readonly [first in 'random' | '0']: Named };
  /** Rules in a list: "simplified, contested pieces, handicap". */
  readonly variants: {
    readonly [variant in 'complete' | 'simplified' | '1' | 'game' | 'none' | 'table' | 'true']: string;
  };
}
