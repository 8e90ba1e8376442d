import type { Language } from '@cap-diamant/kernel';
import type { GameSetup, Options, SetupField } from '../../common/game-ui.ts';
import { choicesOf, type Named } from '../../common/setup-words.ts';
import type { NouvelleFranceSetup } from './texts.ts';
import Vignette from './Vignette.svelte';
import { setupWords } from './words.ts';

const VERSIONS = {
  complete: { cards: 3, allies: 'phase' },
  simplified: { cards: 1, allies: 'none' },
} as const;
type Version = keyof typeof VERSIONS;
const NAMED: readonly Version[] = ['complete', 'simplified'];

/** The version these options match; `own` if cards and allies were chosen one by one. */
const versionOf = ({ cards, allies }: Options): Version | 'own' =>
  NAMED.find(name => VERSIONS[name].cards === cards && VERSIONS[name].allies === allies) ?? 'own';

const isVersion = (text: string): text is Version => Object.hasOwn(VERSIONS, text);

/** The setup form uses strings; the rules want numbers and booleans. */
const VALUES: Options = { '3': 3, '1': 1, '0': 0, true: true, false: false };

const MINOR = {
  cards: ['3', '1'],
  allies: ['phase', 'game', 'none'],
  claims: ['assisted', 'table'],
  handicap: ['false', 'true'],
  first: ['random', '0'],
} as const satisfies { readonly [key in Exclude<keyof NouvelleFranceSetup['fields'], 'version'>]: readonly string[] };
type Minor = keyof typeof MINOR;
const MINOR_KEYS: readonly Minor[] = ['cards', 'allies', 'claims', 'handicap', 'first'];

const minorField = (words: NouvelleFranceSetup, key: Minor): SetupField => {
  const values: readonly string[] = MINOR[key];
  const named: Readonly<Record<string, Named>> = words[key];
  return { key, label: words.fields[key], choices: choicesOf(values, named), minor: true };
};

const versionField = (words: NouvelleFranceSetup, options: Options): SetupField => {
  const chosen = versionOf(options);
  const names = chosen === 'own' ? ([...NAMED, chosen] as const) : NAMED;
  return {
    key: 'version',
    label: words.fields.version,
    choices: choicesOf(names, words.version),
    value: chosen,
  };
};

const variantIn = (options: Options, language: Language): string => {
  const { variants, summary } = setupWords[language];
  const version = versionOf(options);
  const { cards, allies } = options;
  return summary([
    ...(version === 'own' ? [] : [variants[version]]),
    ...(version === 'own' && cards === 1 ? [variants[1]] : []),
    ...(version === 'own' && (allies === 'game' || allies === 'none') ? [variants[allies]] : []),
    ...(options.claims === 'table' ? [variants.table] : []),
    ...(options.handicap === true ? [variants.true] : []),
  ]);
};

export const setup: GameSetup = {
  Vignette,
  colours: ['brown', 'blue', 'red', 'yellow'],
  quick: { ...VERSIONS.complete, claims: 'assisted', handicap: false, first: 'random', players: 2 },
  title: language => setupWords[language].title,
  about: language => setupWords[language].about,
  variant: variantIn,
  fields: (options, language) => {
    const words = setupWords[language];
    return [versionField(words, options), ...MINOR_KEYS.map(key => minorField(words, key))];
  },
  seats: () => [2, 3, 4],
  withColours: (options, colours) => ({ ...options, colours }),
  coloursIn: ({ colours }) => (Array.isArray(colours) ? colours.map(String) : []),
  choose: (options, key, value) =>
    key === 'version'
      ? { ...options, ...(isVersion(value) ? VERSIONS[value] : {}) }
      : { ...options, [key]: VALUES[value] ?? value },
};
