import type { Catalogue } from '../catalogue.ts';

export const variants: Catalogue['variants'] = {
  '2011-family': '2011, version familiale',
  '2011-complete': '2011, version complète',
  '2011-events': '2011, version complète avec événements',
  '2026-standard': '2026',
};

export const sources: Catalogue['sources'] = {
  before: 'auparavant',
  zones: 'zones d’influence',
  bonus: 'bonus de majorité',
  districts: 'quartiers',
  leader: 'leader culturel',
  events: 'événements',
  unfinished: 'ouvriers sur des bâtiments inachevés',
  active: 'paires d’ouvriers actifs',
  buildings: 'bâtiments',
  total: 'total',
};

export const causes: Catalogue['causes'] = {
  'no-workers': 'un joueur n’a plus d’ouvriers',
  'no-site': 'plus aucun chantier',
};

export const zones: Catalogue['zones'] = {
  religion: { name: 'Religion', to: 'dans la zone Religion', from: 'de la zone Religion' },
  politics: { name: 'Politique', to: 'dans la zone Politique', from: 'de la zone Politique' },
  economy: { name: 'Économie', to: 'dans la zone Économie', from: 'de la zone Économie' },
  culture: { name: 'Culture', to: 'dans la zone Culture', from: 'de la zone Culture' },
  citadelle: { name: 'Citadelle', to: 'à la Citadelle', from: 'de la Citadelle' },
};

export const districts: Catalogue['districts'] = {
  archdiocese: { name: 'Archidiocèse', action: 'une autre action religieuse au choix' },
  protestant: { name: 'Quartier protestant', action: '1 ouvrier à la Citadelle et 1 dans une autre zone' },
  irish: { name: 'Quartier irlandais', action: '1 point, activer 1 ouvrier, 1 ouvrier dans une zone au choix' },
  jewish: {
    name: 'Quartier juif',
    action: '1 ouvrier dans une zone au choix, puis déplacer 1 ou 2 de vos ouvriers vers une autre zone',
  },
  'seat-of-government': { name: 'Siège du gouvernement', action: 'une autre action politique au choix' },
  'municipal-administration': {
    name: 'Administration municipale',
    action: 'jusqu’à 2 ouvriers dans la zone Religion ou jusqu’à 2 dans la zone Économie',
  },
  'provincial-administration': {
    name: { 2011: 'Administration nationale', 2026: 'Administration provinciale' },
    action: 'jusqu’à 2 ouvriers dans la zone Politique ou jusqu’à 2 dans la zone Culture',
  },
  'military-administration': {
    name: { 2011: 'Contingent militaire', 2026: 'Administration militaire' },
    action: 'jusqu’à 2 ouvriers à la Citadelle',
  },
  'trading-hub': {
    name: { 2011: 'Grand marché public', 2026: 'Carrefour commercial' },
    action: 'une autre action économique au choix',
  },
  mansion: {
    name: { 2011: 'Quartier bourgeois', 2026: 'Quartier des manoirs' },
    action: { 2011: 'mettre en chantier un bâtiment', 2026: 'ouvrir un chantier' },
  },
  business: {
    name: 'Quartier des affaires',
    action: {
      2011: 'une contribution de plus, ailleurs, payée par votre réserve',
      2026: 'une étape de plus, ailleurs, payée par votre réserve',
    },
  },
  port: { name: 'Quartier portuaire', action: 'activer 3 ouvriers' },
  'heritage-site': {
    name: { 2011: 'Club social', 2026: 'Site patrimonial' },
    action: 'une autre action culturelle au choix',
  },
  entertainment: {
    name: 'Quartier des spectacles',
    action: '1, 3 ou 4 points pour 1, 2 ou 3+ ouvriers actifs',
  },
  academic: {
    name: 'Quartier académique',
    action: '1, 3 ou 4 points pour vos ouvriers dans 1, 2 ou 3+ zones',
  },
  arts: { name: 'Quartier artistique', action: 'ajouter une étoile à l’un de vos jetons étoile' },
};

export const leaders: Catalogue['leaders'] = {
  religious: {
    name: 'Leader religieux',
    taken: 'le leader religieux',
    people: ['François de Montmorency-Laval', 'Jean-Olivier Briand', 'Elzéar-Alexandre Taschereau', 'Marc Ouellet'],
  },
  political: {
    name: 'Leader politique',
    taken: 'le leader politique',
    people: ['Samuel de Champlain', 'Louis-Joseph de Montcalm', 'Pierre-Joseph-Olivier Chauveau', 'Régis Labeaume'],
  },
  economic: {
    name: 'Leader économique',
    taken: 'le leader économique',
    people: ['Jean Talon', 'Gilles Hocquart', 'Gabriel-Alphonse Desjardins', 'Peter Simons'],
  },
  cultural: {
    name: 'Leader culturel',
    taken: 'le leader culturel',
    people: ['Marc Lescarbot', 'Jean Baillairgé', 'François-Xavier Garneau', 'Robert Lepage'],
  },
  citadelle: {
    name: 'Leader de la Citadelle',
    taken: 'le leader de la Citadelle',
    people: ['Louis de Buade de Frontenac', 'Gaspard-Joseph Chaussegros de Léry', 'Lord Dufferin', 'Michaëlle Jean'],
  },
};

export const powers: Catalogue['powers'] = {
  religious: {
    2011: 'Vous avez aussi droit à l’action complémentaire quand vous contribuez au chantier de votre propre architecte.',
    2026: 'Vous avez aussi droit à l’action de quartier quand vous construisez une étape au chantier de votre propre architecte.',
  },
  political:
    'Chaque fois qu’un bâtiment est achevé, vous pouvez envoyer tous vos ouvriers qui s’y trouvent dans une zone de couleur au choix.',
  'political-2': 'Envoyez tout de suite 2 ouvriers de votre réserve dans chacune de deux zones opposées.',
  economic: 'L’architecte neutre est votre second architecte pour ce siècle.',
  'economic-2': {
    2011: 'Faites tout de suite une contribution, payée par votre réserve, au chantier de l’architecte neutre, sans action complémentaire.',
    2026: 'Construisez tout de suite une étape, payée par votre réserve, au chantier de l’architecte neutre, sans action de quartier.',
  },
  cultural: 'Chaque jeton étoile que vous posez rapporte 1 point par étoile, plus 1.',
  'cultural-few': 'Chaque jeton étoile que vous posez rapporte 1 point par étoile.',
  citadelle: 'Envoyez tout de suite 3 ouvriers de votre réserve à la Citadelle.',
};
