import { commitment, sha256Hex } from '@cap-diamant/kernel';
import type { TableInfo } from './table.ts';

/**
 * The seed of a game: the server's secret, mixed with the luck of each seat (empty for seats without) if anybody gave
 * any. So neither the server nor a player alone decides it.
 */
export const seedFrom = (secret: string, luck: readonly string[]): string =>
  luck.every(given => given === '') ? secret : sha256Hex([secret, ...luck].join('|'));

/** Whether a finished game was shuffled as its table promised before anybody sat down. */
export const isFairShuffle = ({ commitment: promised, shuffle }: Pick<TableInfo, 'commitment' | 'shuffle'>): boolean =>
  shuffle !== undefined &&
  commitment(shuffle.secret) === promised &&
  seedFrom(shuffle.secret, shuffle.luck) === shuffle.seed;
