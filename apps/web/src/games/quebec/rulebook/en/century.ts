import { example, list, ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const century: In<'century'> = {
  'century-end': {
    title: 'When does a century end?',
    text: [
      list(
        'when a player begins a turn without any worker, active or in the supply;',
        'when an architect has to be placed and no site is available.',
      ),
      'Either can be brought about on purpose: who decides when the century ends has half won it.',
    ],
  },
  'century-steps': {
    title: 'What happens at the end of a century',
    text: [
      steps(
        'If somebody holds the Economic leader, the neutral architect’s building is completed for that player: workers go to their zone, the token is placed. Nobody is activated.',
        'Events that act just before scoring: the Conscription Crisis, the Winter Carnival.',
        'The five zones are scored; then events that act after scoring: the Canal Commission.',
        'Leaders return, and so does the neutral architect.',
        'Available sites that nobody started are turned over: completed, without a token. Sites with an architect stay as they are, with everything on them.',
        'After century IV the game ends. Otherwise the sites of the next century become available, the old event leaves and the next one is revealed. The provincial capital acts now.',
      ),
      'Active workers stay active from one century to the next.',
    ],
  },
  'interrupted-turn': {
    title: 'Who plays first in the new century?',
    text: [
      list(
        'If the century ended because you had lifted your own architect, you place it now and activate; the event of the new century already counts. Then the next player has a turn.',
        'If it was the neutral architect that found no site, your turn is over: nothing is placed and nobody is activated.',
        'If you began your turn without workers, you take your turn now.',
      ),
      ruling(
        'If the century ends in the action of the {Rich|Mansion} district, it is the same, and then your turn is over.',
      ),
      'In century IV the game ends instead, so nobody places or activates any more.',
    ],
  },
};

export const scoring: In<'scoring'> = {
  'scoring-order': {
    title: 'In which order are the zones scored?',
    text: [
      'The Citadelle always comes first. Then comes the dominant zone of the century, and after it the others clockwise.',
      list(
        'Century I begins with Religion.',
        'Century II begins with Politics.',
        'Century III begins with Economy.',
        'Century IV begins with Culture.',
      ),
    ],
  },
  cascade: {
    title: 'Scoring a zone: the cascade',
    text: [
      steps(
        'Every worker in the zone scores 1 point for its owner.',
        'Whoever has the most workers there cascades half of them, rounded down and 5 at most, into the next zone. If several are tied for the most, all of them do.',
        'All other workers of the zone return to their owners’ supply.',
      ),
      'Workers that cascade count again in the next zone, and they may win its majority. From the fifth zone they cascade to your active workers.',
      'Nobody can refuse a cascade, and each one is done before the next zone is counted.',
    ],
  },
  'cascade-example': {
    title: 'A cascade from beginning to end',
    text: [
      'Three players at the end of century I. The wheel shows the workers before scoring; the arrows show who cascades.',
      steps(
        'Citadelle: black has 5 and scores 5, white 1. Black cascades 2 to Religion.',
        'Religion: black now has 5, white 4, green 5. Black and green are tied and cascade 2 each.',
        'Politics: black 4, white 10, green 12. Green would cascade 6, but 5 is the limit.',
        'Economy: only green is there, with 10, and cascades 5.',
        'Culture: black 4, white 6, green 6. White and green each get 3 active workers.',
      ),
      example('Black scores 18 points, white 21 points, green 33 points.'),
    ],
  },
  'family-scoring': {
    title: 'Scoring a zone in the family game',
    text: [
      'Every worker in the zone scores 1 point for its owner. Whoever has the most, or everybody tied for it, also scores half of those workers, rounded down and 5 at most. Then all workers of the zone return to the supply; nobody cascades.',
      example('Counts of 3, 5 and 12 in Religion pay 3, 5 and 17 points.'),
    ],
  },
};

export const end: In<'end'> = {
  'game-end': {
    title: 'The end of the game',
    text: [
      'The game ends with century IV: its zones are scored, leaders and the neutral architect return, and sites that nobody started are turned over.',
      'Buildings on which a player’s architect still stands remain unfinished. They get no token.',
    ],
  },
  'final-points': {
    title: 'What is added at the end',
    text: [
      steps(
        '1 point for each of your workers on a building under construction, whoever its architect is.',
        '1 point for each full pair of active workers.',
        'Your buildings, by their stars.',
        '8 points for Champlain’s first voyage, if that event is in play.',
      ),
      example('With 7 active workers you score 3 points.'),
    ],
  },
  'buildings-family': {
    title: 'Buildings in the family game',
    text: [
      'Every building with your token counts, wherever it stands:',
      list('one star: 1 point', 'two stars: 3 points', 'three stars: 6 points'),
    ],
  },
  'main-group': {
    title: 'Buildings: the main group',
    text: [
      'Your main group is one connected group of your buildings. In it, one star is worth 1 point, two stars are worth 3 points and three stars 6 points. Every other building is worth 1 point per star.',
      'Of all your groups, the one that adds up to most counts, even if another has more buildings.',
      ruling('If two groups have the same sum, the one whose choice is worth more in total counts.'),
      example(
        'A main group of 1, 2, 3 and 3 stars is worth 16 points. Two other buildings with 3 stars in all add 3 points.',
      ),
      example(
        'Two connected buildings with 3 stars each, 12 points, beat four connected buildings worth 8 points. Those four then count their 6 stars.',
      ),
    ],
  },
  winner: {
    title: 'Who wins?',
    text: ['The most points win. Players who are tied share the victory.'],
  },
};
