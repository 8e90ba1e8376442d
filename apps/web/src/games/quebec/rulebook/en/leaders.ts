import { example, list, ruling } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const leaders: In<'leaders'> = {
  leaders: {
    title: 'Leaders',
    text: [
      'A leader serves you until the end of the century in which you took it; then all leaders return. Nobody can have two in one century, and no leader can have two holders.',
      'Each card shows a person of each century. The person changes, the power does not.',
    ],
  },
  'leader-religious': {
    title: 'Religious leader',
    text: [
      'Only with four or five players. You may also take the {additional action|district action} when you {contribute|construct a stage} at your own architect’s site.',
    ],
  },
  'leader-political': {
    title: 'Political leader',
    text: [
      'Whenever a building is completed, anybody’s and in anybody’s turn, you may send all your workers on it to one coloured zone of your choice instead of the building’s own. The Citadelle is not allowed.',
      'You decide before anything else happens. If two buildings are completed in one turn, you decide for each.',
      ruling('You are asked only if you have workers on the building, and you may choose the building’s own zone.'),
    ],
  },
  'leader-economic': {
    title: 'Economic leader',
    text: [
      'The neutral architect is your second architect for this century. It starts in your hand. Each time you start a {building|construction site}, you use one of the two.',
      'It works like your own: it leaves your star tokens and activates 3 workers. The others get the {additional action|district action} at its site, you do not.',
      'When the century ends, its building is completed for you before the zones are scored, and it leaves the board.',
    ],
  },
  'leader-cultural': {
    title: 'Cultural leader',
    text: [
      'Each star token you place scores at once:',
      list(
        'four or five players: its stars and 1 more, so 2, 3 or 4 points',
        'two or three players: its stars, so 1, 2 or 3 points',
      ),
    ],
  },
  'leader-citadelle': {
    title: 'Leader of the Citadelle',
    text: [
      'At once, send 3 workers from your supply to the Citadelle.',
      ruling(
        'This comes after the activation for taking the leader. If the supply has fewer, you send those; active workers are not used.',
      ),
      example(
        'With 4 workers in the supply, taking this leader as the third one activates 2, so only 2 go to the Citadelle.',
      ),
    ],
  },
};
