import { list, ruling, table } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const overview: In<'overview'> = {
  goal: {
    title: 'Le but du jeu',
    text: [
      'Québec grandit pendant quatre siècles. Votre architecte ouvre des chantiers, les ouvriers de tout le monde élèvent les bâtiments, et qui a ouvert un chantier possède ce qu’il devient.',
      'Les points viennent de deux sources. À la fin de chaque siècle, chacun de vos ouvriers dans les zones d’influence rapporte un point, et les majorités rapportent davantage. À la fin de la partie, vos bâtiments paient selon leurs étoiles.',
      'Qui a le plus de points gagne.',
    ],
  },
  aid: {
    title: 'Le jeu en une page',
    text: [
      'À votre tour, faites une seule de ces choses :',
      list(
        '{Mettre en chantier un bâtiment|Ouvrir un chantier} : achevez celui où se trouve votre architecte, placez l’architecte sur un chantier disponible, activez 3 ouvriers.',
        '{Contribuer à un bâtiment|Construire une étape} : payez le coût en ouvriers actifs. Si l’architecte d’un autre joueur s’y trouve, vous avez droit à {l’action complémentaire|l’action de quartier}.',
        'Prendre un leader (sauf en version familiale) : une fois par siècle.',
        'Envoyer un ouvrier actif dans une zone d’influence au choix.',
      ),
      'Un siècle prend fin quand il ne reste plus de chantier pour un architecte, ou quand un joueur commence son tour sans aucun ouvrier. On fait alors le décompte des cinq zones, en commençant par la Citadelle.',
      'Après le quatrième siècle, ajoutez un point par ouvrier sur les bâtiments inachevés, un point par paire d’ouvriers actifs, et vos bâtiments.',
    ],
  },
  editions: {
    title: 'Les éditions côte à côte',
    text: [
      'Le jeu a paru en 2011, puis en 2026. La première édition offre une version familiale et une version complète, qui se joue aussi avec des événements. La seconde n’a qu’une seule règle.',
      table(
        ['', '2011, familiale', '2011, complète', '2011, avec événements', '2026'],
        ['joueurs', '2–5', '2–5', '2–5', '3–5'],
        ['leaders', 'non', 'oui', 'oui', 'oui'],
        ['événements', 'non', 'non', 'oui', 'oui'],
        ['majorités dans les zones', 'points en prime', 'cascade', 'cascade', 'cascade'],
        [
          'bâtiments à la fin',
          'tous à 1, 3, 6',
          'groupe principal à 1, 3, 6',
          'groupe principal à 1, 3, 6',
          'groupe principal à 1, 3, 6',
        ],
      ),
      'Tout le reste est pareil, et ces pages signalent ce qui ne l’est pas.',
    ],
  },
  terms: {
    title: 'Les mots des deux éditions',
    text: [
      'Les éditions nomment autrement certaines choses. Quand vous lisez les règles d’une édition, ces pages emploient ses mots.',
      table(
        ['2011', '2026'],
        ['mettre en chantier un bâtiment', 'ouvrir un chantier'],
        ['contribuer; une contribution', 'construire une étape; une étape'],
        ['action complémentaire', 'action de quartier'],
        ['Quartier bourgeois', 'Quartier des manoirs'],
        ['Administration nationale', 'Administration provinciale'],
        ['Grand marché public', 'Carrefour commercial'],
        ['Club social', 'Site patrimonial'],
      ),
    ],
  },
};

export const setup: In<'setup'> = {
  zones: {
    title: 'Les cinq zones d’influence',
    text: [
      'Dans le sens horaire : Religion (mauve), Politique (rouge), Économie (jaune) et Culture (bleu). Au centre se trouve la Citadelle (gris).',
      'Chaque bâtiment et chaque quartier a la couleur d’une des quatre zones du pourtour. Rien n’appartient à la Citadelle : on n’y arrive que si quelqu’un y envoie ses ouvriers.',
    ],
  },
  board: {
    title: 'La ville',
    text: [
      'Le plateau compte quarante-quatre emplacements de bâtiment et seize quartiers, sur une trame d’hexagones.',
      'Chaque emplacement dépend d’un seul quartier, voisin et de même couleur. Ce quartier fixe deux choses : le coût, de 1 à 3 ouvriers par {contribution|étape}, et {l’action complémentaire|l’action de quartier}.',
      'Deux bâtiments sont reliés si leurs emplacements se touchent. Un quartier n’est pas un bâtiment et ne relie rien.',
    ],
  },
  tiles: {
    title: 'Les bâtiments et leurs siècles',
    text: [
      'Il y a quarante-quatre bâtiments, onze par zone et onze par siècle. Chaque siècle en donne quatre à sa zone dominante.',
      table(
        ['siècle', 'Religion', 'Politique', 'Économie', 'Culture'],
        ['I', '4', '2', '3', '2'],
        ['II', '2', '4', '2', '3'],
        ['III', '3', '2', '4', '2'],
        ['IV', '2', '3', '2', '4'],
      ),
      'Répartissez-les au hasard sur les emplacements de leur couleur, en mêlant bien les siècles. Les chantiers du siècle I sont disponibles dès le début; les autres s’ouvrent à leur siècle.',
      ruling(
        'Dans une ville bien mêlée, les bâtiments autour d’un même quartier sont tous de siècles différents; toutes ces villes ont la même chance de sortir. Vous pouvez aussi choisir un simple mélange, une ville fixe pour une première partie, ou copier la ville d’une vraie table.',
      ),
    ],
  },
  workers: {
    title: 'Les ouvriers',
    text: [
      'Chaque joueur a 25 ouvriers à deux ou à trois, 22 à quatre et 20 à cinq, ainsi qu’un architecte et des jetons étoile.',
      'Trois de vos ouvriers commencent actifs : vous pouvez les dépenser. Les autres attendent dans votre réserve; on les dit passifs tant que rien ne les active. Un ouvrier qui quitte le plateau retourne en réserve.',
      'À deux, le joueur qui ne commence pas a 4 ouvriers actifs.',
    ],
  },
  'leaders-in-play': {
    title: 'Quels leaders sont en jeu',
    text: [
      list(
        'À quatre ou cinq : tous les cinq.',
        'À trois : tous sauf le leader religieux.',
        'À deux : tous sauf le leader religieux; le leader politique et le leader économique montrent leur côté pour deux.',
      ),
      'Le leader culturel paie moins à deux ou trois qu’à quatre ou cinq.',
    ],
  },
  'events-in-play': {
    title: 'Quels événements sont en jeu',
    text: [
      'Tirez un événement au hasard pour chaque siècle. Celui du siècle I est révélé dès le début et vaut pour toute la partie. Les trois autres restent cachés jusqu’au début de leur siècle; chacun dure un siècle.',
    ],
  },
  'first-player': {
    title: 'Qui commence',
    text: [
      'Le premier joueur est tiré au sort, et on joue dans le sens horaire. Tout le monde part de 0 point; il n’y a pas de limite vers le haut.',
    ],
  },
  'open-information': {
    title: 'Ce que tout le monde sait',
    text: ['Tout est connu de tous, sauf une chose : les événements des siècles à venir.'],
  },
};
