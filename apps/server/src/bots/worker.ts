import { constants, platform, setPriority } from 'node:os';
import { serveThread } from '@cap-diamant/bots-node';
import { loadBotGame } from './load-game.ts';

// Where bots and people want the same core, people are answered first. Only Linux has priorities for single threads:
// elsewhere this would slow the whole server down.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** A thread on which bots think, so that the server answers people meanwhile. */
serveThread(loadBotGame);
