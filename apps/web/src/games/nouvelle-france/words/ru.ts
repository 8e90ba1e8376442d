import { counting } from '../../../words/plural.ts';
import type { PlayTexts } from './texts.ts';

const count = counting('ru');
const points = (n: number): string => count(n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });
const cards = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' });
const theCards = (n: number): string => count(n, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' });
const pieces = (n: number): string => count(n, { one: 'фигура', few: 'фигуры', many: 'фигур', other: 'фигуры' });

export const ru: PlayTexts = {
  cards: {
    visible: 'Открытые карты',
    shape: id => `Форма ${id}`,
    card: (id, left) => `Форма ${id}, в запасе ${pieces(left)}`,
    drawn: 'только что взята',
    dead: 'некуда поставить',
    snowflake: 'Снежинка',
    deck: n => `В колоде ${cards(n)}`,
    reserve: 'Фигуры в запасе',
    reserveAbout: 'Все оставшиеся фигуры по формам и сколько карт каждой формы ещё впереди.',
    openReserve: 'Все фигуры',
    toCome: n => `впереди ${cards(n)}`,
    noneToCome: 'карт больше не будет',
    piece: colours => colours.join(', '),
    discards: 'Сброс',
    noDiscards: 'В сбросе ещё ничего нет.',
    snowfalls: n =>
      n === 0
        ? 'снега ещё не было'
        : count(n, {
            one: 'снегопад из трёх',
            few: 'снегопада из трёх',
            many: 'снегопадов из трёх',
            other: 'снегопада из трёх',
          }),
  },
  sites: {
    names: { redoubt: 'Редут', church: 'Церковь', mill: 'Мельница' },
    sticks: 'Сколько стоит кубик, когда снег укроет его этаж',
    face: face => ({ '+': 'по очку за кубик', '2': 'по два очка за кубик', '-': 'минус очко за кубик' })[face],
    buried: 'под снегом',
    character: (name, n) => `${name}: ${points(n)} за последнюю закрытую плиту`,
    heldBy: name => `у игрока ${name}`,
    free: 'пока ничей',
    ifItSnowed: 'Если бы пошёл снег',
  },
  players: {
    sources: 'Откуда очки',
    noPoints: 'Очков пока нет',
    points,
    allies: 'Союзники',
    bonus: 'Бонусные фигуры',
    ready: ally => `${ally}: готов помочь`,
    used: ally => `${ally}: уже помог`,
    has: bonus => `${bonus}: в запасе`,
    gone: bonus => `${bonus}: больше нет`,
  },
  ask: {
    draw: 'Взять карту',
    drawAbout: 'Она ляжет к открытым. Снежинка сперва приносит снег.',
    bonus: piece => `Поставить бонус: ${piece}`,
    bonusAbout: 'Вместо карты: целиком вашего цвета, а со следующим снегом пропадёт.',
    look: 'Посмотреть следующие карты',
    lookAbout: n => `Тайно, ${cards(n)} с верха колоды; вернуть можно в любом порядке.`,
    end: 'Закончить ход',
    endAbout: 'Приберечь жетон.',
    fille: n => `Вы получаете ${points(n)}. Удвоит ли их королевская невеста?`,
    filleYes: 'Удвоить',
    filleGain: (from, to) => `${from} → ${to}`,
    filleNo: 'Приберечь её',
    coureur: (name, n) => `${name} получает ${points(n)}. Пойдёт ли следом ваш лесной бродяга?`,
    coureurYes: n => `Пойти следом: ${points(n)}`,
    coureurNo: 'Пропустить',
    noHurry: 'Не торопитесь: игра ждёт вашего ответа.',
    keep: 'Приберечь',
    claim: shape => `${shape} не поставить`,
    exchange: shape => `Сменить карту ${shape}`,
    claimAssisted: 'Этой форме нигде нет места: вместо неё берут другую карту.',
    claimTable:
      'Если вам кажется, что какую-то форму некуда поставить, объявите это; кто найдёт ей место, перехватит ваш ход.',
    claimOnly: 'Ни одну из открытых карт некуда поставить.',
    answer: (name, shape) => `${name} говорит, что форму ${shape} не поставить.`,
    answerAbout: 'Найдите ей место, и ход ваш, или пропустите.',
    answerNo: 'Я тоже не вижу места',
  },
  look: {
    title: 'Тайный взгляд на колоду',
    pass: name => `Передайте устройство: ${name}`,
    passAbout: name => `Следующие карты может видеть только ${name}.`,
    iAm: name => `Это я, ${name}: показать карты`,
    about: 'Перетащите карты в том порядке, в каком их будут брать, или двигайте их стрелками.',
    places: ['Первая', 'Вторая', 'Третья'],
    earlier: 'Раньше',
    later: 'Позже',
    back: 'Вернуть так',
    again: 'К картам',
    hide: 'Спрятать',
    peek: n => `Вы знаете ${theCards(n)}`,
    moved: (card, place) => `${card}: теперь номер ${place}.`,
  },
  snow: {
    title: floor => `Снег укрывает ${floor}`,
    site: 'Постройка',
    cubes: n => count(n, { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' }),
    besides: 'А затем',
  },
  end: {
    snowfalls: 'Снегопады',
    bySource: 'По источникам',
    tie: 'Как решилась ничья',
    phase: phase => `фаза ${phase}`,
    tied: (names, n) => `${names}: поровну, по ${points(n)}.`,
    tieAllies: (names, n) => `Меньше всего союзников в последней фазе (${n}) решает в пользу: ${names}.`,
    tiePeg: names => `По союзникам тоже поровну, но неиспользованный колышек решает в пользу: ${names}.`,
    tieShared: names => `И союзники, и колышки поровну: ${names} делят звание.`,
  },
  keys: [
    ['Y', 'да: удвоить, пойти следом'],
    ['X', 'нет: пропустить, приберечь, закончить ход'],
  ],
};
