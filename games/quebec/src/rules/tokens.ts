import { nth, type Seat } from '@cap-diamant/kernel';
import { colourAt, type Space } from '../model/board.ts';
import { changeSite, type Play, type Token, type Town } from '../model/state.ts';
import { COLOURED, type Coloured, type EventId } from '../model/vocabulary.ts';
import { gain, hasLeader } from './supply.ts';

interface Owned extends Token {
  readonly space: Space;
}

/** The buildings that carry a star token of this seat. */
export const tokensOf = (state: Town<unknown>, seat: Seat): Owned[] => {
  const owned: Owned[] = [];
  for (let space = 0; space < state.sites.length; space++) {
    const { token } = nth(state.sites, space);
    if (token?.seat === seat) owned.push({ space, seat, stars: token.stars });
  }
  return owned;
};

const coloursWith = (tokens: readonly Owned[], enough: (ofColour: readonly Owned[]) => boolean): Coloured[] =>
  COLOURED.filter(zone => enough(tokens.filter(({ space }) => colourAt(space) === zone)));

/** What century I's events require; Champlain's is checked when the game ends. */
const FULFILLED: Partial<Record<EventId, (tokens: readonly Owned[]) => boolean>> = {
  '1663-sovereign-council': tokens => coloursWith(tokens, own => own.length >= 2).length >= 3,
  '1665-jean-talon': tokens =>
    coloursWith(tokens, own => own.some(({ stars }) => stars === 3)).length === COLOURED.length,
  '1682-fire': tokens => tokens.filter(({ space }) => colourAt(space) === 'culture').length >= 3,
};

/** Whether a seat fulfils century I's event. */
const fulfils = (state: Town<unknown>, seat: Seat): boolean =>
  state.events !== null && FULFILLED[state.events.first]?.(tokensOf(state, seat)) === true;

const FIRST_EVENT_POINTS = [8, 4];

/** Century I's event pays the first two players to fulfil it, whenever a token of theirs changes. */
const checkFirstEvent = (play: Play, seat: Seat): void => {
  const { events } = play.next;
  if (events === null || events.firstScoredBy.includes(seat)) return;
  const points = FIRST_EVENT_POINTS[events.firstScoredBy.length];
  if (points === undefined || !fulfils(play.next, seat)) return;
  play.emit?.({ kind: 'fulfil', seat, event: events.first, place: events.firstScoredBy.length + 1 });
  play.next.events = { ...events, firstScoredBy: [...events.firstScoredBy, seat] };
  gain(play, seat, 'events', points);
};

/** The Cultural leader is paid by stars; with four or five players one point more. */
const culturalBonus = (play: Play, stars: number): number => (play.next.players.length >= 4 ? stars + 1 : stars);

export const placeToken = (play: Play, seat: Seat, space: Space, stars: number): void => {
  changeSite(play, space, { token: { seat, stars } });
  play.emit?.({ kind: 'token', seat, space, stars });
  if (hasLeader(play.next, seat, 'cultural')) gain(play, seat, 'leader', culturalBonus(play, stars));
  checkFirstEvent(play, seat);
};

/** Raising a token is not placing one: no Cultural bonus, but it counts for century I's event. */
export const raiseStars = (play: Play, seat: Seat, space: Space): void => {
  const stars = (nth(play.next.sites, space).token?.stars ?? 0) + 1;
  changeSite(play, space, { token: { seat, stars } });
  play.emit?.({ kind: 'upgrade', seat, space, stars });
  checkFirstEvent(play, seat);
};
