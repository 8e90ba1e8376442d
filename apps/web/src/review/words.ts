import type { Grade } from '@cap-diamant/bots';
import { type Language, LOCALES } from '@cap-diamant/kernel';

export interface ReviewTexts {
  readonly title: string;
  readonly back: string;
  readonly notOver: string;
  /** How far the review is. */
  judged(done: number, of: number): string;
  readonly stop: string;
  readonly resume: string;
  readonly failed: string;
  /** Which engine made it. */
  engine(version: number, playouts: number): string;
  readonly graph: string;
  /** A player's chances at the start, in the middle and at the end, for screen readers. */
  course(name: string, chances: readonly string[]): string;
  readonly players: string;
  accuracy(percent: string): string;
  readonly decisions: string;
  readonly whose: string;
  readonly everybody: string;
  readonly errors: string;
  readonly all: string;
  readonly none: string;
  readonly grades: { readonly [grade in Grade]: string };
  /** A decision in the list: its number, whose it was, and its grade. */
  decision(number: number, name: string, grade: string): string;
  /** What a decision did to the chances of winning. */
  chances(before: string, after: string): string;
  readonly played: string;
  readonly better: string;
  readonly gains: (gains: readonly string[]) => string;
  readonly own: (points: number) => string;
  readonly others: (points: number) => string;
  readonly later: string;
  readonly showLine: string;
  readonly nextMove: string;
  readonly previousMove: string;
  step(step: number, of: number): string;
  readonly again: string;
  readonly tryOwn: string;
  readonly tries: string;
  readonly trying: string;
  readonly thinking: string;
  readonly unjudged: string;
  right(grade: string): string;
  wrong(grade: string): string;
  readonly nextMistake: string;
  readonly noMore: string;
  readonly turningPoints: string;
  turn(turn: number, name: string, swing: string): string;
  readonly show: string;
  readonly hide: string;
}

const numbers = (language: Language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });

const TEXTS: { readonly [language in Language]: ReviewTexts } = {
  fr: {
    title: 'Analyse de la partie',
    back: 'Revenir à la partie',
    notOver: 'Cette partie n’est pas terminée. On analyse les parties terminées.',
    judged: (done, of) => `Analyse : ${done} sur ${of}`,
    stop: 'Arrêter',
    resume: 'Continuer l’analyse',
    failed: 'Certaines décisions n’ont pas pu être évaluées.',
    engine: (version, playouts) =>
      `Robot fort, version ${version}, profondeur ${playouts}. Il ne voit que ce que chacun voyait.`,
    graph: 'Chances de gagner',
    course: (name, chances) => `${name} : ${chances.join(', ')}`,
    players: 'Joueurs',
    accuracy: percent => `précision ${percent}`,
    decisions: 'Décisions',
    whose: 'De qui',
    everybody: 'Tout le monde',
    errors: 'À revoir',
    all: 'Toutes',
    none: 'Rien à revoir ici.',
    grades: { best: 'meilleur coup', good: 'bon coup', inaccurate: 'imprécision', mistake: 'erreur', blunder: 'gaffe' },
    decision: (number, name, grade) => `${number}. ${name} : ${grade}`,
    chances: (before, after) => `Chances de gagner : ${before} → ${after}`,
    played: 'Joué',
    better: 'Mieux',
    gains: gains => `Ce coup rapporte davantage : ${gains.join('; ')}.`,
    own: points => `À la longue, ce coup rapporte plus (${numbers('fr').format(points)}).`,
    others: points => `Ce coup laisse moins au meilleur adversaire (${numbers('fr').format(points)}).`,
    later: 'Ce qu’il rapporte ne se voit que plus tard.',
    showLine: 'Montrer sur le plateau',
    nextMove: 'Coup suivant',
    previousMove: 'Coup précédent',
    step: (step, of) => `${step} sur ${of}`,
    again: 'Réessayer',
    tryOwn: 'Rejouer les coups faibles',
    tries: 'Nouvel essai',
    trying: 'Trouvez mieux : jouez sur le plateau.',
    thinking: 'Le robot évalue votre coup…',
    unjudged: 'Votre coup n’a pas pu être évalué. Jouez-le encore.',
    right: grade => `Bravo : ${grade}.`,
    wrong: grade => `Pas encore : ${grade}.`,
    nextMistake: 'Erreur suivante',
    noMore: 'C’était la dernière.',
    turningPoints: 'Tournants de la partie',
    turn: (turn, name, swing) => `Tour ${turn}, ${name} : ${swing}`,
    show: 'Ouvrir l’analyse',
    hide: 'Voir le plateau',
  },
  en: {
    title: 'Review of the game',
    back: 'Back to the game',
    notOver: 'This game isn’t over. Only finished games are reviewed.',
    judged: (done, of) => `Reviewed: ${done} of ${of}`,
    stop: 'Stop',
    resume: 'Continue the review',
    failed: 'Some decisions couldn’t be judged.',
    engine: (version, playouts) =>
      `Strong bot, version ${version}, depth ${playouts}. It sees only what each player saw.`,
    graph: 'Chances of winning',
    course: (name, chances) => `${name}: ${chances.join(', ')}`,
    players: 'Players',
    accuracy: percent => `accuracy ${percent}`,
    decisions: 'Decisions',
    whose: 'Whose',
    everybody: 'Everybody',
    errors: 'To look at',
    all: 'All',
    none: 'Nothing to look at here.',
    grades: { best: 'best move', good: 'good move', inaccurate: 'inaccurate', mistake: 'mistake', blunder: 'blunder' },
    decision: (number, name, grade) => `${number}. ${name}: ${grade}`,
    chances: (before, after) => `Chances of winning: ${before} → ${after}`,
    played: 'Played',
    better: 'Better',
    gains: gains => `It brings more: ${gains.join('; ')}.`,
    own: points => `It brings more in the long run (${numbers('en').format(points)}).`,
    others: points => `It leaves less to the best opponent (${numbers('en').format(points)}).`,
    later: 'What it brings shows only later.',
    showLine: 'Show it on the board',
    nextMove: 'Next move',
    previousMove: 'Previous move',
    step: (step, of) => `${step} of ${of}`,
    again: 'Try again',
    tryOwn: 'Try the weak moves again',
    tries: 'Another try',
    trying: 'Find something better: play on the board.',
    thinking: 'The bot judges your move…',
    unjudged: 'Your move couldn’t be judged. Play it again.',
    right: grade => `Well played: ${grade}.`,
    wrong: grade => `Not yet: ${grade}.`,
    nextMistake: 'Next mistake',
    noMore: 'That was the last one.',
    turningPoints: 'Turning points',
    turn: (turn, name, swing) => `Turn ${turn}, ${name}: ${swing}`,
    show: 'Open the review',
    hide: 'Show the board',
  },
  ru: {
    title: 'Разбор партии',
    back: 'Вернуться к партии',
    notOver: 'Эта партия не закончена. Разбираются только законченные партии.',
    judged: (done, of) => `Разбор: ${done} из ${of}`,
    stop: 'Остановить',
    resume: 'Продолжить разбор',
    failed: 'Некоторые решения оценить не удалось.',
    engine: (version, playouts) =>
      `Сильный бот, версия ${version}, глубина ${playouts}. Он видит лишь то, что видел каждый игрок.`,
    graph: 'Шансы на победу',
    course: (name, chances) => `${name}: ${chances.join(', ')}`,
    players: 'Игроки',
    accuracy: percent => `точность ${percent}`,
    decisions: 'Решения',
    whose: 'Чьи',
    everybody: 'Все игроки',
    errors: 'Пересмотреть',
    all: 'Все',
    none: 'Здесь пересматривать нечего.',
    grades: { best: 'лучший ход', good: 'хороший ход', inaccurate: 'неточность', mistake: 'ошибка', blunder: 'зевок' },
    decision: (number, name, grade) => `${number}. ${name}: ${grade}`,
    chances: (before, after) => `Шансы на победу: ${before} → ${after}`,
    played: 'Сыграно',
    better: 'Лучше',
    gains: gains => `Этот ход даёт больше: ${gains.join('; ')}.`,
    own: points => `Со временем этот ход даёт больше (${numbers('ru').format(points)}).`,
    others: points => `Этот ход оставляет лучшему сопернику меньше (${numbers('ru').format(points)}).`,
    later: 'Выгода этого хода видна только позже.',
    showLine: 'Показать на поле',
    nextMove: 'Следующий ход',
    previousMove: 'Предыдущий ход',
    step: (step, of) => `${step} из ${of}`,
    again: 'Ещё попытка',
    tryOwn: 'Переиграть слабые ходы',
    tries: 'Попытка',
    trying: 'Найдите ход лучше: сыграйте на поле.',
    thinking: 'Бот оценивает ваш ход…',
    unjudged: 'Ваш ход оценить не удалось. Сыграйте его ещё раз.',
    right: grade => `Отлично: ${grade}.`,
    wrong: grade => `Пока нет: ${grade}.`,
    nextMistake: 'Следующая ошибка',
    noMore: 'Это была последняя.',
    turningPoints: 'Переломные моменты',
    turn: (turn, name, swing) => `Ход ${turn}, ${name}: ${swing}`,
    show: 'Открыть разбор',
    hide: 'Показать поле',
  },
};

export const reviewTexts = (language: Language): ReviewTexts => TEXTS[language];
