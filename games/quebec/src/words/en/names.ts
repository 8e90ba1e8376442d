import type { Catalogue } from '../catalogue.ts';

export const variants: Catalogue['variants'] = {
  '2011-family': '2011, family',
  '2011-complete': '2011, complete',
  '2011-events': '2011, complete with events',
  '2026-standard': '2026',
};

export const sources: Catalogue['sources'] = {
  before: 'before this game',
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
  'no-workers': 'a player without workers',
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
    action: '1 worker to any zone, then move 1 or 2 of your workers from one zone to another',
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
      2011: 'contribute to another building with passive workers',
      2026: 'construct a stage of another building with passive workers',
    },
  },
  port: { name: 'Port district', action: 'activate 3 workers' },
  'heritage-site': { name: { 2011: 'Social club', 2026: 'Heritage site' }, action: 'any other Culture action' },
  entertainment: { name: 'Entertainment district', action: '1, 3 or 4 points for 1, 2 or at least 3 active workers' },
  academic: { name: 'Academic district', action: '1, 3 or 4 points for your workers in 1, 2 or at least 3 zones' },
  arts: { name: 'Arts district', action: 'raise one of your star tokens by a star' },
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
    2011: 'The holder also gets the additional action for contributing at the own architect’s site.',
    2026: 'The holder also gets the district action for a stage at the own architect’s site.',
  },
  political:
    'Whenever a building is completed, the holder may send all own workers on it to one coloured zone of choice.',
  'political-2': 'At once, 2 workers from the supply to each of two opposite zones.',
  economic: 'The neutral architect is the holder’s second architect in this century.',
  'economic-2': {
    2011: 'At once, a contribution to the neutral architect’s site from the supply, without additional action.',
    2026: 'At once, a stage at the neutral architect’s site from the supply, without district action.',
  },
  cultural: 'Each star token the holder places pays its stars and 1 point more.',
  'cultural-few': 'Each star token the holder places pays a point per star.',
  citadelle: 'At once, 3 workers from the supply to the Citadelle.',
};
