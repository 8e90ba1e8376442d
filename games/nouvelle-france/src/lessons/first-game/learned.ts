import type { Learned } from '@cap-diamant/kernel/lessons';

export const LEARNED: readonly Learned[] = [
  {
    step: 'first-piece',
    en: 'A turn: draw a card, choose one of the three face-up cards, place a piece of its shape.',
    fr: 'Un tour : piochez une carte, choisissez une des trois cartes visibles, posez une pièce de sa forme.',
    ru: 'Ход: возьмите карту, выберите одну из трёх открытых, поставьте фигуру её формы.',
  },
  {
    step: 'stands',
    en: 'A piece comes straight down, stays over the slabs and stands by itself, on three floors at most.',
    fr: 'Une pièce descend tout droit, reste au-dessus des dalles et tient debout toute seule, sur trois étages au plus.',
    ru: 'Фигура опускается прямо, остаётся над плитами и стоит сама, не выше трёх этажей.',
  },
  {
    step: 'connect',
    en: 'One point for each of your cubes on the piece and for each one connected to them above the snow.',
    fr: 'Un point pour chacun de vos cubes sur la pièce, et pour chaque cube qui leur est relié au-dessus de la neige.',
    ru: 'Очко за каждый ваш кубик на фигуре и за каждый связанный с ними выше снега.',
  },
  {
    step: 'snow',
    en: 'A snowfall pays one floor by the sticks, lower floor first, then buries it.',
    fr: 'Une bordée paie un étage selon les bâtonnets, l’inférieur d’abord, puis l’ensevelit.',
    ru: 'Снегопад считает один этаж по планкам, сначала нижний, и укрывает его.',
  },
  {
    step: 'fille',
    en: 'Allies, once per phase: double your turn, score half of another’s, or look at three cards and order them.',
    fr: 'Les alliés, une fois par phase : doubler votre tour, marquer la moitié de celui d’un autre, ou regarder trois cartes et les ordonner.',
    ru: 'Союзники, раз за фазу: удвоить свой ход, получить половину чужого или посмотреть три карты и разложить их.',
  },
  {
    step: 'peg',
    en: 'Instead of drawing: the bonus piece of the phase, beam, stake or peg.',
    fr: 'Au lieu de piocher : la pièce bonus de la phase, poutre, pieu ou cheville.',
    ru: 'Вместо карты — бонусная фигура фазы: балка, свая или колышек.',
  },
  {
    step: 'complete',
    en: 'Hide the last slab of a site and its character is yours: 14, 13 or 12 points at the end.',
    fr: 'Cachez la dernière dalle d’un ouvrage et son personnage est à vous : 14, 13 ou 12 points à la fin.',
    ru: 'Закройте последнюю плиту постройки, и её персонаж ваш: 14, 13 или 12 очков в конце.',
  },
  {
    step: 'end',
    en: 'The third snowflake ends the game.',
    fr: 'Le troisième flocon met fin à la partie.',
    ru: 'Третья снежинка заканчивает партию.',
  },
];
