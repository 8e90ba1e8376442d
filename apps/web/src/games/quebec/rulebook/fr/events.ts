import { example, list, ruling } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const events: In<'events'> = {
  events: {
    title: 'Comment agissent les événements',
    text: [
      'L’événement du siècle I est un objectif pour toute la partie. Ceux des siècles II à IV changent une règle tant que dure leur siècle : ils sont révélés quand il commence et s’en vont quand il prend fin.',
    ],
  },
  goals: {
    title: 'Les objectifs du siècle I',
    text: [
      'Trois des quatre événements du siècle I sont des courses : le premier joueur qui atteint l’objectif marque aussitôt 8 points, le deuxième 4, et personne d’autre.',
      'On vérifie après chaque changement de jetons étoile, dans l’ordre où ils sont posés. Un joueur ne marque un objectif qu’une fois.',
      ruling('Dans les deux éditions, seuls comptent les bâtiments qui portent votre propre jeton étoile.'),
    ],
  },
  'event-1603-champlain': {
    title: '1603, premier voyage de Champlain',
    text: [
      'À la fin de la partie, 8 points pour qui possède le plus grand ensemble de bâtiments reliés. C’est le nombre de bâtiments portant votre jeton qui compte, pas les étoiles. En cas d’égalité, chacun marque 8 points.',
    ],
  },
  'event-1663-sovereign-council': {
    title: '1663, Conseil souverain',
    text: ['L’objectif : deux bâtiments portant votre jeton dans chacune de trois couleurs.'],
  },
  'event-1665-jean-talon': {
    title: '1665, arrivée de Jean Talon',
    text: ['L’objectif : un bâtiment à trois étoiles dans chacune des quatre couleurs.'],
  },
  'event-1682-fire': {
    title: '1682, grand incendie',
    text: ['L’objectif : trois bâtiments culturels portant votre jeton.'],
  },
  'event-1756-seven-years-war': {
    title: '1756-1763, guerre de Sept Ans',
    text: ['Prendre un leader n’active personne.'],
  },
  'event-1759-plains-of-abraham': {
    title: '1759, bataille des plaines d’Abraham',
    text: [
      'Après le décompte de la Citadelle, chaque joueur fait cascader vers Politique la moitié de ses ouvriers qui s’y trouvent, arrondie vers le bas et 5 au plus, et pas seulement la majorité.',
    ],
  },
  'event-1763-royal-proclamation': {
    title: '1763, Proclamation royale',
    text: ['Personne ne peut prendre de leader.'],
  },
  'event-1775-fortification': {
    title: '1775, fortification de Québec',
    text: [
      'Un bâtiment achevé avec une seule {contribution|étape} ne reçoit pas de jeton étoile. À deux joueurs, cela vaut aussi pour le bâtiment de l’architecte neutre.',
    ],
  },
  'event-1800-immigration': {
    title: '1800-1830, immigration britannique',
    text: ['Qui {met un bâtiment en chantier|ouvre un chantier} active 4 ouvriers au lieu de trois.'],
  },
  'event-1812-war': {
    title: '1812, guerre contre les États-Unis',
    text: ['Qui {met un bâtiment en chantier|ouvre un chantier} n’active que 2 ouvriers.'],
  },
  'event-1867-capital': {
    title: '1867, capitale provinciale',
    text: [
      'Dès qu’elle est révélée, chaque joueur active autant d’ouvriers que son rang aux points : 1 pour le premier, et davantage plus on est loin. À égalité, on prend le plus petit nombre, et les rangs qui suivent se décalent.',
      example('Avec 40, 40 et 31 points, les rangs sont 1, 1 et 3.'),
      'Elle agit avant que continue le tour interrompu par la fin du siècle.',
    ],
  },
  'event-1871-canals': {
    title: '1871, Commission des canaux',
    text: ['Après le décompte, personne ne garde plus de 3 ouvriers actifs. Les autres retournent en réserve.'],
  },
  'event-1917-conscription': {
    title: '1917, crise de la conscription',
    text: [
      'Juste avant le décompte, les ouvriers quittent toute zone où leur propriétaire n’en a qu’un ou deux. Ils retournent en réserve.',
    ],
  },
  'event-1955-carnival': {
    title: '1955, Carnaval d’hiver',
    text: ['Juste avant le décompte, chaque joueur présent dans les cinq zones marque 5 points.'],
  },
  'event-2001-summit': {
    title: '2001, Sommet des Amériques',
    text: [
      'Vous ne pouvez cascader que dans une zone où vous avez déjà un ouvrier.',
      ruling('Le dernier pas, de la cinquième zone à vos ouvriers actifs, est libre.'),
    ],
  },
  'event-2008-anniversary': {
    title: '2008, 400e anniversaire',
    text: [
      'Seuls peuvent cascader les joueurs présents dans chacune des quatre zones de couleur au début du décompte.',
      ruling('Cela vaut pour chaque pas de la cascade, le dernier compris.'),
    ],
  },
  'no-cascade': {
    title: 'Et si un événement empêche une cascade?',
    text: [
      'Si un événement empêche la majorité de cascader, personne ne cascade à sa place. Les autres joueurs à égalité pour la majorité cascadent quand même.',
      list('Les ouvriers qui restent retournent en réserve comme tous les autres.'),
    ],
  },
};
