import { counting } from './plural.ts';
import type { ReviewTexts } from './review-texts.ts';

const count = counting('en');
const points = (n: number): string => count(Math.round(10 * n) / 10, { one: 'point', other: 'points' });

export const review: ReviewTexts = {
  progress: (done, total) => `${done} of ${total} steps`,
  players: 'Players',
  columns: { player: 'player', accuracy: 'accuracy' },
  grades: { best: 'best', good: 'good', inaccurate: 'inaccurate', mistake: 'mistake', blunder: 'blunder' },
  turningPoints: 'Turning points',
  turn: (turn, name, swing) => `Turn ${turn}, ${name}: chances of winning ${swing}`,
  noTurningPoints: 'No single turn decided this game.',
  mistakes: 'What could have been better',
  noMistakes: 'Nobody made a mistake.',
  mistake: (decision, name, grade, chances, after) =>
    `Decision ${decision}, ${name}: ${grade}. Chances of winning ${chances} → ${after}`,
  played: (about, notation) => `Played: ${about} (${notation})`,
  better: (about, notation) => `Better: ${about} (${notation.join(', ')})`,
  reason: {
    gains: gains => `It brings more: ${gains.join('; ')}.`,
    own: n => `It brings ${points(n)} more in the long run.`,
    others: n => `It keeps ${points(n)} from the best opponent.`,
    later: 'What it brings shows only later.',
  },
  engine: (version, playouts, lines, worlds) =>
    `Judged by search, version ${version}: playouts ${playouts}, lines ${lines}, worlds ${worlds}.`,
  notOver: 'The game is not over yet: only finished games are reviewed.',
  notJudged: 'Some decisions could not be judged.',
};
