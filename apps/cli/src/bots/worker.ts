import { serveThread } from '@cap-diamant/bots-node';
import { loadBotGame } from './load-game.ts';

/** The thread on which bots think while the program waits for people. */
serveThread(loadBotGame);
