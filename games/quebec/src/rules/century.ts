import { nth, ranking, type Seat } from '@cap-diamant/kernel';
import type { Space } from '../model/board.ts';
import { tileOf } from '../model/buildings.ts';
import { changePlayer, changeSite, type Play, pushPending, scoreOf } from '../model/state.ts';
import type { Century, CenturyEnd } from '../model/vocabulary.ts';
import { leadersInPlay, RULES } from './editions.ts';
import { scoreFinal } from './final.ts';
import { afterScoring, beforeScoring, scoreZones } from './scoring.ts';
import { activate } from './supply.ts';

/** The end of a century: the Economic leader's building is completed first, then the zones are scored. */
export const endCentury = (play: Play, cause: CenturyEnd): void => {
  const { next } = play;
  play.emit?.({ kind: 'century-ends', century: next.century, cause, seat: next.turn });
  pushPending(play, { kind: 'score-century' });
  if (next.players.length > 2 && typeof next.neutral === 'number') {
    pushPending(play, { kind: 'complete', space: next.neutral });
  }
};

export const scoreCentury = (play: Play): void => {
  const { next } = play;
  const { majority, buildingScoring } = RULES[next.variant];
  beforeScoring(play);
  scoreZones(play, majority);
  afterScoring(play);
  returnLeaders(play);
  abandonSites(play);
  if (next.century < 4) {
    beginCentury(play, (next.century + 1) as Century);
    return;
  }
  scoreFinal(play, buildingScoring);
  next.over = true;
  next.pending = null;
  play.emit?.({ kind: 'over', winners: winnersOf(next.players.map(scoreOf)) });
};

export const winnersOf = (scores: readonly number[]): Seat[] =>
  ranking(scores).flatMap((place, seat) => (place === 1 ? [seat] : []));

/** Leaders go back, and with three or more players the neutral architect; with two it stays where it is. */
const returnLeaders = (play: Play): void => {
  const { next } = play;
  for (let seat = 0; seat < next.players.length; seat++) changePlayer(play, seat).leader = null;
  next.leaders = leadersInPlay(next.variant, next.players.length);
  if (next.players.length > 2) next.neutral = 'aside';
};

/** Sites nobody started are completed, without a token. */
const abandonSites = (play: Play): void => {
  for (const space of play.next.available) {
    changeSite(play, space, { state: 'built' });
    play.emit?.({ kind: 'complete', space, stages: 0 });
  }
  play.next.available = [];
};

const beginCentury = (play: Play, century: Century): void => {
  const { next } = play;
  const available: Space[] = [];
  next.century = century;
  play.emit?.({ kind: 'century-begins', century });
  for (let space = 0; space < next.sites.length; space++) {
    const { state, building } = nth(next.sites, space);
    if (state !== 'waiting' || tileOf(building).century !== century) continue;
    changeSite(play, space, { state: 'available' });
    available.push(space);
  }
  next.available = available;
  revealEvent(play);
};

const revealEvent = (play: Play): void => {
  const { events } = play.next;
  if (events === null) return;
  const current = nth(events.coming, 0);
  play.next.events = { ...events, current, coming: events.coming.slice(1) };
  play.emit?.({ kind: 'reveal', event: current });
  if (current === '1867-capital') {
    const ranks = ranking(play.next.players.map(scoreOf));
    for (const [seat, rank] of ranks.entries()) activate(play, seat, rank);
  }
};
