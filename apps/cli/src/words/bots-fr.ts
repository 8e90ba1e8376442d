import type { BotsTexts } from './bots-texts.ts';
import { counting } from './plural.ts';

const count = counting('fr');
const games = (n: number): string => count(n, { one: 'partie', other: 'parties' });

/** Points to a tenth at most, as people say them. */
const tenth = (n: number): number => Math.round(10 * n) / 10;
const points = (n: number): string => count(tenth(n), { one: 'point', other: 'points' });

export const bots: BotsTexts = {
  names: {
    random: 'hasard',
    greedy: 'glouton',
    'greedy-learned': 'glouton entraîné',
    novice: 'novice',
    easy: 'facile',
    medium: 'moyen',
    strong: 'fort',
    expert: 'expert',
  },
  search: 'recherche',
  outside: 'programme',
  faults: {
    start: detail => `impossible de lancer le programme : ${detail}`,
    ended: detail => `le programme s’est arrêté au lieu de répondre : ${detail}`,
    late: ms => `pas de réponse en ${ms} ms`,
    unasked: line => `le programme a écrit « ${line} » sans qu’on lui demande rien`,
    illegal: detail => `coup interdit : ${detail}`,
    threw: detail => `le robot a planté : ${detail}`,
    rules: detail => `la partie a échoué : ${detail}`,
    thread: detail => `le fil d’exécution est mort : ${detail}`,
  },
  tournament: {
    title: (variant, players, n) => `${variant}, ${count(players, { one: 'joueur', other: 'joueurs' })}, ${games(n)}`,
    progress: (done, total, rate) => `${done} sur ${games(total)}, ${rate} par minute`,
    columns: {
      bot: 'robot',
      seats: 'places',
      wins: 'victoires',
      share: 'part',
      interval: 'intervalle à 95 %',
      even: 'part égale',
      points: 'points',
      rank: 'rang',
      rating: 'cote',
      p95: '95 % en moins de, ms',
    },
    pairs: 'Combien de fois le premier devance le second dans une même partie (égalité : un demi) :',
    pairColumns: { bot: 'premier', other: 'second', games: 'parties', share: 'part', interval: 'intervalle à 95 %' },
    stopped: (done, total) => `Arrêt après ${done} sur ${games(total)}.`,
    failure: (game, bot, what) => `Partie ${game} : ${bot} perd par forfait; ${what}`,
    broken: (game, what) => `La partie ${game} ne compte pas : ${what}`,
    record: file => `  la partie jusque-là : ${file}`,
    moreFailures: n => `… et ${count(n, { one: 'autre échec', other: 'autres échecs' })}`,
    botsCount: (named, players) =>
      `--bots nomme ${count(named, { one: 'robot', other: 'robots' })}, mais le nombre de joueurs est ${players}; --each les oppose deux à deux`,
    twoBots: '--each demande au moins deux robots différents',
    chart: 'parties gagnées par place, intervalle à 95 % · ┆ part égale',
  },
  puzzles: {
    playing: (game, of, puzzles) => `partie ${game} sur ${of}, problèmes jusqu’ici : ${puzzles}`,
    resumed: (game, of) => `Reprise après la partie ${game} sur ${of}.`,
    done: (puzzles, file) => `Problèmes dans ${file} : ${puzzles}.`,
    unreadable: (file, detail) =>
      `${file} n’est pas un fichier de problèmes : ${detail}. Déplacez-le ou donnez un autre --file.`,
    otherPlan: file =>
      `${file} vient d’un autre jeu ou d’autres réglages. Reprenez-les, déplacez-le ou donnez un autre --file.`,
    otherRules: file => `${file} suit d’autres règles du jeu. Déplacez-le ou donnez un autre --file.`,
    confirmed: (puzzles, candidates, games, share) =>
      `Parties : ${games}. Candidats cherchés en profondeur : ${candidates}. Confirmés : ${puzzles} (${share}).`,
    depth: (found, confirmed) => `Trouvés avec ${found} simulations par décision, confirmés avec ${confirmed}.`,
    theme: 'Thème',
    all: 'tous',
  },
  train: {
    playing: (generation, of) => `génération ${generation} sur ${of}`,
    learned: (generation, of, error, minutes, beaten) =>
      `Génération ${generation} sur ${of} : erreur en points : ${error}, ${minutes} min${beaten === undefined ? '' : `; bat ${beaten} des adversaires faits à la main`}`,
    resumed: (generation, of) => `Reprise après la génération ${generation} sur ${of}.`,
    done: folder => `Terminé : weights.ts, strength.svg et checkpoint.json sont dans ${folder}.`,
    unreadable: (file, detail) =>
      `${file} n’est pas le point de reprise d’un entraînement : ${detail}. Déplacez-le ou donnez un autre --out.`,
    otherPlan: file =>
      `${file} vient d’un entraînement avec d’autres réglages. Reprenez ses réglages, déplacez-le ou donnez un autre --out.`,
    plotTitle: game => `${game} : adversaires faits à la main battus`,
    plotAxis: 'générations de parties contre soi-même',
  },
  explain: {
    move: (number, about, notation) => `${number}. ${about} (${notation.join(', ')})`,
    expected: (lead, chance) => {
      const ahead = `${points(Math.abs(lead))} ${lead < 0 ? 'derrière' : 'devant'} le meilleur adversaire`;
      return `Attendu à la fin : ${tenth(lead) === 0 ? 'à égalité avec le meilleur adversaire' : ahead}; chances de gagner : ${chance}.`;
    },
    less: n => `${points(n)} de moins que le meilleur coup.`,
    reasons: list => `Ce que cela change : ${list.join('; ')}.`,
    played: (about, notation) => `Joué dans la partie : ${about} (${notation})`,
    decides: (name, number) => `${name}, décision ${number}.`,
    over: 'La partie est terminée : il n’y a rien à décider.',
    at: n => `un nombre de coups de 0 à ${n}`,
    source: 'donnez soit --record, soit --position',
    badPosition: (file, why) => `${file} n’est pas une position : ${why}`,
  },
};
