import { example, list, ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const snow: In<'snow'> = {
  snowfall: {
    title: 'Une bordée de neige',
    text: [
      'Quand un flocon est pioché, on compte un étage sur tous les ouvrages : l’étage inférieur à la première bordée, l’étage médian à la deuxième, l’étage supérieur à la troisième. Chacun de vos cubes qui s’y trouve compte, relié ou non, selon la valeur du bâtonnet de son ouvrage.',
      'Les alliés n’y changent rien.',
      ruling('Vos points peuvent descendre sous zéro.'),
      example(
        'L’étage inférieur vaut + à la redoute, 2 à l’église, − au moulin. Brun y en a 1, 3 et 1 et marque 1 + 6 − 1, soit 6 points. Bleu en a 2, 3 et 2 et marque aussi 6 points.',
      ),
    ],
  },
  buried: {
    title: 'Ce qui est enseveli',
    text: [
      'Après le décompte, la neige recouvre l’étage. Dès lors, ses cubes ne comptent plus et ne relient plus rien. On peut encore y poser des pièces, et elles portent encore ce qui est au-dessus; la neige elle-même ne porte rien.',
      example(
        'Après la première bordée, bleu dresse un pieu à côté de cubes bleus de l’étage inférieur. Son cube du bas est enseveli et ne relie rien : 1 point pour celui du haut.',
      ),
    ],
  },
  'after-snowfall': {
    title: 'Après une bordée',
    text: [
      'Après la première et la deuxième bordée :',
      list(
        'Chacun perd la pièce bonus de la phase qui finit, s’il ne l’a pas posée.',
        'Tous les jetons d’alliés redeviennent disponibles.',
        'Qui a pioché le flocon pioche de nouveau, et son tour continue.',
      ),
      'Après la troisième, la partie est terminée.',
    ],
  },
};

export const completedSites: In<'completed-sites'> = {
  completed: {
    title: 'Quand un ouvrage est-il achevé?',
    text: [
      'Quand on ne voit plus aucune de ses dalles d’en haut. Un cube en surplomb cache aussi une dalle. Qui a posé la dernière pièce prend le personnage de l’ouvrage, même avec une pièce bonus ou dans un tour volé.',
      'L’ouvrage reste ouvert; on peut encore y poser des pièces.',
      example(
        'Il reste une dalle au moulin, après la deuxième bordée. Brun y met sa cheville : 0 point, car l’étage est enseveli, mais le meunier vaut 12 points à la fin.',
      ),
    ],
  },
  'character-points': {
    title: 'Ce que vaut un personnage',
    text: [
      'Ses points s’ajoutent à la fin de la partie. Les alliés n’y changent jamais rien. Tout le monde voit qui a gagné lequel.',
    ],
  },
};

export const bonus: In<'bonus'> = {
  'bonus-turn': {
    title: 'Poser une pièce bonus',
    text: [
      'À votre tour, au lieu de piocher, vous pouvez poser la pièce bonus de la phase en cours : la poutre dans la première, le pieu dans la deuxième, la cheville dans la troisième. C’est tout votre tour, et elle rapporte comme toute pièce. Aucune carte ne sert.',
      ruling('Les autres peuvent envoyer un coureur des bois, comme pour tout autre tour.'),
    ],
  },
  'bonus-lost': {
    title: 'Les pièces bonus non posées',
    text: ['Une pièce bonus que vous n’avez pas posée quand la bordée met fin à sa phase est perdue.'],
  },
};

export const allies: In<'allies'> = {
  allies: {
    title: 'Comment agissent les alliés',
    text: [
      'Chaque jeton sert une fois par phase et redevient disponible à la bordée suivante. Plusieurs joueurs peuvent employer des jetons dans un même tour, et un joueur peut en employer plusieurs différents.',
      'Les jetons ne changent que les points d’un tour, jamais un étage ni un personnage.',
    ],
  },
  'ally-fille': {
    title: 'Fille du Roy',
    text: [
      'Double les points de votre tour.',
      ruling(
        'Vous décidez une fois la pose confirmée : vous connaissez donc les points. Pour 0 point, on ne vous le demande pas.',
      ),
    ],
  },
  'ally-coureur': {
    title: 'Coureur des bois',
    text: [
      'Quand un autre joueur a marqué son tour, vous pouvez en marquer la moitié, arrondie vers le bas. L’autre ne perd rien, et le doublement ne compte pas. Un seul coureur par tour : celui du premier qui appelle.',
      ruling(
        'C’est le premier appel reçu par le programme qui compte. Quand les joueurs répondent l’un après l’autre, on commence à gauche de celui qui marque. Pour moins de 2 points, on ne demande à personne.',
      ),
      example(
        'Un tour de 7 points donne 3 points au coureur, qu’il soit doublé à 14 ou non; un tour de 8 points lui en donne 4.',
      ),
    ],
  },
  'ally-nation': {
    title: 'Premières Nations',
    text: [
      'À votre propre tour, avant de piocher ou après avoir marqué, regardez en secret les trois premières cartes de la pioche, ou toutes celles qui restent, et remettez-les dessus dans l’ordre voulu. Il peut y avoir des flocons. Les autres voient seulement que vous l’avez fait.',
      ruling(
        '« Avant » prend fin à la première carte piochée du tour, ou quand une pièce bonus est posée. Si une bordée a rendu le jeton disponible entre-temps, vous pouvez l’employer encore après.',
      ),
    ],
  },
};

export const impossiblePieces: In<'impossible-pieces'> = {
  impossible: {
    title: 'Et si aucune pièce ne tient?',
    text: [
      'Avant de poser, vous pouvez déclarer que la forme d’une carte visible ne tient nulle part, même si d’autres cartes se jouent. La carte est défaussée et vous en piochez une autre; un flocon amène d’abord sa bordée. Vous pouvez le faire autant de fois qu’il le faut.',
      ruling('Si aucune des cartes visibles ne peut être posée, vous devez le faire : on ne passe pas.'),
    ],
  },
  'claims-checked': {
    title: 'Vérifié par le programme',
    text: [
      ruling(
        'C’est le réglage habituel. Le programme n’accepte une déclaration que si la forme ne tient vraiment nulle part; il n’y a donc personne à interroger.',
      ),
    ],
  },
  'claims-contested': {
    title: 'Contesté par les adversaires',
    text: [
      'Comme à une vraie table : vous pouvez déclarer n’importe quelle carte visible. En commençant à votre gauche, chaque adversaire peut répondre en posant une pièce de cette forme, n’importe laquelle de celles qui restent, ou passer. Si tous passent, la carte est défaussée et vous en piochez une autre.',
      ruling(
        'La seule objection, c’est de poser la pièce. Un adversaire peut passer même s’il y a une place, et le programme ne dit rien.',
      ),
    ],
  },
  'stolen-turn': {
    title: 'Un tour volé',
    text: [
      'L’adversaire qui répond en posant la pièce vous vole votre tour : les points, et peut-être un personnage, sont à lui. La carte est défaussée, votre tour est terminé, sauf pour votre jeton Premières Nations, et c’est au joueur à votre gauche, même si c’est le voleur.',
      ruling(
        'Dans un tour volé, le voleur peut employer sa fille du Roy, et tous les autres, vous compris, peuvent envoyer un coureur des bois.',
      ),
      example(
        'Brun déclare U. Bleu pose un U sur l’église et marque 4 points. Le tour de brun est terminé; à deux joueurs, c’est maintenant le tour de bleu.',
      ),
    ],
  },
};

export const end: In<'end'> = {
  'game-end': {
    title: 'La fin de la partie',
    text: [
      'Le troisième flocon met aussitôt fin à la partie : le tour n’est pas achevé, on compte l’étage supérieur, puis on ajoute les points des personnages. Quelques cartes peuvent rester dessous sans être vues.',
      'Qui a le plus de points gagne.',
    ],
  },
  ties: {
    title: 'Et en cas d’égalité?',
    text: [
      steps(
        'L’emporte qui a employé le moins de jetons d’alliés depuis la deuxième bordée.',
        'Puis qui n’a pas posé sa cheville.',
        'Sinon, la victoire est partagée.',
      ),
      ruling('À plus de deux joueurs à égalité, chaque critère ne garde que les meilleurs de ceux qui le sont encore.'),
    ],
  },
};

export const variants: In<'variants'> = {
  'one-card': {
    title: 'Une seule carte',
    text: [
      'Un jeu plus simple : aucune carte n’est visible. Vous piochez une carte par tour et devez poser une pièce de sa forme. Tout le reste est pareil.',
      'Les six piles de la pioche ont six cartes chacune.',
    ],
  },
  'fewer-allies': {
    title: 'Moins d’alliés, ou aucun',
    text: [
      'Ou bien les bordées ne rendent pas les jetons disponibles, et chacun sert une fois par partie; ou bien personne n’a de jetons. En cas d’égalité, on compte toujours les jetons employés depuis la deuxième bordée.',
    ],
  },
  handicap: {
    title: 'Handicap',
    text: [
      ruling(
        'Une règle maison, absente si vous ne la choisissez pas. La partie s’arrête d’un coup, et les premiers joueurs ont donc plus de tours en moyenne. Des points de départ compensent :',
      ),
      list('à deux : 0 et 6;', 'à trois : 0, 4 et 7;', 'à quatre : 0, 2, 5 et 8.'),
    ],
  },
  'not-included': {
    title: 'Ce qui n’est pas compris',
    text: ['Les règles en solitaire et l’ajout pour les écoles ont paru à part et ne font pas partie de ce programme.'],
  },
};
