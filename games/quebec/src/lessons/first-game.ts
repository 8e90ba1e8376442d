import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './town.ts';

const FAMILY = { edition: '2011', level: 'family', players: 3, layout: 'first-game', first: 0 };

/** The site the learner starts with; the others can answer on each of them. */
const OWN_SITES = ['c5r2', 'c10r3', 'c3r6'];
const VISIT =
  'stage c5r2; place citadelle 1; place religion 1 | stage c10r3; place religion 2 | stage c3r6; place politics 2';
const VISIT_AGAIN =
  'stage c5r2; place citadelle 1; place economy 1 | stage c10r3; place economy 2 | stage c3r6; place culture 2';

/** The guided first game: family rules, three players. */
export const lesson: Lesson = {
  colours: ['black', 'orange', 'green'],
  steps: [
    {
      id: 'welcome',
      kind: 'tell',
      scene: { options: FAMILY, seed: 'lesson' },
      say: {
        en: 'Welcome to Québec in 1608: four centuries of building lie ahead, and you play black. Most points win: some come at the end of each century for influence, some at the very end for your buildings.',
        fr: 'Bienvenue à Québec en 1608 : quatre siècles de construction vous attendent, et vous jouez les noirs. Les points font gagner : les uns viennent de l’influence à la fin de chaque siècle, les autres de vos bâtiments à la toute fin.',
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
    },
    {
      id: 'others-start',
      kind: 'tell',
      moves: ['start', 'put c14r1', 'start', 'put c13r4'],
      say: {
        en: 'Étienne (orange) and Jeanne (green) start buildings too. The number on a building is what one contribution costs; the round mark beside it is its district.',
        fr: 'Étienne (orange) et Jeanne (vert) mettent aussi un bâtiment en chantier. Le chiffre du bâtiment est le prix d’une contribution; le médaillon à côté est son quartier.',
        ru: 'Этьен (оранжевый) и Жанна (зелёная) тоже начинают здания. Число на здании — цена одного взноса, а круглый знак рядом — его район.',
      },
      points: ['site:c14r1', 'district:entertainment'],
    },
    {
      id: 'contribute',
      kind: 'do',
      say: {
        en: 'Contribute to Étienne’s building: choose it and pay 2 active workers. Then take what its district offers.',
        fr: 'Contribuez au bâtiment d’Étienne : choisissez-le et payez 2 ouvriers actifs. Prenez ensuite ce que son quartier propose.',
        ru: 'Сделайте взнос в здание Этьена: выберите его и заплатите 2 активных работников. Затем возьмите то, что предлагает район.',
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
        en: 'Now they help your building, and its district thanks them with workers in the zones of power. Do not be sad: every contribution makes your building grander.',
        fr: 'À eux d’aider votre bâtiment; son quartier les remercie par des ouvriers dans les zones d’influence. Tant mieux pour vous : chaque contribution embellit votre bâtiment.',
        ru: 'Теперь они помогают вашему зданию, и район благодарит их работниками в сферах власти. Вам это на руку: с каждым взносом здание богаче.',
      },
      points: ['site-of:0'],
    },
    {
      id: 'own-contribution',
      kind: 'do',
      say: {
        en: 'Your building has two contributions and takes a third. Pay for it yourself: no thanks from the district this time, but it is worth it.',
        fr: 'Votre bâtiment a deux contributions et en accepte une troisième. Payez-la vous-même : pas de merci du quartier cette fois, mais cela en vaut la peine.',
        ru: 'В вашем здании два взноса, есть место для третьего. Сделайте его сами: район не отблагодарит, но это того стоит.',
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
      done: {
        en: 'Three contributions is the most a building takes. It stands there until you lift your architect.',
        fr: 'Un bâtiment accepte trois contributions au plus. Il reste en chantier jusqu’à ce que vous leviez votre architecte.',
        ru: 'Больше трёх взносов здание не принимает. Оно строится, пока вы не снимете архитектора.',
      },
    },
    {
      id: 'stars',
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
        en: 'Start another building, any free site will do: that lifts your architect and completes the old one. Watch where the workers walk.',
        fr: 'Mettez un autre bâtiment en chantier, sur n’importe quel chantier libre : l’architecte quitte l’ancien, qui est achevé. Regardez où vont les ouvriers.',
        ru: 'Начните другое здание на любой свободной площадке: архитектор уйдёт, и прежнее будет завершено. Смотрите, куда пойдут работники.',
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
        en: 'These are the five zones of power. Workers standing there bring points when the century ends; the others just sent one each.',
        fr: 'Voici les cinq zones d’influence. Les ouvriers qui s’y trouvent rapportent des points à la fin du siècle; les autres viennent d’y en envoyer un chacun.',
        ru: 'Это пять сфер власти. Стоящие там работники приносят очки в конце столетия; другие только что отправили туда по одному.',
      },
      points: ['zone:religion', 'zone:politics', 'zone:economy', 'zone:culture', 'zone:citadelle'],
    },
    {
      id: 'send',
      kind: 'do',
      say: {
        en: 'You can do that as well: send one active worker straight into any zone. It is cheap, and it is your whole turn.',
        fr: 'Vous le pouvez aussi : envoyez un ouvrier actif dans la zone de votre choix. Ce n’est pas cher, et c’est tout votre tour.',
        ru: 'Вы тоже так можете: отправьте одного активного работника в любую сферу. Это дёшево, но это весь ваш ход.',
      },
      points: ['zone:religion', 'zone:politics', 'zone:economy', 'zone:culture', 'zone:citadelle'],
      goal: [{ kind: 'place', seat: 0 }],
      shows: ['send citadelle'],
      done: {
        en: 'Those are all your actions: start a building, contribute, or send a worker. Each turn is one of them.',
        fr: 'Voilà toutes vos actions : mettre en chantier, contribuer ou envoyer un ouvrier. À chaque tour, une seule.',
        ru: 'Вот и все действия: начать здание, сделать взнос или отправить работника. За ход — одно.',
      },
    },
    {
      id: 'later',
      kind: 'tell',
      scene: sceneOf({
        level: 'family',
        century: 1,
        scores: [14, 11, 12],
        active: [4, 3, 3],
        zones: {
          religion: [6, 4, 3],
          politics: [2, 5, 3],
          economy: [3, 1, 6],
          culture: [0, 4, 1],
          citadelle: [2, 1, 3],
        },
        underway: { c10r3: [0, [1, 2]], c17r4: [1, [0]], c9r6: [2, [1]] },
        tokens: {
          c5r2: [0, 3],
          c14r1: [1, 2],
          c13r4: [2, 2],
          c17r2: [1, 1],
          c2r5: [0, 2],
          c3r6: [2, 3],
          c1r4: [0, 1],
          c6r1: [1, 3],
        },
      }),
      say: {
        en: 'Many turns later: every site of the first century is taken. Whoever lifts an architect now finds no free site, and that ends the century.',
        fr: 'Bien des tours plus tard : tous les chantiers du premier siècle sont pris. Qui lève son architecte ne trouve plus de chantier libre, et cela met fin au siècle.',
        ru: 'Много ходов спустя: все площадки первого столетия заняты. Кто снимет архитектора, не найдёт свободной — и столетие закончится.',
      },
    },
    {
      id: 'other-end',
      kind: 'tell',
      say: {
        en: 'It also ends when somebody starts a turn without a single active worker. So you can hurry the end or delay it: choose the moment when the zones suit you.',
        fr: 'Il finit aussi quand quelqu’un commence son tour sans un seul ouvrier actif. Vous pouvez donc hâter la fin ou la retarder : choisissez le moment où les zones vous conviennent.',
        ru: 'Ещё оно кончается, если кто-то начинает ход без единого активного работника. Так что конец можно приблизить или отложить: выберите момент, когда сферы вам выгодны.',
      },
      points: ['active:0'],
    },
    {
      id: 'majority',
      kind: 'ask',
      say: {
        en: 'Each worker in a zone is one point for its owner, and the majority gets half as many again. Who has the majority in Religion?',
        fr: 'Chaque ouvrier d’une zone vaut un point, et la majorité reçoit en plus la moitié de ses ouvriers. Qui a la majorité en Religion?',
        ru: 'Каждый работник в сфере — очко владельцу, а у кого большинство, тот получает ещё половину. У кого большинство в сфере «Религия»?',
      },
      points: ['zone:religion'],
      question: { after: ['start'], effect: { kind: 'zone', zone: 'religion' }, take: 'workers', by: 'most' },
      of: 'seats',
      options: [0, 1, 2],
      done: {
        en: 'Six workers against four and three: you. On a tie, everyone who is tied gets the bonus.',
        fr: 'Six ouvriers contre quatre et trois : vous. En cas d’égalité, tous les ex æquo ont le bonus.',
        ru: 'Шесть работников против четырёх и трёх: у вас. При равенстве бонус получают все равные.',
      },
    },
    {
      id: 'bonus',
      kind: 'ask',
      say: {
        en: 'Half of the majority, rounded down, five at most: that is the bonus. How many extra points will your six workers bring?',
        fr: 'La moitié de la majorité, arrondie vers le bas, cinq au plus : c’est le bonus. Combien de points de plus pour vos six ouvriers?',
        ru: 'Половина большинства с округлением вниз, не больше пяти — это бонус. Сколько лишних очков принесут ваши шесть работников?',
      },
      question: {
        after: ['start'],
        effect: { kind: 'points', seat: 0, source: 'bonus' },
        take: 'points',
        by: 'sum',
      },
      of: 'numbers',
      options: [2, 3, 6],
      done: {
        en: 'Three more, nine points in all from Religion. The wheel can show such a forecast at any time.',
        fr: 'Trois de plus, soit neuf points en tout pour la Religion. La roue peut montrer une telle prévision à tout moment.',
        ru: 'Ещё три, всего девять очков за «Религию». Колесо может показать такой прогноз в любой момент.',
      },
    },
    {
      id: 'end-century',
      kind: 'do',
      say: {
        en: 'You lead in Religion, so now is a good moment: lift your architect. After the scoring, put it on a site of the new century.',
        fr: 'Vous menez en Religion, le moment est bon : levez votre architecte. Après le décompte, placez-le sur un chantier du nouveau siècle.',
        ru: 'В «Религии» вы впереди, момент удачный: снимите архитектора. После подсчёта поставьте его на площадку нового столетия.',
      },
      points: ['architect:own'],
      goal: [{ kind: 'century-ends' }, { kind: 'put', architect: 0 }],
      shows: ['start', 'put c15r2 | put c7r4 | put c6r5 | put c10r1'],
      done: {
        en: 'The zones are empty again, and all workers are back in their supplies. Active workers stay active, star tokens stay on the map.',
        fr: 'Les zones sont vides et tous les ouvriers sont rentrés en réserve. Les ouvriers actifs le restent, les jetons étoile aussi restent en ville.',
        ru: 'Сферы снова пусты, работники вернулись в резерв. Активные остаются активными, жетоны со звёздами — на плане.',
      },
      otherwise: {
        en: 'Also a move, but it gives the others time to catch up in Religion. Lift your architect and end the century.',
        fr: 'C’est aussi un coup, mais il laisse aux autres le temps de vous rattraper en Religion. Levez votre architecte et finissez le siècle.',
        ru: 'Тоже ход, но он даёт другим время догнать вас в «Религии». Снимите архитектора и закончите столетие.',
      },
    },
    {
      id: 'free-turn',
      kind: 'do',
      moves: ['send economy', 'send culture'],
      say: {
        en: 'Century II is on, with new sites. Your turn, and nothing is circled this time: contribute, send a worker or start a building as you like.',
        fr: 'Le siècle II est lancé, avec de nouveaux chantiers. À vous, sans consigne cette fois : contribuez, envoyez un ouvrier ou mettez en chantier, comme il vous plaît.',
        ru: 'Идёт столетие II, открылись новые площадки. Ваш ход, и без указаний: сделайте взнос, отправьте работника или начните здание — как хотите.',
      },
      goal: [{ kind: 'turn' }],
      shows: ['stage c17r4', 'skip'],
      done: {
        en: 'Just like that. Point at anything before you choose it, and the table tells you what it would do, for you and for the others.',
        fr: 'Tout simplement. Pointez quoi que ce soit avant de choisir : la table dit ce que cela ferait, pour vous et pour les autres.',
        ru: 'Вот так. Наведите на что угодно перед выбором, и стол скажет, что это даст вам и другим.',
      },
    },
    {
      id: 'last-century',
      kind: 'tell',
      scene: sceneOf({
        level: 'family',
        century: 4,
        scores: [78, 82, 80],
        active: [3, 2, 3],
        zones: {
          religion: [3, 1, 5],
          politics: [2, 6, 0],
          economy: [4, 0, 2],
          culture: [6, 5, 3],
          citadelle: [1, 2, 2],
        },
        underway: { c14r5: [0, [1, 0]], c9r0: [1, [2]], c7r2: [2, [1, 0]] },
        tokens: {
          c5r2: [0, 3],
          c2r5: [0, 2],
          c1r4: [0, 1],
          c10r3: [0, 3],
          c15r2: [0, 3],
          c14r1: [1, 2],
          c17r2: [1, 1],
          c6r1: [1, 3],
          c12r3: [1, 2],
          c8r1: [1, 3],
          c13r4: [2, 2],
          c3r6: [2, 3],
          c9r6: [2, 1],
          c4r5: [2, 3],
          c11r0: [2, 2],
        },
      }),
      say: {
        en: 'Three centuries on, and this is the end of the fourth. You are a few points behind, but look at your buildings in the town.',
        fr: 'Trois siècles ont passé, et voici la fin du quatrième. Vous avez quelques points de retard, mais regardez vos bâtiments dans la ville.',
        ru: 'Прошло три столетия, и вот конец четвёртого. Вы отстаёте на несколько очков, но взгляните на свои здания в городе.',
      },
      points: ['site:c5r2', 'site:c2r5', 'site:c1r4', 'site:c10r3', 'site:c15r2'],
    },
    {
      id: 'buildings',
      kind: 'ask',
      say: {
        en: 'At the end a building is worth 1, 3 or 6 points for 1, 2 or 3 stars. Yours have 3, 3, 3, 2 and 1, and the one you now complete will have 2: how many points in all?',
        fr: 'À la fin, un bâtiment vaut 1, 3 ou 6 points pour 1, 2 ou 3 étoiles. Les vôtres en ont 3, 3, 3, 2 et 1, et celui que vous allez achever en aura 2 : combien de points en tout?',
        ru: 'В конце здание даёт 1, 3 или 6 очков за 1, 2 или 3 звезды. У вас 3, 3, 3, 2 и 1, а здание, которое вы сейчас завершите, добавит 2: сколько очков всего?',
      },
      question: {
        after: ['start'],
        effect: { kind: 'points', seat: 0, source: 'buildings' },
        take: 'points',
        by: 'sum',
      },
      of: 'numbers',
      options: [14, 19, 25],
      done: {
        en: 'Three times 6, twice 3 and a 1: twenty-five. That is why a third contribution is worth its workers.',
        fr: 'Trois fois 6, deux fois 3 et un 1 : vingt-cinq. Voilà pourquoi une troisième contribution vaut ses ouvriers.',
        ru: 'Трижды 6, дважды 3 и 1: двадцать пять. Вот почему третий взнос стоит своих работников.',
      },
    },
    {
      id: 'end-game',
      kind: 'do',
      say: {
        en: 'No site is left, so lifting your architect ends the century and the game. Do it and see who wins.',
        fr: 'Il n’y a plus de chantier : lever votre architecte met fin au siècle et à la partie. Faites-le et voyez qui gagne.',
        ru: 'Площадок больше нет: сняв архитектора, вы закончите и столетие, и партию. Сделайте это и узнайте, кто победил.',
      },
      points: ['architect:own'],
      goal: [{ kind: 'over' }],
      shows: ['start'],
      done: {
        en: 'Zones first, then a point for each worker still on a site and for each pair of active ones, then the buildings. You know the game now!',
        fr: 'Les zones d’abord, puis chaque ouvrier resté sur un chantier, chaque paire d’ouvriers actifs, et les bâtiments. Vous connaissez le jeu!',
        ru: 'Сначала сферы, потом по очку за каждого работника на площадках и за каждую пару активных, потом здания. Теперь вы знаете игру!',
      },
    },
  ],
  learned: [
    {
      en: 'A turn is one action: start a building, contribute to one, or send one worker into a zone.',
      fr: 'Un tour est une action : mettre un bâtiment en chantier, contribuer à un bâtiment ou envoyer un ouvrier dans une zone.',
      ru: 'Ход — одно действие: начать здание, сделать взнос или отправить одного работника в сферу.',
    },
    {
      en: 'Starting a building completes your last one and makes 3 workers active.',
      fr: 'Mettre en chantier achève votre bâtiment précédent et rend 3 ouvriers actifs.',
      ru: 'Новое здание завершает ваше прежнее и делает активными 3 работников.',
    },
    {
      en: 'Contributing to another player’s building brings its district’s additional action; to your own, nothing but stars.',
      fr: 'Contribuer au bâtiment d’un autre donne l’action complémentaire du quartier; au vôtre, rien que des étoiles.',
      ru: 'Взнос в чужое здание даёт дополнительное действие района, в своё — только звёзды.',
    },
    {
      en: 'A completed building sends all its workers to the zone of its colour and gives you a token: one star per contribution.',
      fr: 'Un bâtiment achevé envoie tous ses ouvriers dans la zone de sa couleur et vous donne un jeton : une étoile par contribution.',
      ru: 'Завершённое здание отправляет всех работников в сферу своего цвета и даёт вам жетон: по звезде за взнос.',
    },
    {
      en: 'A century ends when an architect finds no free site, or when a player starts a turn without active workers.',
      fr: 'Un siècle finit quand un architecte ne trouve plus de chantier libre, ou quand quelqu’un commence son tour sans ouvrier actif.',
      ru: 'Столетие кончается, когда архитектору не остаётся площадки или игрок начинает ход без активных работников.',
    },
    {
      en: 'Zones pay 1 point per worker; the majority gets half as many again, five at most.',
      fr: 'Les zones paient 1 point par ouvrier; la majorité en reçoit la moitié en plus, cinq au plus.',
      ru: 'Сферы дают 1 очко за работника, а большинству — ещё половину, не больше пяти.',
    },
    {
      en: 'After four centuries: buildings pay 1, 3 or 6 for 1, 2 or 3 stars; each worker still on a site and each pair of active ones, one point.',
      fr: 'Après quatre siècles : les bâtiments paient 1, 3 ou 6 pour 1, 2 ou 3 étoiles; un point aussi pour chaque ouvrier sur un chantier et chaque paire d’actifs.',
      ru: 'После четырёх столетий: здания дают 1, 3 или 6 очков за одну, две или три звезды, каждый работник на площадке и каждая пара активных — очко.',
    },
  ],
};
