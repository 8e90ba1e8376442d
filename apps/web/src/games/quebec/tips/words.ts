import type { Language, Seat } from '@cap-diamant/kernel';
import type { Century, Zone } from '@cap-diamant/quebec/vocabulary';
import { roman } from '@cap-diamant/quebec/words';
import { counting } from '../../../words/plural.ts';
import { gainsInWords } from '../../common/words/gains.ts';
import { tableWords } from '../words/index.ts';

/** Gains by seat, whose they are told to, and everybody's names. */
type Gains = readonly [points: readonly number[], seat: Seat, names: readonly string[]];

/** `{contribution|stage}` stands for the word of the older edition and of the newer one. */
export interface TipTexts {
  noWorkers(name: string, ...gains: Gains): string;
  noSite(century: Century, ...gains: Gains): string;
  fewSites(count: number): string;
  readonly architect: string;
  readonly noActive: string;
  readonly full: string;
  readonly empty: string;
  readonly lastCentury: string;
  newCentury(century: Century, dominant: Zone): string;
  /** How many workers a leader would activate. */
  leader(workers: number): string;
  readonly event: string;
  readonly neutral: string;
  majority(zone: Zone): string;
  readonly mainGroup: string;
  readonly district: string;
  readonly undo: string;
  readonly hint: string;
}

const [fr, en, ru] = [counting('fr'), counting('en'), counting('ru')];
const points = {
  fr: (n: number) => fr(n, { one: 'point', other: 'points' }),
  en: (n: number) => en(n, { one: 'point', other: 'points' }),
  ru: (n: number) => ru(n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
};

export const TIPS: { readonly [language in Language]: TipTexts } = {
  fr: {
    noWorkers: (name, ...gains) =>
      `${name} n’a plus d’ouvrier : le siècle finira quand viendra son tour. Les zones vous donneraient ${gainsInWords(...gains, points.fr)}.`,
    noSite: (century, ...gains) =>
      `Plus de chantier libre : qui lève son architecte finit le siècle ${roman(century)}. Les zones vous donneraient ${gainsInWords(...gains, points.fr)}.`,
    fewSites: count =>
      `Dans ce siècle, il reste ${fr(count, { one: 'chantier libre', other: 'chantiers libres' })}. Quand un architecte n’en trouve plus, on compte les zones : regardez-les dès maintenant.`,
    architect:
      'Votre architecte est encore dans votre main. {Mettez un bâtiment en chantier|Ouvrez un chantier} : trois ouvriers deviendront actifs.',
    noActive:
      'Vous n’avez plus d’ouvrier actif : vous ne pouvez que {mettre en chantier|ouvrir un chantier}. Trois ouvriers redeviendront actifs.',
    full: 'Votre bâtiment a ses trois {contributions|étapes}. {Mettez-en un autre en chantier|Ouvrez un autre chantier} : vous posez trois étoiles et gagnez trois ouvriers actifs.',
    empty:
      'Votre bâtiment n’a encore aucune {contribution|étape}. Si vous le quittez ainsi, il ne rapporte rien : payez-en peut-être une vous-même.',
    lastCentury:
      'Dernier siècle : les étoiles comptent plus que jamais. Une troisième {contribution|étape} vaut 6 points au lieu de 3.',
    newCentury: (century, zone) =>
      `Siècle ${roman(century)} : de nouveaux chantiers sont disponibles et les zones sont vides. La zone dominante est ${tableWords('fr').zoneName(zone)}, avec quatre bâtiments de sa couleur.`,
    leader: workers =>
      workers === 0
        ? 'Vous pouvez prendre un leader dans ce siècle. Sa carte dit ce qu’il fait.'
        : `Vous pouvez prendre un leader dans ce siècle, et activer ${fr(workers, { one: 'ouvrier', other: 'ouvriers' })}. Sa carte dit ce qu’il fait.`,
    event: 'Un événement est en jeu : sa carte, à côté de la ville, dit quelle règle il change.',
    neutral:
      'Le bâtiment de l’architecte neutre n’est à personne : vous y avez droit à l’action, et le jeton ira au dernier à avoir contribué.',
    majority: zone =>
      `Un ouvrier de plus dans la zone ${tableWords('fr').zoneName(zone)} y changerait la majorité en votre faveur.`,
    mainGroup:
      'À la fin, seul votre groupe principal rapporte plein tarif. Essayez de construire à côté de vos propres bâtiments.',
    district:
      '{Contribuer au|Construire une étape du} bâtiment d’un autre donne l’action de son quartier. Pointez un bâtiment pour voir ce qu’il rapporterait.',
    undo: 'Rien ne compte tant que vous n’avez pas confirmé, et même ensuite vous pouvez annuler votre tour.',
    hint: 'Vous hésitez? L’ampoule montre ce que ferait un joueur fort.',
  },
  en: {
    noWorkers: (name, ...gains) =>
      `${name} has no worker left: the century ends when that turn comes. The zones would bring you ${gainsInWords(...gains, points.en)}.`,
    noSite: (century, ...gains) =>
      `No free site is left: the next architect that is lifted ends century ${roman(century)}. The zones would bring you ${gainsInWords(...gains, points.en)}.`,
    fewSites: count =>
      `Only ${en(count, { one: 'free site is', other: 'free sites are' })} left in this century. When an architect finds none, the zones are scored: look at them now.`,
    architect:
      'Your architect is still in your hand. Start a {building|construction site}: it makes three workers active.',
    noActive:
      'You have no active worker, so starting a {building|construction site} is all you can do. It makes three workers active again.',
    full: 'Your building has its three {contributions|stages}. Start another one: you place three stars and get three active workers.',
    empty:
      'Your building has no {contribution|stage} yet. If you leave it like this, it brings nothing: perhaps pay for one yourself.',
    lastCentury: 'The last century: stars count more than ever. A third {contribution|stage} makes 6 points out of 3.',
    newCentury: (century, zone) =>
      `Century ${roman(century)}: new sites are available, and the zones are empty. The dominant zone is ${tableWords('en').zoneName(zone)}, with four buildings of its colour.`,
    leader: workers =>
      workers === 0
        ? 'You may take a leader in this century. Its card says what it does.'
        : `You may take a leader in this century, and activate ${en(workers, { one: 'worker', other: 'workers' })}. Its card says what it does.`,
    event: 'An event is in play: its card beside the town says which rule it changes.',
    neutral:
      'The neutral architect’s building is nobody’s: you get the action there, and the token goes to the last contributor.',
    majority: zone =>
      `One more worker in ${zone === 'citadelle' ? 'the ' : ''}${tableWords('en').zoneName(zone)} would change the majority there in your favour.`,
    mainGroup: 'At the end only your main group pays in full. Try to build next to buildings of your own.',
    district:
      '{Contributing to|Building a stage of} another player’s building brings its district’s action. Point at a building to see what it would bring.',
    undo: 'Nothing counts until you confirm, and even after that you can undo your turn.',
    hint: 'Not sure what to do? The light bulb shows what a strong player would do.',
  },
  ru: {
    noWorkers: (name, ...gains) =>
      `${name}: работников не осталось, и с началом этого хода столетие кончится. Сферы принесли бы вам ${gainsInWords(...gains, points.ru)}.`,
    noSite: (century, ...gains) =>
      `Свободных площадок нет: кто снимет архитектора, закончит столетие ${roman(century)}. Сферы принесли бы вам ${gainsInWords(...gains, points.ru)}.`,
    fewSites: count =>
      `В этом столетии осталось ${ru(count, { one: 'площадка', few: 'площадки', many: 'площадок', other: 'площадки' })}. Когда архитектору не найдётся места, посчитают сферы: взгляните на них уже сейчас.`,
    architect: 'Ваш архитектор ещё у вас на руках. {Начните здание|Откройте площадку}: три работника станут активными.',
    noActive:
      'Активных работников нет, поэтому можно только {начать здание|открыть площадку}. Трое снова станут активными.',
    full: 'В вашем здании все три {взноса|этапа}. {Начните другое|Откройте другую площадку}: вы положите три звезды и получите трёх активных работников.',
    empty:
      'В вашем здании ещё нет {взносов|этапов}. Если уйти, оно ничего не принесёт: может быть, {сделать взнос|построить этап} самому?',
    lastCentury: 'Последнее столетие: звёзды важны как никогда. Третий {взнос|этап} превращает 3 очка в 6.',
    newCentury: (century, zone) =>
      `Столетие ${roman(century)}: доступны новые площадки, сферы пусты. Доминирующая сфера — ${tableWords('ru').zoneName(zone)}, четыре здания её цвета.`,
    leader: workers =>
      workers === 0
        ? 'В этом столетии можно взять лидера. На карте сказано, что он делает.'
        : `В этом столетии можно взять лидера и активировать ${ru(workers, { one: 'работника', few: 'работников', many: 'работников', other: 'работников' })}. На карте сказано, что он делает.`,
    event: 'Действует событие: на карте рядом с городом сказано, какое правило оно меняет.',
    neutral:
      'Здание нейтрального архитектора ничьё: действие там положено и вам, а жетон достанется сделавшему последний взнос.',
    majority: zone =>
      `Ещё один работник в сфере «${tableWords('ru').zoneName(zone)}» изменит там большинство в вашу пользу.`,
    mainGroup: 'В конце полностью считается только главная группа. Старайтесь строить рядом со своими зданиями.',
    district:
      '{Взнос в чужое здание|Этап чужого здания} даёт действие его района. Наведите на здание, чтобы увидеть, что оно принесёт.',
    undo: 'Пока вы не подтвердили ход, ничего не решено, да и потом его можно отменить.',
    hint: 'Не знаете, как пойти? Лампочка покажет, что сделал бы сильный игрок.',
  },
};
