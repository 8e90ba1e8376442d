import { listing, signed } from '@cap-diamant/kernel';
import { SNOW } from '../model/vocabulary.ts';
import type { Catalogue } from './catalogue.ts';
import { counter } from './plural.ts';

const NONE = '—';
const count = counter('ru');
const list = listing('ru');
const points = (n: number) => count(n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });
const cards = (n: number) => count(n, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' });
const ofCards = (n: number) => count(n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' });
const card = (id: string) => (id === SNOW ? 'снежинка' : id);

const site = { redoubt: 'редут', church: 'церковь', mill: 'мельницу' };
const onSite = { redoubt: 'на редут', church: 'на церковь', mill: 'на мельницу' };
const character = { redoubt: 'офицер', church: 'кюре', mill: 'мельник' };
const gains = { redoubt: 'офицера', church: 'кюре', mill: 'мельника' };
const bonus = { beam: 'балка', stake: 'свая', peg: 'колышек' };
const placing = { beam: 'балку', stake: 'сваю', peg: 'колышек' };
const floor = ['нижний этаж', 'средний этаж', 'верхний этаж'] as const;
const kept = { fille: 'дочь короля', coureur: 'лесной бродяга', nation: 'Первые нации' };

export const ru: Catalogue = {
  title: 'Новая Франция',
  variant: {
    standard: 'полные правила',
    'one-card': 'одна карта на выбор',
    'allies-once': 'союзники один раз за партию',
    'no-allies': 'без союзников',
    'table-claims': 'невозможные фигуры оспаривают соперники',
    handicap: 'с форой',
    simplified: 'упрощённые правила (одна карта, без союзников)',
  },
  site: { redoubt: 'редут', church: 'церковь', mill: 'мельница' },
  onSite,
  character,
  bonus,
  placedBonus: { beam: 'балку', stake: 'сваю', peg: 'колышек' },
  ally: { fille: 'дочь короля', coureur: 'лесной бродяга', nation: 'Первые нации' },
  nation: { brown: 'анишинабе', blue: 'инну', red: 'вендат', yellow: 'вабанаки' },
  colour: { brown: 'коричневый', blue: 'синий', red: 'красный', yellow: 'жёлтый' },
  letter: { brown: 'К', blue: 'С', red: 'Р', yellow: 'Ж' },
  floor,
  reason: {
    form: 'так эту фигуру не повернуть',
    site: 'такой постройки или её части нет',
    height: 'стены не выше трёх этажей',
    outside: 'часть фигуры не над плитами постройки',
    overlap: 'место занято',
    covered: 'фигуру ставят сверху, а над этим местом уже что-то есть',
    floating: 'фигура ни на что не опирается (снег не держит)',
    unstable: 'фигура упадёт: её центр не над опорами',
    over: 'партия окончена',
    'not-asked': 'сейчас решает другой игрок',
    question: 'сейчас спрашивают не об этом',
    piece: 'эту фигуру сейчас поставить нельзя',
    card: 'открытой карты с такой формой нет',
    placeable: 'фигуру этой формы ещё можно поставить',
    ally: 'жетон Первых наций недоступен',
    order: 'вернуть нужно другое число карт',
  },
  source: {
    turns: 'ходы',
    allies: 'союзники',
    floors: 'этажи',
    characters: 'персонажи',
    handicap: 'фора',
    total: 'всего',
  },
  aspect: {
    points: 'очки сразу',
    floors: 'очки при снегопадах',
    groups: 'кубики для будущих связей',
    characters: 'персонажи',
    bonus: 'оставшиеся бонусные фигуры',
    allies: 'доступные союзники',
  },
  piece: (id, doubled) => `${id} (дважды ${doubled})`,
  question: {
    turn: (_, instead) => `Ваш ход: возьмите карту${instead ? ` или поставьте ${instead}` : ''}.`,
    order: ({ cards: n }) => (n === 1 ? 'Вернуть карту на колоду?' : `В каком порядке вернуть ${cards(n)} на колоду?`),
    card: () => 'Выберите открытую карту и поставьте фигуру этой формы.',
    answer: ({ shape }) => `Форму ${shape} объявили невозможной. Сможете её поставить?`,
    fille: ({ base }) => `Удвоить с помощью дочери короля (${base} → ${2 * base})?`,
    coureur: ({ base }) => `Послать лесного бродягу за ${points(base >> 1)}?`,
    after: () => 'Ход заканчивается. Посмотреть сначала следующие карты?',
  },
  milestone: {
    completed: at => `завершено: ${site[at]}`,
    claimed: 'карты, объявленные невозможными',
    stolen: 'украденные ходы',
  },
  over: 'Партия окончена.',
  move: {
    place: (move, piece) =>
      `Поставить: ${piece} ${onSite[move.site as keyof typeof onSite] ?? move.site}, ${move.grid}: ${move.cells.join(' ')}`,
    draw: () => 'Взять карту',
    nation: () => 'Тайно посмотреть следующие карты',
    order: ({ places }) => `Вернуть карты в порядке ${places.join(', ')}`,
    claim: ({ shape }) => `Объявить форму ${shape} невозможной`,
    fille: () => 'Удвоить очки с дочерью короля',
    coureur: () => 'Послать лесного бродягу',
    pass: () => 'Пропустить',
    end: () => 'Закончить ход',
  },
  effect: {
    looked: ({ seat, cards: n }, { name, nation }) =>
      `${name(seat)} тайно смотрит ${cards(n)} с верха колоды (${nation(seat)}).`,
    saw: ({ cards: seen }) => `Верх колоды: ${seen.map(card).join(', ')}.`,
    ordered: ({ seat }, { name }) => `${name(seat)} возвращает карты в выбранном порядке.`,
    drew: ({ seat, card: id }, { name }) =>
      id === SNOW ? `${name(seat)} тянет снежинку.` : `${name(seat)} берёт карту: форма ${id}.`,
    placed: ({ seat, piece, site: at, base }, { name }) =>
      `${name(seat)} ставит ${placing[piece as keyof typeof placing] ?? piece} ${onSite[at]}: ${points(base)}.`,
    completed: ({ seat, site: at }, { name }) =>
      `${name(seat)} завершает ${site[at]} и получает персонажа: ${character[at]}.`,
    scored: ({ seat, points: n, doubled }, { name }) =>
      `${name(seat)} получает ${points(n)}${doubled ? ' (удвоено дочерью короля)' : ''}.`,
    followed: ({ seat, points: n }, { name }) => `«Лесной бродяга!» ${name(seat)} получает ${points(n)}.`,
    declined: ({ seat, ally }, { name }) => `${name(seat)} оставляет на потом: ${kept[ally]}.`,
    claimed: ({ seat, shape }, { name }) => `${name(seat)} объявляет форму ${shape} невозможной.`,
    conceded: ({ seat, shape }, { name }) => `${name(seat)} не ставит форму ${shape}.`,
    stolen: ({ seat, from }, { name }) => `${name(seat)} крадёт ход (${name(from)}).`,
    discarded: ({ shape }) => `Карта ${shape} уходит в сброс.`,
    snowfall: ({ floor: at, points: list }, { name }) =>
      `Снег укрывает ${floor[at]}: ${list.map((n, seat) => `${name(seat)} ${signed('ru', n)}`).join(', ')}.`,
    lost: ({ seat, bonus: piece }, { name }) => `${name(seat)} теряет непоставленную фигуру: ${bonus[piece]}.`,
    refreshed: () => 'Все союзники снова доступны.',
    turn: ({ seat }, { name }) => `Ходит ${name(seat)}.`,
    character: ({ seat, site: at, points: n }, { name }) => `За ${gains[at]} ${name(seat)} получает ${points(n)}.`,
    ended: ({ winners }, { name }) =>
      winners.length > 1
        ? `Партия окончена: ${list(winners.map(name))} делят звание королевского инженера.`
        : `Партия окончена: ${winners.map(name).join('')} получает звание королевского инженера.`,
  },
  page: {
    labelled: (label, text) => `${label}: ${text}`,
    listed: texts => texts.join(', ') || NONE,
    board: 'три постройки по этажам',
    cards: 'открытые карты, колода и сброс',
    players: 'игроки, их бонусные фигуры и союзники',
    legend: letters =>
      `${letters.join(', ')}; строчная буква: цвет без игрока; · свободная плита; × потеряно под навесом`,
    site: (name, person, n, holder = 'никто') => `${name} (${person}, ${n}: ${holder})`,
    floor: (name, face, snowed) => `${name} [${face}]${snowed ? ', снег' : ''}`,
    visible: 'Открытые карты',
    deck: n => `Колода: ${ofCards(n)}`,
    known: 'Вы знаете',
    deckCard: (place, id) => `${place}. ${id}`,
    discards: 'Сброс',
    toCome: 'Впереди',
    none: NONE,
    player: (name, colour, score) => `${name} (${colour}): очки ${score}`,
    bonus: 'бонусные фигуры',
    ready: 'союзники',
    holds: 'персонажи',
    snow: n =>
      n === 0
        ? 'Снега ещё нет'
        : count(n, { one: 'снегопад', few: 'снегопада', many: 'снегопадов', other: 'снегопада' }),
  },
};
