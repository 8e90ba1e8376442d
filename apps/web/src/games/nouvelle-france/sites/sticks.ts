import { nth } from '@cap-diamant/kernel';
import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import { type BySite, FLOORS, SITES, type Site, type Stick } from '@cap-diamant/nouvelle-france/vocabulary';

/** The sticks beside the sites, as far as they are known. */
export type KnownSticks = BySite<Stick | null>;

const FACES: readonly Stick[] = STANDARD_BOX.components.sticks.sticks.map(({ faces }) => faces);

/** Every stick of the box, both ways up. */
const STICKS: readonly Stick[] = [...FACES, ...FACES.map(([bottom, middle, top]): Stick => [top, middle, bottom])];

const sameStick = (a: Stick, b: Stick): boolean => FLOORS.every(floor => a[floor] === b[floor]);

/** However the sticks are dealt, no two sites show the same on one floor. */
const goTogether = (a: Stick, b: Stick): boolean => FLOORS.every(floor => a[floor] !== b[floor]);

/** The sticks a site can have beside those of the sites before it. */
export const sticksFor = (sticks: KnownSticks, site: Site): readonly Stick[] => {
  const before = SITES.slice(0, SITES.indexOf(site)).map(one => sticks[one]);
  return STICKS.filter(stick => before.every(other => other === null || goTogether(stick, other)));
};

/** Puts a stick beside a site. Those of later sites go if they no longer fit, and come if only one is left. */
export const withStick = (sticks: KnownSticks, site: Site, stick: Stick): KnownSticks => {
  let changed: KnownSticks = { ...sticks, [site]: stick };
  for (const later of SITES.slice(SITES.indexOf(site) + 1)) {
    const possible = sticksFor(changed, later);
    const own = changed[later];
    const kept = own !== null && possible.some(one => sameStick(one, own)) ? own : null;
    changed = { ...changed, [later]: possible.length === 1 ? nth(possible, 0) : kept };
  }
  return changed;
};

/** The sticks of all sites, once they are known. */
export const allSticks = ({ redoubt, church, mill }: KnownSticks): BySite<Stick> | undefined =>
  redoubt === null || church === null || mill === null ? undefined : { redoubt, church, mill };
