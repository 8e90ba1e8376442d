import { example, list, ruling } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const leaders: In<'leaders'> = {
  leaders: {
    title: 'Les leaders',
    text: [
      'Un leader vous sert jusqu’à la fin du siècle où vous l’avez pris; puis tous les leaders reviennent. Personne n’en a deux dans un même siècle, et un leader ne sert jamais deux joueurs.',
      'Chaque carte montre une personne par siècle. La personne change, le pouvoir reste.',
    ],
  },
  'leader-religious': {
    title: 'Leader religieux',
    text: [
      'Seulement à quatre ou cinq joueurs. Vous avez aussi droit à {l’action complémentaire|l’action de quartier} quand vous {contribuez|construisez une étape} au chantier de votre propre architecte.',
    ],
  },
  'leader-political': {
    title: 'Leader politique',
    text: [
      'Chaque fois qu’un bâtiment est achevé, le vôtre ou un autre, à votre tour ou non, vous pouvez envoyer tous vos ouvriers qui s’y trouvent dans une zone de couleur au choix plutôt que dans celle du bâtiment. La Citadelle est exclue.',
      'Vous décidez avant que rien d’autre n’arrive. Si deux bâtiments sont achevés dans un même tour, vous décidez pour chacun.',
      ruling(
        'On ne vous le demande que si vous avez des ouvriers sur le bâtiment, et vous pouvez choisir la zone du bâtiment.',
      ),
    ],
  },
  'leader-economic': {
    title: 'Leader économique',
    text: [
      'L’architecte neutre est votre second architecte pour ce siècle. Il commence dans votre main. Chaque fois que vous {mettez un bâtiment en chantier|ouvrez un chantier}, vous employez l’un des deux.',
      'Il agit comme le vôtre : il laisse vos jetons étoile et active 3 ouvriers. Les autres ont droit à {l’action complémentaire|l’action de quartier} chez lui, pas vous.',
      'Quand le siècle prend fin, son bâtiment est achevé à votre profit avant le décompte des zones, et il quitte le plateau.',
    ],
  },
  'leader-cultural': {
    title: 'Leader culturel',
    text: [
      'Chaque jeton étoile que vous posez rapporte aussitôt :',
      list(
        'à quatre ou cinq : ses étoiles et 1 de plus, donc 2, 3 ou 4 points',
        'à deux ou trois : ses étoiles, donc 1, 2 ou 3 points',
      ),
    ],
  },
  'leader-citadelle': {
    title: 'Leader de la Citadelle',
    text: [
      'Tout de suite, envoyez 3 ouvriers de votre réserve à la Citadelle.',
      ruling(
        'Cela vient après l’activation due à la prise du leader. Si la réserve en a moins, vous envoyez ceux-là; les ouvriers actifs ne servent pas.',
      ),
      example(
        'Avec 4 ouvriers en réserve, prendre ce leader en troisième en active 2; il n’en va donc que 2 à la Citadelle.',
      ),
    ],
  },
};
