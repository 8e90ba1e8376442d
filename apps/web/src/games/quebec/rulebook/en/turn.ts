import { example, list, ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const turn: In<'turn'> = {
  turn: {
    title: 'Your turn: one action of four',
    text: [
      'First check whether you have a worker at all. Then do exactly one of these:',
      list(
        'start a {building|construction site},',
        '{contribute to a building|construct a stage},',
        'take a leader (not in the family game),',
        'send one worker to a zone.',
      ),
      'You can’t pass. The first action is always possible.',
    ],
  },
  'no-workers': {
    title: 'What if I have no workers?',
    text: [
      'If you begin your turn without a single worker, neither active nor in your supply, the century ends at once. Afterwards you take the first turn of the new century.',
      ruling(
        'The check is not repeated for that same turn, even if all your workers are still on sites. Every other turn begins with it, also the next player’s, so a century can pass without a single turn.',
      ),
    ],
  },
  'start-site': {
    title: 'Start a {building|construction site}',
    text: [
      steps(
        'Lift your architect from its building.',
        'All workers on it, of every player, go to the zone of the building’s colour.',
        'Turn the building over: it is completed.',
        'Put one of your star tokens on it, with as many stars as it has {contributions|stages}: one, two or three. Without any, it gets no token.',
        'Place your architect on an available site of this century. Only one architect can stand on a site.',
        'Activate 3 workers: move them from your supply to your active workers, as many as there are.',
      ),
      'The first time, your architect is not on the board yet: only the last two steps apply.',
    ],
  },
  'leave-early': {
    title: 'May I leave a building early?',
    text: [
      'Yes, whenever you start another one. Fewer {contributions|stages} simply mean fewer stars. A building left without any is completed without a token, and nobody can start it again.',
      'The third {contribution|stage} does not complete a building either: it stays as it is until its architect leaves.',
    ],
  },
  'no-site-left': {
    title: 'What if no site is left?',
    text: [
      'If your architect has been lifted and there is no available site to place it on, the century ends right there. Your turn continues when the new century has begun.',
      ruling(
        'You may choose this action although no site is left, even with your own architect still in hand: it ends the century. With the neutral architect you may do so only if it stands on the board.',
      ),
    ],
  },
  stage: {
    title: '{Contribute to a building|Construct a stage}',
    text: [
      'Choose a building with an architect on it and fewer than three {contributions|stages}. Pay its cost, 1 to 3 active workers, as one group on one free place.',
      'You pay exactly the cost, and only with active workers. It may be anybody’s building, your own too.',
      'The groups keep their order. With two players it matters who came last.',
    ],
  },
  'whose-action': {
    title: 'When do I get the {additional action|district action}?',
    text: [
      'When another player’s architect stands on the building. You may then take the {additional action|district action}, right after paying.',
      'At your own architect you get none, unless you hold the Religious leader. With three to five players the neutral architect is your own while you hold the Economic leader, and anybody else gets the action there.',
      example(
        'Ann pays 2 workers at Ben’s architect in the Irish district: she may take its action. Ben pays 2 workers at the same site: no action, but one star more for him later.',
      ),
    ],
  },
  'take-leader': {
    title: 'Take a leader',
    text: [
      'Once per century you may take one of the leaders that are left. First activate as many workers as leaders have been taken in this century before you; then take the card and use what acts at once.',
      example(
        'Whoever takes the first leader activates nobody, the next player 1 worker, the one after that 2 workers.',
      ),
    ],
  },
  'send-worker': {
    title: 'Send a worker',
    text: ['Put one of your active workers into any of the five zones. That is your whole turn.'],
  },
};
