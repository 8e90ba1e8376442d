import type { GameRecord, Json } from '@cap-diamant/kernel';
import type { GameSetup, Options } from '../games/common/game-ui.ts';

const fieldsOf = (json: Json | undefined): Options =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Options) : {};

/** The options for another game like this one. A game that began from a position says there which rules it has. */
export const rematchOptions = ({ options, position }: GameRecord, { quick }: Pick<GameSetup, 'quick'>): Options => {
  if (options !== undefined) return fieldsOf(options);
  const given = { ...fieldsOf(position), ...fieldsOf(fieldsOf(position).options) };
  return Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'players' && Object.hasOwn(quick, key)));
};
