import { isGameId, loadRules } from '@cap-diamant/catalogue';
import { type Game, LOCALES, type Start, unwrap } from '@cap-diamant/kernel';
import { loadSetup } from '../games/index.ts';
import { newId, newSeed } from '../source/games.ts';
import type { Player } from '../source/players.ts';
import { words } from '../words/index.svelte.ts';
import { checkStudy, parseStudy, type Study } from './study.ts';
import { EMPTY, type Path, type Position } from './tree.ts';
import { studyTexts } from './words/index.ts';

export const rulesOf = async (id: string): Promise<Game> => {
  if (!isGameId(id)) throw new Error(`no game "${id}"`);
  return loadRules(id);
};

interface Contents {
  readonly start: Start;
  readonly players: readonly Player[];
  readonly root?: Position;
  readonly path?: Path;
}

/** A new study, named after its game and the day. */
export const newStudy = async (game: Game, { start, players, root = EMPTY, path = [] }: Contents): Promise<Study> => {
  const { language } = words;
  const changed = Date.now();
  const day = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long' }).format(changed);
  const title = studyTexts(language).titled((await loadSetup(game.id)).title(language), day);
  const people = players.map(({ name, colour }) => ({ name, colour }));
  return { id: newId(), title, game: game.id, rules: game.rules, start, players: people, root, path, changed };
};

/** A study of a new game, with the rules most people play by. */
export const freshStudy = async (id: string): Promise<Study> => {
  const [game, { quick, colours, withColours }] = await Promise.all([rulesOf(id), loadSetup(id)]);
  const seats = colours.slice(0, quick.players);
  const options = unwrap(game.options.parse(withColours?.(quick, seats) ?? quick));
  return newStudy(game, {
    start: { options, seed: newSeed() },
    players: seats.map(colour => ({ name: '', colour })),
  });
};

/** A study from a link or a file, as a new one of this device; undefined if it is damaged. */
export const readStudy = async (text: string): Promise<Study | undefined> => {
  try {
    const study = parseStudy(JSON.parse(text), newId(), Date.now());
    if (!study.ok) return undefined;
    const checked = checkStudy(await rulesOf(study.value.game), study.value);
    return checked.ok ? study.value : undefined;
  } catch {
    return undefined;
  }
};
