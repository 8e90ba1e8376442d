import { list } from '../../../common/rulebook.ts';
import type { QuebecAid } from '../aid.ts';

export const aid: QuebecAid = {
  turn: {
    title: 'Your turn: one action',
    text: [
      list(
        'Start a {building|construction site}: your last one is completed, your architect goes to an available site, 3 workers become active.',
        '{Contribute|Construct a stage}: pay the cost with active workers. At another player’s architect you may take the {additional action|district action}.',
        'Take a leader (not in the family game), once per century: as many workers become active as leaders were taken before.',
        'Send one active worker to any zone.',
      ),
    ],
  },
  completed: {
    title: 'A completed building',
    text: [
      'All its workers go to the zone of its colour. Whose architect it was places a star token: one star per {contribution|stage}; without any, no token.',
    ],
  },
  century: {
    title: 'A century ends',
    text: [
      list(
        'when an architect has no available site;',
        'when a player begins a turn without any worker, active or in the supply.',
      ),
      'Zones are scored in this order: Citadelle, the dominant zone (I Religion, II Politics, III Economy, IV Culture), then clockwise. Active workers stay active; sites that nobody started are lost.',
    ],
  },
  'zones-family': {
    title: 'Zones: majority bonus',
    text: [
      '1 point per worker. The majority, or everybody tied for it, also scores half of those workers, rounded down, 5 at most.',
    ],
  },
  'zones-cascade': {
    title: 'Zones: cascade',
    text: [
      '1 point per worker. Then half of the majority, rounded down, 5 at most, cascades into the next zone; on a tie everybody’s does. From the last zone they become active.',
    ],
  },
  end: {
    title: 'The end of the game',
    text: [
      '1 point per worker of yours on an unfinished building, 1 point per pair of active workers, and your buildings.',
    ],
  },
  'buildings-family': {
    title: 'Buildings in the family game',
    text: ['Each pays 1, 3 or 6 points for 1, 2 or 3 stars.'],
  },
  'buildings-group': {
    title: 'Buildings and the main group',
    text: [
      'Your best group of connected buildings pays 1, 3 or 6 points for 1, 2 or 3 stars. Every other building pays 1 point per star.',
    ],
  },
  leaders: {
    title: 'Leaders',
    text: [
      'Two or three players: no Religious leader. Four or five: the Cultural leader pays 1 point more for each token.',
    ],
  },
  events: {
    title: 'Events',
    text: [
      'Century I: a goal for the whole game, in most cases 8 points for the first player and 4 for the second. Centuries II to IV: a rule changes while the century lasts.',
    ],
  },
  'two-players': {
    title: 'Two players',
    text: [
      'The neutral architect is nobody’s: both players get the action there. Whoever lifts their own architect lifts the neutral one too, if it has a contribution; the token goes to the last contributor. Both are then placed by the player whose turn it is.',
    ],
  },
  districts: {
    title: 'Districts: cost and action',
    text: ['Workers come from your supply first. You may do an action in part, or not at all.'],
  },
};
