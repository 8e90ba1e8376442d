import type { Step } from '@cap-diamant/kernel/lessons';
import { sceneOf } from '../town.ts';
import { LATE_SECOND_CENTURY, THIRD_CENTURY } from './tokens.ts';

/** Decisions of centuries II and III. */
export const CENTURIES: readonly Step[] = [
  {
    id: 'one-worker',
    part: { en: 'Two more centuries', fr: 'Deux autres siècles', ru: 'Ещё два столетия' },
    kind: 'do',
    scene: sceneOf({
      level: 'family',
      century: 2,
      scores: [35, 38, 37],
      active: [3, 2, 4],
      zones: {
        religion: [6, 1, 2],
        politics: [3, 3, 0],
        economy: [3, 4, 0],
        culture: [0, 2, 5],
        citadelle: [1, 1, 1],
      },
      free: ['c16r3', 'c10r5', 'c13r6'],
      underway: { c6r5: [0, [1]], c11r0: [1, [0]], c8r3: [2, [1]] },
      tokens: LATE_SECOND_CENTURY,
    }),
    say: {
      en: 'The same game, many turns later: century II draws to its end, and a single worker can change a majority. Find a zone where yours does, and send it there.',
      fr: 'La même partie, bien des tours plus tard : le siècle II tire à sa fin, et un seul ouvrier peut changer une majorité. Trouvez une zone où le vôtre le fait, et envoyez-l’y.',
      ru: 'Та же партия, много ходов спустя: столетие II близится к концу, и один работник может изменить большинство. Найдите сферу, где ваш это сделает, и отправьте его туда.',
    },
    points: ['zones'],
    goal: [{ kind: 'place', seat: 0, zone: ['politics', 'economy', 'citadelle'] }],
    shows: ['send politics'],
    wrong: [
      {
        when: { kind: 'place', seat: 0, zone: 'religion' },
        say: {
          en: 'You have the majority there anyway, and half of seven is still three: one point, no more. Look for a zone where you are level or one behind.',
          fr: 'Vous y avez déjà la majorité, et la moitié de sept reste trois : un point, sans plus. Cherchez une zone où vous êtes à égalité ou un ouvrier derrière.',
          ru: 'Там большинство и так ваше, а половина от семи — всё те же три: одно очко, и только. Ищите сферу, где у вас поровну или на одного меньше.',
        },
      },
      {
        when: { kind: 'place', seat: 0, zone: 'culture' },
        say: {
          en: 'One worker against five: a point, but no majority. Look for a zone where you are level or one behind.',
          fr: 'Un ouvrier contre cinq : un point, mais pas de majorité. Cherchez une zone où vous êtes à égalité ou un ouvrier derrière.',
          ru: 'Один против пяти: очко есть, большинства нет. Ищите сферу, где у вас поровну или на одного меньше.',
        },
      },
    ],
    otherwise: {
      en: 'A fair turn, but look at the wheel first: where would one more worker of yours change the majority?',
      fr: 'Un bon tour, mais regardez d’abord la roue : où un ouvrier de plus changerait-il la majorité?',
      ru: 'Неплохой ход, но взгляните сначала на колесо: где ещё один ваш работник изменит большинство?',
    },
    ways: [
      {
        when: { kind: 'place', seat: 0, zone: 'politics' },
        say: {
          en: 'Four against three: your bonus grows to 2, and Étienne loses his. One worker, three points between you.',
          fr: 'Quatre contre trois : votre bonus passe à 2, et Étienne perd le sien. Un ouvrier, trois points d’écart.',
          ru: 'Четверо против трёх: ваш бонус вырос до двух, а Этьен свой потерял. Один работник — три очка разницы.',
        },
      },
      {
        when: { kind: 'place', seat: 0, zone: 'economy' },
        say: {
          en: 'Four each: tied for the majority, you both get the bonus. A worker for 3 points, one of its own and a bonus of 2.',
          fr: 'Quatre chacun : à égalité de majorité, vous avez tous deux le bonus. Un ouvrier pour 3 points, le sien et un bonus de 2.',
          ru: 'По четыре: при равенстве бонус получаете вы оба. Один работник — три очка: одно своё и два бонуса.',
        },
      },
    ],
    done: {
      en: 'Two against one and one: the majority is yours, with a bonus of 1. A zone that everybody forgets is cheap to win.',
      fr: 'Deux contre un et un : la majorité est à vous, avec un bonus de 1. Une zone que tous oublient se gagne à peu de frais.',
      ru: 'Двое против одного и одного: большинство ваше, бонус — одно очко. Сферу, о которой все забыли, выиграть легко.',
    },
  },
  {
    id: 'third-star',
    kind: 'do',
    scene: sceneOf({
      level: 'family',
      century: 3,
      scores: [54, 57, 55],
      active: [4, 3, 5],
      zones: {
        religion: [2, 1, 3],
        politics: [1, 4, 2],
        economy: [4, 3, 1],
        culture: [2, 2, 4],
        citadelle: [2, 0, 1],
      },
      free: ['c8r1', 'c15r6', 'c0r5'],
      underway: { c12r5: [0, [1, 2]], c13r2: [1, [2]], c7r4: [2, [1]] },
      tokens: THIRD_CENTURY,
    }),
    say: {
      en: 'On to century III of that game, where your building has two contributions. Add a third, leave it for a new site, or do something else: the choice is yours.',
      fr: 'Passons au siècle III de cette partie : votre bâtiment a deux contributions. Ajoutez-en une troisième, quittez-le pour un autre chantier, ou faites autre chose : à vous de choisir.',
      ru: 'Перейдём к столетию III той партии: в вашем здании два взноса. Сделать третий, уйти на новую площадку или что-то другое — решайте сами.',
    },
    points: ['site-of:0', 'architect:own'],
    goal: [{ kind: 'turn' }],
    shows: ['stage c12r5'],
    ways: [
      {
        when: { kind: 'token', seat: 0 },
        say: {
          en: 'Two stars, worth 3 points at the end, and three more active workers at once. Speed is worth something too.',
          fr: 'Deux étoiles, soit 3 points à la fin, et tout de suite trois ouvriers actifs de plus. La vitesse compte aussi.',
          ru: 'Две звезды — 3 очка в конце, и сразу ещё три активных работника. Скорость тоже чего-то стоит.',
        },
      },
      {
        when: { kind: 'stage', seat: 0, space: 'c12r5' },
        say: {
          en: 'Three stars, worth 6 points at the end instead of 3, for two workers. And those two will stand in Economy.',
          fr: 'Trois étoiles, soit 6 points à la fin au lieu de 3, pour deux ouvriers. Et ces deux-là iront en Économie.',
          ru: 'Три звезды: 6 очков в конце вместо трёх, и всё за двух работников. А сами они окажутся в «Экономике».',
        },
      },
      {
        when: { kind: 'stage', seat: 0 },
        say: {
          en: 'A district’s action for you, a star for the other player. Your building waits, and somebody may still give it a third contribution.',
          fr: 'Une action de quartier pour vous, une étoile pour l’autre. Votre bâtiment attend, et quelqu’un peut encore lui donner une troisième contribution.',
          ru: 'Вам — действие района, другому игроку — звезда. Ваше здание ждёт, и кто-нибудь ещё может сделать третий взнос.',
        },
      },
    ],
    done: {
      en: 'One worker is one point when the century ends, and more where it wins a majority. Your building waits, and so do its two stars.',
      fr: 'Un ouvrier vaut un point à la fin du siècle, et plus là où il gagne une majorité. Votre bâtiment attend, avec ses deux étoiles.',
      ru: 'Один работник — одно очко в конце столетия, а где он даёт большинство, там и больше. Здание с двумя звёздами подождёт.',
    },
  },
  {
    id: 'last-turn',
    kind: 'do',
    scene: sceneOf({
      level: 'family',
      century: 3,
      scores: [60, 58, 62],
      active: [3, 0, 2],
      zones: {
        religion: [3, 6, 2],
        politics: [2, 7, 0],
        economy: [4, 4, 6],
        culture: [5, 4, 1],
        citadelle: [1, 2, 3],
      },
      free: ['c15r6'],
      underway: { c0r5: [0, []], c13r2: [1, [2]], c7r4: [2, [1, 0]] },
      tokens: { ...THIRD_CENTURY, c12r5: [0, 3], c8r1: [1, 3] },
    }),
    say: {
      en: 'Later in that century, with your building completed: Étienne has no worker left, neither active nor in his supply, so his turn will end the century. You have one turn before that, so make it count.',
      fr: 'Plus tard dans ce siècle, votre bâtiment achevé : Étienne n’a plus d’ouvrier, ni actif ni en réserve, et son tour mettra fin au siècle. Il vous reste un tour avant cela : faites-en bon usage.',
      ru: 'Позже в том же столетии, ваше здание завершено: у Этьена не осталось работников, ни активных, ни в резерве, и его ход закончит столетие. До этого у вас один ход, используйте его с толком.',
    },
    points: ['active:1', 'supply:1'],
    goal: [{ kind: 'century-ends' }],
    shows: ['send culture'],
    // The scoring follows at once.
    watch: ['zone:culture'],
    ways: [
      {
        when: { kind: 'place', seat: 0, zone: 'culture' },
        say: {
          en: 'Your sixth worker in Culture brought 2 points, one of them by the bonus. So a century ends in two ways: an architect finds no free site, or a player begins a turn without any worker.',
          fr: 'Votre sixième ouvrier en Culture a rapporté 2 points, dont un par le bonus. Un siècle finit donc de deux façons : un architecte ne trouve plus de chantier libre, ou quelqu’un commence son tour sans aucun ouvrier.',
          ru: 'Шестой работник в «Культуре» принёс 2 очка, одно из них — за бонус. Итак, столетие кончается двумя путями: архитектору нет площадки или игрок начинает ход без единого работника.',
        },
      },
    ],
    done: {
      en: 'So a century ends in two ways: an architect finds no free site, or a player begins a turn without any worker. Whoever sees it coming uses the turns before it well.',
      fr: 'Un siècle finit donc de deux façons : un architecte ne trouve plus de chantier libre, ou quelqu’un commence son tour sans aucun ouvrier. Qui le voit venir profite des tours d’avant.',
      ru: 'Итак, столетие кончается двумя путями: архитектору нет площадки или игрок начинает ход без единого работника. Кто видит это заранее, с пользой тратит ходы перед концом.',
    },
  },
];
