import type { Step } from '@cap-diamant/kernel/lessons';
import { sceneOf } from '../town.ts';
import { LATE_FIRST_CENTURY } from './tokens.ts';

/** The end of century I, and the first turn of the next: from there the learner can play to the end. */
export const CENTURY_END: readonly Step[] = [
  {
    id: 'later',
    part: { en: 'The end of a century', fr: 'La fin d’un siècle', ru: 'Конец столетия' },
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
      tokens: LATE_FIRST_CENTURY,
    }),
    say: {
      en: 'We leave your town for another game, already played: at its great moments you sit in for black. Its first century is nearly over: every site is taken, so whoever lifts an architect finds no free one, and that ends the century.',
      fr: 'Quittons votre ville pour une autre partie, déjà jouée : aux grands moments, vous y prenez la place des noirs. Son premier siècle s’achève : tous les chantiers sont pris, et qui lève son architecte n’en trouve plus de libre, ce qui met fin au siècle.',
      ru: 'Оставим ваш город и заглянем в другую, уже сыгранную партию: в важные моменты вы играете там за чёрных. Её первое столетие на исходе: все площадки заняты, и кто снимет архитектора, не найдёт свободной — столетие закончится.',
    },
  },
  {
    id: 'majority',
    kind: 'ask',
    say: {
      en: 'Each worker in a zone is one point for its owner, and the majority gets half as many again. Who has the majority in Religion?',
      fr: 'Chaque ouvrier d’une zone vaut un point, et la majorité reçoit en plus la moitié de ses ouvriers. Qui a la majorité en Religion?',
      ru: 'Каждый работник в сфере — очко владельцу, а у кого большинство, тот получает ещё половину от числа своих. У кого большинство в сфере «Религия»?',
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
    see: ['zone:religion'],
  },
  {
    id: 'bonus',
    kind: 'ask',
    say: {
      en: 'Whoever has the majority gets half of their own workers there as a bonus, rounded down, five at most. How many extra points will your six workers bring?',
      fr: 'La moitié des ouvriers qu’y a le joueur majoritaire, arrondie vers le bas, cinq au plus : c’est le bonus. Combien de points de plus pour vos six ouvriers?',
      ru: 'Бонус — половина работников того, у кого большинство, с округлением вниз, но не больше пяти. Сколько очков сверх обычных принесут ваши шесть работников?',
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
      en: 'Three more, nine points in all from Religion. In a real game the switch “If the century ended now” beside the wheel counts all this for you; on a phone, so does the “+” on its tab.',
      fr: 'Trois de plus, soit neuf points en tout pour la Religion. Dans une vraie partie, l’interrupteur « Si le siècle finissait maintenant », près de la roue, compte tout cela pour vous; sur un téléphone, le « + » de son onglet aussi.',
      ru: 'Ещё три, всего девять очков за «Религию». В настоящей партии переключатель «Если бы столетие кончилось сейчас» у колеса посчитает всё это за вас; на телефоне — «+» на его вкладке.',
    },
  },
  {
    id: 'end-century',
    kind: 'do',
    say: {
      en: 'No site is left: choose Start, which lifts your architect and ends the century while Religion is still yours, though the others score more elsewhere. After the scoring, put it on a site of the new one.',
      fr: 'Il ne reste aucun chantier : choisissez « Ouvrir », ce qui lève votre architecte et finit le siècle pendant que la Religion est encore à vous, même si les autres marquent plus ailleurs. Après le décompte, placez-le sur un chantier du nouveau siècle.',
      ru: 'Площадок не осталось: выберите «Начать» — архитектор снимется, и столетие закончится, пока «Религия» ещё ваша, хотя в других сферах соперники наберут больше. После подсчёта поставьте его на площадку нового столетия.',
    },
    points: ['architect:own'],
    goal: [{ kind: 'century-ends' }, { kind: 'put', architect: 0 }],
    shows: ['start', 'put c15r2 | put c7r4 | put c6r5 | put c10r1'],
    done: {
      en: 'The zones are empty again, their workers back in the supplies. Active workers stay active; workers at unfinished buildings and star tokens stay where they are.',
      fr: 'Les zones sont vides, leurs ouvriers rentrés en réserve. Les ouvriers actifs le restent; ceux des bâtiments en chantier et les jetons étoile ne bougent pas.',
      ru: 'Сферы снова пусты, их работники вернулись в резерв. Активные остаются активными; работники на стройках и жетоны со звёздами остаются на местах.',
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
      en: 'Century II is on, with eleven new sites, four of them for Politics. Your turn, and nothing is circled this time: contribute, send a worker or start a building as you like.',
      fr: 'Le siècle II est lancé, avec onze nouveaux chantiers, dont quatre pour la Politique. À vous, sans consigne cette fois : contribuez, envoyez un ouvrier ou mettez en chantier, comme il vous plaît.',
      ru: 'Идёт столетие II, открылись одиннадцать новых площадок, четыре из них — для «Политики». Ваш ход, и без указаний: сделайте взнос, отправьте работника или начните здание — как хотите.',
    },
    goal: [{ kind: 'turn' }],
    shows: ['stage c17r4', 'skip'],
    done: {
      en: 'Just like that. Point at anything before you choose it, or hold your finger on it, and the table tells you what it would do, for you and for the others.',
      fr: 'Tout simplement. Avant de choisir, pointez quoi que ce soit, ou gardez le doigt dessus : la table dit ce que cela ferait, pour vous et pour les autres.',
      ru: 'Вот так. Перед выбором наведите на что угодно или задержите на нём палец, и стол скажет, что это даст вам и другим.',
    },
  },
];
