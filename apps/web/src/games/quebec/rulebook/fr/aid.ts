import { list } from '../../../common/rulebook.ts';
import type { QuebecAid } from '../aid.ts';

export const aid: QuebecAid = {
  turn: {
    title: 'Votre tour : une action',
    text: [
      list(
        '{Mettre en chantier|Ouvrir un chantier} : votre bâtiment précédent est achevé, votre architecte va sur un chantier disponible, 3 ouvriers deviennent actifs.',
        '{Contribuer|Construire une étape} : payez le coût en ouvriers actifs. Chez l’architecte d’un autre, vous avez droit à {l’action complémentaire|l’action de quartier}.',
        'Prendre un leader (sauf en version familiale), une fois par siècle : autant d’ouvriers deviennent actifs que de leaders ont déjà été pris.',
        'Envoyer un ouvrier actif dans une zone au choix.',
      ),
    ],
  },
  completed: {
    title: 'Un bâtiment achevé',
    text: [
      'Tous ses ouvriers vont dans la zone de sa couleur. Le joueur dont c’était l’architecte pose un jeton étoile : une étoile par {contribution|étape}; sans aucune, pas de jeton.',
    ],
  },
  century: {
    title: 'Un siècle prend fin',
    text: [
      list(
        'quand un architecte n’a plus de chantier disponible;',
        'quand un joueur commence son tour sans aucun ouvrier, ni actif ni en réserve.',
      ),
      'Ordre du décompte : la Citadelle, la zone dominante (I Religion, II Politique, III Économie, IV Culture), puis dans le sens horaire. Les ouvriers actifs le restent; les chantiers que personne n’a ouverts sont perdus.',
    ],
  },
  'zones-family': {
    title: 'Les zones : bonus de majorité',
    text: [
      '1 point par ouvrier. La majorité, ou tous ceux qui sont à égalité, marque aussi la moitié de ces ouvriers, arrondie vers le bas, 5 au plus.',
    ],
  },
  'zones-cascade': {
    title: 'Les zones : cascade',
    text: [
      '1 point par ouvrier. Puis la moitié de la majorité, arrondie vers le bas, 5 au plus, cascade dans la zone suivante; à égalité, celle de chacun. De la dernière zone, ils deviennent actifs.',
    ],
  },
  end: {
    title: 'La fin de la partie',
    text: [
      '1 point par ouvrier à vous sur un bâtiment inachevé, 1 point par paire d’ouvriers actifs, et vos bâtiments.',
    ],
  },
  'buildings-family': {
    title: 'Les bâtiments, version familiale',
    text: ['Chacun rapporte 1, 3 ou 6 points pour 1, 2 ou 3 étoiles.'],
  },
  'buildings-group': {
    title: 'Les bâtiments et le groupe principal',
    text: [
      'Votre meilleur ensemble de bâtiments reliés rapporte 1, 3 ou 6 points pour 1, 2 ou 3 étoiles. Tout autre bâtiment rapporte 1 point par étoile.',
    ],
  },
  leaders: {
    title: 'Les leaders',
    text: [
      'À deux ou trois : sans le leader religieux. À quatre ou cinq : le leader culturel rapporte 1 point de plus par jeton.',
    ],
  },
  events: {
    title: 'Les événements',
    text: [
      'Siècle I : un objectif pour toute la partie, le plus souvent 8 points au premier joueur et 4 au deuxième. Siècles II à IV : une règle change tant que dure le siècle.',
    ],
  },
  'two-players': {
    title: 'À deux joueurs',
    text: [
      'L’architecte neutre n’est à personne : les deux joueurs y ont droit à l’action. Qui lève son architecte lève aussi le neutre, s’il a une contribution; le jeton va au dernier à avoir contribué. Qui joue place ensuite les deux.',
    ],
  },
  districts: {
    title: 'Les quartiers : coût et action',
    text: [
      'Les ouvriers viennent d’abord de votre réserve. Une action se fait en partie, ou pas du tout, si vous voulez.',
    ],
  },
};
