import type { Step } from '@cap-diamant/kernel/lessons';
import { OWN_SITES } from './own-sites.ts';

/** The same game: a building is completed, and workers go to the zones. */
export const BUILDING: readonly Step[] = [
  {
    id: 'own-contribution',
    kind: 'do',
    say: {
      en: 'Your building has two contributions and takes a third. Pay for it yourself: no thanks from the district this time, but a third star.',
      fr: 'Votre bâtiment a deux contributions et en accepte une troisième. Payez-la vous-même : pas de merci du quartier cette fois, mais une troisième étoile.',
      ru: 'В вашем здании два взноса, есть место для третьего. Сделайте его сами: район не отблагодарит, зато будет третья звезда.',
    },
    points: ['site-of:0'],
    goal: [{ kind: 'stage', seat: 0, stage: 3, space: OWN_SITES }],
    shows: ['stage c5r2 | stage c10r3 | stage c3r6'],
    wrong: [
      {
        when: { kind: 'lift' },
        say: {
          en: 'You completed the building with two contributions: two stars. With one more it would be worth three.',
          fr: 'Vous avez achevé le bâtiment avec deux contributions : deux étoiles. Avec une de plus, il en vaudrait trois.',
          ru: 'Вы завершили здание с двумя взносами: две звезды. Ещё один взнос — и будет три.',
        },
      },
      {
        when: { kind: 'stage', seat: 0 },
        say: {
          en: 'A fair contribution with a reward of its own. But look at your own building: one more and it is full.',
          fr: 'Une bonne contribution, avec sa récompense. Mais regardez votre bâtiment : encore une et il est complet.',
          ru: 'Хороший взнос, и за него есть награда. Но взгляните на своё здание: ещё один — и оно заполнено.',
        },
      },
    ],
    otherwise: {
      en: 'That worker will bring a point when the century ends. But look at your building: one more contribution and it is full.',
      fr: 'Cet ouvrier rapportera un point à la fin du siècle. Mais regardez votre bâtiment : encore une contribution et il est complet.',
      ru: 'Этот работник принесёт очко в конце столетия. Но взгляните на своё здание: ещё один взнос — и оно заполнено.',
    },
    done: {
      en: 'Three contributions is the most a building takes. It stands there until you lift your architect.',
      fr: 'Un bâtiment accepte trois contributions au plus. Il reste en chantier jusqu’à ce que vous leviez votre architecte.',
      ru: 'Больше трёх взносов здание не принимает. Оно строится, пока вы не снимете архитектора.',
    },
  },
  {
    id: 'stars',
    part: { en: 'Stars and zones', fr: 'Étoiles et zones', ru: 'Звёзды и сферы' },
    kind: 'ask',
    moves: ['stage c13r4', 'take', 'place economy 1', 'stage c14r1', 'take'],
    say: {
      en: 'The others played on, and it is your turn. If you lift your architect now, how many stars will your building be worth?',
      fr: 'Les autres ont joué, c’est à vous. Si vous levez votre architecte maintenant, combien d’étoiles vaudra votre bâtiment?',
      ru: 'Другие сходили, снова ваш ход. Если сейчас снять архитектора, сколько звёзд получит здание?',
    },
    question: { after: ['start'], effect: { kind: 'token', seat: 0 }, take: 'stars' },
    of: 'numbers',
    options: [1, 2, 3],
    shows: ['start'],
    done: {
      en: 'One star per contribution, whoever paid it. The star token is yours, because it was your architect.',
      fr: 'Une étoile par contribution, peu importe qui l’a payée. Le jeton étoile est à vous, car c’était votre architecte.',
      ru: 'По звезде за взнос, кто бы его ни сделал. Жетон ваш, потому что архитектор ваш.',
    },
  },
  {
    id: 'complete',
    kind: 'do',
    say: {
      en: 'Start another building, any free site will do: that lifts your architect and completes the old one. Its workers will leave it.',
      fr: 'Mettez un autre bâtiment en chantier, sur n’importe quel chantier libre : l’architecte quitte l’ancien, qui est achevé. Ses ouvriers le quitteront.',
      ru: 'Начните другое здание на любой свободной площадке: архитектор уйдёт, и прежнее будет завершено. Его работники уйдут оттуда.',
    },
    goal: [
      { kind: 'token', seat: 0, stars: 3 },
      { kind: 'put', architect: 0 },
    ],
    shows: ['start', 'put c2r5'],
    done: {
      en: 'All its workers, yours and theirs, walked to the zone of the building’s colour. You keep a token with 3 stars, and 3 more workers woke up.',
      fr: 'Tous ses ouvriers, les vôtres et les leurs, sont allés dans la zone de la couleur du bâtiment. Vous gardez un jeton de 3 étoiles, et 3 autres ouvriers se sont réveillés.',
      ru: 'Все его работники, ваши и чужие, ушли в сферу цвета здания. У вас остаётся жетон с тремя звёздами, и проснулись ещё 3 работника.',
    },
    see: ['zone-of:0'],
    otherwise: {
      en: 'That works too, but your full building waits. Lift your architect by starting another one.',
      fr: 'C’est permis, mais votre bâtiment complet attend. Levez votre architecte en mettant un autre bâtiment en chantier.',
      ru: 'Так тоже можно, но ваше заполненное здание ждёт. Снимите архитектора: начните другое.',
    },
  },
  {
    id: 'zones',
    kind: 'tell',
    moves: ['send politics', 'send religion'],
    say: {
      en: 'These are the five zones of power, with the Citadelle in the middle; the small numbers give the order of scoring. Workers in a zone bring points when the century ends; the others just sent one each.',
      fr: 'Voici les cinq zones d’influence, la Citadelle au centre; les petits chiffres donnent l’ordre du décompte. Leurs ouvriers rapportent des points à la fin du siècle; les autres viennent d’y en envoyer un chacun.',
      ru: 'Это пять сфер власти, в середине — Цитадель; маленькие цифры — порядок подсчёта. Работники в сферах приносят очки в конце столетия; другие только что отправили туда по одному.',
    },
    points: ['zones'],
  },
  {
    id: 'send',
    kind: 'do',
    say: {
      en: 'You can do that as well: send one active worker straight into any zone. It is cheap, and it is your whole turn.',
      fr: 'Vous le pouvez aussi : envoyez un ouvrier actif dans la zone de votre choix. Ce n’est pas cher, et c’est tout votre tour.',
      ru: 'Вы тоже так можете: отправьте одного активного работника в любую сферу. Это дёшево, но это весь ваш ход.',
    },
    points: ['zones'],
    goal: [{ kind: 'place', seat: 0 }],
    shows: ['send citadelle'],
    otherwise: {
      en: 'A good turn, and you know that one already. Now try the third action: send a worker into a zone.',
      fr: 'Un bon tour, mais vous le connaissez déjà. Essayez la troisième action : envoyez un ouvrier dans une zone.',
      ru: 'Хороший ход, но его вы уже знаете. Попробуйте третье действие: отправьте работника в сферу.',
    },
    done: {
      en: 'Those are all your actions: start a building, contribute, or send a worker. Each turn is one of them.',
      fr: 'Voilà toutes vos actions : mettre en chantier, contribuer ou envoyer un ouvrier. À chaque tour, une seule.',
      ru: 'Вот и все действия: начать здание, сделать взнос или отправить работника. За ход — одно.',
    },
  },
];
