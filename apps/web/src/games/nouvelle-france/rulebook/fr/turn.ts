import { example, list, ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const turn: In<'turn'> = {
  turn: {
    title: 'Le déroulement d’un tour',
    text: [
      steps(
        'Vous pouvez employer votre jeton Premières Nations.',
        'Piochez une carte, ou posez plutôt la pièce bonus de cette phase.',
        'Vous pouvez déclarer impossibles des cartes visibles.',
        'Choisissez une carte visible et posez une pièce de sa forme.',
        'Marquez les points du tour. Vous pouvez les doubler avec la fille du Roy; un autre joueur peut envoyer son coureur des bois.',
        'Défaussez la carte. Les deux autres restent.',
        'Vous pouvez employer le jeton Premières Nations, s’il est disponible.',
      ),
      'C’est ensuite au joueur à votre gauche. Passer son tour n’est pas permis.',
    ],
  },
  draw: {
    title: 'Piocher une carte',
    text: [
      'Une carte de forme rejoint les deux cartes visibles; il y en a maintenant trois au choix. Elles peuvent montrer la même forme.',
      'Un flocon interrompt le tour : la neige tombe, et vous piochez de nouveau, sauf si c’était le troisième.',
      ruling('Une fois que vous avez pioché, même un flocon, vous ne pouvez plus poser de pièce bonus dans ce tour.'),
    ],
  },
  'choose-piece': {
    title: 'Choisir une carte et une pièce',
    text: [
      'Choisissez une des cartes visibles, puis une pièce de cette forme qui reste dans la réserve, quelle que soit la couleur qu’elle double, et un ouvrage. Vous pouvez changer d’idée jusqu’à la confirmation.',
      'Si une pièce tient quelque part, vous devez en poser une.',
      'Les pièces ne manquent jamais : chaque forme a autant de pièces que de cartes, et chaque pièce posée use une carte.',
    ],
  },
  'after-placing': {
    title: 'Une fois la pièce posée',
    text: [
      'On compte d’abord les points du tour, et un ouvrage achevé donne son personnage. Vous pouvez ensuite doubler avec la fille du Roy, puis les autres peuvent envoyer un coureur des bois. La carte est défaussée; de deux cartes pareilles, c’est la plus ancienne qui part.',
    ],
  },
};

export const placing: In<'placing'> = {
  placement: {
    title: 'Où peut-on poser une pièce?',
    text: [
      'Tournez la pièce comme vous voulez. Elle va sur une seule trame d’un seul ouvrage, et tout ceci doit être vrai :',
      list(
        'Vu d’en haut, chaque cube est au-dessus d’une dalle.',
        'Aucun cube ne dépasse l’étage supérieur.',
        'Toutes les places sont libres.',
        'La pièce descend tout droit : il n’y a rien au-dessus d’aucun de ses cubes.',
        'La pièce tient debout toute seule.',
      ),
    ],
  },
  'from-above': {
    title: 'Par le haut',
    text: [
      'La pièce descend tout droit, déjà dans sa position finale. Un creux sous un surplomb est perdu pour le reste de la partie.',
      ruling('On ne glisse pas une pièce par le côté, et on ne la tourne pas pendant la descente.'),
      example(
        'Un cube surplombe la place vide au coin de l’église. Une poutre ne peut pas se coucher dessous, mais une place plus loin, oui.',
      ),
    ],
  },
  standing: {
    title: 'Quand une pièce tient-elle debout?',
    text: [
      'Un cube est appuyé s’il repose sur une dalle ou sur un cube d’une pièce précédente. Les cubes d’une même pièce ne s’appuient pas entre eux, et la neige ne porte rien.',
      'La pièce tient si son centre de gravité se trouve au-dessus de la surface que couvrent ses cubes appuyés. Si aucun cube n’est appuyé, elle ne tient pas.',
      ruling('Juste au bord de cette surface, elle tient encore : un pieu peut rester en équilibre sur un seul cube.'),
      ruling(
        'S’adosser à un voisin n’aide pas, et on ne vérifie pas si le poids des pièces suivantes en ferait basculer une. Une pièce posée ne bouge plus.',
      ),
    ],
  },
  'standing-examples': {
    title: 'Des exemples d’équilibre',
    text: [
      'Sur le mur de la redoute :',
      list(
        'T sur son pied tient : son centre est juste au-dessus.',
        'L sur son petit bout bascule : son centre est trop loin.',
        'Si une poutre est déjà couchée à côté, de sorte que le long bras du L repose dessus, le L tient.',
        'L avec un cube au-delà du bord de la poutre tient; avec deux, il bascule.',
        'Un pieu à moitié au-dessus du vide tient tout juste.',
      ),
    ],
  },
  'free-to-place': {
    title: 'Ce qui n’est pas exigé',
    text: [
      'Une pièce n’a pas besoin d’en toucher une autre. Tous les ouvrages sont ouverts à tous en tout temps, même achevés. Les places d’un étage enseveli peuvent encore être remplies, si toutes les conditions sont réunies.',
    ],
  },
  refusals: {
    title: 'Pourquoi ne puis-je pas la poser là?',
    text: [
      'Le programme nomme la première condition qui manque, dans cet ordre :',
      steps(
        'Elle dépasserait trois étages.',
        'Une partie n’est pas au-dessus d’une dalle.',
        'Une place est prise.',
        'Quelque chose bloque le passage par le haut.',
        'Rien ne porte la pièce.',
        'La pièce basculerait.',
      ),
    ],
  },
};

export const scoring: In<'scoring'> = {
  'turn-points': {
    title: 'Les points d’un tour',
    text: [
      'Prenez vos cubes sur la pièce que vous venez de poser. Ajoutez tous vos cubes du même ouvrage qui leur sont reliés, côte à côte ou l’un sur l’autre, de cube en cube de votre couleur. Les cubes ensevelis ne comptent pas et ne relient rien. Marquez 1 point pour chacun.',
      'Vos cubes sur la pièce comptent même s’ils ne touchent rien. Si la pièce touche plusieurs groupes, on les additionne, chaque cube une fois. Vos cubes ailleurs ne comptent pas. Un tour peut ne rien rapporter.',
      example(
        'Brun dresse un L sur l’église vide : 2 points pour ses deux cubes bruns, même s’ils ne se touchent pas. Plus tard, brun couche un Y par-dessus. Il a deux cubes bruns, et l’un d’eux repose sur un cube brun du L : 3 points. L’autre cube brun du L n’est pas relié.',
      ),
    ],
  },
  'turn-points-others': {
    title: 'Les autres marquent-ils aussi?',
    text: [
      'Non. Seul marque le joueur dont c’est le tour. Les cubes des autres sur la pièce leur serviront plus tard.',
    ],
  },
  junctions: {
    title: 'Les jonctions de la redoute',
    text: [
      'À chacune des deux jonctions, une dalle du corps et une dalle de la petite partie comptent comme voisines : à chaque étage, les cubes qui s’y trouvent sont reliés, même si leurs côtés ne se touchent pas.',
      ruling(
        'Rien d’autre n’en découle : une pièce ne peut pas chevaucher une jonction, une jonction ne porte rien, et les deux dalles doivent être cachées pour que la redoute soit achevée.',
      ),
      example(
        'Le V de bleu, au coin du corps, a un cube brun à l’étage médian. Brun pose un U au-delà de la jonction, avec deux cubes bruns; l’un d’eux est juste à côté, à l’étage médian : 3 points.',
      ),
    ],
  },
};
