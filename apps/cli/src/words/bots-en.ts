import type { BotsTexts } from './bots-texts.ts';
import { counting } from './plural.ts';

const count = counting('en');
const games = (n: number): string => count(n, { one: 'game', other: 'games' });

/** Points to a tenth at most, as people say them. */
const tenth = (n: number): number => Math.round(10 * n) / 10;
const points = (n: number): string => count(tenth(n), { one: 'point', other: 'points' });

export const bots: BotsTexts = {
  names: {
    random: 'random',
    greedy: 'greedy',
    'greedy-learned': 'greedy, learned',
    novice: 'novice',
    easy: 'easy',
    medium: 'medium',
    strong: 'strong',
    expert: 'expert',
  },
  search: 'search',
  outside: 'program',
  faults: {
    start: detail => `the program could not be started: ${detail}`,
    ended: detail => `the program ended instead of answering: ${detail}`,
    late: ms => `no answer within ${ms} ms`,
    unasked: line => `the program wrote "${line}" without being asked`,
    illegal: detail => `illegal move: ${detail}`,
    threw: detail => `the bot failed: ${detail}`,
    rules: detail => `the game failed: ${detail}`,
    thread: detail => `the thread died: ${detail}`,
  },
  tournament: {
    title: (variant, players, n) => `${variant}, ${count(players, { one: 'player', other: 'players' })}, ${games(n)}`,
    progress: (done, total, rate) => `${done} of ${games(total)}, ${rate} per minute`,
    columns: {
      bot: 'bot',
      seats: 'seats',
      wins: 'wins',
      share: 'share',
      interval: '95% interval',
      even: 'even share',
      points: 'points',
      rank: 'place',
      rating: 'rating',
      p95: '95% within, ms',
    },
    pairs: 'How often the first finishes ahead of the second in the same game (ties count half):',
    pairColumns: { bot: 'first', other: 'second', games: 'games', share: 'share', interval: '95% interval' },
    stopped: (done, total) => `Stopped after ${done} of ${games(total)}.`,
    failure: (game, bot, what) => `Game ${game}: ${bot} forfeits; ${what}`,
    broken: (game, what) => `Game ${game} does not count: ${what}`,
    record: file => `  the game up to there: ${file}`,
    moreFailures: n => `… and ${count(n, { one: 'more failure', other: 'more failures' })}`,
    botsCount: (named, players) =>
      `--bots lists ${count(named, { one: 'bot', other: 'bots' })}, but the number of players is ${players}; --each plays every pair of them`,
    twoBots: '--each needs at least two different bots',
    chart: 'games won per seat, 95% interval · ┆ even share',
  },
  puzzles: {
    playing: (game, of, puzzles) => `game ${game} of ${of}, puzzles so far: ${puzzles}`,
    resumed: (game, of) => `Continuing after game ${game} of ${of}.`,
    done: (puzzles, file) => `Puzzles in ${file}: ${puzzles}.`,
    unreadable: (file, detail) => `${file} is not a file of puzzles: ${detail}. Move it away or choose another --file.`,
    otherPlan: file =>
      `${file} was made with another game or other settings. Use those, move the file away, or choose another --file.`,
    otherRules: file => `${file} was made under other rules of the game. Move it away or choose another --file.`,
    confirmed: (puzzles, candidates, games, share) =>
      `Games: ${games}. Candidates searched deeply: ${candidates}. Confirmed: ${puzzles} (${share}).`,
    depth: (found, confirmed) => `Found with ${found} playouts for each decision, confirmed with ${confirmed}.`,
    theme: 'Theme',
    all: 'all',
  },
  train: {
    playing: (generation, of) => `generation ${generation} of ${of}`,
    learned: (generation, of, error, minutes, beaten) =>
      `Generation ${generation} of ${of}: error in points: ${error}, ${minutes} min${beaten === undefined ? '' : `; beats ${beaten} of hand-made opponents`}`,
    resumed: (generation, of) => `Continuing after generation ${generation} of ${of}.`,
    done: folder => `Done: weights.ts, strength.svg and checkpoint.json are in ${folder}.`,
    unreadable: (file, detail) =>
      `${file} is not a training checkpoint: ${detail}. Move it away or choose another --out.`,
    otherPlan: file =>
      `${file} belongs to a training run with other settings. Use those settings, move the file away, or choose another --out.`,
    plotTitle: game => `${game}: hand-made opponents beaten`,
    plotAxis: 'generations of self-play',
  },
  explain: {
    move: (number, about, notation) => `${number}. ${about} (${notation.join(', ')})`,
    expected: (lead, chance) => {
      const ahead = `${points(Math.abs(lead))} ${lead < 0 ? 'behind' : 'ahead of'} the best opponent`;
      return `Expected at the end: ${tenth(lead) === 0 ? 'tied with the best opponent' : ahead}; chance of winning ${chance}.`;
    },
    less: n => `${points(n)} less than the best move.`,
    reasons: list => `What changes: ${list.join('; ')}.`,
    played: (about, notation) => `Played in the game: ${about} (${notation})`,
    decides: (name, number) => `${name}, decision ${number}.`,
    over: 'The game is over: there is nothing to decide.',
    at: n => `a number of moves from 0 to ${n}`,
    source: 'give either --record or --position',
    badPosition: (file, why) => `${file} is not a position: ${why}`,
  },
};
