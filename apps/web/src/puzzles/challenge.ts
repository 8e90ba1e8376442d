import type { Seat } from '@cap-diamant/kernel';
import type { GameSetup } from '../games/common/game-ui.ts';
import type { Player } from '../source/players.ts';
import type { SavedGame } from '../source/saved-game.ts';
import type { Challenge } from './daily.ts';
import type { ChallengeResult } from './progress.ts';

const PREFIX = 'challenge';

/** The id of a game says which day's challenge it is. */
export const challengeId = ({ day }: Challenge, unique: string): string => `${PREFIX}-${day}-${unique}`;

/** The day of the challenge a saved game belongs to. */
export const challengeDay = ({ id }: Pick<SavedGame, 'id'>): number | undefined => {
  const [prefix, day] = id.split('-');
  return prefix === PREFIX && day !== undefined ? Number(day) : undefined;
};

const PERSON: Seat = 0;

/** One person against bots of one level. Everybody sits at the same seat. */
export const challengers = ({ level }: Challenge, { quick, colours }: GameSetup, name: string): Player[] =>
  Array.from({ length: quick.players }, (_, seat) => ({
    name: seat === PERSON ? name : '',
    colour: colours[seat] ?? '',
    ...(seat !== PERSON && { bot: level }),
  }));

/** How a finished challenge ended for the person. */
export const resultOf = ({ outcome }: SavedGame): ChallengeResult | undefined => {
  if (outcome === undefined) return undefined;
  const { scores, ranking } = outcome;
  const points = scores[PERSON] ?? 0;
  return { place: ranking[PERSON] ?? scores.length, points, lead: points - Math.max(...scores.slice(1)) };
};
