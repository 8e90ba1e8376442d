import { nth } from '@cap-diamant/kernel';
import { scoreOf } from '../../model/state.ts';
import { COLOURED } from '../../model/vocabulary.ts';
import type { EffectWords } from '../catalogue.ts';
import { roman, worded } from '../wording.ts';
import { active, completedWith, list, nthContribution, points, stars, workers } from './counts.ts';
import { events } from './events.ts';
import { districts, leaders, sources, zones } from './names.ts';

// Names stand where French neither elides nor agrees: as the subject, or after "à" and "par".
export const effects: EffectWords = {
  turn: (say, { seat }) => `C’est à ${say.who(seat)} de jouer.`,
  lift: (say, { architect, space }) =>
    architect === 'neutral'
      ? `L’architecte neutre quitte le chantier ${say.building(space)}.`
      : `${say.who(architect)} retire son architecte du chantier ${say.building(space)}.`,
  complete: (say, { space, stages }) =>
    `Le bâtiment ${say.building(space)} est achevé ${completedWith(say.edition, stages)}.`,
  arrive: (say, { seat, zone, workers: n }) =>
    `${say.who(seat)} envoie ${workers(n)} du bâtiment achevé ${zones[zone].to}.`,
  token: (say, { seat, space, stars: n }) => `${say.who(seat)} pose un jeton à ${stars(n)} sur ${say.building(space)}.`,
  put: (say, { architect, space }) =>
    architect === 'neutral'
      ? `L’architecte neutre passe au chantier ${say.building(space)}.`
      : `${say.who(architect)} place son architecte sur le chantier ${say.building(space)}.`,
  activate: (say, { seat, workers: n }) => `${say.who(seat)} active ${workers(n)}.`,
  stage: (say, { seat, space, stage, workers: n }) =>
    say.edition === '2011'
      ? `${say.who(seat)} contribue avec ${workers(n)} au bâtiment ${say.building(space)} : ${nthContribution(stage)}.`
      : `${say.who(seat)} construit l’étape ${stage} du bâtiment ${say.building(space)} avec ${workers(n)}.`,
  district: (say, { seat, district }) => {
    const action = say.edition === '2011' ? 'l’action complémentaire' : 'l’action de quartier';
    return `${say.who(seat)} prend ${action} : ${worded(districts[district].name, say.edition)}.`;
  },
  lead: (say, { seat, leader }) =>
    `${say.who(seat)} prend ${leaders[leader].taken}, ${nth(leaders[leader].people, say.century - 1)}.`,
  place: (say, { seat, zone, workers: n }) => `${say.who(seat)} envoie ${workers(n)} ${zones[zone].to}.`,
  move: (say, { seat, from, to, workers: n }) =>
    `${say.who(seat)} déplace ${workers(n)} ${zones[from].from} ${zones[to].to}.`,
  upgrade: (say, { seat, space, stars: n }) =>
    `${say.who(seat)} porte à ${stars(n)} son jeton sur ${say.building(space)}.`,
  points: (say, { seat, source, points: n }) => `${say.who(seat)} marque ${points(n)} (${sources[source]}).`,
  fulfil: (say, { seat, event, place }) =>
    `${say.who(seat)} atteint l’objectif « ${events[event].title} » (${place === 1 ? '1re' : '2e'} place).`,
  'century-ends': (say, { century, cause, seat }) =>
    cause === 'no-site'
      ? `Le siècle ${roman(century)} prend fin : il ne reste plus de chantier pour un architecte.`
      : `Le siècle ${roman(century)} prend fin : ${say.who(seat)} n’a plus d’ouvriers.`,
  zone: (say, { zone, workers: counts }) => {
    const present = counts.flatMap((n, seat) => (n > 0 ? [`${say.who(seat)} ${n}`] : []));
    return `Décompte, ${zones[zone].name} : ${present.length === 0 ? 'personne' : present.join(', ')}.`;
  },
  cascade: (say, { seat, from, to, workers: n }) =>
    to === 'active'
      ? `${say.who(seat)} reprend ${active(n)} ${zones[from].from}.`
      : `${say.who(seat)} fait cascader ${workers(n)} ${zones[from].from} ${zones[to].to}.`,
  conscript: (say, { seat, zone, workers: n }) =>
    `Conscription : ${say.who(seat)} retire ${workers(n)} ${zones[zone].from}.`,
  dismiss: (say, { seat, workers: n }) => `${say.who(seat)} remet ${active(n)} en réserve.`,
  'century-begins': (_, { century }) =>
    `Le siècle ${roman(century)} commence. Zone dominante : ${zones[nth(COLOURED, century - 1)].name}.`,
  reveal: (_, { event }) => `Événement : ${events[event].title}. ${events[event].effect}`,
  'main-group': (say, { seat, spaces, points: n }) =>
    `Groupe principal, ${say.who(seat)} : ${list(spaces.map(say.building))}. Tous les bâtiments : ${points(n)}.`,
  over: (say, { winners }) => {
    const names = list(winners.map(say.who));
    const [best = 0] = winners.map(seat => scoreOf(nth(say.players, seat)));
    return winners.length === 1
      ? `La partie est terminée. ${names} gagne avec ${points(best)}.`
      : `La partie est terminée. ${names} se partagent la victoire avec ${points(best)}.`;
  },
};
