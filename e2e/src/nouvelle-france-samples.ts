import { nth, replay, unwrap } from '@cap-diamant/kernel';
import { type NouvelleFrance, nouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Move } from '@cap-diamant/nouvelle-france/move';
import type { Sample, Stop } from './samples.ts';
import { nouvelleFranceBefore } from './sites.ts';

type Effect = NouvelleFrance['effect'];
type State = NouvelleFrance['state'];

/** Stops before the first move with such an effect, after at least `after` decisions. */
const before =
  (kind: Effect['kind'], is: (effect: Effect) => boolean = () => true, after = 0): Stop =>
  (effects, at) =>
    at >= after && (effects as readonly Effect[]).some(effect => effect.kind === kind && is(effect));

/** Random players that do some things whenever they can. */
const prefer =
  (...kinds: readonly Move['kind'][]) =>
  (moves: readonly Move[]): readonly Move[] => {
    const liked = moves.filter(({ kind }) => kinds.includes(kind));
    return liked.length > 0 ? liked : moves;
  };
/** Uses every ally. */
const preferAllies = prefer('fille', 'coureur', 'nation');
/** Never looks at the deck, so that the ally for it can still be asked about. */
const preferFille = prefer('fille', 'pass');
/** Claims that a card is impossible. */
const preferClaims = prefer('claim');
/** Keeps the bonus pieces until they are lost. */
const preferDraws = prefer('draw');

const TWO = { players: 2, first: 0 };

export const FILLE = nouvelleFranceBefore(
  TWO,
  'fille',
  before('scored', effect => 'doubled' in effect && effect.doubled, 5),
  preferFille,
);
export const COUREUR = nouvelleFranceBefore(TWO, 'coureur', before('followed'), preferAllies);
export const LOOK = nouvelleFranceBefore(
  TWO,
  'look',
  before('looked', () => true, 4),
  preferAllies,
);
/** The first seat has to decide because of a bot's move. */
export const WINDOW = nouvelleFranceBefore(
  TWO,
  'window',
  before('followed', effect => 'seat' in effect && effect.seat === 0),
  preferAllies,
);
export const ALONE = nouvelleFranceBefore(
  TWO,
  'alone',
  before('looked', effect => 'seat' in effect && effect.seat === 0),
  preferAllies,
);
/** At the end of a turn, when a look is still possible. */
export const LATE = nouvelleFranceBefore(
  TWO,
  'late',
  before('turn', () => true, 4),
  prefer('draw', 'end'),
);
export const DRAW = nouvelleFranceBefore(
  TWO,
  'undo',
  before('drew', () => true, 12),
);
/** Before the last slab of the mill is covered. */
export const LAST_SLAB = nouvelleFranceBefore(TWO, 'slab31', before('completed'));
export const SNOW = nouvelleFranceBefore({ players: 3 }, 'snow', before('snowfall'), preferDraws);
export const END = nouvelleFranceBefore({ players: 3, handicap: true }, 'end', before('ended'));
/** Two people with equal points and equally many allies used. */
export const TIE = nouvelleFranceBefore({ players: 2 }, 't59', before('ended'), preferClaims);
export const DEAD = nouvelleFranceBefore({ players: 2 }, 't1', before('claimed'), preferClaims);
export const CONTESTED = nouvelleFranceBefore(
  { players: 2, claims: 'table' },
  'contested',
  before('claimed'),
  preferClaims,
);

export const NAMES = ['Anne', 'Bastien', 'Cléo'];

/** The file of a sample with these people at the table; seats without a name are bots. */
export const withPlayers = ({ file }: Sample, ...names: readonly string[]): object => ({
  ...file,
  table: names.map(name => ({ name, random: name === '' })),
});

export const stateOf = ({ record }: Sample): State => nth(unwrap(replay(nouvelleFrance, record)), record.moves.length);

/** The state after more moves, each by the first seat to decide, and their effects. */
export const after = (
  sample: Sample,
  ...texts: readonly string[]
): { readonly state: State; readonly effects: Effect[] } => {
  const effects: Effect[] = [];
  const state = texts.reduce((now, text) => {
    const [seat = 0] = nouvelleFrance.actors(now);
    const move = unwrap(nouvelleFrance.notation.parseMove(text));
    return nouvelleFrance.apply(now, seat, move, effect => effects.push(effect));
  }, stateOf(sample));
  return { state, effects };
};

/** The first seat that has to decide. */
export const askedIn = (sample: Sample): string => nth(NAMES, nouvelleFrance.actors(stateOf(sample))[0] ?? 0);
