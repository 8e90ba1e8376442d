import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './winter.ts';

/** What is said to somebody who drew a card first. */
const DREW = {
  en: 'After drawing, no bonus piece can be placed in this turn. Choose it instead of the deck.',
  fr: 'Après avoir pioché, on ne pose plus de pièce bonus dans ce tour. Choisissez-la au lieu de la pioche.',
  ru: 'Кто взял карту, в этот ход бонусную фигуру уже не ставит. Выберите её вместо колоды.',
};

/** Beam, stake and peg. */
export const lesson: Lesson = {
  colours: ['brown', 'blue'],
  steps: [
    {
      id: 'beam',
      kind: 'do',
      scene: sceneOf({ pieces: 8, snow: 0, visible: ['T', 'U'], deck: ['N', 'Z'], scores: [8, 7] }),
      say: {
        en: 'Instead of drawing you may place the bonus piece of the phase, all in your colour: before the first snow, a beam of 3 cubes. Lay it so that it brings at least 4 points.',
        fr: 'Au lieu de piocher, vous pouvez poser la pièce bonus de la phase, toute à votre couleur : avant la première bordée, une poutre de 3 cubes. Faites-lui rapporter au moins 4 points.',
        ru: 'Вместо того чтобы брать карту, можно поставить бонусную фигуру фазы, целиком вашего цвета: до первого снега это балка из трёх кубиков. Пусть она принесёт хотя бы 4 очка.',
      },
      points: ['card:beam'],
      goal: [{ kind: 'placed', seat: 0, piece: 'beam', base: [4, 5, 6] }],
      shows: ['place beam church A 0,1,1 1,1,1 2,1,1'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, piece: 'beam' },
          say: {
            en: 'Three points for its three cubes. Let it touch brown cubes and it brings more.',
            fr: 'Trois points pour ses trois cubes. Si elle touche des cubes bruns, elle rapporte plus.',
            ru: 'Три очка за три кубика. Если она коснётся коричневых, очков будет больше.',
          },
        },
      ],
      otherwise: DREW,
      done: {
        en: 'No card was used, and that was your whole turn. It scores like any piece.',
        fr: 'Aucune carte n’a servi, et c’était tout votre tour. Elle rapporte comme toute pièce.',
        ru: 'Карта не потрачена, и это весь ваш ход. Очки считаются как обычно.',
      },
    },
    {
      id: 'lost',
      kind: 'ask',
      scene: sceneOf({ pieces: 18, snow: 1, visible: ['W', 'V'], deck: ['snow', 'Z', 'U'], scores: [37, 33] }),
      say: {
        en: 'It has snowed once, and you have not placed your stake. If the second snow falls now, what do you lose?',
        fr: 'Il a neigé une fois, et vous n’avez pas posé votre pieu. Si la deuxième bordée tombe maintenant, que perdez-vous?',
        ru: 'Снег уже шёл один раз, и свая у вас ещё не поставлена. Что вы потеряете, если сейчас будет второй снегопад?',
      },
      points: ['card:stake'],
      question: { after: ['draw'], effect: { kind: 'lost', seat: 0 }, take: 'bonus' },
      of: 'words',
      options: ['stake', 'peg'],
      words: {
        stake: { en: 'The stake', fr: 'Le pieu', ru: 'Сваю' },
        peg: { en: 'The peg', fr: 'La cheville', ru: 'Колышек' },
      },
      done: {
        en: 'The stake, for good: each bonus piece belongs to one phase. The peg is for the last one.',
        fr: 'Le pieu, pour de bon : chaque pièce bonus appartient à une phase. La cheville est pour la dernière.',
        ru: 'Сваю, и насовсем: у каждой бонусной фигуры своя фаза. Колышек — для последней.',
      },
    },
    {
      id: 'stake',
      kind: 'do',
      say: {
        en: 'So use it: place the stake where it brings at least 4 points. Look above the snow, at the church and the redoubt.',
        fr: 'Alors servez-vous-en : posez le pieu où il rapporte au moins 4 points. Regardez au-dessus de la neige, à l’église et à la redoute.',
        ru: 'Так используйте её: поставьте сваю туда, где она принесёт хотя бы 4 очка. Смотрите выше снега, на церкви и на редуте.',
      },
      points: ['card:stake'],
      goal: [{ kind: 'placed', seat: 0, piece: 'stake', base: [4, 5, 6] }],
      shows: ['place stake redoubt A 0,0,1 1,0,1'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, piece: 'stake' },
          say: {
            en: 'It stands, but a larger brown group is waiting. The north-west corner of the redoubt is a good place.',
            fr: 'Il tient, mais un plus grand groupe brun attend. Le coin nord-ouest de la redoute est un bon endroit.',
            ru: 'Она стоит, но есть коричневая группа и побольше. Хорошее место — северо-западный угол редута.',
          },
        },
      ],
      otherwise: DREW,
      done: {
        en: 'Small and all brown, it joins a large group and makes it pay again.',
        fr: 'Petit et tout brun, il rejoint un grand groupe et le fait payer encore.',
        ru: 'Маленькая и вся коричневая, она примыкает к большой группе, и та снова приносит очки.',
      },
    },
    {
      id: 'peg',
      kind: 'do',
      scene: sceneOf({
        pieces: 30,
        snow: 2,
        visible: ['V', 'V'],
        deck: ['N', 'L'],
        scores: [50, 55],
        characters: { church: 0, mill: 1 },
      }),
      say: {
        en: 'After the second snow you have the peg, a single cube that fits into any gap. Complete the redoubt with it.',
        fr: 'Après la deuxième bordée, vous avez la cheville, un seul cube qui entre dans tout creux. Achevez-en la redoute.',
        ru: 'После второго снегопада у вас колышек, один кубик, который входит в любую щель. Завершите им редут.',
      },
      points: ['card:peg', 'square:redoubt B 0 0'],
      goal: [{ kind: 'completed', seat: 0, site: 'redoubt' }],
      shows: ['place peg redoubt B 0,0,0'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, piece: 'peg' },
          say: {
            en: 'Good for a point or more, but the last slab of the redoubt brings the officer. Put it there.',
            fr: 'Bon pour un point ou plus, mais la dernière dalle de la redoute amène l’officier. Mettez-la là.',
            ru: 'Очко или больше это даст, но последняя плита редута приведёт офицера. Поставьте его туда.',
          },
        },
      ],
      otherwise: DREW,
      done: {
        en: 'No points on a buried floor, but fourteen at the end for the officer. If a game ends in a tie, an unused peg may win it.',
        fr: 'Aucun point à un étage enseveli, mais quatorze à la fin pour l’officier. En cas d’égalité, une cheville non posée peut faire gagner.',
        ru: 'Под снегом очков нет, зато офицер даст четырнадцать в конце. А при равенстве непоставленный колышек может решить партию.',
      },
    },
  ],
  learned: [
    {
      step: 'beam',
      en: 'A bonus piece is placed instead of drawing, and is your whole turn.',
      fr: 'Une pièce bonus se pose au lieu de piocher, et c’est tout votre tour.',
      ru: 'Бонусную фигуру ставят вместо того, чтобы брать карту, и это весь ход.',
    },
    {
      step: 'stake',
      en: 'Beam before the first snow, stake before the second, peg before the third.',
      fr: 'Poutre avant la première bordée, pieu avant la deuxième, cheville avant la troisième.',
      ru: 'Балка — до первого снегопада, свая — до второго, колышек — до третьего.',
    },
    {
      step: 'lost',
      en: 'What is not placed in its phase is lost.',
      fr: 'Ce qui n’est pas posé dans sa phase est perdu.',
      ru: 'Что не поставлено в свою фазу, потеряно.',
    },
  ],
};
