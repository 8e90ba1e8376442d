import type { Step } from '@cap-diamant/kernel/lessons';
import { OWN_SITES } from './own-sites.ts';

const FAMILY = { edition: '2011', level: 'family', players: 3, layout: 'first-game', first: 0 };

/** The others can answer on each of the sites that the learner may choose. */
const VISIT =
  'stage c5r2; place citadelle 1; place religion 1 | stage c10r3; place religion 2 | stage c3r6; place politics 2';
const VISIT_AGAIN =
  'stage c5r2; place citadelle 1; place economy 1 | stage c10r3; place economy 2 | stage c3r6; place culture 2';

/** The first turns: architects, contributions, districts. */
export const OPENING: readonly Step[] = [
  {
    id: 'welcome',
    part: { en: 'The architect', fr: 'L’architecte', ru: 'Архитектор' },
    kind: 'tell',
    scene: { options: FAMILY, seed: 'lesson' },
    say: {
      en: 'Welcome to Québec in 1608: four centuries of building lie ahead, and you play black. Most points win: some come at the end of each century for influence, some at the very end for your buildings.',
      fr: 'Bienvenue à Québec en 1608 : quatre siècles de construction vous attendent, et vous jouez les noirs. Il faut finir avec le plus de points : les uns viennent de l’influence à la fin de chaque siècle, les autres de vos bâtiments à la toute fin.',
      ru: 'Добро пожаловать в Квебек 1608 года: впереди четыре столетия, город растёт, и вы играете чёрными. Побеждают очки: одни дают за влияние в конце каждого столетия, другие — за здания в самом конце.',
    },
  },
  {
    id: 'start',
    kind: 'do',
    say: {
      en: 'Everything begins with your architect. Put it on one of the three circled sites, whichever you like.',
      fr: 'Tout commence par votre architecte. Placez-le sur un des trois chantiers encerclés, au choix.',
      ru: 'Всё начинается с архитектора. Поставьте его на любую из трёх обведённых площадок.',
    },
    points: OWN_SITES.map(site => `site:${site}`),
    goal: [{ kind: 'put', architect: 0, space: OWN_SITES }],
    shows: ['start', 'put c5r2'],
    wrong: [
      {
        when: { kind: 'put', architect: 0 },
        say: {
          en: 'A good site too, and in a real game it is all yours. Here the others have plans for it, so take one of the three circled ones.',
          fr: 'Un bon chantier aussi, et dans une vraie partie il serait à vous. Ici, les autres le réservent : prenez un des trois chantiers encerclés.',
          ru: 'Тоже хорошая площадка, и в настоящей партии она ваша. Здесь на неё рассчитывают другие: возьмите одну из трёх обведённых.',
        },
      },
      {
        when: { kind: 'place', seat: 0 },
        say: {
          en: 'You sent a worker straight into a zone of power: legal, and we come to it later. First, put your architect on a site.',
          fr: 'Vous avez envoyé un ouvrier dans une zone d’influence : c’est permis, et nous y viendrons. D’abord, placez votre architecte sur un chantier.',
          ru: 'Вы отправили работника прямо в сферу власти: так можно, и мы к этому вернёмся. Сначала поставьте архитектора на площадку.',
        },
      },
    ],
    done: {
      en: 'Starting a building woke three of your workers: you now have six active ones. Active workers are your money; the others sleep in your supply.',
      fr: 'En mettant un bâtiment en chantier, vous avez réveillé trois ouvriers : vous en avez six actifs. Les ouvriers actifs sont votre monnaie; les autres dorment dans votre réserve.',
      ru: 'Новое здание разбудило трёх ваших работников: активных теперь шесть. Активные работники — ваши деньги, остальные спят в резерве.',
    },
    see: ['active:0', 'supply:0'],
  },
  {
    id: 'others-start',
    part: { en: 'Contributions', fr: 'Les contributions', ru: 'Взносы' },
    kind: 'tell',
    moves: ['start', 'put c14r1', 'start', 'put c13r4'],
    say: {
      en: 'Étienne (orange) and Jeanne (green) start buildings too. The round medal beside a building is its district: the small squares are the price of one contribution, the signs above them what it gives.',
      fr: 'Étienne (orange) et Jeanne (vert) mettent aussi un bâtiment en chantier. Le médaillon à côté d’un bâtiment est son quartier : les petits carrés sont le prix d’une contribution, les signes au-dessus ce qu’elle rapporte.',
      ru: 'Этьен (оранжевый) и Жанна (зелёная) тоже начинают здания. Круглый знак рядом со зданием — его район: маленькие квадраты показывают цену одного взноса, значки над ними — что он даёт.',
    },
    points: ['district:entertainment', 'site:c14r1'],
  },
  {
    id: 'contribute',
    kind: 'do',
    say: {
      en: 'Contribute to Étienne’s building: choose it and pay 2 active workers. Then take the points that its district offers instead of skipping them.',
      fr: 'Contribuez au bâtiment d’Étienne : choisissez-le et payez 2 ouvriers actifs. Prenez ensuite les points que son quartier propose, sans passer.',
      ru: 'Сделайте взнос в здание Этьена: выберите его и заплатите 2 активных работников. Затем возьмите очки, которые предлагает район, не пропускайте их.',
    },
    points: ['site:c14r1'],
    goal: [
      { kind: 'stage', seat: 0, space: 'c14r1' },
      { kind: 'points', seat: 0, source: 'districts' },
    ],
    shows: ['stage c14r1', 'take'],
    wrong: [
      {
        when: { kind: 'stage', seat: 0, space: OWN_SITES },
        say: {
          en: 'On your own building nobody thanks you: no additional action. Contribute to Étienne’s and see the difference.',
          fr: 'Sur votre propre bâtiment, personne ne vous remercie : pas d’action complémentaire. Contribuez à celui d’Étienne et voyez la différence.',
          ru: 'За взнос в своё здание никто не благодарит: дополнительного действия нет. Сделайте взнос у Этьена и сравните.',
        },
      },
      {
        when: { kind: 'stage', seat: 0, space: 'c13r4' },
        say: {
          en: 'Jeanne’s Irish district would pay you too: a point, a worker awake and one in a zone. Try Étienne’s this time.',
          fr: 'Le quartier irlandais de Jeanne vous paierait aussi : un point, un ouvrier réveillé et un autre en zone. Cette fois, essayez chez Étienne.',
          ru: 'Ирландский район Жанны тоже заплатит: очко, активный работник и ещё один в сфере. Но сейчас попробуйте у Этьена.',
        },
      },
      {
        when: { kind: 'stage', seat: 0, space: 'c14r1' },
        say: {
          en: 'The contribution is there, but you left the district’s gift behind. Once more, and take it.',
          fr: 'La contribution y est, mais vous avez laissé le cadeau du quartier. Encore une fois, et prenez-le.',
          ru: 'Взнос сделан, но подарок района вы не взяли. Ещё раз — и возьмите его.',
        },
      },
    ],
    otherwise: {
      en: 'Sending a worker is a turn too, and we come to it. This time contribute to Étienne’s building.',
      fr: 'Envoyer un ouvrier est aussi un tour, et nous y viendrons. Cette fois, contribuez au bâtiment d’Étienne.',
      ru: 'Отправить работника — тоже ход, и мы к нему вернёмся. Сейчас сделайте взнос в здание Этьена.',
    },
    done: {
      en: 'Four points at once! Helping another player’s building always brings its district’s additional action, and each district has its own.',
      fr: 'Quatre points d’un coup! Aider le bâtiment d’un autre donne toujours l’action complémentaire de son quartier, et chaque quartier a la sienne.',
      ru: 'Сразу четыре очка! Взнос в чужое здание всегда даёт дополнительное действие района, и у каждого района оно своё.',
    },
  },
  {
    id: 'they-visit',
    kind: 'tell',
    moves: [VISIT, VISIT_AGAIN],
    say: {
      en: 'Now they help your building, and its district thanks them with workers in the zones of power. That is good for you too: every contribution will give your building a star, and stars are points at the end of the game.',
      fr: 'À eux d’aider votre bâtiment; son quartier les remercie par des ouvriers dans les zones d’influence. Tant mieux pour vous : chaque contribution donnera une étoile à votre bâtiment, et les étoiles sont des points à la fin de la partie.',
      ru: 'Теперь они помогают вашему зданию, и район благодарит их работниками в сферах власти. Вам это тоже на руку: каждый взнос даст зданию звезду, а звёзды — это очки в конце партии.',
    },
    points: ['site-of:0'],
  },
];
