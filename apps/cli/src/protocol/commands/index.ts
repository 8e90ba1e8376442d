import { command, type RequestHandler } from '../open-table.ts';
import type { Reply } from '../reply.ts';
import { Nothing } from '../requests.ts';
import { best } from './best.ts';
import { games } from './games.ts';
import { perft, record, score, show, view } from './inspect.ts';
import { legal, play, undo } from './moves.ts';
import { newGame, position, replay } from './setup.ts';

const GOODBYE: Reply = { ok: true, body: {}, last: true };

/** Every command by its name. A map, so that names like "constructor" are not found on the object's prototype. */
export const COMMANDS: ReadonlyMap<string, RequestHandler> = new Map([
  ['games', games],
  ['new', newGame],
  ['position', position],
  ['legal', legal],
  ['play', play],
  ['show', show],
  ['view', view],
  ['undo', undo],
  ['score', score],
  ['best', best],
  ['record', record],
  ['replay', replay],
  ['perft', perft],
  ['quit', command(Nothing, () => GOODBYE)],
]);
