import { readFile } from 'node:fs/promises';
import type { GameModule } from '@cap-diamant/catalogue';
import type { Command } from 'commander';
import type { Context } from '../command-line/context.ts';
import { addOption } from '../command-line/options.ts';
import { UsageError } from '../command-line/usage.ts';
import { register, registry } from '../games/registry.ts';

const gameNamed = async (json: unknown): Promise<GameModule | undefined> => {
  const id = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  return typeof id === 'string' ? registry.get(id) : undefined;
};

/** Reads a component list and registers the game it names with it. */
const useComponents = async (file: string, { texts }: Context): Promise<void> => {
  const refused = (why: string): UsageError => new UsageError(texts.usage.components(file, why));
  const json: unknown = await readFile(file, 'utf8')
    .then(text => JSON.parse(text) as unknown)
    .catch((error: Error) => {
      throw refused(error.message);
    });
  const module = await gameNamed(json);
  if (module?.withComponents === undefined) throw refused(texts.usage.noComponents);
  const own = module.withComponents(json);
  if (!own.ok) throw refused(own.error.message);
  register(own.value, json);
};

/** The option to play with custom components, read before the command begins. */
export const addComponents = (command: Command, context: Context): void => {
  addOption(command, context, 'components');
  command.hook('preAction', async (_program, asked) => {
    const { components } = asked.opts<{ readonly components?: string }>();
    if (components !== undefined) await useComponents(components, context);
  });
};
