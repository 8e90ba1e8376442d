import { nth, type Seat } from '@cap-diamant/kernel';
import { COLOURS, costAt, type Space } from '../model/board.ts';
import type { Site, Town } from '../model/state.ts';
import { COLOURED } from '../model/vocabulary.ts';
import { RULES, VARIANTS } from '../rules/editions.ts';
import { MOST_STAGES, underway } from '../rules/sites.ts';
import { type Holding, surveyor } from './holding.ts';

/** A site with an architect, and what completing it would give the owner of the token. */
export interface Works {
  readonly space: Space;
  readonly stages: readonly Seat[];
  /** Points at the end of the game for the token as it stands, and with one more stage. */
  readonly token: number;
  readonly nextToken: number;
  readonly joinsMainGroup: boolean;
}

/** What the sites are worth to one seat. */
export interface Estate {
  readonly holding: Holding;
  /** Sites next to the main group: those available now, and those of later centuries. */
  readonly growth: number;
  readonly laterGrowth: number;
  /** Workers on sites, by colour; and how many of them are at somebody else's architect. */
  readonly committed: readonly number[];
  readonly abroad: number;
  /** The site of the seat's own architect, and the neutral one's as if it were the seat's. */
  readonly works: Works | undefined;
  readonly neutralWorks: Works | undefined;
}

const SURVEYORS = new Map(VARIANTS.map(variant => [variant, surveyor(RULES[variant].buildingScoring)]));

const COLOUR_OF: readonly number[] = COLOURS.map(zone => COLOURED.indexOf(zone));

const worksAt = (sites: readonly Site[], space: Space, holding: Holding): Works => {
  const { stages } = nth(sites, space);
  return {
    space,
    stages,
    token: holding.tokenWorth(space, stages.length),
    nextToken: holding.tokenWorth(space, Math.min(MOST_STAGES, stages.length + 1)),
    joinsMainGroup: holding.around.includes(space),
  };
};

const estateOf = (state: Town<unknown>, seat: Seat, underway: readonly Space[]): Estate => {
  const { sites, neutral } = state;
  const holding = (SURVEYORS.get(state.variant) as ReturnType<typeof surveyor>)(sites, seat);
  let [growth, laterGrowth, abroad] = [0, 0, 0];
  for (const space of holding.around) {
    const { state: progress } = nth(sites, space);
    if (progress === 'available') growth++;
    else if (progress === 'waiting') laterGrowth++;
  }
  const committed = [0, 0, 0, 0];
  for (const space of underway) {
    const { architect, stages } = nth(sites, space);
    for (const builder of stages) {
      if (builder !== seat) continue;
      const colour = COLOUR_OF[space] as number;
      committed[colour] = (committed[colour] as number) + costAt(space);
      if (architect !== seat) abroad += costAt(space);
    }
  }
  const { architect } = nth(state.players, seat);
  return {
    holding,
    growth,
    laterGrowth,
    committed,
    abroad,
    works: architect === 'hand' ? undefined : worksAt(sites, architect, holding),
    neutralWorks: typeof neutral === 'number' ? worksAt(sites, neutral, holding) : undefined,
  };
};

/** Most moves do not change the sites, and so not the plan either. */
const known = new WeakMap<readonly Site[], readonly Estate[]>();

/** The estates of all seats. */
export const estatesOf = (state: Town<unknown>): readonly Estate[] => {
  let estates = known.get(state.sites);
  if (estates === undefined) {
    const spaces = underway(state);
    estates = state.players.map((_, seat) => estateOf(state, seat, spaces));
    known.set(state.sites, estates);
  }
  return estates;
};
