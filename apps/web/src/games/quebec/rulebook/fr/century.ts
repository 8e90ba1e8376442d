import { example, list, ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const century: In<'century'> = {
  'century-end': {
    title: 'Quand un siècle prend-il fin?',
    text: [
      list(
        'quand un joueur commence son tour sans aucun ouvrier, ni actif ni en réserve;',
        'quand il faut placer un architecte et qu’aucun chantier n’est disponible.',
      ),
      'L’un et l’autre peuvent se provoquer : qui choisit la fin du siècle l’a déjà à moitié gagné.',
    ],
  },
  'century-steps': {
    title: 'Ce qui se passe à la fin d’un siècle',
    text: [
      steps(
        'Le joueur qui a le leader économique achève le bâtiment de l’architecte neutre : les ouvriers vont dans leur zone, le jeton est posé. Personne n’est activé.',
        'Événements qui agissent juste avant le décompte : la crise de la conscription, le Carnaval d’hiver.',
        'Décompte des cinq zones; puis événements qui agissent après : la Commission des canaux.',
        'Les leaders reviennent, l’architecte neutre aussi.',
        'Les chantiers disponibles que personne n’a ouverts sont retournés : achevés, sans jeton. Les chantiers où se trouve un architecte restent tels quels, avec tout ce qui s’y trouve.',
        'Après le siècle IV, la partie se termine. Sinon, les chantiers du siècle suivant deviennent disponibles, l’ancien événement s’en va et le nouveau est révélé. La capitale provinciale agit à ce moment.',
      ),
      'Les ouvriers actifs le restent d’un siècle à l’autre.',
    ],
  },
  'interrupted-turn': {
    title: 'Qui joue en premier dans le nouveau siècle?',
    text: [
      list(
        'Si le siècle a pris fin parce que vous aviez levé votre propre architecte, vous le placez maintenant et vous activez; l’événement du nouveau siècle compte déjà. C’est ensuite au joueur suivant.',
        'Si c’est l’architecte neutre qui n’a pas trouvé de chantier, votre tour est terminé : rien n’est placé, personne n’est activé.',
        'Si vous avez commencé votre tour sans ouvriers, vous le jouez maintenant.',
      ),
      ruling(
        'Si le siècle prend fin pendant l’action du {Quartier bourgeois|Quartier des manoirs}, c’est pareil, puis votre tour est terminé.',
      ),
      'Au siècle IV, la partie se termine plutôt : plus personne ne place ni n’active.',
    ],
  },
};

export const scoring: In<'scoring'> = {
  'scoring-order': {
    title: 'Dans quel ordre compte-t-on les zones?',
    text: [
      'La Citadelle vient toujours en premier. Puis la zone dominante du siècle, et après elle les autres dans le sens horaire.',
      list(
        'Le siècle I commence par Religion.',
        'Le siècle II commence par Politique.',
        'Le siècle III commence par Économie.',
        'Le siècle IV commence par Culture.',
      ),
    ],
  },
  cascade: {
    title: 'Le décompte d’une zone : la cascade',
    text: [
      steps(
        'Chaque ouvrier dans la zone rapporte 1 point à son propriétaire.',
        'Qui y a le plus d’ouvriers en fait cascader la moitié, arrondie vers le bas et 5 au plus, dans la zone suivante. En cas d’égalité, tous ceux qui sont à égalité le font.',
        'Tous les autres ouvriers de la zone retournent en réserve.',
      ),
      'Les ouvriers qui cascadent comptent de nouveau dans la zone suivante et peuvent y donner la majorité. De la cinquième zone, ils rejoignent vos ouvriers actifs.',
      'Personne ne peut refuser une cascade, et chacune se fait avant de compter la zone suivante.',
    ],
  },
  'cascade-example': {
    title: 'Une cascade du début à la fin',
    text: [
      'Trois joueurs à la fin du siècle I. La roue montre les ouvriers avant le décompte; les flèches montrent qui cascade.',
      steps(
        'Citadelle : noir en a 5 et marque 5, blanc 1. Noir en fait cascader 2 vers Religion.',
        'Religion : noir en a maintenant 5, blanc 4, vert 5. Noir et vert sont à égalité et en font cascader 2 chacun.',
        'Politique : noir 4, blanc 10, vert 12. Vert en ferait cascader 6, mais 5 est la limite.',
        'Économie : vert y est seul, avec 10, et en fait cascader 5.',
        'Culture : noir 4, blanc 6, vert 6. Blanc et vert reçoivent chacun 3 ouvriers actifs.',
      ),
      example('Noir marque 18 points, blanc 21 points, vert 33 points.'),
    ],
  },
  'family-scoring': {
    title: 'Le décompte d’une zone en version familiale',
    text: [
      'Chaque ouvrier dans la zone rapporte 1 point à son propriétaire. Qui en a le plus, ou tous ceux qui sont à égalité, marque aussi la moitié de ces ouvriers, arrondie vers le bas et 5 au plus. Tous les ouvriers de la zone retournent ensuite en réserve; personne ne cascade.',
      example('Dans la zone Religion, les joueurs ont 3, 5 et 12 ouvriers. Ils marquent 3, 5 et 17 points.'),
    ],
  },
};

export const end: In<'end'> = {
  'game-end': {
    title: 'La fin de la partie',
    text: [
      'La partie se termine avec le siècle IV : on compte ses zones, les leaders et l’architecte neutre reviennent, et les chantiers que personne n’a ouverts sont retournés.',
      'Les bâtiments où se trouve encore l’architecte d’un joueur restent inachevés. Ils ne reçoivent pas de jeton.',
    ],
  },
  'final-points': {
    title: 'Ce qu’on ajoute à la fin',
    text: [
      steps(
        '1 point pour chacun de vos ouvriers sur un bâtiment en chantier, quel que soit son architecte.',
        '1 point par paire complète d’ouvriers actifs.',
        'Vos bâtiments, selon leurs étoiles.',
        '8 points pour le premier voyage de Champlain, si cet événement est en jeu.',
      ),
      example('Avec 7 ouvriers actifs, vous marquez 3 points.'),
    ],
  },
  'buildings-family': {
    title: 'Les bâtiments en version familiale',
    text: [
      'Chaque bâtiment qui porte votre jeton compte, où qu’il soit :',
      list('une étoile : 1 point', 'deux étoiles : 3 points', 'trois étoiles : 6 points'),
    ],
  },
  'main-group': {
    title: 'Les bâtiments : le groupe principal',
    text: [
      'Votre groupe principal est un ensemble de vos bâtiments reliés entre eux. Une étoile y vaut 1 point, deux étoiles y valent 3 points et trois étoiles 6 points. Tout autre bâtiment vaut 1 point par étoile.',
      'C’est l’ensemble dont la somme est la plus haute, même si un autre compte plus de bâtiments.',
      ruling('Si deux ensembles ont la même somme, on retient celui dont le choix vaut plus au total.'),
      example(
        'Un groupe principal à 1, 2, 3 et 3 étoiles vaut 16 points. Deux autres bâtiments avec 3 étoiles en tout ajoutent 3 points.',
      ),
      example(
        'Deux bâtiments reliés à 3 étoiles chacun, 12 points, l’emportent sur quatre bâtiments reliés qui valent 8 points. Ces quatre-là comptent alors leurs 6 étoiles.',
      ),
    ],
  },
  winner: {
    title: 'Qui gagne?',
    text: ['Qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.'],
  },
};
