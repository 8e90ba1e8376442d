import type { Language } from '@cap-diamant/kernel';
import type { Ally, Bonus, BySite, Colour } from '@cap-diamant/nouvelle-france/vocabulary';
import { counting } from '../../../words/plural.ts';

/** The texts of the cards: what each does, and a sentence of history. They load with the first card. */
export interface CardTexts {
  readonly effect: { readonly [ally in Ally]: string };
  /** How often an ally can be used, by the rules of the game. */
  readonly uses: { readonly phase: string; readonly game: string };
  readonly bonus: { readonly [bonus in Bonus]: string };
  character(points: number): string;
  readonly history: {
    readonly fille: string;
    readonly coureur: string;
    readonly nation: { readonly [colour in Colour]: string };
    readonly bonus: { readonly [bonus in Bonus]: string };
    readonly character: BySite<string>;
  };
}

const en: CardTexts = {
  effect: {
    fille: 'Doubles the points of the piece you have just placed.',
    coureur: 'When another player scores, you score half of it, rounded down. One coureur per turn.',
    nation: 'Before you draw or after you score: look at the top three cards in secret and put them back in any order.',
  },
  uses: { phase: 'Once per phase; ready again after a snowfall.', game: 'Once per game.' },
  bonus: {
    beam: 'Three cubes of your colour. Place it instead of drawing, before the first snowfall.',
    stake: 'Two cubes of your colour. Place it instead of drawing, between the first and the second snowfall.',
    peg: 'One cube of your colour. Place it instead of drawing, after the second snowfall.',
  },
  character: points =>
    `Whoever hides the last slab of the site wins this figure: ${counting('en')(points, { one: 'point', other: 'points' })} at the end.`,
  history: {
    fille:
      'From 1663 to 1673, young women, some 770 of them, crossed the ocean with a dowry from the King to settle in the colony.',
    coureur: 'They paddled far inland to trade for furs, often without the permit the colony demanded.',
    nation: {
      brown:
        'Around the Great Lakes and the Ottawa River, Anishinabe nations held the routes on which the trade depended.',
      blue: 'The Innu welcomed the French at Tadoussac, where an alliance was made in 1603.',
      red: 'Farmers and traders of the Great Lakes. The Wendat have lived at Wendake, by the falls near Québec, since 1697.',
      yellow: 'From lands to the southeast, the W8banaki settled at Odanak and Wôlinak around 1700.',
    },
    bonus: {
      beam: 'Carpenters squared beams with a broad axe and fitted the whole frame on the ground before raising it.',
      stake: 'Palisades were rows of pointed stakes, set side by side in a trench.',
      peg: 'Wooden pegs held the frame together: iron came by ship, and was dear.',
    },
    character: {
      redoubt: 'Officers of the colonial troops, in Canada from 1683, commanded its small forts and had them built.',
      church: 'The parish priest also kept the registers: every baptism, marriage and burial of the colony.',
      mill: 'The seigneur had to keep a mill; the settlers had to grind there and leave one sack in fourteen.',
    },
  },
};

const fr: CardTexts = {
  effect: {
    fille: 'Double les points de la pièce que vous venez de poser.',
    coureur: 'Quand quelqu’un d’autre marque, vous marquez la moitié, arrondie vers le bas. Un seul coureur par tour.',
    nation:
      'Avant de piocher ou après avoir marqué : regardez en secret les trois premières cartes et remettez-les dans l’ordre voulu.',
  },
  uses: { phase: 'Une fois par phase; de nouveau disponible après la neige.', game: 'Une fois par partie.' },
  bonus: {
    beam: 'Trois cubes de votre couleur. À poser au lieu de piocher, avant la première neige.',
    stake: 'Deux cubes de votre couleur. À poser au lieu de piocher, entre la première et la deuxième neige.',
    peg: 'Un cube de votre couleur. À poser au lieu de piocher, après la deuxième neige.',
  },
  character: points =>
    `Qui cache la dernière dalle du chantier gagne ce personnage : ${counting('fr')(points, { one: 'point', other: 'points' })} à la fin.`,
  history: {
    fille:
      'De 1663 à 1673, de jeunes femmes, environ 770, ont traversé l’océan, dotées par le roi, pour s’établir dans la colonie.',
    coureur: 'Ils pagayaient loin dans les terres pour la traite des fourrures, souvent sans le congé exigé.',
    nation: {
      brown:
        'Autour des Grands Lacs et de l’Outaouais, les nations anishinabes tenaient les routes dont la traite dépendait.',
      blue: 'Les Innus ont accueilli les Français à Tadoussac, où une alliance fut conclue en 1603.',
      red: 'Cultivateurs et commerçants des Grands Lacs; depuis 1697, les Wendat vivent à Wendake, près de Québec.',
      yellow: 'Venus du sud-est, les W8banakiak se sont établis à Odanak et à Wôlinak vers 1700.',
    },
    bonus: {
      beam: 'Les charpentiers équarrissaient les poutres à la hache et assemblaient toute la charpente au sol avant de la lever.',
      stake: 'Les palissades étaient des rangs de pieux pointus, plantés côte à côte dans une tranchée.',
      peg: 'Des chevilles de bois tenaient la charpente : le fer venait par bateau et coûtait cher.',
    },
    character: {
      redoubt:
        'Les officiers des troupes de la colonie, au Canada dès 1683, commandaient ses petits forts et les faisaient bâtir.',
      church: 'Le curé tenait aussi les registres : tous les baptêmes, mariages et sépultures de la colonie.',
      mill: 'Le seigneur devait entretenir un moulin; les habitants devaient y moudre et y laisser un sac sur quatorze.',
    },
  },
};

const ru: CardTexts = {
  effect: {
    fille: 'Удваивает очки за только что поставленную фигуру.',
    coureur: 'Когда очки получает другой игрок, вы получаете половину, с округлением вниз. Один лесной бродяга за ход.',
    nation: 'До взятия карты или после подсчёта: тайно посмотрите три верхние карты и верните их в любом порядке.',
  },
  uses: { phase: 'Раз за фазу; после снегопада снова доступен.', game: 'Раз за партию.' },
  bonus: {
    beam: 'Три кубика вашего цвета. Ставится вместо взятия карты, до первого снегопада.',
    stake: 'Два кубика вашего цвета. Ставится вместо взятия карты, между первым и вторым снегопадом.',
    peg: 'Один кубик вашего цвета. Ставится вместо взятия карты, после второго снегопада.',
  },
  character: points =>
    `Кто закроет последнюю плиту постройки, получит этого персонажа: ${counting('ru')(points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })} в конце.`,
  history: {
    fille:
      'За десять лет начиная с 1663 года океан пересекли девушки с приданым от короля, чтобы поселиться в колонии, всего около 770.',
    coureur: 'Они уходили на каноэ далеко вглубь материка за мехами, часто без разрешения, которого требовала колония.',
    nation: {
      brown: 'Вокруг Великих озёр и реки Оттавы народы анишинабе держали пути, от которых зависела торговля.',
      blue: 'Инну встретили французов в Тадуссаке, где родился союз 1603 года.',
      red: 'Земледельцы и торговцы Великих озёр; с 1697 года вендаты живут в Вендаке, у водопада близ Квебека.',
      yellow: 'Вабанаки пришли с юго-востока и около 1700 года поселились в Оданаке и Волинаке.',
    },
    bonus: {
      beam: 'Плотники тесали балки топором и собирали весь сруб на земле, прежде чем поднять его.',
      stake: 'Частокол — это ряд заострённых свай, поставленных вплотную в ров.',
      peg: 'Каркас держали деревянные колышки: железо привозили кораблём, и стоило оно дорого.',
    },
    character: {
      redoubt: 'Офицеры колониальных войск, прибывших в Канаду около 1683 года, командовали её фортами и строили их.',
      church: 'Кюре вёл и метрические книги: все крещения, браки и похороны колонии.',
      mill: 'Сеньор обязан был держать мельницу, а поселенцы — молоть на ней и оставлять мешок из четырнадцати.',
    },
  },
};

const TEXTS: { readonly [language in Language]: CardTexts } = { en, fr, ru };

export const cardTexts = (language: Language): CardTexts => TEXTS[language];
