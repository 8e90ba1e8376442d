import { listing } from '@cap-diamant/kernel';
import { counting } from './plural.ts';
import type { Texts } from './texts.ts';

const count = counting('fr');
const list = listing('fr');

export const fr: Texts = {
  tagline: 'Les jeux de société du Vieux-Québec, à votre table dès ce soir.',
  skip: 'Aller au contenu',
  loading: 'Un instant…',
  close: 'Fermer',
  cancel: 'Annuler',
  backToStart: 'Retour à l’accueil',
  home: 'Accueil',
  unofficial: 'Un programme non officiel : textes et dessins sont les nôtres.',
  start: {
    playNow: 'Jouer tout de suite',
    quick: (game, variant, bots) =>
      `${game} (${variant}) : vous contre ${count(bots, { one: 'robot', other: 'robots' })}`,
    atOnce: (variant, bots) =>
      `Tout de suite, ${variant} : vous contre ${count(bots, { one: 'robot', other: 'robots' })}`,
    newGame: 'Nouvelle partie',
    newGameAbout: 'Règles, joueurs, couleurs et plan à votre goût',
    importFile: 'Ouvrir un fichier',
    importAbout: 'Une partie gardée ici, au terminal ou par quelqu’un d’autre',
    running: 'Parties en cours',
    finished: 'Parties terminées',
    decisions: n => count(n, { one: 'décision', other: 'décisions' }),
    changed: when => `jouée ${when}`,
    card: (game, players) => `${game} : ${players}`,
    removeAsk: game => `Effacer pour de bon cette partie de ${game}?`,
    remove: 'Effacer',
    emblem: 'Québec vue du fleuve : la falaise du cap Diamant, les remparts et les toits de la vieille ville',
  },
  setup: {
    title: 'Nouvelle partie',
    game: 'Jeu',
    players: 'Joueurs',
    playersAbout: 'Les personnes se partagent cet appareil; les robots jouent seuls.',
    seat: n => `Place ${n}`,
    who: 'Qui joue',
    me: 'Personne',
    bot: level => `Robot, ${level}`,
    name: 'Nom',
    colour: 'Couleur',
    count: 'Nombre de joueurs',
    seed: 'Graine',
    seedAbout: 'Même graine, même mise en place. Laissez vide pour une nouvelle.',
    more: 'Autres choix',
    begin: 'Commencer',
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Éclairage',
    themes: { auto: 'Comme l’appareil', light: 'Jour', dark: 'Nuit' },
    confirm: 'Confirmer chaque tour',
    confirmAbout: 'Un tour reste ouvert jusqu’à ce que vous le confirmiez; d’ici là, il se reprend pas à pas.',
    pace: 'Rythme des robots',
    paces: { slow: 'Lent', calm: 'Posé', quick: 'Vif', instant: 'Aussitôt' },
    offline: 'Tout reste sur cet appareil. Après la première visite, les jeux marchent aussi hors ligne.',
  },
  table: {
    menu: 'Menu de la partie',
    undo: 'Reprendre',
    sealed: 'Du nouveau est apparu : pas de retour.',
    confirm: 'Confirmer le tour',
    confirmAsk: 'Votre tour est joué. Confirmez-le ou reprenez-le.',
    thinking: name => `${name} réfléchit…`,
    pause: 'Faire attendre les robots',
    goOn: 'Laisser jouer les robots',
    hurry: 'Sans attendre',
    log: 'Journal',
    logEmpty: 'Rien ne s’est encore passé.',
    replay: 'Revoir la partie',
    play: 'Lecture',
    stop: 'Pause',
    stepBack: 'Une décision en arrière',
    stepOn: 'Une décision en avant',
    speed: 'Vitesse',
    times: n => `× ${n}`,
    point: (at, of) => `Décision ${at} sur ${of}`,
    toPresent: 'Revenir au présent',
    fork: 'Continuer d’ici',
    share: 'Partager',
    shareAbout: 'Ce lien contient toute la partie. Qui l’ouvre peut la regarder et la poursuivre.',
    copy: 'Copier le lien',
    copied: 'Copié',
    export: 'Garder dans un fichier',
    resign: 'Abandonner',
    resignAsk: name => `${name} abandonne? Un robot prend sa place.`,
    rematch: 'Rejouer',
    moves: 'Ce que vous pouvez faire',
    moreMoves: rest => `Encore ${rest} …`,
    over: 'La partie est terminée.',
    won: (names, several) => (several ? `${names} se partagent la victoire.` : `Victoire : ${names}.`),
    tableOf: game => `La table de ${game}`,
    deciding: 'Décide',
    zoom: { closer: 'Agrandir', further: 'Réduire', whole: 'Tout voir' },
    hint: {
      ask: 'Conseil',
      title: 'Ce que ferait un fort joueur',
      thinking: 'Il réfléchit …',
      failed: 'Personne n’a de conseil à donner en ce moment.',
      after: moves => `ensuite : ${moves}`,
      lead: by => `avance attendue à la fin : ${by}`,
      best: 'le meilleur trouvé',
      lost: by => `${by} de moins que le meilleur`,
    },
    show: {
      pace: 'Allure',
      paces: { slow: 'Lente', calm: 'Calme', quick: 'Vive', none: 'Tableau seul' },
      total: 'En tout',
      next: 'Suite',
      skip: 'Au résultat',
      goOn: 'Continuer',
    },
    result: {
      open: 'Résultat',
      sources: 'D’où viennent les points',
      overTime: 'Les points au fil de la partie',
      score: 'Points',
      look: 'Revenir à la table',
      chart: (name, marks) => `${name} : ${marks.join(', ')}`,
    },
  },
  file: {
    drop: 'Déposez le fichier pour ouvrir la partie',
    fault: fault => {
      switch (fault.kind) {
        case 'not-json':
          return 'Ce fichier est abîmé ou n’est pas une partie : il est illisible.';
        case 'not-a-record':
          return 'Ce fichier n’est pas une partie complète : il y manque quelque chose, ou il a été coupé.';
        case 'unknown-game':
          return `Ce fichier est une partie de « ${fault.game} », qu’on ne joue pas ici.`;
        case 'newer':
          return `Cette partie vient d’une version plus récente (règles ${fault.rules}, ici ${fault.known}). Mettez la page à jour et réessayez.`;
        case 'does-not-play':
          return fault.move === undefined
            ? 'Cette partie ne peut pas être rejouée : elle ne suit pas les règles connues ici.'
            : `Cette partie ne peut pas être rejouée : sa décision ${fault.move} ne suit pas les règles connues ici.`;
        case 'cut':
          return 'Le lien est abîmé ou a été coupé.';
      }
    },
    linkCut: 'Ce lien ne s’ouvre pas',
    nothingLost: 'Vos parties sont intactes. Redemandez le lien ou le fichier, et veillez à ce qu’il soit entier.',
  },
  trouble: {
    title: 'Quelque chose a mal tourné',
    body: 'La page a trébuché sur une erreur de notre part.',
    kept: 'Votre partie est gardée. Vous pouvez réessayer, la garder dans un fichier ou revenir à l’accueil.',
    tryAgain: 'Réessayer',
    export: 'Garder la partie dans un fichier',
    details: 'Pour signaler l’erreur',
    noGame: 'Cette partie n’est pas sur cet appareil',
    noGameBody: 'Elle a été effacée, ou elle est gardée dans un autre navigateur.',
    noPage: 'Cette page n’existe pas',
    notLoaded: 'Une partie de la page n’a pas pu être chargée. Vérifiez le réseau et réessayez.',
    storageFull:
      'Il n’y a plus de place pour garder des parties. Celle-ci continue, mais gardez-la dans un fichier avant de fermer la page.',
    storageForbidden:
      'Ce navigateur ne permet pas de garder des parties. Celle-ci continue, mais gardez-la dans un fichier avant de fermer la page.',
    botFailed: 'Un robot ne peut plus réfléchir. Un joueur plus simple décide pour lui, et la partie continue.',
    wentOn: 'La partie a continué dans un autre onglet. Voici où elle en est.',
    refused: 'Ce coup n’a pas été accepté. Veuillez réessayer.',
  },
  help: {
    title: 'Aide',
    open: 'Aide et touches',
    keys: 'Touches',
    shortcuts: [
      ['?', 'cette page'],
      ['U', 'reprendre'],
      ['Entrée', 'confirmer le tour, ou choisir ce qui est sélectionné'],
      ['M', 'la liste de tout ce que vous pouvez faire'],
      ['L', 'le journal'],
      ['[ ]', 'une décision en arrière ou en avant dans le temps'],
      ['Échap', 'revenir au présent, ou fermer ce qui est ouvert'],
    ],
    howTo: 'Comment jouer ici',
    steps: [
      'Ce qui peut se faire est éclairé. Choisissez d’un clic, du doigt ou au clavier.',
      'Un tour reste ouvert jusqu’à ce que vous le confirmiez; d’ici là, reprenez autant que vous voulez.',
      'Le journal raconte la partie. Chaque ligne montre la table telle qu’elle était.',
      'Chaque décision est gardée aussitôt : fermez la page quand vous voulez et reprenez plus tard.',
    ],
  },
  update: {
    ready: 'Une nouvelle version est prête.',
    reload: 'Mettre à jour',
    done: 'La page est à jour.',
    offline: 'Prêt à jouer hors ligne.',
  },
  person: n => `Joueur ${n}`,
  bots: ['Marguerite', 'Étienne', 'Jeanne', 'Louis', 'Cécile'],
  levels: {
    novice: { name: 'novice', about: 'apprend les règles' },
    easy: { name: 'facile', about: 'joue pour le plaisir' },
    medium: { name: 'moyen', about: 'voit ce que vaut un coup' },
    strong: { name: 'fort', about: 'prévoit plusieurs coups' },
    expert: { name: 'expert', about: 'prend son temps et ne laisse rien passer' },
  },
  colours: {
    black: 'noir',
    white: 'blanc',
    green: 'vert',
    orange: 'orange',
    pink: 'rose',
    brown: 'brun',
    blue: 'bleu',
    red: 'rouge',
    yellow: 'jaune',
  },
  list,
};
