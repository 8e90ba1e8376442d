import { ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const twoPlayers: In<'two-players'> = {
  'two-neutral': {
    title: 'L’architecte neutre, à deux',
    text: [
      'À deux joueurs, l’architecte neutre n’est à personne et sert du début à la fin. Qui met en chantier le premier bâtiment de la partie place aussi l’architecte neutre, sur un autre chantier disponible de son choix, après le sien et avant d’activer.',
      'Le déplacer n’active personne.',
    ],
  },
  'two-start': {
    title: 'Mettre en chantier un bâtiment, à deux',
    text: [
      steps(
        'Levez votre architecte. Si le chantier de l’architecte neutre compte au moins une contribution, levez-le aussi.',
        'Les ouvriers des deux bâtiments vont dans les zones de leurs couleurs, et les deux bâtiments sont retournés.',
        'Votre bâtiment reçoit votre jeton étoile, s’il compte une contribution.',
        'Le bâtiment de l’architecte neutre reçoit un jeton du joueur qui y a fait la dernière contribution, avec autant d’étoiles que de contributions.',
        'Placez votre architecte sur un chantier disponible, puis l’architecte neutre, s’il a été levé, sur un autre. Vous choisissez les deux.',
        'Activez 3 ouvriers.',
      ),
      'Avec l’action du Quartier bourgeois, l’architecte neutre ne bouge pas.',
      ruling('Il suit votre architecte même quand celui-ci vient de votre main.'),
      ruling(
        'Les points du leader culturel et les objectifs du siècle I reviennent au propriétaire de chaque jeton, même pendant le tour de l’adversaire; votre bâtiment passe en premier.',
      ),
    ],
  },
  'two-stage': {
    title: 'Contribuer chez l’architecte neutre',
    text: [
      'Les deux joueurs y ont droit à l’action complémentaire. Les places se remplissent dans l’ordre, car la dernière contribution décide à qui est le bâtiment.',
    ],
  },
  'two-leaders': {
    title: 'Les leaders à deux joueurs',
    text: [
      'Le leader politique envoie aussitôt 2 ouvriers de votre réserve dans chacune de deux zones opposées : Religion et Économie, ou bien Politique et Culture.',
      'Le leader économique fait aussitôt la prochaine contribution au chantier de l’architecte neutre avec des ouvriers de votre réserve, sans action complémentaire. Il n’a pas d’effet si le chantier compte trois contributions, si la réserve ne peut pas payer, ou si l’architecte neutre n’est nulle part.',
      ruling('S’il y a moins de 4 ouvriers en réserve, la zone nommée en premier est remplie en premier.'),
    ],
  },
  'two-century': {
    title: 'La fin d’un siècle, à deux',
    text: [
      'L’architecte neutre reste où il est à la fin d’un siècle, et à la fin de la partie aussi; son bâtiment n’est pas achevé.',
      'S’il manque un chantier pour l’un des deux architectes, le siècle prend fin à cet instant. Quand le nouveau siècle a commencé, le même joueur place ce qu’il a encore en main, puis active. Au siècle IV, la partie se termine plutôt.',
    ],
  },
};
