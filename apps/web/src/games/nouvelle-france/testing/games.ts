import { findMove, nth, unwrap } from '@cap-diamant/kernel';
import { type NouvelleFrance, nouvelleFrance } from '@cap-diamant/nouvelle-france';

type Effect = NouvelleFrance['effect'];
type State = NouvelleFrance['state'];

export const begin = (options: object, seed: string): State =>
  nouvelleFrance.setup(unwrap(nouvelleFrance.options.parse(options)), seed);

/** Plays the first legal move again and again, preferring draws and placements, until `stop` returns true. */
export const playUntil = (
  first: State,
  stop: (state: State, effects: readonly Effect[]) => boolean,
): { readonly state: State; readonly effects: readonly Effect[] } => {
  let state = first;
  for (;;) {
    const seat = nth(nouvelleFrance.actors(state), 0);
    const moves = nouvelleFrance.moves(state, seat);
    const move =
      moves.find(({ kind }) => kind === 'draw') ??
      moves.findLast(({ kind }) => kind === 'place') ??
      moves.find(({ kind }) => kind === 'pass' || kind === 'end') ??
      nth(moves, 0);
    const effects: Effect[] = [];
    state = nouvelleFrance.apply(state, seat, move, effect => effects.push(effect));
    if (stop(state, effects)) return { state, effects };
  }
};

export const play = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => {
    const seat = nth(nouvelleFrance.actors(now), 0);
    return nouvelleFrance.apply(now, seat, unwrap(findMove(nouvelleFrance, now, seat, text)));
  }, state);
