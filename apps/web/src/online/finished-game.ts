import { fail, ok } from '@cap-diamant/kernel';
import { loadSetup } from '../games/index.ts';
import { savedFrom } from '../source/games.ts';
import type { SavedGame } from '../source/saved-game.ts';
import { fromRecord } from '../storage/file.ts';
import { type Asked, fetchRecord, findTable } from './api.ts';
import { playersAt } from './seats.ts';

/** A finished game of the server, in the form of those on this device. */
export const fetchFinished = async (id: string): Asked<SavedGame> => {
  const [info, record] = await Promise.all([findTable(id), fetchRecord(id)]);
  if (!info.ok) return info;
  if (!record.ok) return record;
  const read = await fromRecord(record.value);
  if (!read.ok) return fail('the record does not play', 'failed');
  const { match } = read.value;
  const players = playersAt(info.value, await loadSetup(match.game.id), match.game.dealt(match.first));
  const created = Date.parse(info.value.created);
  return ok(savedFrom(match, { id, players, created, changed: Date.now() }));
};
