import { example, list, ruling } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

const other = (zone: string) => `Faites une des trois autres actions de la zone ${zone}, comme si vous y aviez payé.`;

export const districts: In<'districts'> = {
  'district-actions': {
    title: 'Comment jouer {une action complémentaire|une action de quartier}',
    text: [
      'Elle est toujours facultative, et vous pouvez n’en faire qu’une partie. Ses ouvriers viennent de votre réserve; quand elle est vide, vous pouvez employer des ouvriers actifs.',
      'Le dessin au milieu d’un quartier montre son action, et les carrés au-dessous, le coût.',
      ruling('Les ouvriers de la réserve servent toujours les premiers; on ne peut pas les épargner.'),
      ruling(
        'Ce qu’on peut faire en partie, c’est chaque envoi et chaque déplacement : moins d’ouvriers, ou aucun. Si vous faites l’action, vous prenez en entier ses points et ses activations.',
      ),
      ruling('On ne vous propose pas une action qui n’aurait aucun effet.'),
    ],
  },
  'district-archdiocese': { title: 'Archidiocèse', text: ['Religion, coût 1.', other('Religion')] },
  'district-protestant': {
    title: 'Quartier protestant',
    text: [
      'Religion, coût 2. Envoyez 1 ouvrier à la Citadelle et 1 dans une autre zone. Vous pouvez faire l’un sans l’autre.',
    ],
  },
  'district-irish': {
    title: 'Quartier irlandais',
    text: ['Religion, coût 2. Marquez 1 point, activez 1 ouvrier et envoyez 1 ouvrier dans une zone au choix.'],
  },
  'district-jewish': {
    title: 'Quartier juif',
    text: [
      'Religion, coût 3. Envoyez 1 ouvrier dans une zone au choix. Vous pouvez ensuite déplacer un ou deux de vos ouvriers d’une zone à une seule autre; celui que vous venez d’envoyer peut en être.',
      'Vous pouvez aussi déplacer des ouvriers sans en envoyer.',
    ],
  },
  'district-seat-of-government': { title: 'Siège du gouvernement', text: ['Politique, coût 1.', other('Politique')] },
  'district-municipal-administration': {
    title: 'Administration municipale',
    text: ['Politique, coût 2. Envoyez jusqu’à 2 ouvriers dans une seule zone : Religion ou Économie.'],
  },
  'district-provincial-administration': {
    title: '{Administration nationale|Administration provinciale}',
    text: ['Politique, coût 2. Envoyez jusqu’à 2 ouvriers dans une seule zone : Politique ou Culture.'],
  },
  'district-military-administration': {
    title: '{Contingent militaire|Administration militaire}',
    text: ['Politique, coût 3. Envoyez jusqu’à 2 ouvriers à la Citadelle.'],
  },
  'district-trading-hub': {
    title: '{Grand marché public|Carrefour commercial}',
    text: ['Économie, coût 1.', other('Économie')],
  },
  'district-mansion': {
    title: '{Quartier bourgeois|Quartier des manoirs}',
    text: [
      'Économie, coût 2. {Mettez en chantier un bâtiment|Ouvrez un chantier}, avec tout ce que cela comporte, activation comprise. Votre architecte peut aussi venir de votre main.',
      'Avec le leader économique, vous pouvez employer plutôt l’architecte neutre. À deux joueurs, l’architecte neutre n’est ni levé ni placé.',
      'S’il ne reste aucun chantier, le siècle prend fin comme avec l’action principale; une fois votre architecte placé et les ouvriers activés, votre tour est terminé.',
    ],
  },
  'district-business': {
    title: 'Quartier des affaires',
    text: [
      'Économie, coût 2. {Contribuez à|Construisez une étape d’}un autre bâtiment en chantier, celui de n’importe qui, à son plein coût. Les ouvriers viennent de votre réserve, et des actifs complètent ce qui manque.',
      'Ce doit être un autre bâtiment que celui que vous venez de payer. Il ne donne pas de seconde {action complémentaire|action de quartier}.',
    ],
  },
  'district-port': { title: 'Quartier portuaire', text: ['Économie, coût 3. Activez 3 ouvriers.'] },
  'district-heritage-site': {
    title: '{Club social|Site patrimonial}',
    text: ['Culture, coût 1.', other('Culture')],
  },
  'district-entertainment': {
    title: 'Quartier des spectacles',
    text: [
      'Culture, coût 2. Marquez selon les ouvriers actifs qu’il vous reste après avoir payé :',
      list('un : 1 point', 'deux : 3 points', 'trois ou plus : 4 points'),
    ],
  },
  'district-academic': {
    title: 'Quartier académique',
    text: [
      'Culture, coût 2. Marquez selon le nombre de zones, sur cinq, où vous avez des ouvriers :',
      list('une : 1 point', 'deux : 3 points', 'trois ou plus : 4 points'),
    ],
  },
  'district-arts': {
    title: 'Quartier artistique',
    text: [
      'Culture, coût 3. Ajoutez une étoile à un de vos jetons étoile sur le plateau : d’une à deux, ou de deux à trois.',
      example('Un jeton à 2 étoiles vaut 3 points dans votre groupe principal; à 3 étoiles, il vaut 6 points.'),
      ruling(
        'Ajouter une étoile n’est pas poser un jeton : le leader culturel ne paie rien. Cela compte en revanche pour les objectifs du siècle I.',
      ),
    ],
  },
};
