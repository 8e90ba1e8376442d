import { random, recordOf } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';

const COLOURS = ['black', 'orange', 'green', 'pink', 'white'];

/** A game of Québec played at random to a share of its length, as a file: a person is to play, the others are bots. */
export const sampleGame = (given, seed, share) => {
  const options = quebec.options.parse(given).value;
  const dice = random(`${seed}/choices`);
  const first = quebec.setup(options, seed);
  const plays = [];
  const asked = [];
  let state = first;
  for (let [seat] = quebec.actors(state); seat !== undefined; [seat] = quebec.actors(state)) {
    asked.push(quebec.turn(state).fresh ? seat : undefined);
    const move = dice.pick(quebec.moves(state, seat));
    plays.push({ seat, move: quebec.notation.formatMove(move) });
    state = quebec.apply(state, seat, move);
  }
  let length = Math.floor(plays.length * share);
  while (length < plays.length && asked[length] === undefined) length++;
  const person = asked[length] ?? 0;
  const table = Array.from({ length: options.players }, (_, seat) => ({
    name: '',
    colour: COLOURS[seat],
    random: seat !== person,
    ...(seat !== person && { bot: 'medium' }),
  }));
  return { ...recordOf(quebec, { options, seed }, first, plays.slice(0, length)), table };
};
