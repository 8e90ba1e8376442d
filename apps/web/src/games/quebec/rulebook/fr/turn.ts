import { example, list, ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const turn: In<'turn'> = {
  turn: {
    title: 'Votre tour : une action sur quatre',
    text: [
      'Vérifiez d’abord qu’il vous reste au moins un ouvrier. Puis faites exactement une de ces actions :',
      list(
        '{mettre en chantier un bâtiment|ouvrir un chantier},',
        '{contribuer à un bâtiment|construire une étape},',
        'prendre un leader (sauf en version familiale),',
        'envoyer un ouvrier dans une zone.',
      ),
      'Passer son tour n’est pas permis. La première action est toujours possible.',
    ],
  },
  'no-workers': {
    title: 'Et si je n’ai plus d’ouvriers?',
    text: [
      'Si vous commencez votre tour sans un seul ouvrier, ni actif ni en réserve, le siècle prend fin aussitôt. Vous jouez ensuite le premier tour du nouveau siècle.',
      ruling(
        'On ne revérifie pas pour ce même tour, même si tous vos ouvriers sont encore sur des chantiers. Tous les autres tours commencent par cette vérification, celui du joueur suivant aussi : un siècle peut donc passer sans un seul tour.',
      ),
    ],
  },
  'start-site': {
    title: '{Mettre en chantier un bâtiment|Ouvrir un chantier}',
    text: [
      steps(
        'Retirez votre architecte de son bâtiment.',
        'Tous les ouvriers qui s’y trouvent, de tous les joueurs, vont dans la zone de la couleur du bâtiment.',
        'Retournez le bâtiment : il est achevé.',
        'Posez-y un de vos jetons étoile, avec autant d’étoiles que le bâtiment compte {de contributions|d’étapes} : une, deux ou trois. S’il n’y en a aucune, pas de jeton.',
        'Placez votre architecte sur un chantier disponible de ce siècle. Il n’y a jamais plus d’un architecte par chantier.',
        'Activez 3 ouvriers : prenez-les dans votre réserve, autant qu’il y en a.',
      ),
      'La première fois, votre architecte n’est pas encore sur le plateau : seuls les deux derniers points comptent.',
    ],
  },
  'leave-early': {
    title: 'Puis-je quitter un bâtiment avant la fin?',
    text: [
      'Oui, chaque fois que vous en ouvrez un autre. Moins {de contributions|d’étapes}, c’est simplement moins d’étoiles. Un bâtiment quitté sans aucune est achevé sans jeton, et plus personne ne peut l’ouvrir.',
      'La troisième {contribution|étape} n’achève pas non plus un bâtiment : il reste tel quel jusqu’au départ de son architecte.',
    ],
  },
  'no-site-left': {
    title: 'Et s’il ne reste plus de chantier?',
    text: [
      'Si votre architecte est levé et qu’aucun chantier n’est disponible, le siècle prend fin à cet instant. Votre tour continue une fois le nouveau siècle commencé.',
      ruling(
        'Vous pouvez choisir cette action même s’il ne reste aucun chantier et que votre propre architecte est encore dans votre main : elle met fin au siècle. Avec l’architecte neutre, seulement s’il se trouve sur le plateau.',
      ),
    ],
  },
  stage: {
    title: '{Contribuer à un bâtiment|Construire une étape}',
    text: [
      'Choisissez un bâtiment où se trouve un architecte et qui compte moins de trois {contributions|étapes}. Payez son coût, de 1 à 3 ouvriers actifs, en un seul groupe sur une place libre.',
      'On paie exactement le coût, et seulement avec des ouvriers actifs. Le bâtiment peut être celui de n’importe qui, le vôtre aussi.',
      'Les groupes gardent leur ordre. À deux joueurs, le dernier compte.',
    ],
  },
  'whose-action': {
    title: 'Quand ai-je droit à {l’action complémentaire|l’action de quartier}?',
    text: [
      'Quand l’architecte d’un autre joueur se trouve sur le bâtiment. Vous pouvez alors faire {l’action complémentaire|l’action de quartier}, juste après avoir payé.',
      'Chez votre propre architecte, vous n’y avez pas droit, sauf avec le leader religieux. De trois à cinq joueurs, l’architecte neutre est le vôtre tant que vous avez le leader économique, et tous les autres ont droit à l’action chez lui.',
      example(
        'Anne paie 2 ouvriers chez l’architecte de Benoît, dans le quartier irlandais : elle a droit à l’action. Benoît paie 2 ouvriers au même endroit : pas d’action, mais une étoile de plus pour lui.',
      ),
    ],
  },
  'take-leader': {
    title: 'Prendre un leader',
    text: [
      'Une fois par siècle, vous pouvez prendre un des leaders qui restent. Activez d’abord autant d’ouvriers que de leaders déjà pris avant vous dans ce siècle; prenez ensuite la carte et appliquez ce qui agit tout de suite.',
      example('Qui prend le premier leader n’active personne, le joueur suivant 1 ouvrier, celui d’après 2 ouvriers.'),
    ],
  },
  'send-worker': {
    title: 'Envoyer un ouvrier',
    text: ['Placez un de vos ouvriers actifs dans une des cinq zones, au choix. C’est tout votre tour.'],
  },
};
