import { list, steps, table } from '../../../common/rulebook.ts';
import type { NouvelleFranceAid } from '../aid.ts';

export const aid: NouvelleFranceAid = {
  turn: {
    title: 'Votre tour',
    text: [
      steps(
        'Vous pouvez regarder la pioche avec les Premières Nations.',
        'Piochez une carte; ou posez plutôt la pièce bonus de la phase, et c’est tout votre tour.',
        'Une carte visible dont la forme ne tient nulle part peut être déclarée impossible : défaussez-la et piochez-en une autre.',
        'Choisissez une carte visible et posez une pièce de sa forme sur l’ouvrage de votre choix.',
        'Marquez. La fille du Roy peut doubler; un autre joueur peut envoyer un coureur des bois.',
        'Défaussez la carte. Vous pouvez encore regarder avec les Premières Nations.',
      ),
    ],
  },
  placing: {
    title: 'Une pièce',
    text: [
      list(
        'descend tout droit : rien au-dessus d’aucun de ses cubes;',
        'reste au-dessus des dalles, sur trois étages au plus;',
        'tient debout : son centre est au-dessus de ses cubes portés ou entre eux;',
        'n’a pas à toucher une autre pièce, et ne bouge plus jamais.',
      ),
    ],
  },
  points: {
    title: 'Les points d’un tour',
    text: [
      '1 point pour chacun de vos cubes sur la pièce, et pour chacun de vos cubes de cet ouvrage qui leur sont reliés, côte à côte ou l’un sur l’autre. Aux deux jonctions de la redoute, les cubes d’un même étage sont reliés.',
    ],
  },
  snow: {
    title: 'Une bordée de neige',
    text: [
      list(
        'Elle compte un étage sur tous les ouvrages : l’inférieur, puis le médian, puis le supérieur. Chacun de vos cubes vaut ce que dit le bâtonnet de son ouvrage : +2, +1 ou −1.',
        'Puis l’étage est enseveli : il porte encore, mais ne compte plus et ne relie plus rien.',
        'Les pièces bonus de la phase non posées sont perdues, tous les alliés redeviennent disponibles, et qui a pioché le flocon pioche de nouveau.',
      ),
    ],
  },
  bonus: {
    title: 'Les pièces bonus, toutes de votre couleur',
    text: [
      table(['jusqu’à la', '1re bordée', '2e bordée', '3e bordée'], ['pièce', 'poutre, 3', 'pieu, 2', 'cheville, 1']),
    ],
  },
  allies: {
    title: 'Les alliés, une fois par phase',
    text: [
      list(
        'Fille du Roy : double les points de votre tour.',
        'Coureur des bois : la moitié du tour d’un autre, arrondie vers le bas, sans le doublement; un par tour.',
        'Premières Nations : regardez les trois premières cartes et remettez-les dans l’ordre voulu.',
      ),
    ],
  },
  characters: {
    title: 'Les personnages',
    text: [
      'Qui cache la dernière dalle d’un ouvrage, vue d’en haut, prend son personnage. À la fin : l’officier de la redoute vaut 14 points, le curé de l’église 13, le meunier 12.',
    ],
  },
  end: {
    title: 'La fin de la partie',
    text: [
      'Le troisième flocon met aussitôt fin à la partie : étage supérieur, puis personnages. À égalité, l’emporte qui a employé le moins d’alliés depuis la deuxième bordée, puis qui a gardé sa cheville.',
    ],
  },
  versions: {
    title: 'Les versions côte à côte',
    text: [
      table(
        ['', 'complète', 'simplifiée'],
        ['cartes au choix', 'trois', 'une'],
        ['alliés', 'une fois par phase', 'aucun'],
      ),
    ],
  },
  pieces: {
    title: 'Les formes',
    text: ['Chaque forme a une pièce pour chaque couleur doublée.'],
  },
};
