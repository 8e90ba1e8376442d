import { nth } from '@cap-diamant/kernel';
import { districtAt } from '../../model/board.ts';
import type { ChoiceWords, QuestionWords, Say } from '../catalogue.ts';
import type { Facts } from '../facts.ts';
import { powerOf, roman, worded } from '../wording.ts';
import { active, completedWith, list, nthContribution, points, stars, workers } from './counts.ts';
import { districts, leaders, powers, zones } from './names.ts';

const old = (say: Say): boolean => say.edition === '2011';
const action = (say: Say): string => (old(say) ? 'action complémentaire' : 'action de quartier');
const thisAction = (say: Say): string => (old(say) ? 'cette action complémentaire' : 'cette action de quartier');
const begin = (say: Say): string => (old(say) ? 'Mettre en chantier un bâtiment' : 'Ouvrir un chantier');

const start = (say: Say, { architect, finished, activates, endsCentury }: Facts['start']): string => {
  const completed = finished.map(({ space, stages }) => `${say.building(space)} ${completedWith(say.edition, stages)}`);
  const parts = [
    ...(completed.length > 0 ? [`achever ${list(completed)}`] : ['votre architecte entre en jeu']),
    ...(endsCentury ? ['plus aucun chantier, le siècle prend fin'] : []),
    ...(activates > 0 && !endsCentury ? [`activer ${workers(activates)}`] : []),
  ];
  return `${begin(say)}${architect === 'neutral' ? ' avec l’architecte neutre' : ''} : ${parts.join('; ')}`;
};

const stage = (say: Say, facts: Facts['stage']): string => {
  const { space, stage: number, active: left, passive } = facts;
  const what = old(say) ? 'Contribuer au bâtiment' : 'Construire une étape du bâtiment';
  const parts = [
    `${workers(facts.workers)}, ${old(say) ? nthContribution(number) : `étape ${number}`}`,
    facts.bySupply ? `reste : ${active(left)}, ${passive} en réserve` : `reste : ${active(left)}`,
    facts.action === undefined
      ? `sans ${action(say)}`
      : `${action(say)} : ${worded(districts[facts.action].name, say.edition)}`,
  ];
  return `${what} ${say.building(space)} : ${parts.join('; ')}`;
};

export const choices: ChoiceWords = {
  start,
  'start-neutral': start,
  put: (say, { space, architect, workers: cost, district }) => {
    const each = old(say) ? 'par contribution' : 'par étape';
    const whose = architect === 'own' ? 'votre architecte' : 'l’architecte neutre';
    return `Placer ${whose} sur ${say.building(space)} : ${workers(cost)} ${each}; ${action(say)} : ${worded(districts[district].name, say.edition)}`;
  },
  stage,
  lead: (say, { leader, activates }) => {
    const person = nth(leaders[leader].people, say.century - 1);
    const power = worded(powers[powerOf(leader, say.players.length)], say.edition);
    const gain = activates > 0 ? `, activer ${workers(activates)}` : '';
    return `Prendre ${leaders[leader].taken} (${person})${gain}. ${power}`;
  },
  send: (_, { zone, active: left }) => `Envoyer 1 ouvrier actif ${zones[zone].to}; reste : ${active(left)}`,
  do: (say, { district }) =>
    `${worded(districts[district].name, say.edition)} : ${worded(districts[district].action, say.edition)}`,
  take: (say, { district, points: gained, activates }) => {
    const gains = [
      ...(gained > 0 ? [`marquer ${points(gained)}`] : []),
      ...(activates > 0 ? [`activer ${workers(activates)}`] : []),
    ];
    return `${worded(districts[district].name, say.edition)} : ${list(gains)}`;
  },
  place: (_, { zone, workers: n, fromActive }) =>
    `Envoyer ${workers(n)} ${zones[zone].to}${fromActive > 0 ? `, dont ${fromActive} parmi les actifs` : ''}`,
  move: (_, { from, to, workers: n }) => `Déplacer ${workers(n)} ${zones[from].from} ${zones[to].to}`,
  upgrade: (say, { space, stars: n }) => `Porter à ${stars(n)} le jeton sur ${say.building(space)}`,
  redirect: (_, { zone, workers: n, usual }) =>
    `Envoyer ${n === 1 ? 'votre ouvrier' : `vos ${workers(n)}`} ${zones[zone].to}${usual ? ', celle du bâtiment' : ''}`,
  pair: (_, { sends }) => `Envoyer ${list(sends.map(({ zone, workers: n }) => `${workers(n)} ${zones[zone].to}`))}`,
  skip: () => 'Passer',
};

export const questions: QuestionWords = {
  turn: (say, { seat }) => {
    const { active: ready, passive } = nth(say.players, seat);
    return `Siècle ${roman(say.century)}, à vous de jouer : choisissez une action. ${active(ready)}, ${passive} en réserve.`;
  },
  put: (_, { architect }) =>
    `Sur quel chantier placez-vous ${architect === 'own' ? 'votre architecte' : 'l’architecte neutre'}?`,
  redirect: (say, { space }) =>
    `Le bâtiment ${say.building(space)} va être achevé : dans quelle zone envoyez-vous vos ouvriers?`,
  pair: () => 'Leader politique : dans quelles zones opposées vont vos ouvriers?',
  do: (say, { zone, space }) =>
    `${worded(districts[districtAt(space)].name, say.edition)} : quelle action de la zone ${zones[zone].name} choisissez-vous?`,
  take: (say, { district }) => `${worded(districts[district].name, say.edition)} : prenez-vous ${thisAction(say)}?`,
  place: (_, { zones: open, most }) => {
    const sent = most > 1 ? `jusqu’à ${workers(most)}` : workers(most);
    const [only] = open;
    return open.length === 1 && only !== undefined
      ? `Envoyer ${sent} ${zones[only].to}?`
      : `Dans quelle zone envoyez-vous ${sent}?`;
  },
  move: () => 'Déplacer 1 ou 2 de vos ouvriers vers une autre zone?',
  upgrade: () => 'Lequel de vos jetons gagne une étoile?',
  stage: say =>
    old(say) ? 'À quel autre bâtiment contribuez-vous?' : 'De quel autre bâtiment construisez-vous une étape?',
  start: say => (old(say) ? 'Mettre un bâtiment en chantier?' : 'Ouvrir un chantier?'),
};
