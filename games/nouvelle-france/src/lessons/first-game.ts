import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './winter.ts';

/** Étienne's first piece: where the learner did not build. */
const FIRST_ANSWER =
  'place U1 church A 2,9,0 0,9,0 2,8,0 1,8,0 0,8,0 | place U1 redoubt B 0,0,1 2,0,1 0,0,0 1,0,0 2,0,0';
/** Étienne's turn that the coureur des bois follows. */
const GOOD_TURN = 'place L1 redoubt A 6,3,2 6,2,2 6,1,2 6,0,2 6,3,1 | place P0 redoubt A 6,1,2 6,2,2 6,3,2 6,1,1 6,2,1';

/** Where an L would stand on its foot. */
const NORTH_WALL = ['2', '3', '4', '5'].map(x => `square:redoubt A ${x} 0`);

/** The guided first game: two players, and a few moments of one game. */
export const lesson: Lesson = {
  colours: ['brown', 'blue'],
  steps: [
    {
      id: 'welcome',
      kind: 'tell',
      scene: sceneOf({ pieces: 0, snow: 0, visible: ['Y', 'W'], deck: ['L', 'U'], scores: [0, 0] }),
      say: {
        en: 'Winter is coming to Nouvelle-France, and a redoubt, a church and a mill have to be built, three floors high. You play brown, Étienne plays blue, and everybody builds on all three sites.',
        fr: 'L’hiver approche en Nouvelle-France : il faut construire une redoute, une église et un moulin, hauts de trois étages. Vous jouez les bruns, Étienne les bleus, et chacun construit sur les trois ouvrages.',
        ru: 'В Новой Франции скоро зима: пора возводить редут, церковь и мельницу, каждая постройка — в три этажа. Вы играете коричневыми, Этьен синими, и оба строят везде.',
      },
      points: ['site:redoubt', 'site:church', 'site:mill'],
    },
    {
      id: 'draw',
      kind: 'do',
      say: {
        en: 'A turn begins with a card. Draw one from the deck.',
        fr: 'Un tour commence par une carte. Piochez-en une.',
        ru: 'Ход начинается с карты. Возьмите одну из колоды.',
      },
      points: ['move:draw'],
      goal: [{ kind: 'drew', seat: 0 }],
      shows: ['draw'],
      wrong: [
        {
          when: { kind: 'placed', piece: 'beam' },
          say: {
            en: 'That was your beam, a bonus piece: it may be placed instead of drawing, and we come to it later. This time, draw a card.',
            fr: 'C’était votre poutre, une pièce bonus : elle se pose au lieu de piocher, et nous y viendrons. Cette fois, piochez une carte.',
            ru: 'Это была балка, бонусная фигура: её ставят вместо того, чтобы брать карту, и мы к ней вернёмся. Сейчас возьмите карту.',
          },
        },
      ],
      done: {
        en: 'Now three cards are face up. Each shows a shape of five cubes.',
        fr: 'Il y a maintenant trois cartes visibles. Chacune montre une forme de cinq cubes.',
        ru: 'Теперь открыты три карты. На каждой — форма из пяти кубиков.',
      },
    },
    {
      id: 'first-piece',
      kind: 'do',
      say: {
        en: 'Choose a card, then a piece of its shape with two brown cubes. Turn it as you like and put it on any site.',
        fr: 'Choisissez une carte, puis une pièce de cette forme qui a deux cubes bruns. Tournez-la à votre guise et posez-la sur l’ouvrage de votre choix.',
        ru: 'Выберите карту, потом фигуру этой формы с двумя коричневыми кубиками. Поверните её как угодно и поставьте на любую постройку.',
      },
      points: ['card:Y', 'card:W', 'card:L'],
      goal: [{ kind: 'placed', seat: 0, base: 2 }],
      shows: ['place Y0 church A 3,1,0 2,1,0 1,1,0 0,1,0 2,0,0'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, base: 1 },
          say: {
            en: 'It stands, but it has a single brown cube and brings 1 point. Of the pieces of a shape, take the one that doubles your colour.',
            fr: 'Elle tient, mais elle n’a qu’un cube brun et rapporte 1 point. Parmi les pièces d’une forme, prenez celle qui double votre couleur.',
            ru: 'Фигура стоит, но коричневый кубик на ней один, и это 1 очко. Среди фигур одной формы возьмите ту, что удваивает ваш цвет.',
          },
        },
      ],
      done: {
        en: 'It came straight down, stays over the slabs and stands by itself: that is all a piece has to do. Each brown cube on it brought you a point.',
        fr: 'Elle est descendue tout droit, reste au-dessus des dalles et tient debout toute seule : voilà tout ce qu’on exige d’une pièce. Chaque cube brun vous a donné un point.',
        ru: 'Она опустилась прямо, вся лежит над плитами и стоит сама: больше от фигуры ничего не требуется. Каждый коричневый кубик на ней принёс вам очко.',
      },
    },
    {
      id: 'etienne',
      kind: 'tell',
      moves: ['draw', FIRST_ANSWER],
      say: {
        en: 'The card you used is gone, the two others stay for Étienne, who draws a third and builds. Every piece has cubes of all colours, so his pieces will help you too.',
        fr: 'La carte utilisée est partie; les deux autres restent pour Étienne, qui en pioche une troisième et construit. Chaque pièce a des cubes de toutes les couleurs : les siennes vous serviront aussi.',
        ru: 'Ваша карта ушла в сброс, две другие остались Этьену; он взял третью и строит. На каждой фигуре есть кубики всех цветов, так что его фигуры помогут и вам.',
      },
      points: ['score:1'],
    },
    {
      id: 'stands',
      kind: 'ask',
      scene: sceneOf({
        pieces: 8,
        snow: 0,
        visible: ['L', 'W'],
        deck: ['P', 'U'],
        scores: [8, 7],
        moves: ['draw'],
      }),
      say: {
        en: 'A few turns later. On the empty north wall of the redoubt, would an L stand on its short foot alone, with its four-cube arm in the air?',
        fr: 'Quelques tours plus tard. Sur le mur nord de la redoute, encore vide, un L tiendrait-il sur son seul petit bout, son long bras de quatre cubes en l’air?',
        ru: 'Прошло несколько ходов. Устоит ли L на пустой северной стене редута, если опереть её только на короткий конец, а длинная часть из четырёх кубиков повиснет?',
      },
      points: NORTH_WALL,
      question: { legal: 'place L0 redoubt A 2,0,1 3,0,1 4,0,1 5,0,1 2,0,0' },
      of: 'words',
      options: ['yes', 'no'],
      words: {
        yes: { en: 'It stands', fr: 'Il tient', ru: 'Устоит' },
        no: { en: 'It tips over', fr: 'Il bascule', ru: 'Опрокинется' },
      },
      done: {
        en: 'It tips over: its centre is not above the foot. Let the arm rest on a slab or on earlier pieces, and it stands.',
        fr: 'Il bascule : son centre n’est pas au-dessus du petit bout. Si le bras repose sur une dalle ou sur des pièces déjà posées, il tient.',
        ru: 'Опрокинется: её центр не над опорой. Если длинная часть лежит на плитах или на прежних фигурах, L стоит.',
      },
    },
    {
      id: 'connect',
      kind: 'do',
      say: {
        en: 'Your turn: place a piece so that its brown cubes touch brown cubes already there, side by side or one on top of the other. Make it at least 3 points; before you confirm, the table tells how many.',
        fr: 'À vous : posez une pièce dont les cubes bruns touchent des cubes bruns déjà là, côte à côte ou l’un sur l’autre. Visez au moins 3 points; avant de confirmer, la table dit combien.',
        ru: 'Ваш ход: поставьте фигуру так, чтобы её коричневые кубики касались уже стоящих коричневых, боком или сверху. Нужно хотя бы 3 очка; сколько выйдет, стол покажет до подтверждения.',
      },
      points: ['card:L', 'card:W', 'card:P'],
      goal: [{ kind: 'placed', seat: 0, base: [3, 4, 5, 6] }],
      shows: ['place P0 church A 2,1,1 1,1,1 0,1,1 2,0,1 1,0,1'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, base: 2 },
          say: {
            en: 'Two points: only two brown cubes counted. Look for brown cubes on a site and let yours touch them.',
            fr: 'Deux points : seuls deux cubes bruns ont compté. Cherchez des cubes bruns sur un ouvrage et faites-les toucher par les vôtres.',
            ru: 'Два очка: засчитаны только два коричневых кубика. Найдите на постройке коричневые кубики и коснитесь их своими.',
          },
        },
        {
          when: { kind: 'placed', seat: 0, base: [0, 1] },
          say: {
            en: 'That helps the others more than you. Take a piece with two brown cubes and let one touch brown.',
            fr: 'Cela sert plus aux autres qu’à vous. Prenez une pièce à deux cubes bruns et faites-lui toucher du brun.',
            ru: 'Это полезнее другим, чем вам. Возьмите фигуру с двумя коричневыми кубиками и коснитесь ею коричневого.',
          },
        },
      ],
      done: {
        en: 'Your cubes on the piece count, and every brown cube connected to them. So a group pays again each time it grows.',
        fr: 'Vos cubes sur la pièce comptent, et tous les cubes bruns qui leur sont reliés. Un groupe rapporte donc de nouveau chaque fois qu’il grandit.',
        ru: 'Считаются ваши кубики на фигуре и все коричневые, что с ними связаны. Поэтому группа приносит очки заново каждый раз, когда растёт.',
      },
    },
    {
      id: 'sticks',
      kind: 'tell',
      scene: sceneOf({ pieces: 10, snow: 0, visible: ['T', 'Z'], deck: ['snow', 'W', 'P'], scores: [11, 11] }),
      say: {
        en: 'Beside each site a stick says what a cube on each floor will be worth when the snow comes. The first snowfall counts the lower floor: +2 at the church, +1 at the mill, but −1 at the redoubt.',
        fr: 'À côté de chaque ouvrage, un bâtonnet dit ce que vaudra un cube de chaque étage quand la neige viendra. La première bordée compte l’étage inférieur : +2 à l’église, +1 au moulin, mais −1 à la redoute.',
        ru: 'Планка рядом с постройкой показывает, сколько даст кубик на каждом этаже, когда пойдёт снег. Первый снегопад считает нижний этаж: +2 на церкви, +1 на мельнице, но −1 на редуте.',
      },
      points: ['stick:redoubt', 'stick:church', 'stick:mill'],
    },
    {
      id: 'snow-points',
      kind: 'ask',
      say: {
        en: 'On the lower floor you have 7 cubes at the church, 5 at the mill and 2 at the redoubt. How many points would snow bring you now?',
        fr: 'À l’étage inférieur, vous avez 7 cubes à l’église, 5 au moulin et 2 à la redoute. Combien de points la neige vous donnerait-elle maintenant?',
        ru: 'На нижнем этаже у вас 7 кубиков на церкви, 5 на мельнице и 2 на редуте. Сколько очков принёс бы вам снег сейчас?',
      },
      points: ['stick:redoubt', 'stick:church', 'stick:mill'],
      question: { after: ['draw'], effect: { kind: 'snowfall' }, take: 'points.0' },
      of: 'numbers',
      options: [14, 17, 21],
      done: {
        en: 'Seven times 2, five times 1, and the two at the redoubt cost a point each: seventeen. Here every cube counts, connected or not.',
        fr: 'Sept fois 2, cinq fois 1, et les deux de la redoute coûtent un point chacun : dix-sept. Ici, chaque cube compte, relié ou non.',
        ru: 'Семь раз по 2, пять раз по 1, а два кубика на редуте отнимают по очку: семнадцать. Здесь считается каждый кубик, связанный или нет.',
      },
    },
    {
      id: 'snow',
      kind: 'do',
      say: {
        en: 'Nobody knows when it snows: three snowflakes are hidden in the deck. Draw a card and see.',
        fr: 'Nul ne sait quand il neigera : trois flocons se cachent dans la pioche. Piochez, et voyez.',
        ru: 'Когда пойдёт снег, не знает никто: в колоде спрятаны три снежинки. Возьмите карту и посмотрите.',
      },
      points: ['move:draw'],
      goal: [{ kind: 'snowfall' }],
      shows: ['draw'],
      wrong: [
        {
          when: { kind: 'placed', piece: 'beam' },
          say: {
            en: 'The beam, in good time: the snow would have taken it from you. But we want to see the snow, so draw.',
            fr: 'La poutre, juste à temps : la neige vous l’aurait prise. Mais nous voulons voir la neige : piochez.',
            ru: 'Балка, и как раз вовремя: снег бы её отнял. Но мы ждём снега, так что возьмите карту.',
          },
        },
      ],
      done: {
        en: 'A snowflake! The lower floor is paid and buried: its cubes still carry what stands on them, but no longer count or connect.',
        fr: 'Un flocon! L’étage inférieur est payé et enseveli : ses cubes portent encore, mais ne comptent plus et ne relient plus rien.',
        ru: 'Снежинка! Нижний этаж принёс очки и теперь под снегом: его кубики держат то, что на них стоит, но больше не считаются и не связывают.',
      },
    },
    {
      id: 'above-snow',
      kind: 'do',
      say: {
        en: 'You drew again, and your turn continues. Place a piece with two brown cubes above the snow.',
        fr: 'Vous avez pioché de nouveau, et votre tour continue. Posez une pièce dont deux cubes bruns dépassent de la neige.',
        ru: 'Вы взяли ещё карту, и ваш ход продолжается. Поставьте фигуру так, чтобы два коричневых кубика были выше снега.',
      },
      points: ['card:T', 'card:Z', 'card:W'],
      goal: [{ kind: 'placed', seat: 0, base: [2, 3, 4, 5] }],
      shows: ['place Z0 church A 0,5,0 0,6,0 0,6,1 0,6,2 0,7,2 | place Z0 mill A 1,1,1 2,1,1 2,1,2 3,1,2 3,0,2'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, base: [0, 1] },
          say: {
            en: 'A brown cube ended up under the snow or there was only one. Build higher: on pieces, or upright.',
            fr: 'Un cube brun s’est retrouvé sous la neige, ou il n’y en avait qu’un. Construisez plus haut : sur d’autres pièces, ou debout.',
            ru: 'Коричневый кубик оказался под снегом или был всего один. Стройте выше: на других фигурах или стоймя.',
          },
        },
      ],
      done: {
        en: 'That is the rhythm of the game: build, and be on the right floor when it snows. The next snow pays the middle floor.',
        fr: 'C’est le rythme du jeu : construire, et être au bon étage quand il neige. La prochaine bordée paiera l’étage médian.',
        ru: 'Таков ритм игры: строить и оказаться на нужном этаже, когда пойдёт снег. Следующий снегопад посчитает средний этаж.',
      },
    },
    {
      id: 'fille',
      kind: 'do',
      scene: sceneOf({
        pieces: 14,
        snow: 1,
        visible: ['P', 'W'],
        deck: ['L', 'V', 'T', 'Y', 'N'],
        scores: [32, 28],
        ready: [
          ['fille', 'coureur', 'nation'],
          ['fille', 'coureur', 'nation'],
        ],
        moves: ['draw'],
      }),
      say: {
        en: 'Now your three allies come in. Score at least 3 points with a piece, then let the King’s Daughter double them.',
        fr: 'Voici vos trois alliés. Marquez au moins 3 points avec une pièce, puis laissez la fille du Roy les doubler.',
        ru: 'Теперь в дело вступают три ваших союзника. Получите за фигуру хотя бы 3 очка, и пусть дочь короля их удвоит.',
      },
      points: ['move:fille', 'card:P', 'card:W', 'card:L'],
      goal: [
        { kind: 'placed', seat: 0, base: [3, 4, 5] },
        { kind: 'scored', seat: 0, doubled: true },
      ],
      shows: ['place P0 church A 0,8,2 0,8,1 0,8,0 1,8,2 1,8,1', 'fille'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, base: [0, 1, 2] },
          say: {
            en: 'She helps once per phase, so wait for a good turn. Look for brown cubes above the snow, at the church or at the redoubt.',
            fr: 'Elle n’aide qu’une fois par phase : attendez un bon tour. Cherchez des cubes bruns au-dessus de la neige, à l’église ou à la redoute.',
            ru: 'Она помогает раз за фазу, поэтому ждите хорошего хода. Ищите коричневые кубики выше снега: на церкви или на редуте.',
          },
        },
        {
          when: { kind: 'scored', seat: 0, doubled: false },
          say: {
            en: 'Good points, but you kept her for later. Once more, and double them.',
            fr: 'De bons points, mais vous l’avez gardée pour plus tard. Encore une fois, et doublez-les.',
            ru: 'Хорошие очки, но дочь короля вы приберегли. Ещё раз — и удвойте.',
          },
        },
      ],
      done: {
        en: 'Doubled! Each ally helps once and returns with the next snow.',
        fr: 'Doublé! Chaque allié aide une fois et revient avec la prochaine bordée.',
        ru: 'Удвоено! Каждый союзник помогает один раз и возвращается со следующим снегопадом.',
      },
    },
    {
      id: 'nation',
      kind: 'do',
      moves: ['1: pass'],
      say: {
        en: 'Before your turn ends, your Anishinabe ally lets you look at the top three cards. Look, then put them back in the order you like.',
        fr: 'Avant la fin de votre tour, votre allié anishinabe vous montre les trois premières cartes de la pioche. Regardez-les, puis remettez-les dans l’ordre voulu.',
        ru: 'Пока ход не закончен, союзник анишинабе покажет вам три верхние карты колоды. Посмотрите и верните их в любом порядке.',
      },
      points: ['move:nation'],
      goal: [{ kind: 'ordered', seat: 0 }],
      shows: ['nation', 'order 2 1 3'],
      wrong: [
        {
          when: { kind: 'turn', seat: 1 },
          say: {
            en: 'You ended your turn without looking. Often fine, but try it once.',
            fr: 'Vous avez fini votre tour sans regarder. C’est souvent bien, mais essayez une fois.',
            ru: 'Вы закончили ход, не посмотрев. Часто так и надо, но попробуйте разок.',
          },
        },
      ],
      done: {
        en: 'The top card is what Étienne draws next, and a snowflake can be hurried or delayed. He only sees that you looked.',
        fr: 'La première carte est celle qu’Étienne piochera, et un flocon peut être avancé ou retardé. Il voit seulement que vous avez regardé.',
        ru: 'Верхнюю карту сейчас возьмёт Этьен, а снежинку можно приблизить или отодвинуть. Он видит только, что вы смотрели.',
      },
    },
    {
      id: 'coureur',
      kind: 'do',
      moves: ['draw', GOOD_TURN, '1: pass'],
      say: {
        en: 'Étienne has scored a good turn. Send your coureur des bois after him.',
        fr: 'Étienne a marqué un bon tour. Envoyez votre coureur des bois à sa suite.',
        ru: 'Этьен получил хорошие очки. Пошлите за ним лесного бродягу.',
      },
      points: ['move:coureur'],
      goal: [{ kind: 'followed', seat: 0 }],
      shows: ['0: coureur'],
      wrong: [
        {
          when: { kind: 'declined', seat: 0, ally: 'coureur' },
          say: {
            en: 'You may wait for a better turn of his, but the next snow brings the coureur back anyway. Send him this time.',
            fr: 'On peut attendre un meilleur tour, mais la prochaine bordée ramène le coureur de toute façon. Cette fois, envoyez-le.',
            ru: 'Можно ждать хода получше, но со следующим снегопадом бродяга всё равно вернётся. На этот раз пошлите его.',
          },
        },
      ],
      done: {
        en: 'You score half of his points, rounded down, and he loses nothing. So Étienne may send his after you, too.',
        fr: 'Vous marquez la moitié de ses points, arrondie vers le bas, et il ne perd rien. Étienne peut donc aussi envoyer le sien.',
        ru: 'Вы получаете половину его очков с округлением вниз, а он ничего не теряет. Значит, и Этьен может послать своего за вами.',
      },
    },
    {
      id: 'complete',
      kind: 'do',
      scene: sceneOf({
        pieces: 24,
        snow: 2,
        visible: ['N', 'P'],
        deck: ['Y', 'T', 'V'],
        scores: [43, 46],
        ready: [[], []],
        moves: ['draw'],
      }),
      say: {
        en: 'Two floors are under snow. One slab of the church and two of the mill can still be seen from above: hide the last of one site.',
        fr: 'Deux étages sont sous la neige. D’en haut, on voit encore une dalle de l’église et deux du moulin : cachez les dernières d’un ouvrage.',
        ru: 'Два этажа под снегом. Сверху ещё видны одна плита церкви и две плиты мельницы: закройте последние на одной из построек.',
      },
      points: ['square:church A 4 9', 'square:mill A 5 4', 'square:mill A 2 4'],
      goal: [{ kind: 'completed', seat: 0 }],
      shows: ['place N1 church A 4,6,2 4,7,2 4,8,2 4,8,1 4,9,1'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, base: [2, 3, 4] },
          say: {
            en: 'Good points now, but Étienne will complete a site and take its character. Hide the last slab of the church, or both of the mill.',
            fr: 'De bons points, mais Étienne achèvera un ouvrage et prendra son personnage. Cachez la dernière dalle de l’église, ou les deux du moulin.',
            ru: 'Очки хорошие, но Этьен завершит постройку и возьмёт персонажа. Закройте последнюю плиту церкви или обе плиты мельницы.',
          },
        },
      ],
      otherwise: {
        en: 'A slab can still be seen on every site. Cover the corner of the church, or both slabs of the mill; a cube that hangs over a slab hides it too.',
        fr: 'On voit encore une dalle sur chaque ouvrage. Couvrez le coin de l’église, ou les deux dalles du moulin; un cube en surplomb cache aussi une dalle.',
        ru: 'На каждой постройке ещё видна плита. Накройте угол церкви или обе плиты мельницы; нависающий кубик тоже закрывает плиту.',
      },
      done: {
        en: 'The site is completed, and its character is yours: worth 12 points at the mill, 13 at the church, 14 at the redoubt, at the end of the game.',
        fr: 'L’ouvrage est achevé, et son personnage est à vous : il vaut, à la fin, 12 points au moulin, 13 à l’église et 14 à la redoute.',
        ru: 'Постройка завершена, и её персонаж ваш: в конце партии мельник стоит 12 очков, кюре — 13, офицер — 14.',
      },
    },
    {
      id: 'peg',
      kind: 'do',
      scene: sceneOf({
        pieces: 30,
        snow: 2,
        visible: ['V', 'V'],
        deck: ['N', 'L', 'Y', 'snow'],
        scores: [52, 55],
        ready: [[], []],
        characters: { church: 0, mill: 1 },
      }),
      say: {
        en: 'One slab of the redoubt is left, a gap for something small. Instead of drawing, place your bonus piece, the peg, on it.',
        fr: 'Il reste une dalle à la redoute, un creux pour quelque chose de petit. Au lieu de piocher, posez-y votre pièce bonus, la cheville.',
        ru: 'На редуте осталась одна плита, место для чего-то маленького. Вместо того чтобы брать карту, поставьте на неё бонусную фигуру — колышек.',
      },
      points: ['card:peg', 'square:redoubt B 0 0'],
      goal: [
        { kind: 'placed', seat: 0, piece: 'peg' },
        { kind: 'completed', seat: 0, site: 'redoubt' },
      ],
      shows: ['place peg redoubt B 0,0,0'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, piece: 'peg' },
          say: {
            en: 'The peg stands there too, but the officer is worth 14 points. Put it on the last slab of the redoubt.',
            fr: 'La cheville tient là aussi, mais l’officier vaut 14 points. Mettez-la sur la dernière dalle de la redoute.',
            ru: 'Колышек стоит и тут, но офицер — это 14 очков. Поставьте его на последнюю плиту редута.',
          },
        },
      ],
      otherwise: {
        en: 'You drew, and after drawing there is no bonus piece in this turn. Choose the peg first.',
        fr: 'Vous avez pioché, et après cela on ne pose plus de pièce bonus dans ce tour. Choisissez d’abord la cheville.',
        ru: 'Вы взяли карту, а после этого бонусную фигуру в этот ход ставить нельзя. Сначала выберите колышек.',
      },
      done: {
        en: 'No points for a cube under the snow, but the officer is yours. Each phase has its bonus piece: a beam of 3 cubes, a stake of 2, a peg; the snow takes what you have not placed.',
        fr: 'Aucun point pour un cube sous la neige, mais l’officier est à vous. Chaque phase a sa pièce bonus : poutre de 3 cubes, pieu de 2, cheville; la neige emporte ce qui n’est pas posé.',
        ru: 'За кубик под снегом очков нет, зато офицер ваш. В каждой фазе своя бонусная фигура: балка из трёх кубиков, свая из двух, колышек; непоставленное отнимает снег.',
      },
    },
    {
      id: 'claim',
      kind: 'do',
      moves: [
        'draw',
        'place N1 church A 0,1,1 1,1,1 2,1,1 2,0,1 3,0,1 | place N1 redoubt A 6,0,2 6,1,2 6,2,2 6,2,1 6,3,1',
      ],
      say: {
        en: 'Draw, then look at V: it fits nowhere any more. Declare it impossible, and you get another card for it.',
        fr: 'Piochez, puis regardez le V : il ne tient plus nulle part. Déclarez-le impossible et vous aurez une autre carte à la place.',
        ru: 'Возьмите карту и посмотрите на V: ей больше нет места. Объявите её невозможной и получите другую карту.',
      },
      points: ['move:draw', 'move:claim V'],
      goal: [{ kind: 'claimed', seat: 0, shape: 'V' }],
      shows: ['draw', 'claim V'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0 },
          say: {
            en: 'You may place what fits, but V stays and blocks the choice. Declare it impossible first.',
            fr: 'On peut poser ce qui tient, mais le V reste et réduit le choix. Déclarez-le d’abord impossible.',
            ru: 'Можно поставить то, что подходит, но V останется и сузит выбор. Сначала объявите её невозможной.',
          },
        },
      ],
      done: {
        en: 'V is discarded and another card comes up. At this table the program checks such claims; you may also play so that opponents can contest them.',
        fr: 'Le V est défaussé et une autre carte arrive. Ici, le programme vérifie; on peut aussi jouer de sorte que les adversaires contestent.',
        ru: 'V уходит в сброс, приходит другая карта. Здесь проверяет программа; можно играть и так, чтобы оспаривали соперники.',
      },
    },
    {
      id: 'last-piece',
      kind: 'do',
      say: {
        en: 'Your last piece before the third snow, and nothing is circled this time. It will count the upper floor: +2 at the redoubt, +1 at the church, −1 at the mill.',
        fr: 'Votre dernière pièce avant la troisième bordée, sans consigne cette fois. Elle comptera l’étage supérieur : +2 à la redoute, +1 à l’église, −1 au moulin.',
        ru: 'Ваша последняя фигура перед третьим снегопадом, и без указаний. Он посчитает верхний этаж: +2 на редуте, +1 на церкви, −1 на мельнице.',
      },
      goal: [{ kind: 'placed', seat: 0 }],
      shows: [
        'place Y3 church A 0,5,2 0,4,2 0,3,2 0,2,2 0,4,1 | place L1 redoubt A 6,3,2 6,2,2 6,1,2 6,0,2 6,3,1 | place L1 church A 0,1,2 0,2,2 0,3,2 0,4,2 0,1,1',
      ],
      wrong: [
        {
          when: { kind: 'claimed', seat: 0 },
          say: {
            en: 'Allowed, but the new card was the last snowflake, and the game was over at once. Place a piece first.',
            fr: 'C’est permis, mais la nouvelle carte était le dernier flocon, et la partie s’est terminée aussitôt. Posez d’abord une pièce.',
            ru: 'Так можно, но новая карта оказалась последней снежинкой, и партия тут же закончилась. Сначала поставьте фигуру.',
          },
        },
      ],
      done: {
        en: 'Well built. Now it is up to the sky.',
        fr: 'Beau travail. Le reste dépend du ciel.',
        ru: 'Хорошо сложено. Дальше решает небо.',
      },
    },
    {
      id: 'winner',
      kind: 'ask',
      say: {
        en: 'Étienne is about to draw the third snowflake: the upper floor is counted, and the characters pay. You hold the priest and the officer, he holds the miller: who wins?',
        fr: 'Étienne va piocher le troisième flocon : on compte l’étage supérieur, puis les personnages paient. Vous avez le curé et l’officier, lui le meunier : qui gagne?',
        ru: 'Этьен сейчас вытянет третью снежинку: посчитают верхний этаж, и персонажи принесут очки. У вас кюре и офицер, у него мельник: кто победит?',
      },
      points: ['score:0', 'score:1'],
      question: { after: ['draw'], effect: { kind: 'ended' }, take: 'winners.0' },
      of: 'seats',
      options: [0, 1],
      done: {
        en: 'Étienne leads before the snow, but your characters are worth 27 points and his 12. See for yourself.',
        fr: 'Étienne mène avant la neige, mais vos personnages valent 27 points, et le sien 12. Voyez vous-même.',
        ru: 'До снега впереди Этьен, но ваши персонажи дают 27 очков, а его — 12. Убедитесь сами.',
      },
    },
    {
      id: 'end',
      kind: 'tell',
      moves: ['draw'],
      say: {
        en: 'The third snow ends the game at once, in the middle of a turn. You know Nouvelle-France now!',
        fr: 'La troisième bordée met aussitôt fin à la partie, en plein milieu d’un tour. Vous connaissez maintenant Nouvelle-France!',
        ru: 'Третий снегопад сразу заканчивает партию, даже посреди хода. Теперь вы знаете «Новую Францию»!',
      },
    },
  ],
  learned: [
    {
      en: 'A turn: draw a card, choose one of the three face-up cards, place a piece of its shape.',
      fr: 'Un tour : piochez une carte, choisissez une des trois cartes visibles, posez une pièce de sa forme.',
      ru: 'Ход: возьмите карту, выберите одну из трёх открытых, поставьте фигуру её формы.',
    },
    {
      en: 'A piece comes straight down, stays over the slabs and stands by itself, on three floors at most.',
      fr: 'Une pièce descend tout droit, reste au-dessus des dalles et tient debout toute seule, sur trois étages au plus.',
      ru: 'Фигура опускается прямо, остаётся над плитами и стоит сама, не выше трёх этажей.',
    },
    {
      en: 'One point for each of your cubes on the piece and for each one connected to them above the snow.',
      fr: 'Un point pour chacun de vos cubes sur la pièce, et pour chaque cube qui leur est relié au-dessus de la neige.',
      ru: 'Очко за каждый ваш кубик на фигуре и за каждый связанный с ними выше снега.',
    },
    {
      en: 'A snowfall pays one floor by the sticks, lower floor first, then buries it.',
      fr: 'Une bordée paie un étage selon les bâtonnets, l’inférieur d’abord, puis l’ensevelit.',
      ru: 'Снегопад считает один этаж по планкам, сначала нижний, и укрывает его.',
    },
    {
      en: 'Allies, once per phase: double your turn, score half of another’s, or look at three cards and order them.',
      fr: 'Les alliés, une fois par phase : doubler votre tour, marquer la moitié de celui d’un autre, ou regarder trois cartes et les ordonner.',
      ru: 'Союзники, раз за фазу: удвоить свой ход, получить половину чужого или посмотреть три карты и разложить их.',
    },
    {
      en: 'Instead of drawing: the bonus piece of the phase, beam, stake or peg.',
      fr: 'Au lieu de piocher : la pièce bonus de la phase, poutre, pieu ou cheville.',
      ru: 'Вместо карты — бонусная фигура фазы: балка, свая или колышек.',
    },
    {
      en: 'Hide the last slab of a site and its character is yours: 14, 13 or 12 points at the end.',
      fr: 'Cachez la dernière dalle d’un ouvrage et son personnage est à vous : 14, 13 ou 12 points à la fin.',
      ru: 'Закройте последнюю плиту постройки, и её персонаж ваш: 14, 13 или 12 очков в конце.',
    },
    {
      en: 'The third snowflake ends the game.',
      fr: 'Le troisième flocon met fin à la partie.',
      ru: 'Третья снежинка заканчивает партию.',
    },
  ],
};
