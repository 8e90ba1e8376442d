import { counting } from '../../words/plural.ts';
import type { PuzzleTexts } from './texts.ts';

const count = counting('en');
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const PLACES = ['1st', '2nd', '3rd'];

export const en: PuzzleTexts = {
  title: 'Puzzles',
  about: 'Positions from games of strong bots. One turn is clearly best: find it.',
  grades: { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'very hard' },
  today: {
    title: 'Today',
    puzzleAbout: (game, grade) => `${game}, ${grade}`,
    challengeAbout: (game, level) => `${game} against bots, ${level}`,
    challengeRules: 'Everybody gets the same game. Play it as often as you like; your best result of the day counts.',
    recall: 'Yesterday’s lesson',
    recallAbout: theme => `Do you remember? ${theme}`,
    same: 'The same for everybody. New every day at midnight UTC.',
    solved: 'Solved',
    missed: 'Not solved yet',
    resume: 'Continue',
    best: (place, won) => `Your best: ${PLACES[place - 1] ?? `${place}th`}, ${points(won)}`,
  },
  own: {
    title: 'Your progress',
    about: 'Puzzles have ratings too: you solve about half of those rated as high as you.',
    rating: 'Rating',
    unrated: 'after your first puzzle',
    doubt: n => `± ${n}`,
    row: 'Right in a row',
    days: 'Days in a row',
    best: n => `best: ${n}`,
    solved: 'Solved',
    of: n => `of ${n}`,
  },
  train: {
    title: 'Train a theme',
    about: 'You get puzzles about as hard as you are strong.',
    any: 'All themes',
    count: (solved, all) => `${solved} of ${all} solved`,
    start: (theme, game) => `${theme}, ${game}`,
  },
  play: {
    named: game => `Puzzle: ${game}`,
    task: 'Find the turn with the best chance to win.',
    graded: (rules, grade, rating) => `${rules} · ${grade}, rating ${rating}`,
    judging: 'Checking your turn…',
    right: 'Right!',
    solution: 'The solution',
    wrong: 'Not the best turn.',
    close: 'Close! But a deep search prefers another turn.',
    loses: n => `It loses about ${n} points.`,
    losesShare: (n, percent) => `It loses about ${n} points and ${percent} of the chance to win.`,
    missed: reasons => `The best turn brings more: ${reasons.join(', ')}.`,
    gains: percent => `The next best turn loses ${percent} of the chance to win.`,
    themes: names => `Theme: ${names.join(', ')}`,
    moves: moves => moves.join(' → '),
    rated: (rating, change) => `Your rating: ${rating} (${change})`,
    tryAgain: 'Try again',
    show: 'Show the solution',
    reply: 'See what follows',
    noReply: 'The bots didn’t answer. Please try again.',
    next: 'Next puzzle',
    all: 'All puzzles',
    none: 'There is no such puzzle.',
    noneAbout: 'The link may come from another version of the page.',
  },
};
