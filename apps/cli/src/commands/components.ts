import { readFile } from 'node:fs/promises';
import type { GameBox } from '@cap-diamant/catalogue';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addOption } from '../options.ts';
import { putOnShelf, shelf } from '../shelf.ts';
import { UsageError } from '../usage.ts';

const gameNamed = async (json: unknown): Promise<GameBox | undefined> => {
  const id = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  return typeof id === 'string' ? shelf.take(id) : undefined;
};

/** Reads a component list and puts the game it names on the shelf with it. */
const useComponents = async (file: string, { texts }: Context): Promise<void> => {
  const refused = (why: string): UsageError => new UsageError(texts.usage.components(file, why));
  const json: unknown = await readFile(file, 'utf8')
    .then(text => JSON.parse(text) as unknown)
    .catch((error: Error) => {
      throw refused(error.message);
    });
  const box = await gameNamed(json);
  if (box?.withComponents === undefined) throw refused(texts.usage.noComponents);
  const own = box.withComponents(json);
  if (!own.ok) throw refused(own.error.message);
  putOnShelf(own.value, json);
};

/** The option to play with the components of one's own box, read before the command begins. */
export const addComponents = (command: Command, context: Context): void => {
  addOption(command, context, 'components');
  command.hook('preAction', async (_program, asked) => {
    const { components } = asked.opts<{ readonly components?: string }>();
    if (components !== undefined) await useComponents(components, context);
  });
};
