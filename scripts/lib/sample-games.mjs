import { random, recordOf } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { quebec } from '@cap-diamant/quebec';

const COLOURS = ['black', 'orange', 'green', 'pink', 'white'];

/** A game played at random to the first turn after a share of its length: its record, and whose turn it is then. */
const played = (game, given, seed, share) => {
  const options = game.options.parse(given).value;
  const dice = random(`${seed}/choices`);
  const first = game.setup(options, seed);
  const plays = [];
  const asked = [];
  let state = first;
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    asked.push(game.turn(state).fresh ? seat : undefined);
    const move = dice.pick(game.moves(state, seat));
    plays.push({ seat, move: game.notation.formatMove(move) });
    state = game.apply(state, seat, move);
  }
  let length = Math.floor(plays.length * share);
  while (length < plays.length && asked[length] === undefined) length++;
  return { record: recordOf(game, { options, seed }, first, plays.slice(0, length)), person: asked[length] ?? 0 };
};

/** A game of Québec as a file: a person is to play, the others are bots. */
export const sampleGame = (given, seed, share) => {
  const { record, person } = played(quebec, given, seed, share);
  const table = Array.from({ length: record.options.players }, (_, seat) => ({
    name: '',
    colour: COLOURS[seat],
    random: seat !== person,
    ...(seat !== person && { bot: 'medium' }),
  }));
  return { ...record, table };
};

/** A game of Nouvelle-France as a file, with people in every seat. */
export const sampleYard = (given, seed, share) => {
  const { record } = played(nouvelleFrance, given, seed, share);
  return { ...record, table: record.options.colours.map(() => ({ name: '', random: false })) };
};
