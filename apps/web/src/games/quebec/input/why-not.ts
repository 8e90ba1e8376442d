import { nth, type Seat } from '@cap-diamant/kernel';
import { costAt, type Space } from '@cap-diamant/quebec/board';
import { tileOf } from '@cap-diamant/quebec/buildings';
import { asked, RULES } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import type { Leader, Zone } from '@cap-diamant/quebec/vocabulary';
import { roman } from '@cap-diamant/quebec/words';
import type { Target } from '../targets/targets.ts';
import type { WhyTexts } from '../words/texts.ts';

const MOST_STAGES = 3;
const MOST_STARS = 3;

/** What the table is like for the person looking at it. */
export interface Scene {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly texts: WhyTexts;
}

const activeOf = ({ view, seat }: Scene): number => nth(view.players, seat).active;

/** Why no stage can be built on a site. */
const whyNoStage = (scene: Scene, space: Space, workers: number): string => {
  const { view, texts } = scene;
  const { state, stages, building } = nth(view.sites, space);
  if (state === 'waiting') return texts.waits(roman(tileOf(building).century));
  if (state === 'built') return texts.built;
  if (state === 'available') return texts.notStarted;
  if (stages.length === MOST_STAGES) return texts.full(view.variant.startsWith('2011'));
  return costAt(space) > workers ? texts.cost(costAt(space), workers) : texts.answerFirst;
};

const whyNotSite = (scene: Scene, space: Space): string => {
  const { view, seat, texts } = scene;
  const decision = asked(view);
  const { state, token } = nth(view.sites, space);
  switch (decision?.kind) {
    case 'turn':
      return whyNoStage(scene, space, activeOf(scene));
    case 'stage':
      return space === decision.except ? texts.sameSite : whyNoStage(scene, space, activeOf(scene));
    case 'put':
    case 'start':
      return state === 'underway' ? texts.underway : whyNoStage(scene, space, 0);
    case 'upgrade':
      if (token?.seat !== seat) return texts.noToken;
      return token.stars === MOST_STARS ? texts.mostStars : texts.answerFirst;
    default:
      return texts.answerFirst;
  }
};

const whyNotZone = (scene: Scene, zone: Zone): string => {
  const { view, seat, texts } = scene;
  switch (asked(view)?.kind) {
    case 'turn':
      return texts.noWorkers;
    case 'move':
      return nth(view.zones[zone], seat) === 0 ? texts.noneThere : texts.zoneNotNow;
    case 'place':
    case 'redirect':
    case 'pair':
      return texts.zoneNotNow;
    default:
      return texts.answerFirst;
  }
};

const whyNotLeader = ({ view, seat, names, texts }: Scene, leader: Leader): string => {
  const holder = view.players.findIndex(player => player.leader === leader);
  if (holder >= 0 && holder !== seat) return texts.leaderTaken(nth(names, holder));
  if (nth(view.players, seat).leader !== null) return texts.leaderOwned;
  if (view.events?.current === '1763-royal-proclamation') return texts.leaderForbidden;
  if (!RULES[view.variant].leaders || !view.leaders.includes(leader)) return texts.leaderGone;
  return texts.answerFirst;
};

/** Why a person who is asked cannot pick this, in words. Only for what is not lit. */
export const whyNot = (scene: Scene, target: Target): string => {
  const [kind, name = ''] = target.split(':');
  switch (kind) {
    case 'site':
      return whyNotSite(scene, Number(name));
    case 'zone':
      return whyNotZone(scene, name as Zone);
    case 'leader':
      return whyNotLeader(scene, name as Leader);
    case 'district':
      return scene.texts.district;
    default:
      return scene.view.available.length === 0 ? scene.texts.noSites : scene.texts.answerFirst;
  }
};
