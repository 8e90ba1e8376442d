/**
 * One side of `bench-compare`: a process that plays the random games it is asked for, with the rules built in a given
 * folder, and answers how much processor time they took and what came of them. Processor time, because other programs
 * may keep the processor busy.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [root, id, at] = process.argv.slice(2);
const { loadGame } = await import(pathToFileURL(join(root, 'games/catalogue/dist/index.js')).href);
const { game } = await loadGame(id);
const variant = game.options.variants[Number(at)];

/** A small generator of its own (mulberry32): both sides must make the same choices. */
const diceFrom = seed => {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const play = number => {
  const dice = diceFrom(number);
  let state = game.setup(variant.options, `compare/${number}`);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[dice(actors.length)];
    const moves = game.moves(state, seat);
    state = game.apply(state, seat, moves[dice(moves.length)]);
  }
  return game.outcome(state).scores;
};

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

process.on('message', ({ first, games }) => {
  const digest = createHash('sha256');
  const begun = used();
  for (let number = first; number < first + games; number++) digest.update(JSON.stringify(play(number)));
  process.send({ seconds: used() - begun, digest: digest.digest('hex') });
});
process.send({ ready: true });
