import { random, recordOf } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { quebec } from '@cap-diamant/quebec';

const COLOURS = ['black', 'orange', 'green', 'pink', 'white'];

/** A whole game: its decisions, who was to move at the start of each turn, and every state. */
const playOut = (game, options, seed, choose) => {
  const dice = random(`${seed}/choices`);
  const states = [game.setup(options, seed)];
  const plays = [];
  let state = states[0];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const move = choose(dice, game.moves(state, seat), state, seat);
    plays.push({ seat, move: game.notation.formatMove(move) });
    state = game.apply(state, seat, move);
    states.push(state);
  }
  return { plays, states };
};

/** The file of a game up to a decision: a person is to move, the others are bots. */
const fileAt = (game, options, seed, { plays, states }, length) => {
  const [person = 0] = game.actors(states[length]);
  const table = Array.from({ length: options.players }, (_, seat) => ({
    name: '',
    colour: COLOURS[seat],
    random: seat !== person,
    ...(seat !== person && { bot: 'medium' }),
  }));
  return { ...recordOf(game, { options, seed }, states[0], plays.slice(0, length)), table };
};

/** The same file with people in every seat, or with quick bots. */
export const amongPeople = game => ({
  ...game,
  table: game.table.map(({ colour }) => ({ name: '', colour, random: false })),
});
export const amongBots = game => ({
  ...game,
  table: game.table.map(({ colour }) => ({ name: '', colour, random: true, bot: 'novice' })),
});

/** A random game of Québec up to the first turn after a share of its length. */
export const sampleQuebec = (given, seed, share) => {
  const options = quebec.options.parse(given).value;
  const played = playOut(quebec, options, seed, (dice, moves) => dice.pick(moves));
  let length = Math.floor(played.plays.length * share);
  while (length < played.plays.length && !quebec.turn(played.states[length]).fresh) length++;
  return fileAt(quebec, options, seed, played, length);
};

/** How many placements are compared before the best one is taken, so that walls look as if people had built them. */
const TRIED = 40;

const builder = (dice, moves, state, seat) => {
  const others = moves.filter(({ kind }) => kind !== 'place' && kind !== 'claim');
  const places = moves.filter(({ kind }) => kind === 'place');
  if (places.length === 0 || (others.length > 0 && dice.below(4) > 0))
    return dice.pick(others.length > 0 ? others : moves);
  const points = move => {
    let base = 0;
    nouvelleFrance.apply(state, seat, move, effect => {
      if (effect.kind === 'placed') base = effect.base;
    });
    return base;
  };
  const tried = Array.from({ length: TRIED }, () => dice.pick(places)).map(move => ({ move, points: points(move) }));
  return tried.reduce((best, one) => (one.points > best.points ? one : best)).move;
};

/** A game of Nouvelle-France up to the first state after a share of its length that `wanted` accepts. */
export const sampleNouvelleFrance = (given, seed, share, wanted = () => true) => {
  const options = nouvelleFrance.options.parse(given).value;
  const played = playOut(nouvelleFrance, options, seed, builder);
  const from = Math.floor(played.plays.length * share);
  const length = played.states.findIndex(
    (state, at) => at >= from && wanted(state, played.plays[at]?.move, played.states[at + 1]),
  );
  return { file: fileAt(nouvelleFrance, options, seed, played, length), next: played.plays[length]?.move };
};
