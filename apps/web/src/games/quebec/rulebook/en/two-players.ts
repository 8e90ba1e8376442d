import { ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const twoPlayers: In<'two-players'> = {
  'two-neutral': {
    title: 'The neutral architect between two',
    text: [
      'With two players the neutral architect belongs to nobody and stays in play all game. Whoever starts the first building of the game also places the neutral architect, on another available site of their choice, after their own and before activating.',
      'Moving it activates nobody.',
    ],
  },
  'two-start': {
    title: 'Start a building, with two players',
    text: [
      steps(
        'Lift your architect. If the neutral architect’s site has at least one contribution, lift that one too.',
        'The workers of both go to the zones of their buildings’ colours, and both buildings are turned over.',
        'Your building gets your star token, if it has a contribution.',
        'The neutral architect’s building gets a token of the player who made its last contribution, with as many stars as it has contributions.',
        'Place your architect on an available site, then the neutral one, if it was lifted, on another. You choose both.',
        'Activate 3 workers.',
      ),
      'With the action of the Rich district the neutral architect stays where it is.',
      ruling('It follows your architect also when that one comes from your hand.'),
      ruling(
        'The points of the Cultural leader and the goals of century I go to the owner of each token, also in the opponent’s turn; your own building comes first.',
      ),
    ],
  },
  'two-stage': {
    title: 'Contribute at the neutral architect',
    text: [
      'Either player gets the additional action there. The places are filled in order, because the last contribution decides who owns the building.',
    ],
  },
  'two-leaders': {
    title: 'Leaders with two players',
    text: [
      'The Political leader sends 2 workers from your supply to each of two opposite zones at once: Religion and Economy, or Politics and Culture.',
      'The Economic leader makes the next contribution at the neutral architect’s site with workers of your supply at once, without the additional action. Nothing happens if the site has three contributions, if the supply can’t pay, or if the neutral architect stands nowhere.',
      ruling('With fewer than 4 workers in the supply, the zone you name first is filled first.'),
    ],
  },
  'two-century': {
    title: 'End of a century, with two players',
    text: [
      'The neutral architect stays where it is at the end of a century, and at the end of the game too; its building is not completed.',
      'If a site is missing for one of the two architects, the century ends at that point. When the new century has begun, the same player places what is still in hand, and then activates. In century IV the game ends instead.',
    ],
  },
};
