import { example, list, ruling } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

const other = (zone: string) => `Take any of the three other actions of ${zone}, as if you had paid there.`;

export const districts: In<'districts'> = {
  'district-actions': {
    title: 'How {additional actions|district actions} work',
    text: [
      'They are always optional, and you may do only a part. The workers they use come from your supply; once it is empty, you may use active ones instead.',
      'The picture in the middle of a district shows its action, the squares below it the cost.',
      ruling('Workers of the supply are always spent first; you can’t spare them for later.'),
      ruling(
        'What you may do in part is each placement and each move: fewer workers, or none. If you do an action, you take its points and activations in full.',
      ),
      ruling('You are not asked about an action that could have no effect.'),
    ],
  },
  'district-archdiocese': { title: 'Archdiocese', text: ['Religion, cost 1.', other('Religion')] },
  'district-protestant': {
    title: 'Protestant district',
    text: [
      'Religion, cost 2. Send 1 worker to the Citadelle and 1 to another zone. You may do either without the other.',
    ],
  },
  'district-irish': {
    title: 'Irish district',
    text: ['Religion, cost 2. Score 1 point, activate 1 worker, and send 1 worker to any zone.'],
  },
  'district-jewish': {
    title: 'Jewish district',
    text: [
      'Religion, cost 3. Send 1 worker to any zone. Then you may move one or two of your workers from one zone to one other; the worker you have just sent may be among them.',
      'You may also move workers without sending one.',
    ],
  },
  'district-seat-of-government': { title: 'Seat of government', text: ['Politics, cost 1.', other('Politics')] },
  'district-municipal-administration': {
    title: 'Municipal administration',
    text: ['Politics, cost 2. Send up to 2 workers to one zone: Religion or Economy.'],
  },
  'district-provincial-administration': {
    title: '{National administration|Provincial administration}',
    text: ['Politics, cost 2. Send up to 2 workers to one zone: Politics or Culture.'],
  },
  'district-military-administration': {
    title: 'Military administration',
    text: ['Politics, cost 3. Send up to 2 workers to the Citadelle.'],
  },
  'district-trading-hub': { title: '{Public market|Trading hub}', text: ['Economy, cost 1.', other('Economy')] },
  'district-mansion': {
    title: '{Rich district|Mansion district}',
    text: [
      'Economy, cost 2. Start a {building|construction site}, with everything that belongs to it, activation included. Your architect may come from your hand too.',
      'With the Economic leader you may use the neutral architect instead. With two players the neutral architect is neither moved nor placed.',
      'If no site is left, the century ends as it would with the main action; once you have placed your architect and activated, your turn is over.',
    ],
  },
  'district-business': {
    title: 'Business district',
    text: [
      'Economy, cost 2. {Contribute once more|Build one more stage}, elsewhere: at anybody’s architect, for the full cost. The workers come from your supply, and active ones fill up what is missing.',
      'It has to be another building than the one you have just paid for. There is no second {additional action|district action} for it.',
    ],
  },
  'district-port': { title: 'Port district', text: ['Economy, cost 3. Activate 3 workers.'] },
  'district-heritage-site': { title: '{Social club|Heritage site}', text: ['Culture, cost 1.', other('Culture')] },
  'district-entertainment': {
    title: 'Entertainment district',
    text: [
      'Culture, cost 2. Score for the active workers you have left after paying:',
      list('one: 1 point', 'two: 3 points', 'three or more: 4 points'),
    ],
  },
  'district-academic': {
    title: 'Academic district',
    text: [
      'Culture, cost 2. Score for the zones, out of five, in which you have workers:',
      list('one: 1 point', 'two: 3 points', 'three or more: 4 points'),
    ],
  },
  'district-arts': {
    title: 'Arts district',
    text: [
      'Culture, cost 3. Add a star to one of your star tokens on the board: from one to two, or from two to three.',
      example('A token with 2 stars is worth 3 points in your main group; with 3 stars it is worth 6 points.'),
      ruling(
        'Adding a star is not placing a token: the Cultural leader pays nothing. It does count for the goals of century I.',
      ),
    ],
  },
};
