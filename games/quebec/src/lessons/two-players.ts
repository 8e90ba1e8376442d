import type { Lesson } from '@cap-diamant/kernel/lessons';

/** Two players and the neutral architect. */
export const lesson: Lesson = {
  colours: ['black', 'orange'],
  steps: [
    {
      id: 'neutral',
      kind: 'do',
      scene: {
        options: { edition: '2011', level: 'family', players: 2, layout: 'first-game', first: 0 },
        seed: 'lesson',
      },
      say: {
        en: 'With two players a neutral architect joins in. Start a building on any site, then put the neutral architect on another one.',
        fr: 'À deux, un architecte neutre s’ajoute. Mettez un bâtiment en chantier, puis placez l’architecte neutre sur un autre chantier.',
        ru: 'Вдвоём играет и нейтральный архитектор. Начните здание на любой площадке, затем поставьте нейтрального на другую.',
      },
      points: ['architect:own'],
      goal: [
        { kind: 'put', architect: 0 },
        { kind: 'put', architect: 'neutral' },
      ],
      shows: ['start', 'put c5r2', 'put c14r1'],
      otherwise: {
        en: 'A worker in a zone is a point later, but both architects still wait. Start a building first.',
        fr: 'Un ouvrier dans une zone vaudra un point, mais les deux architectes attendent. Mettez d’abord en chantier.',
        ru: 'Работник в сфере принесёт очко, но оба архитектора ещё ждут. Сначала начните здание.',
      },
      done: {
        en: 'It belongs to nobody: both of you may contribute there, and both get the additional action for it.',
        fr: 'Il n’est à personne : vous pouvez tous deux y contribuer, et chacun y reçoit l’action complémentaire.',
        ru: 'Он ничей: взносы там делают оба, и каждый получает дополнительное действие.',
      },
    },
    {
      id: 'contribute',
      kind: 'do',
      scene: {
        options: { edition: '2011', level: 'family', players: 2, layout: 'first-game', first: 0 },
        seed: 'lesson',
        moves: ['start', 'put c5r2', 'put c14r1', 'start', 'put c13r4'],
      },
      say: {
        en: 'Contribute to the neutral building and take the district’s action.',
        fr: 'Contribuez au bâtiment neutre et prenez l’action du quartier.',
        ru: 'Сделайте взнос в нейтральное здание и возьмите действие района.',
      },
      points: ['site:c14r1'],
      goal: [
        { kind: 'stage', seat: 0, space: 'c14r1' },
        { kind: 'points', seat: 0, source: 'districts' },
      ],
      shows: ['stage c14r1', 'take'],
      otherwise: {
        en: 'Allowed, but look at what the neutral building offers. Contribute there, and take the action.',
        fr: 'C’est permis, mais voyez ce qu’offre le bâtiment neutre. Contribuez-y, et prenez l’action.',
        ru: 'Так можно, но взгляните, что даёт нейтральное здание. Сделайте взнос туда и возьмите действие.',
      },
      done: {
        en: 'Now look who moves it: whenever a player lifts the own architect and the neutral building has a contribution, that one is completed too.',
        fr: 'Voyez qui le déplace : quand un joueur lève son architecte et que le bâtiment neutre a une contribution, celui-ci est achevé aussi.',
        ru: 'Смотрите, кто его двигает: когда игрок снимает своего архитектора, а в нейтральном здании есть взнос, завершается и оно.',
      },
    },
    {
      id: 'owner',
      kind: 'ask',
      moves: ['stage c5r2; place citadelle 1; place religion 1'],
      say: {
        en: 'The token of the neutral building goes to whoever made its last contribution. If you lift your architect now, who gets it?',
        fr: 'Le jeton du bâtiment neutre revient à l’auteur de sa dernière contribution. Si vous levez votre architecte maintenant, à qui ira-t-il?',
        ru: 'Жетон нейтрального здания получает тот, кто сделал последний взнос. Если сейчас снять архитектора, кому он достанется?',
      },
      points: ['site:c14r1'],
      question: { after: ['start'], effect: { kind: 'token', space: 'c14r1' }, take: 'seat' },
      of: 'seats',
      options: [0, 1],
      done: {
        en: 'You made the only contribution. Otherwise it pays to slip in the last one just before it is lifted.',
        fr: 'La seule contribution est la vôtre. Sinon, il vaut la peine de glisser la dernière juste avant.',
        ru: 'Единственный взнос — ваш. А вообще выгодно успеть с последним взносом.',
      },
    },
    {
      id: 'both',
      kind: 'do',
      say: {
        en: 'Lift your architect: both buildings are completed, and you place both architects again.',
        fr: 'Levez votre architecte : les deux bâtiments sont achevés, et vous replacez les deux architectes.',
        ru: 'Снимите архитектора: завершатся оба здания, и обоих архитекторов поставите вы.',
      },
      points: ['architect:own'],
      goal: [
        { kind: 'token', seat: 0, space: 'c14r1' },
        { kind: 'put', architect: 'neutral' },
      ],
      shows: ['start', 'put c2r5', 'put c3r6'],
      otherwise: {
        en: 'Allowed, but Étienne may now make the last contribution to the neutral building. Start a building while the token is yours.',
        fr: 'C’est permis, mais Étienne peut maintenant faire la dernière contribution au bâtiment neutre. Mettez en chantier tant que le jeton est à vous.',
        ru: 'Так можно, но теперь Этьен может сделать последний взнос в нейтральное здание. Начните здание, пока жетон ваш.',
      },
      done: {
        en: 'Two tokens in one turn. The neutral architect wakes nobody, and at the end of a century it stays where it is.',
        fr: 'Deux jetons en un tour. L’architecte neutre ne réveille personne, et à la fin d’un siècle il reste où il est.',
        ru: 'Два жетона за ход. Нейтральный архитектор никого не будит, а в конце столетия остаётся на месте.',
      },
    },
  ],
  learned: [
    {
      step: 'contribute',
      en: 'Contributions to the neutral building bring both players the additional action.',
      fr: 'Contribuer au bâtiment neutre donne l’action complémentaire aux deux joueurs.',
      ru: 'Взнос в нейтральное здание даёт дополнительное действие обоим.',
    },
    {
      step: 'owner',
      en: 'Its token goes to the last contributor, when either player lifts the own architect.',
      fr: 'Son jeton va au dernier contributeur, dès qu’un des joueurs lève son architecte.',
      ru: 'Его жетон — у сделавшего последний взнос, как только кто-то снимает своего архитектора.',
    },
  ],
};
