import type { Portrait } from '@cap-diamant/bots';
import { nth, type Seat } from '@cap-diamant/kernel';
import { isOver } from '../end.ts';
import type { NouvelleFrance } from '../game.ts';
import { type State, scoreOf } from '../state.ts';
import { BONUSES, SITES, SNOWFALLS, SYMBOLS } from '../vocabulary.ts';
import { FINISHING } from './hopes.ts';
import { colourIndex, type Observer, type Outlook, type Outlooks } from './outlook.ts';
import { pendingPoints } from './pending.ts';
import { spreadOf } from './spread.ts';

/** Numbers are brought to about the size of 1. */
const CUBES = 10;
const POINTS = 20;
const TURNS = 5;
const CARDS = 20;
const SLABS = 30;
const CHARACTER = 13;

/** Writes numbers one after the other. */
interface Brush {
  row: Float32Array;
  at: number;
}

const put = (brush: Brush, value: number): void => {
  brush.row[brush.at++] = value;
};

const flag = (brush: Brush, on: boolean): void => put(brush, on ? 1 : 0);

/** 3 + 3 + 2 + 4 */
const paintTable = (brush: Brush, { players, snow, options }: State, { cardsToSnow, cardsToEnd }: Outlooks): void => {
  for (let seats = 2; seats <= 4; seats++) flag(brush, players.length === seats);
  for (let phase = 0; phase < SNOWFALLS; phase++) flag(brush, snow === phase);
  put(brush, cardsToSnow / CARDS);
  put(brush, cardsToEnd / CARDS);
  flag(brush, options.cards === 1);
  flag(brush, options.allies === 'game');
  flag(brush, options.allies === 'none');
  flag(brush, options.claims === 'table');
};

/** 3: who places next, and whether the cards for it lie open. */
const paintTempo = (brush: Brush, { mover, drawn, seats }: Outlooks, seat: Seat): void => {
  flag(brush, mover === seat && drawn);
  flag(brush, mover === seat);
  put(brush, ((seat - mover + seats.length) % seats.length) / (seats.length - 1));
};

/** The other seats, the strongest and all together. */
const strongest = (outlooks: Outlooks, seat: Seat, of: (outlook: Outlook) => number): number => {
  let most = 0;
  for (let other = 0; other < outlooks.seats.length; other++) {
    if (other !== seat) most = Math.max(most, of(nth(outlooks.seats, other)));
  }
  return most;
};

/** 10 for each phase from now on, then nothing: the groups of the seat, and what the others hold against it. */
const paintPhases = (brush: Brush, { snow }: State, outlooks: Outlooks, seat: Seat): void => {
  const { prospects, turns } = nth(outlooks.seats, seat);
  for (let phase = snow; phase < SNOWFALLS; phase++) {
    const { best, other, spare, ways } = nth(prospects, phase);
    const often = nth(turns, phase) / TURNS;
    const against = strongest(outlooks, seat, one => nth(one.prospects, phase).best);
    put(brush, best / CUBES);
    put(brush, other / CUBES);
    put(brush, spare / CUBES);
    put(brush, Math.min(1, ways / CUBES));
    put(brush, often);
    put(brush, often * often);
    put(brush, (often * best) / CUBES);
    put(brush, (often * spare) / CUBES);
    put(brush, (often * other) / CUBES);
    put(brush, against / CUBES);
  }
  brush.at += 10 * snow;
};

/** How often the others play before the next snowfall. */
const paintOthers = (brush: Brush, { snow, players }: State, { turns }: Outlooks, seat: Seat): void => {
  let all = 0;
  for (let other = 0; other < players.length; other++) if (other !== seat) all += nth(nth(turns, other), snow);
  put(brush, all / (players.length - 1) / TURNS);
};

export const portraitOf = (observer: Observer): Portrait<NouvelleFrance> => {
  const { surveyor, characters } = observer;

  /** 4 for each site: the groups there, and those of the strongest rival. */
  const paintSites = (brush: Brush, state: State, seat: Seat): void => {
    for (const site of SITES) {
      const { best, largest, reach } = surveyor.holding(site, state.sites[site], colourIndex(state, seat), state.snow);
      let against = 0;
      for (let other = 0; other < state.players.length; other++) {
        if (other === seat) continue;
        const holding = surveyor.holding(site, state.sites[site], colourIndex(state, other), state.snow);
        against = Math.max(against, holding.best);
      }
      put(brush, best / CUBES);
      put(brush, largest / CUBES);
      put(brush, reach / CUBES);
      put(brush, against / CUBES);
    }
  };

  /** 9 + 3: cubes on floors that are not buried by what they will be paid, and the most of another seat by floor. */
  const paintFloors = (brush: Brush, state: State, seat: Seat): void => {
    const own = colourIndex(state, seat);
    for (let floor = 0; floor < SNOWFALLS; floor++) {
      if (floor < state.snow) {
        brush.at += SYMBOLS.length + 1;
        continue;
      }
      for (const site of SITES) {
        const { cubes } = surveyor.stand(site, state.sites[site]);
        const face = SYMBOLS.indexOf(state.sticks[site][floor as 0 | 1 | 2]);
        brush.row[brush.at + face] = (cubes[own * SNOWFALLS + floor] as number) / CUBES;
      }
      brush.at += SYMBOLS.length;
      let most = 0;
      for (let other = 0; other < state.players.length; other++) {
        if (other === seat) continue;
        const colour = colourIndex(state, other);
        let cubesOfOther = 0;
        for (const site of SITES) {
          cubesOfOther += surveyor.stand(site, state.sites[site]).cubes[colour * SNOWFALLS + floor] as number;
        }
        most = Math.max(most, cubesOfOther);
      }
      put(brush, most / CUBES);
    }
  };

  /** 3 for each site that is not finished: bare slabs, and who may hide the last of them next. */
  const paintSlabs = (brush: Brush, state: State, mover: Seat, seat: Seat): void => {
    for (const site of SITES) {
      if (state.characters[site] === null) {
        const { bare } = surveyor.stand(site, state.sites[site]);
        const chance = ((FINISHING[bare] ?? 0) * characters[site]) / CHARACTER;
        put(brush, bare / SLABS);
        put(brush, mover === seat ? chance : 0);
        put(brush, mover === seat ? 0 : chance);
      } else brush.at += 3;
    }
  };

  /** 2 + 3 + 2 + 5 + 3: hopes, bonus pieces and allies, with what they may bring now. */
  const paintMeans = (brush: Brush, state: State, outlooks: Outlooks, seat: Seat): void => {
    const { snow, players } = state;
    const { bonus, ready } = nth(players, seat);
    const { hopes, prospects } = nth(outlooks.seats, seat);
    const { best } = nth(prospects, snow);
    const against = strongest(outlooks, seat, one => nth(one.prospects, snow).best);
    put(brush, hopes / CHARACTER);
    put(brush, strongest(outlooks, seat, one => one.hopes) / CHARACTER);
    for (const piece of BONUSES) flag(brush, bonus.includes(piece));
    put(brush, bonus.includes(nth(BONUSES, snow)) ? best / CUBES : 0);
    flag(brush, ready.includes('nation'));
    flag(brush, ready.includes('fille'));
    put(brush, ready.includes('fille') ? best / CUBES : 0);
    flag(brush, ready.includes('coureur'));
    put(brush, ready.includes('coureur') ? against / CUBES : 0);
    let [pieces, filles, coureurs] = [0, 0, 0];
    for (let other = 0; other < players.length; other++) {
      if (other === seat) continue;
      const player = nth(players, other);
      if (player.bonus.includes(nth(BONUSES, snow))) pieces++;
      if (player.ready.includes('fille')) filles++;
      if (player.ready.includes('coureur')) coureurs++;
    }
    const rivals = players.length - 1;
    put(brush, pieces / rivals);
    put(brush, filles / rivals);
    put(brush, coureurs / rivals);
  };

  const sure = (outlook: Outlook): number => outlook.points + outlook.floors + outlook.characters;

  return {
    common: 0,
    size: 95,
    paint(state, rows) {
      if (isOver(state)) return;
      const outlooks = observer.outlooks(state);
      const brush: Brush = { row: nth(rows, 0), at: 0 };
      for (let seat = 0; seat < rows.length; seat++) {
        brush.row = nth(rows, seat);
        brush.at = 0;
        paintTable(brush, state, outlooks);
        paintTempo(brush, outlooks, seat);
        paintPhases(brush, state, outlooks, seat);
        paintOthers(brush, state, outlooks, seat);
        paintSites(brush, state, seat);
        paintFloors(brush, state, seat);
        paintSlabs(brush, state, outlooks.mover, seat);
        paintMeans(brush, state, outlooks, seat);
        put(brush, (sure(nth(outlooks.seats, seat)) - strongest(outlooks, seat, sure)) / POINTS);
      }
    },
    points: state =>
      isOver(state)
        ? state.players.map(scoreOf)
        : observer.outlooks(state).seats.map((outlook, seat) => sure(outlook) + pendingPoints(state, seat)),
    spread: state => (isOver(state) ? 0 : spreadOf(observer.outlooks(state).cardsToEnd)),
  };
};
