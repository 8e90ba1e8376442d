import type { GameModule } from '@cap-diamant/catalogue';
import type { Variant } from '@cap-diamant/kernel';
import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';
import type { Texts } from '../words/texts.ts';
import { registry } from './registry.ts';

export const DEFAULT_GAME = 'quebec';

/** The options that say what to play. */
export interface GameChoice {
  readonly game: string;
  readonly variant?: string;
  readonly players?: number;
  /** The players by seat; gives their number if `players` does not. */
  readonly seats?: string;
}

export const takeGame = async (id: string, { texts }: Context): Promise<GameModule> => {
  const module = await registry.get(id);
  if (module === undefined) throw new UsageError(texts.usage.invalid('--game', id, texts.usage.oneOf(registry.ids)));
  return module;
};

const playersIn = ({ players, seats }: GameChoice): number | undefined =>
  players ?? (seats === undefined ? undefined : seats.split(',').length);

const fits = (choice: GameChoice, candidate: Variant<unknown>): boolean =>
  (choice.variant ?? candidate.name) === candidate.name &&
  (playersIn(choice) ?? candidate.players) === candidate.players;

/** "2011-family: 2, 3, 4, 5" for each name. */
const choices = (variants: readonly Variant<unknown>[], { usage }: Texts): string[] => {
  const names = [...new Set(variants.map(({ name }) => name))];
  const counts = (name: string): number[] => variants.filter(v => v.name === name).map(({ players }) => players);
  return names.map(name => usage.variant(name, counts(name)));
};

/** The option that rules out every variant, and its value. */
const culprit = (
  choice: GameChoice,
  variants: readonly Variant<unknown>[],
): readonly [option: string, typed: string] => {
  const { variant, players, seats = '' } = choice;
  if (variant !== undefined && variants.every(({ name }) => name !== variant)) return ['--variant', variant];
  return players === undefined ? ['--seats', seats] : ['--players', String(players)];
};

/** Every variant a choice allows; at least one. */
export const variantsFor = (
  { game }: GameModule,
  choice: GameChoice,
  { texts }: Context,
): readonly Variant<unknown>[] => {
  const { variants } = game.options;
  const fitting = variants.filter(candidate => fits(choice, candidate));
  if (fitting.length > 0) return fitting;
  throw new UsageError(
    texts.usage.invalid(...culprit(choice, variants), texts.usage.variants(choices(variants, texts))),
  );
};

/** One variant: the choice completed with the game's defaults. */
export const variantFor = (module: GameModule, choice: GameChoice, context: Context): Variant<unknown> => {
  const fitting = variantsFor(module, choice, context);
  const usual = usualVariant(module);
  const close = (candidate: Variant<unknown>): number =>
    (candidate.name === usual?.name ? 2 : 0) + (candidate.players === usual?.players ? 1 : 0);
  return fitting.reduce((best, candidate) => (close(candidate) > close(best) ? candidate : best));
};

const usualVariant = ({ game }: GameModule): Variant<unknown> | undefined => {
  const usual = game.options.parse({});
  if (!usual.ok) return undefined;
  const text = JSON.stringify(usual.value);
  return game.options.variants.find(
    ({ options }) => JSON.stringify(game.options.parse(options)) === `{"ok":true,"value":${text}}`,
  );
};
