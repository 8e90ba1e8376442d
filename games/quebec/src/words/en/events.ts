import type { Catalogue } from '../catalogue.ts';

export const events: Catalogue['events'] = {
  '1603-champlain': {
    title: '1603, Champlain’s first voyage',
    effect:
      'At the end of the game, the largest connected group of buildings earns its owner 8 points. Players who tie all score.',
    history: 'Champlain saw the narrows of the St. Lawrence five years before he came back to found Québec there.',
  },
  '1663-sovereign-council': {
    title: '1663, Sovereign Council',
    effect:
      'Two buildings with your token in each of three colours: 8 points for the first player to have them, 4 for the second.',
    history: 'Louis XIV took New France under the Crown and gave it a council that sat in Québec.',
  },
  '1665-jean-talon': {
    title: '1665, arrival of Jean Talon',
    effect:
      'A three-star building in each of the four colours: 8 points for the first player to have them, 4 for the second.',
    history: 'The new intendant counted the colonists, brought over more of them and set up a shipyard and a brewery.',
  },
  '1682-fire': {
    title: '1682, Fort Québec fire',
    effect: 'Three Culture buildings with your token: 8 points for the first player to have them, 4 for the second.',
    history: 'Fire swept through the Lower Town in a single August night, and it rose again in stone.',
  },
  '1756-seven-years-war': {
    title: '1756–1763, Seven Years’ War',
    effect: 'Taking a leader activates no workers.',
    history: 'A war fought on several continents ended with New France ceded to Great Britain.',
  },
  '1759-plains-of-abraham': {
    title: '1759, Battle of the Plains of Abraham',
    effect: 'After the Citadelle is scored, every player cascades half of their workers there to Politics, up to 5.',
    history: 'The fight outside the walls was short, and both generals, Wolfe and Montcalm, died of their wounds.',
  },
  '1763-royal-proclamation': {
    title: '1763, Royal Proclamation',
    effect: 'Nobody can take a leader.',
    history: 'George III made the conquered colony his Province of Quebec, and much of its French elite went home.',
  },
  '1775-fortification': {
    title: '1775, fortification of Québec',
    effect: 'A building completed with only one group of workers gets no star token.',
    history: 'On the last night of the year the town threw back an American attack in a snowstorm.',
  },
  '1800-immigration': {
    title: '1800–1830, British immigration',
    effect: 'Each new site activates 4 workers, one more than usual.',
    history: 'Ships that carried timber to Britain and Ireland came back to Québec full of settlers.',
  },
  '1812-war': {
    title: '1812, war against the United States',
    effect: 'Each new site activates only 2 workers, one fewer than usual.',
    history: 'The invasion never reached Québec, but the British then built the Citadelle we know today.',
  },
  '1867-capital': {
    title: '1867, provincial capital',
    effect:
      'When the century begins, each player activates as many workers as their rank by points: 1 for first place, and so on.',
    history: 'With Confederation, Québec became the capital of the new province.',
  },
  '1871-canals': {
    title: '1871, Canal Commission',
    effect: 'After scoring, nobody keeps more than 3 active workers. The rest return to the supply.',
    history: 'A deeper river and better canals took the large ships past Québec, on to Montréal and the Great Lakes.',
  },
  '1917-conscription': {
    title: '1917, Conscription Crisis',
    effect: 'Just before scoring, workers leave every zone where their owner has only 1 or 2.',
    history:
      'At Easter 1918, anger at forced enlistment filled the streets of Québec, and soldiers shot four people dead.',
  },
  '1955-carnival': {
    title: '1955, Winter Carnival',
    effect: 'Just before scoring, each player with a worker in all five zones scores 5 points.',
    history: 'Québec turned its winter into a party, hosted by Bonhomme.',
  },
  '2001-summit': {
    title: '2001, Summit of the Americas',
    effect: 'Workers cascade only into a zone where their owner already has one.',
    history: 'Thirty-four heads of state met behind a fence while crowds protested in clouds of tear gas.',
  },
  '2008-anniversary': {
    title: '2008, 400th anniversary',
    effect: 'Only players with a worker in each of the four coloured zones when scoring begins can cascade.',
    history:
      'Québec celebrated four centuries with concerts, exhibitions and images projected onto the silos of its port.',
  },
};
