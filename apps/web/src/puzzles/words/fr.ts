import { counting } from '../../words/plural.ts';
import type { PuzzleTexts } from './texts.ts';

const count = counting('fr');
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const fr: PuzzleTexts = {
  title: 'Problèmes',
  about: 'Des positions tirées de parties de robots forts. Un tour est nettement le meilleur : trouvez-le.',
  grades: { easy: 'facile', medium: 'moyen', hard: 'difficile', expert: 'très difficile' },
  today: {
    title: 'Aujourd’hui',
    puzzleAbout: (game, grade) => `${game}, ${grade}`,
    challengeAbout: (game, level) => `${game} contre des robots, niveau ${level}`,
    challengeRules:
      'Tout le monde reçoit la même partie. Jouez-la autant de fois que vous voulez : votre meilleur résultat du jour compte.',
    recall: 'La leçon d’hier',
    recallAbout: theme => `Vous en souvenez-vous? ${theme}`,
    same: 'Le même pour tout le monde. Tout change chaque jour à minuit UTC.',
    solved: 'Résolu',
    missed: 'Pas encore résolu',
    resume: 'Continuer',
    best: (place, won) => `Votre meilleur résultat : ${place === 1 ? '1er' : `${place}e`}, ${points(won)}`,
  },
  own: {
    title: 'Vos progrès',
    about:
      'Les problèmes ont aussi une cote : on réussit environ la moitié de ceux dont la cote est égale à la sienne.',
    rating: 'Cote',
    unrated: 'après votre premier problème',
    doubt: n => `± ${n}`,
    row: 'Réussis de suite',
    days: 'Jours de suite',
    best: n => `record : ${n}`,
    solved: 'Résolus',
    of: n => `sur ${n}`,
  },
  train: {
    title: 'S’entraîner par thème',
    about: 'Les problèmes sont à peu près de votre force.',
    any: 'Tous les thèmes',
    count: (solved, all) => `${solved} sur ${all} résolus`,
    start: (theme, game) => `${theme}, ${game}`,
  },
  play: {
    named: game => `Problème : ${game}`,
    task: 'Trouvez le meilleur tour pour gagner la partie.',
    graded: (rules, grade, rating) => `${rules} · ${grade}, cote ${rating}`,
    judging: 'Nous vérifions votre tour…',
    right: 'Bravo!',
    solution: 'La solution',
    wrong: 'Ce n’est pas le meilleur tour.',
    close: 'Presque! Mais une recherche profonde préfère un autre tour.',
    loses: n => `Il perd environ ${n} points.`,
    losesShare: (n, percent) => `Il perd environ ${n} points et ${percent} des chances de gagner.`,
    missed: reasons => `Le meilleur tour rapporte plus : ${reasons.join(', ')}.`,
    gains: percent => `Le deuxième meilleur tour perd ${percent} des chances de gagner.`,
    themes: names => `Thème : ${names.join(', ')}`,
    moves: moves => moves.join(' → '),
    rated: (rating, change) => `Votre cote : ${rating} (${change})`,
    tryAgain: 'Réessayer',
    show: 'Montrer la solution',
    reply: 'Voir la suite',
    noReply: 'Les robots n’ont pas répondu. Veuillez réessayer.',
    next: 'Problème suivant',
    all: 'Tous les problèmes',
    none: 'Ce problème n’existe pas.',
    noneAbout: 'Le lien vient peut-être d’une autre version de la page.',
  },
};
