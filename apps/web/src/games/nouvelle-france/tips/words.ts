import type { Language, Seat } from '@cap-diamant/kernel';
import type { Bonus, Site } from '@cap-diamant/nouvelle-france/vocabulary';
import { counting } from '../../../words/plural.ts';
import { gainsInWords } from '../../common/words/gains.ts';
import { playTexts } from '../words/index.ts';

export interface TipTexts {
  /** What the next snowfall would bring; `snow` have been already, and `bonus` would be lost. */
  snow(snow: number, bonus: Bonus | undefined, points: readonly number[], seat: Seat, names: readonly string[]): string;
  character(site: Site, slabs: number, points: number): string;
  readonly double: string;
  readonly turning: string;
  readonly connect: string;
  readonly sticks: string;
  readonly fille: string;
  readonly coureur: string;
  readonly nation: string;
  readonly bonus: { readonly [bonus in Bonus]: string };
  readonly undo: string;
  readonly hint: string;
}

const [fr, en, ru] = [counting('fr'), counting('en'), counting('ru')];
const points = {
  fr: (n: number) => fr(n, { one: 'point', other: 'points' }),
  en: (n: number) => en(n, { one: 'point', other: 'points' }),
  ru: (n: number) => ru(n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
};

/** After the second snowfall the next one ends the game. */
const LAST = 2;

const LOST = {
  fr: { beam: ' Votre poutre serait perdue.', stake: ' Votre pieu serait perdu.', peg: '' },
  en: { beam: ' Your beam would be lost.', stake: ' Your stake would be lost.', peg: '' },
  ru: { beam: ' Ваша балка при этом пропадёт.', stake: ' Ваша свая при этом пропадёт.', peg: '' },
} as const;
const lost = (language: Language, bonus: Bonus | undefined): string =>
  bonus === undefined ? '' : LOST[language][bonus];

export const TIPS: { readonly [language in Language]: TipTexts } = {
  fr: {
    snow: (snow, bonus, ...gains) =>
      snow === LAST
        ? `Toute carte peut maintenant être le dernier flocon, qui met aussitôt fin à la partie. L’étage supérieur vous donnerait ${gainsInWords(...gains, points.fr)}.`
        : `Toute carte peut maintenant être le flocon : s’il neigeait, vous marqueriez ${gainsInWords(...gains, points.fr)}.${lost('fr', bonus)}`,
    character: (site, slabs, worth) =>
      `${playTexts('fr').sites.names[site]} : on voit encore ${fr(slabs, { one: 'dalle', other: 'dalles' })}. Qui cache la dernière prend le personnage, ${points.fr(worth)} à la fin.`,
    double: 'Parmi les pièces d’une forme, l’une a deux cubes de votre couleur. C’est d’ordinaire la vôtre.',
    turning: 'Tournez la pièce avec les boutons à côté d’elle : debout ou couchée, elle tient souvent ailleurs.',
    connect: 'Faites toucher vos cubes : tous ceux qui sont reliés à la pièce comptent de nouveau.',
    sticks:
      'Les bâtonnets disent ce que vaudra chaque cube du prochain étage à compter. Construisez où c’est +2, pas où c’est −1.',
    fille: 'Gardez la fille du Roy pour un bon tour : elle en double les points, une fois par phase.',
    coureur:
      'Après un bon tour d’un autre, on vous demandera si le coureur des bois le suit : la moitié des points est à vous.',
    nation:
      'Les Premières Nations vous montrent les trois premières cartes, à remettre dans l’ordre voulu. C’est utile quand la neige est proche.',
    bonus: {
      beam: 'Au lieu de piocher, vous pouvez poser votre poutre, trois cubes de votre couleur. La première bordée l’emporte.',
      stake:
        'Au lieu de piocher, vous pouvez poser votre pieu, deux cubes de votre couleur. La deuxième bordée l’emporte.',
      peg: 'Au lieu de piocher, vous pouvez poser votre cheville : un seul cube, qui cache même une dernière dalle.',
    },
    undo: 'Rien ne compte tant que vous n’avez pas confirmé. Une carte piochée, elle, reste piochée.',
    hint: 'Vous hésitez? L’ampoule montre ce que ferait un joueur fort.',
  },
  en: {
    snow: (snow, bonus, ...gains) =>
      snow === LAST
        ? `Any card can be the last snowflake now, which ends the game at once. The upper floor would bring you ${gainsInWords(...gains, points.en)}.`
        : `Any card can be the snowflake now: if it snowed, you would score ${gainsInWords(...gains, points.en)}.${lost('en', bonus)}`,
    character: (site, slabs, worth) =>
      `${playTexts('en').sites.names[site]}: ${en(slabs, { one: 'slab', other: 'slabs' })} can still be seen. Whoever hides the last one takes the character, ${points.en(worth)} at the end.`,
    double: 'Of the pieces of a shape, one has two cubes of your colour. That one is usually yours.',
    turning: 'Turn the piece with the buttons beside it: standing or lying, it often fits elsewhere.',
    connect: 'Let your cubes touch: all that are connected to the piece count once more.',
    sticks: 'The sticks say what each cube of the next floor will pay. Build where it is +2, not where it is −1.',
    fille: 'Keep the King’s Daughter for a good turn: she doubles its points, once per phase.',
    coureur:
      'After a good turn of another player you are asked about your coureur des bois: half of the points are yours.',
    nation: 'First Nations shows you the top three cards, to put back in any order. That helps when snow is near.',
    bonus: {
      beam: 'Instead of drawing you can place your beam, three cubes of your colour. The first snowfall takes it away.',
      stake:
        'Instead of drawing you can place your stake, two cubes of your colour. The second snowfall takes it away.',
      peg: 'Instead of drawing you can place your peg: a single cube, which can hide a last slab.',
    },
    undo: 'Nothing counts until you confirm. A drawn card, though, stays drawn.',
    hint: 'Not sure what to do? The light bulb shows what a strong player would do.',
  },
  ru: {
    snow: (snow, bonus, ...gains) =>
      snow === LAST
        ? `Теперь любая карта может оказаться последней снежинкой, и партия сразу закончится. Верхний этаж принёс бы вам ${gainsInWords(...gains, points.ru)}.`
        : `Теперь любая карта может оказаться снежинкой: снегопад принёс бы вам ${gainsInWords(...gains, points.ru)}.${lost('ru', bonus)}`,
    character: (site, slabs, worth) =>
      `${playTexts('ru').sites.names[site]}: сверху видно плит — ${slabs}. Кто закроет последнюю, возьмёт персонажа, ${points.ru(worth)} в конце.`,
    double: 'Среди фигур одной формы есть та, где два кубика вашего цвета. Обычно она вам и нужна.',
    turning: 'Поворачивайте фигуру кнопками рядом с ней: стоя или лёжа она часто встаёт в другом месте.',
    connect: 'Пусть ваши кубики касаются: все связанные с фигурой считаются ещё раз.',
    sticks: 'Планки показывают, сколько даст каждый кубик следующего этажа. Стройте там, где +2, а не там, где −1.',
    fille: 'Приберегите дочь короля для хорошего хода: она удваивает его очки, раз за фазу.',
    coureur: 'После хорошего чужого хода вас спросят о лесном бродяге: половина очков ваша.',
    nation: 'Первые нации покажут три верхние карты, вернуть их можно в любом порядке. Это полезно перед снегом.',
    bonus: {
      beam: 'Вместо карты можно поставить балку, три кубика вашего цвета. Первый снегопад её отнимет.',
      stake: 'Вместо карты можно поставить сваю, два кубика вашего цвета. Второй снегопад её отнимет.',
      peg: 'Вместо карты можно поставить колышек: один кубик, который закроет и последнюю плиту.',
    },
    undo: 'Пока вы не подтвердили, ничего не решено. Но взятую карту не вернуть.',
    hint: 'Не знаете, как пойти? Лампочка покажет, что сделал бы сильный игрок.',
  },
};
