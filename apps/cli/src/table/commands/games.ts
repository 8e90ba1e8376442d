import type { GameBox } from '@cap-diamant/catalogue';
import type { Json } from '@cap-diamant/kernel';
import { answer } from '../reply.ts';
import { Nothing } from '../requests.ts';
import { command, type Table } from '../table.ts';

const entry = ({ game }: GameBox): Json => ({ id: game.id, rules: game.rules, ...Object(game.options.menu) });

const boxes = ({ shelf }: Table): Promise<GameBox[]> => Promise.all(shelf.ids.flatMap(id => shelf.take(id) ?? []));

export const games = command(Nothing, async table => answer({ games: (await boxes(table)).map(entry) }));
