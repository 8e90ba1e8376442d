import { serveThread } from '@cap-diamant/bots-node';
import { loadBotGame } from './load-game.ts';

/** A thread on which bots think, so that the server answers people meanwhile. */
serveThread(loadBotGame);
