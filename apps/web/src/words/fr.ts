import { listing } from '@cap-diamant/kernel';
import { counting } from './plural.ts';
import type { Texts } from './texts.ts';

const count = counting('fr');
const list = listing('fr');

export const fr: Texts = {
  tagline: 'Les jeux de société du Vieux-Québec, à votre table dès ce soir.',
  skip: 'Aller au contenu',
  loading: 'Chargement…',
  close: 'Fermer',
  cancel: 'Annuler',
  backToStart: 'Retour à l’accueil',
  home: 'Accueil',
  pageTitle: game => `${game} – Cap Diamant`,
  unofficial: 'Site non officiel. Tous les textes et dessins sont les nôtres.',
  start: {
    playNow: 'Jouer tout de suite',
    quick: (game, variant, bots) =>
      `${game} (${variant}) : vous contre ${count(bots, { one: 'robot', other: 'robots' })}`,
    atOnce: (variant, bots) =>
      `Partie rapide, ${variant} : vous contre ${count(bots, { one: 'robot', other: 'robots' })}`,
    newGame: 'Nouvelle partie',
    newGameAbout: 'Choisissez règles, joueurs, couleurs et plan',
    importFile: 'Ouvrir un fichier',
    importAbout: 'Une partie enregistrée ici, au terminal ou par quelqu’un d’autre',
    running: 'Parties en cours',
    finished: 'Parties terminées',
    progress: (moves, when) => `${count(moves, { one: 'coup', other: 'coups' })}, jouée ${when}`,
    removeAsk: game => `Supprimer cette partie (${game})? C’est irréversible.`,
    remove: 'Supprimer',
    removeGame: (game, players) => `Supprimer : ${game}, ${players}`,
    saveGame: (game, players) => `Enregistrer dans un fichier : ${game}, ${players}`,
    emblem: 'Québec vue du fleuve : la falaise du cap Diamant, les remparts et les toits de la vieille ville',
  },
  setup: {
    title: 'Nouvelle partie',
    game: 'Jeu',
    players: 'Joueurs',
    playersAbout: 'Les humains se partagent cet appareil; les robots jouent seuls.',
    seat: n => `Place ${n}`,
    who: 'Qui joue',
    me: 'Humain',
    bot: (level, about) => `Robot ${level} – ${about}`,
    name: 'Nom',
    colour: 'Couleur',
    count: 'Nombre de joueurs',
    seed: 'Graine',
    seedAbout: 'Même graine, même mise en place. Laissez vide pour en tirer une au hasard.',
    more: 'Plus d’options',
    begin: 'Commencer',
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Apparence',
    themes: { auto: 'Comme l’appareil', light: 'Claire', dark: 'Sombre' },
    confirm: 'Confirmer chaque tour',
    confirmAbout: 'Un tour reste ouvert jusqu’à ce que vous le confirmiez; d’ici là, il s’annule coup par coup.',
    pace: 'Vitesse des robots',
    paces: { slow: 'Lente', calm: 'Normale', quick: 'Rapide', instant: 'Instantanée' },
    offline: 'Tout reste sur cet appareil. Après la première visite, les jeux marchent aussi hors ligne.',
  },
  table: {
    menu: 'Menu de la partie',
    undo: 'Annuler le coup',
    sealed: 'Information révélée : impossible d’annuler.',
    confirm: 'Confirmer le tour',
    confirmAsk: 'Votre tour est joué. Confirmez-le ou annulez.',
    confirmAnswer: 'Votre réponse est prête. Confirmez-la ou annulez-la.',
    scoring: 'Décompte en cours…',
    thinking: name => `${name} réfléchit…`,
    pause: 'Pause',
    goOn: 'Reprendre',
    hurry: 'Accélérer',
    log: 'Journal',
    logEmpty: 'Rien ne s’est encore passé.',
    replay: 'Revoir la partie',
    play: 'Lecture',
    stop: 'Pause',
    stepBack: 'Reculer d’un coup',
    stepOn: 'Avancer d’un coup',
    speed: 'Vitesse',
    times: n => `× ${n}`,
    point: (at, of) => `Coup ${at} sur ${of}`,
    toPresent: 'Revenir au présent',
    fork: 'Continuer d’ici',
    share: 'Partager',
    shareAbout: 'Ce lien contient toute la partie. Toute personne qui l’ouvre peut la regarder et la poursuivre.',
    copy: 'Copier le lien',
    copied: 'Copié',
    export: 'Enregistrer dans un fichier',
    resign: 'Abandonner',
    resignAsk: name => `${name} abandonne? Un robot prend sa place.`,
    rematch: 'Rejouer',
    moves: 'Ce que vous pouvez faire',
    moreMoves: rest => `Encore ${rest}…`,
    over: 'La partie est terminée.',
    won: (names, several) => (several ? `${names} se partagent la victoire.` : `Victoire : ${names}.`),
    tableOf: game => `Table : ${game}`,
    deciding: 'Décide',
    points: (points, about) => `${points}. ${about}`,
    zoom: { closer: 'Agrandir', further: 'Réduire', whole: 'Tout voir' },
    recap: {
      said: phrases => phrases.join(' · '),
      title: 'Ce que les autres ont fait',
      replay: 'Revoir ce tour',
      none: 'Vous verrez ici ce que font les autres.',
    },
    hint: {
      ask: 'Conseil',
      title: 'Ce que jouerait un joueur fort',
      thinking: 'Réflexion en cours…',
      failed: 'Aucun conseil disponible.',
      after: moves => `ensuite : ${moves.join('; ')}`,
      reasons: gains => gains.join(' · '),
      worth: (lost, lead) => [lost, `avance attendue à la fin : ${lead}`].join(' · '),
      best: 'meilleur coup',
      lost: by => `${by} de moins que le meilleur coup`,
    },
    show: {
      pace: 'Vitesse',
      paces: { slow: 'Lente', calm: 'Normale', quick: 'Rapide', none: 'Tableau seul' },
      total: 'Total',
      next: 'Suivant',
      skip: 'Au résultat',
      goOn: 'Continuer',
    },
    result: {
      open: 'Résultat',
      sources: 'D’où viennent les points',
      overTime: 'Les points au fil de la partie',
      score: 'Points',
      look: 'Revenir à la table',
      chart: (name, marks) => `${name} : ${marks.join(', ')}`,
    },
  },
  file: {
    drop: 'Déposez le fichier pour ouvrir la partie',
    fault: fault => {
      switch (fault.kind) {
        case 'not-json':
          return 'Fichier illisible : il est abîmé, ou ce n’est pas une partie.';
        case 'not-a-record':
          return 'Ce fichier n’est pas une partie complète : il en manque une portion, ou elle est abîmée.';
        case 'unknown-game':
          return `C’est une partie de « ${fault.game} », un jeu qui n’existe pas ici.`;
        case 'newer':
          return `Cette partie vient d’une version plus récente (règles ${fault.rules}, ici ${fault.known}). Mettez la page à jour et réessayez.`;
        case 'does-not-play':
          return fault.move === undefined
            ? 'Impossible de rejouer cette partie : elle ne suit pas les règles connues ici.'
            : `Impossible de rejouer cette partie : le coup ${fault.move} ne suit pas les règles connues ici.`;
        case 'cut':
          return 'Le lien est abîmé ou incomplet.';
      }
    },
    linkCut: 'Ce lien ne s’ouvre pas',
    nothingLost: 'Vos parties sont intactes. Demandez le lien ou le fichier complet et réessayez.',
  },
  trouble: {
    title: 'Quelque chose a mal tourné',
    body: 'Une erreur s’est produite de notre côté.',
    kept: 'Votre partie est enregistrée. Réessayez, enregistrez-la dans un fichier ou revenez à l’accueil.',
    tryAgain: 'Réessayer',
    export: 'Enregistrer la partie dans un fichier',
    details: 'Détails pour signaler l’erreur',
    noGame: 'Cette partie n’est pas sur cet appareil',
    noGameBody: 'Elle a été supprimée, ou elle est enregistrée dans un autre navigateur.',
    noPage: 'Page introuvable',
    notLoaded: 'Une partie de la page ne s’est pas chargée. Vérifiez votre connexion et réessayez.',
    storageFull:
      'Il n’y a plus d’espace pour enregistrer des parties. Vous pouvez continuer, mais enregistrez celle-ci dans un fichier avant de fermer la page.',
    storageForbidden:
      'Ce navigateur ne permet pas d’enregistrer des parties. Vous pouvez continuer, mais enregistrez celle-ci dans un fichier avant de fermer la page.',
    botFailed: 'Un robot a planté; un plus simple le remplace.',
    wentOn: 'La partie a continué dans un autre onglet. Voici la position actuelle.',
    refused: 'Ce coup n’a pas été accepté. Veuillez réessayer.',
  },
  help: {
    title: 'Aide',
    open: 'Aide et raccourcis',
    keys: 'Raccourcis clavier',
    shortcuts: [
      ['?', 'cette page'],
      ['U', 'annuler le coup'],
      ['Entrée', 'confirmer le tour, ou choisir ce qui est sélectionné'],
      ['M', 'la liste de tout ce que vous pouvez faire'],
      ['L', 'ouvrir le journal'],
      ['[ ]', 'reculer ou avancer d’un coup'],
      ['Échap', 'revenir au présent, ou fermer ce qui est ouvert'],
    ],
    howTo: 'Comment jouer ici',
    steps: [
      'Tout ce que vous pouvez faire est éclairé. Cliquez, touchez ou utilisez le clavier.',
      'Un tour reste ouvert jusqu’à ce que vous le confirmiez; d’ici là, annulez autant que vous voulez.',
      'Le journal dit ce qui s’est passé. Choisissez une ligne pour revoir la table à ce moment.',
      'Chaque coup est enregistré aussitôt : fermez la page quand vous voulez et continuez plus tard.',
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
    novice: { name: 'novice', about: 'apprend encore les règles' },
    easy: { name: 'facile', about: 'joue pour le plaisir' },
    medium: { name: 'moyen', about: 'sait ce que vaut un coup' },
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
