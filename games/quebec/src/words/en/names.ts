import type { Catalogue } from '../catalogue.ts';

export const variants: Catalogue['variants'] = {
  '2011-family': '2011, family',
  '2011-complete': '2011, complete',
  '2011-events': '2011, complete with events',
  '2026-standard': '2026',
};

export const sources: Catalogue['sources'] = {
  before: 'earlier',
  zones: 'zones of power',
  bonus: 'majority bonus',
  districts: 'districts',
  leader: 'Cultural leader',
  events: 'events',
  unfinished: 'workers on unfinished buildings',
  active: 'pairs of active workers',
  buildings: 'buildings',
  total: 'total',
};

export const causes: Catalogue['causes'] = {
  'no-workers': 'a player has no workers',
  'no-site': 'no site left',
};

export const zones: Catalogue['zones'] = {
  religion: { name: 'Religion', to: 'to Religion', from: 'from Religion' },
  politics: { name: 'Politics', to: 'to Politics', from: 'from Politics' },
  economy: { name: 'Economy', to: 'to Economy', from: 'from Economy' },
  culture: { name: 'Culture', to: 'to Culture', from: 'from Culture' },
  citadelle: { name: 'Citadelle', to: 'to the Citadelle', from: 'from the Citadelle' },
};

export const districts: Catalogue['districts'] = {
  archdiocese: { name: 'Archdiocese', action: 'any other Religion action' },
  protestant: { name: 'Protestant district', action: '1 worker to the Citadelle and 1 to another zone' },
  irish: { name: 'Irish district', action: '1 point, activate 1 worker, 1 worker to any zone' },
  jewish: {
    name: 'Jewish district',
    action: '1 worker to any zone, then move 1 or 2 of your workers to another zone',
  },
  'seat-of-government': { name: 'Seat of government', action: 'any other Politics action' },
  'municipal-administration': {
    name: 'Municipal administration',
    action: 'up to 2 workers to Religion, or up to 2 to Economy',
  },
  'provincial-administration': {
    name: { 2011: 'National administration', 2026: 'Provincial administration' },
    action: 'up to 2 workers to Politics, or up to 2 to Culture',
  },
  'military-administration': { name: 'Military administration', action: 'up to 2 workers to the Citadelle' },
  'trading-hub': { name: { 2011: 'Public market', 2026: 'Trading hub' }, action: 'any other Economy action' },
  mansion: {
    name: { 2011: 'Rich district', 2026: 'Mansion district' },
    action: { 2011: 'start a building', 2026: 'start a construction site' },
  },
  business: {
    name: 'Business district',
    action: {
      2011: 'contribute elsewhere too, paid from your supply',
      2026: 'build a stage elsewhere too, paid from your supply',
    },
  },
  port: { name: 'Port district', action: 'activate 3 workers' },
  'heritage-site': { name: { 2011: 'Social club', 2026: 'Heritage site' }, action: 'any other Culture action' },
  entertainment: { name: 'Entertainment district', action: '1, 3 or 4 points for 1, 2 or 3+ active workers' },
  academic: { name: 'Academic district', action: '1, 3 or 4 points for having workers in 1, 2 or 3+ zones' },
  arts: { name: 'Arts district', action: 'add a star to one of your star tokens' },
};

export const leaders: Catalogue['leaders'] = {
  religious: {
    name: 'Religious leader',
    taken: 'the Religious leader',
    people: ['François de Montmorency-Laval', 'Jean-Olivier Briand', 'Elzéar-Alexandre Taschereau', 'Marc Ouellet'],
  },
  political: {
    name: 'Political leader',
    taken: 'the Political leader',
    people: ['Samuel de Champlain', 'Louis-Joseph de Montcalm', 'Pierre-Joseph-Olivier Chauveau', 'Régis Labeaume'],
  },
  economic: {
    name: 'Economic leader',
    taken: 'the Economic leader',
    people: ['Jean Talon', 'Gilles Hocquart', 'Gabriel-Alphonse Desjardins', 'Peter Simons'],
  },
  cultural: {
    name: 'Cultural leader',
    taken: 'the Cultural leader',
    people: ['Marc Lescarbot', 'Jean Baillairgé', 'François-Xavier Garneau', 'Robert Lepage'],
  },
  citadelle: {
    name: 'Leader of the Citadelle',
    taken: 'the Leader of the Citadelle',
    people: ['Louis de Buade de Frontenac', 'Gaspard-Joseph Chaussegros de Léry', 'Lord Dufferin', 'Michaëlle Jean'],
  },
};

export const powers: Catalogue['powers'] = {
  religious: {
    2011: 'You also get the additional action when you contribute to your own architect’s site.',
    2026: 'You also get the district action when you build a stage at your own architect’s site.',
  },
  political: 'Whenever a building is completed, you can send all your workers on it to any one coloured zone.',
  'political-2': 'Right away, send 2 workers from your supply to each of two opposite zones.',
  economic: 'The neutral architect is your second architect this century.',
  'economic-2': {
    2011: 'Right away, contribute to the neutral architect’s site from your supply, without the additional action.',
    2026: 'Right away, build a stage at the neutral architect’s site from your supply, without the district action.',
  },
  cultural: 'Each star token you place scores 1 point per star, plus 1.',
  'cultural-few': 'Each star token you place scores 1 point per star.',
  citadelle: 'Right away, send 3 workers from your supply to the Citadelle.',
};
