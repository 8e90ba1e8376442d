import type { GameModule } from '@cap-diamant/catalogue';
import type { Json } from '@cap-diamant/kernel';
import { command, type Table } from '../open-table.ts';
import { answer } from '../reply.ts';
import { Nothing } from '../requests.ts';

const entry = ({ game }: GameModule): Json => ({ id: game.id, rules: game.rules, ...Object(game.options.menu) });

const modules = ({ registry }: Table): Promise<GameModule[]> =>
  Promise.all(registry.ids.flatMap(id => registry.get(id) ?? []));

export const games = command(Nothing, async table => answer({ games: (await modules(table)).map(entry) }));
