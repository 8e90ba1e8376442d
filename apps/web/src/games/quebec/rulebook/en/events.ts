import { example, list, ruling } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const events: In<'events'> = {
  events: {
    title: 'How events work',
    text: [
      'The event of century I is a goal for the whole game. Those of centuries II to IV change a rule while their century lasts: they are revealed when it begins and leave when it ends.',
    ],
  },
  goals: {
    title: 'The goals of century I',
    text: [
      'Three of the four events of century I are races: the first player to reach the goal scores 8 points at once, the second one 4, and nobody else scores.',
      'They are checked after every change of star tokens, in the order in which these are placed. A player scores a goal only once.',
      ruling('In both editions only buildings that carry your own star token count.'),
    ],
  },
  'event-1603-champlain': {
    title: '1603, Champlain’s first voyage',
    text: [
      'At the end of the game, 8 points for the owner of the largest connected group of buildings. Here the number of buildings with your token counts, not the stars. If several are tied, each scores 8 points.',
    ],
  },
  'event-1663-sovereign-council': {
    title: '1663, Sovereign Council',
    text: ['The goal: two buildings with your token in each of three colours.'],
  },
  'event-1665-jean-talon': {
    title: '1665, arrival of Jean Talon',
    text: ['The goal: a building with three stars in each of the four colours.'],
  },
  'event-1682-fire': {
    title: '1682, Fort Québec fire',
    text: ['The goal: three Culture buildings with your token.'],
  },
  'event-1756-seven-years-war': {
    title: '1756–1763, Seven Years’ War',
    text: ['Taking a leader activates nobody.'],
  },
  'event-1759-plains-of-abraham': {
    title: '1759, Battle of the Plains of Abraham',
    text: [
      'After the Citadelle has been scored, every player cascades half of their workers there to Politics, rounded down and 5 at most, not only the majority.',
    ],
  },
  'event-1763-royal-proclamation': { title: '1763, Royal Proclamation', text: ['Nobody can take a leader.'] },
  'event-1775-fortification': {
    title: '1775, fortification of Québec',
    text: [
      'A building completed with a single {contribution|stage} gets no star token. With two players this holds for the neutral architect’s building too.',
    ],
  },
  'event-1800-immigration': {
    title: '1800–1830, British immigration',
    text: ['Whoever starts a {building|construction site} activates 4 workers instead of three.'],
  },
  'event-1812-war': {
    title: '1812, war against the United States',
    text: ['Whoever starts a {building|construction site} activates only 2 workers.'],
  },
  'event-1867-capital': {
    title: '1867, provincial capital',
    text: [
      'When it is revealed, each player activates as many workers as their rank on the score track: the leader 1, the last player most. Tied players all take the smaller number, and the ranks after them shift.',
      example('With 40, 40 and 31 points the ranks are 1, 1 and 3.'),
      'It acts before the turn that the end of the century interrupted continues.',
    ],
  },
  'event-1871-canals': {
    title: '1871, Canal Commission',
    text: ['After scoring, everybody keeps 3 active workers at most. The rest return to the supply.'],
  },
  'event-1917-conscription': {
    title: '1917, Conscription Crisis',
    text: [
      'Just before scoring, workers leave every zone in which their owner has only one or two. They return to the supply.',
    ],
  },
  'event-1955-carnival': {
    title: '1955, Winter Carnival',
    text: ['Just before scoring, each player with a worker in all five zones scores 5 points.'],
  },
  'event-2001-summit': {
    title: '2001, Summit of the Americas',
    text: [
      'You can cascade into a zone only if you already have a worker there.',
      ruling('The last step, from the fifth zone to your own active workers, is free.'),
    ],
  },
  'event-2008-anniversary': {
    title: '2008, 400th anniversary',
    text: [
      'Only players who have a worker in each of the four coloured zones when scoring begins can cascade.',
      ruling('This holds for every step of the cascade, the last one included.'),
    ],
  },
  'no-cascade': {
    title: 'What if an event stops a cascade?',
    text: [
      'If an event keeps the majority from cascading, nobody cascades in its place. Others tied for the majority still do.',
      list('The workers that stay behind return to the supply like all others.'),
    ],
  },
};
