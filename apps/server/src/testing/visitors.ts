import { type Guest, newGuest } from './http.ts';
import { type Company, Player } from './player.ts';

/** Everybody who may try something at a table. The host comes last: what only the host may do then still can be done. */
export const VISITORS = ['nobody', 'wrong token', 'stranger', 'spectator', 'other seat', 'host'] as const;
export type Visitor = (typeof VISITORS)[number];

/** Who tries things at a table of two people, the first of whom is the host. */
export const visitorsOf = async (
  address: string,
  table: Company,
): Promise<Readonly<Record<Visitor, Guest | undefined>>> => {
  const spectator = await newGuest(address, 'spectator');
  await Player.follow(address, table.info.id, spectator);
  const stranger = await newGuest(address, 'stranger');
  return {
    nobody: undefined,
    'wrong token': { ...stranger, token: 'wrong' },
    stranger,
    spectator,
    'other seat': table.at(1).guest,
    host: table.at(0).guest,
  };
};
