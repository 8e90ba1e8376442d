import type { GameSetup, Options, SetupField } from '../../common/game-ui.ts';
import { choicesOf } from '../../common/setup-words.ts';
import Vignette from './Vignette.svelte';
import { setupWords } from './words.ts';

const LEVELS = { '2011': ['family', 'complete', 'events'], '2026': ['standard'] } as const;
type Edition = keyof typeof LEVELS;
type Level = (typeof LEVELS)[Edition][number];

const editionOf = ({ edition }: Options): Edition => (edition === '2026' ? '2026' : '2011');

const levelOf = (options: Options): Level => {
  const levels: readonly Level[] = LEVELS[editionOf(options)];
  return levels.find(level => level === options.level) ?? (levels[0] as Level);
};

export const setup: GameSetup = {
  Vignette,
  colours: ['black', 'orange', 'green', 'pink', 'white'],
  quick: { edition: '2011', level: 'family', layout: 'first-game', players: 4 },
  title: language => setupWords[language].title,
  about: language => setupWords[language].about,
  variant: (options, language) => {
    const words = setupWords[language];
    const edition = words.edition[editionOf(options)].name;
    const level = levelOf(options);
    return level === 'standard' ? edition : words.summary([edition, words.variants[level]]);
  },
  fields: (options, language) => {
    const words = setupWords[language];
    const levels = LEVELS[editionOf(options)];
    const level: SetupField = { key: 'level', label: words.fields.level, choices: choicesOf(levels, words.level) };
    return [
      { key: 'edition', label: words.fields.edition, choices: choicesOf(['2011', '2026'], words.edition) },
      ...(levels.length > 1 ? [level] : []),
      {
        key: 'layout',
        label: words.fields.layout,
        choices: choicesOf(['balanced', 'random', 'first-game'], words.layout),
        minor: true,
      },
    ];
  },
  seats: options => (editionOf(options) === '2026' ? [3, 4, 5] : [2, 3, 4, 5]),
  choose: (options, key, value) => {
    const chosen = { ...options, [key]: value };
    return { ...chosen, level: levelOf(chosen) };
  },
};
