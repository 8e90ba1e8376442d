import { serveThread } from '@cap-diamant/bots-node';
import { loadBotGame } from './load-game.ts';

/** The thread on which games are judged. */
serveThread(loadBotGame);
