import { list, ruling, steps, table } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const overview: In<'overview'> = {
  goal: {
    title: 'Le but du jeu',
    text: [
      'Ensemble, les joueurs élèvent une redoute, une église et un moulin de trois étages, entre trois bordées de neige. Chaque pièce porte des cubes de toutes les couleurs : ce que vous posez sert aussi aux autres.',
      'Vous marquez quand vous posez une pièce, pour vos cubes reliés; à chaque bordée, pour vos cubes sur l’étage qui disparaît; et à la fin, pour les personnages gagnés. Qui a le plus de points gagne et devient ingénieur du Roy.',
    ],
  },
  aid: {
    title: 'Le jeu en une page',
    text: [
      steps(
        'Avant : vous pouvez regarder la pioche avec votre jeton Premières Nations.',
        'Piochez une carte; ou posez plutôt la pièce bonus de cette phase.',
        'Un flocon amène une bordée de neige; piochez ensuite de nouveau.',
        'Choisissez une des trois cartes visibles et une pièce de sa forme, et posez-la sur l’ouvrage de votre choix.',
        'Marquez 1 point pour chacun de vos cubes sur la pièce, et pour chacun de vos cubes qui leur sont reliés.',
        'Défaussez la carte; les deux autres restent visibles.',
        'Après : vous pouvez employer le jeton Premières Nations, si ce n’est pas déjà fait.',
      ),
      list(
        'Une pièce descend tout droit, reste au-dessus des dalles, sur trois étages au plus, et doit tenir debout.',
        'Qui cache la dernière dalle d’un ouvrage gagne son personnage.',
        'La troisième bordée met fin à la partie.',
      ),
    ],
  },
  reconstructed: {
    title: 'Ce qui est reconstitué',
    text: [
      ruling(
        'Nous n’avons pas eu accès aux images des règles imprimées. La forme des pièces, leurs couleurs, les plans des ouvrages, les bâtonnets, les points des personnages et les piles de la pioche sont notre reconstitution, équilibrée par simulation. Si vous avez la boîte, vous pouvez entrer son vrai contenu.',
      ),
    ],
  },
};

export const material: In<'material'> = {
  colours: {
    title: 'Joueurs et couleurs',
    text: [
      'De deux à quatre joueurs prennent chacun une couleur : brun, bleu, rouge ou jaune.',
      ruling('Les couleurs sans joueur restent en jeu. Leurs cubes prennent de la place et ne rapportent à personne.'),
    ],
  },
  pieces: {
    title: 'Les pièces',
    text: [
      'Il y a neuf formes de cinq cubes, nommées L, N, P, T, U, V, W, Y et Z, et quatre pièces de chacune. Chaque pièce a au moins un cube de chaque couleur et deux d’une même couleur; les quatre pièces d’une forme doublent chaque couleur une fois.',
      'Dans P, W, Y et Z, les deux cubes de la couleur doublée se touchent; dans les autres formes, ils sont séparés.',
    ],
  },
  'bonus-pieces': {
    title: 'Les pièces bonus',
    text: [
      'Chaque joueur a trois pièces tout entières à sa couleur : la poutre, trois cubes en ligne, le pieu, deux cubes, et la cheville, un cube.',
    ],
  },
  sites: {
    title: 'Les trois ouvrages',
    text: [
      'Un ouvrage est un plan de dalles carrées : la redoute en a 27, l’église 30, le moulin 28.',
      'La redoute repose sur deux trames : son corps et une partie plus petite, de biais. Elles se rejoignent à deux jonctions.',
    ],
  },
  floors: {
    title: 'Les trois étages',
    text: ['Les murs ont trois étages : inférieur, médian et supérieur. Rien ne monte plus haut.'],
  },
  cards: {
    title: 'Les cartes',
    text: ['La pioche compte 36 cartes de forme, quatre par forme, et trois flocons.'],
  },
  sticks: {
    title: 'Les bâtonnets',
    text: [
      'Un bâtonnet se dresse à côté de chaque ouvrage. Pour chacun des trois étages, il montre ce que vos cubes y valent quand la neige les recouvre :',
      list(
        '+ veut dire 1 point par cube;',
        '2 veut dire 2 points par cube;',
        '− veut dire un point de moins par cube.',
      ),
      ruling(
        'Chaque bâtonnet porte chaque signe une fois, et à chaque étage, chaque signe se trouve à un des trois ouvrages. À chaque bordée, un ouvrage paie donc, un autre paie double et le dernier coûte des points.',
      ),
    ],
  },
  characters: {
    title: 'Les personnages',
    text: [
      table(
        ['ouvrage', 'personnage', 'points'],
        ['redoute', 'officier', '14'],
        ['église', 'curé', '13'],
        ['moulin', 'meunier', '12'],
      ),
    ],
  },
  'ally-tokens': {
    title: 'Les jetons d’alliés',
    text: [
      'Chaque joueur en a trois : la fille du Roy, le coureur des bois et un représentant des Premières Nations, selon votre couleur : Anishinabe, Innu, Wendat ou W8banaki. Un jeton est disponible ou utilisé.',
    ],
  },
  'snow-and-phases': {
    title: 'La neige et les phases',
    text: [
      'Les trois bordées divisent la partie en trois phases. La première dure jusqu’à la première bordée, la deuxième jusqu’à la deuxième, la troisième jusqu’à la fin.',
      'La première bordée recouvre l’étage inférieur, la deuxième l’étage médian. Ce qui est recouvert est enseveli.',
    ],
  },
};

export const setup: In<'setup'> = {
  setup: {
    title: 'Mise en place',
    text: [
      steps(
        'Mettez les 36 pièces dans la réserve commune, triées par forme.',
        'Mettez un bâtonnet et le personnage à côté de chaque ouvrage. Les bâtonnets sont distribués au hasard, et un seul tirage décide si les trois se retournent. Tout le monde les voit.',
        'Préparez la pioche et retournez ses deux premières cartes.',
        'Chaque joueur prend une couleur, ses trois jetons d’alliés, ses trois pièces bonus, et part de 0 point.',
      ),
    ],
  },
  deck: {
    title: 'Préparer la pioche',
    text: [
      steps(
        'Mélangez les 36 cartes de forme et répartissez-les, faces cachées, en six piles.',
        'Mélangez un flocon dans la deuxième, la quatrième et la sixième pile.',
        'Empilez dans l’ordre, la première pile au-dessus.',
      ),
      ruling(
        'Les piles ont 8, 6, 6, 6, 6 et 4 cartes. Le premier flocon sort donc de la septième à la treizième carte piochée, le deuxième de la vingtième à la vingt-sixième, le troisième de la trente-troisième à la trente-septième.',
      ),
    ],
  },
  'first-player': {
    title: 'Qui commence',
    text: ['Le premier joueur est tiré au sort, et on joue dans le sens horaire.'],
  },
  'open-information': {
    title: 'Ce que tout le monde sait',
    text: [
      'Tout est connu : les ouvrages, la réserve, les cartes visibles et la défausse, donc aussi les formes encore à venir, les bâtonnets, les jetons, les pièces bonus et les points. Restent cachés l’ordre de la pioche et ce qu’un jeton Premières Nations a montré.',
    ],
  },
};
