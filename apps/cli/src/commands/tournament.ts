import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Variant } from '@cap-diamant/kernel';
import type { Command } from 'commander';
import { botsNamed } from '../bots/names.ts';
import { isOutside } from '../bots/open.ts';
import { type Context, reportFault } from '../command-line/context.ts';
import { addList, addNumber, addOption } from '../command-line/options.ts';
import { createProgress } from '../command-line/progress.ts';
import { UsageError } from '../command-line/usage.ts';
import { DEFAULT_GAME, type GameChoice, takeGame, variantFor } from '../games/game-choice.ts';
import { sourceOf } from '../games/registry.ts';
import { drawChart } from '../tournament/chart.ts';
import { sayFailures } from '../tournament/failures.ts';
import { type Games, runTournament, type TournamentRun } from '../tournament/pool.ts';
import { standingLines } from '../tournament/report.ts';
import { eachPair, type Job, schedule, together } from '../tournament/schedule.ts';
import type { Standings } from '../tournament/standings.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';
import { databaseUrl } from './database-url.ts';
import { openQueueAt, sayIdleOnce, stopSignal } from './queue.ts';

interface TournamentOptions extends GameChoice {
  readonly bots: readonly string[];
  readonly each?: true;
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly limit: number;
  readonly database?: string;
  readonly json?: string;
  readonly svg?: string;
}

const DEFAULT_BOTS = ['expert,greedy,greedy,greedy'];
const DEFAULT_GAMES = 100;
const DEFAULT_LIMIT_MS = 10_000;

/** The tables of the tournament. */
const jobsFor = (
  bots: readonly string[],
  variant: Variant<unknown>,
  options: TournamentOptions,
  context: Context,
): Job[] => {
  const { usage, bots: texts } = context.texts;
  const { players } = variant;
  if (options.each) {
    const different = [...new Set(bots)];
    if (different.length < 2) {
      throw new UsageError(usage.invalid('--bots', options.bots.join(','), texts.tournament.twoBots));
    }
    return schedule(eachPair(different, players), variant.options, options.games, options.seed);
  }
  if (bots.length !== players) throw new UsageError(texts.tournament.botsCount(bots.length, players));
  return schedule([together(bots)], variant.options, options.games, options.seed);
};

const write = (file: string, text: string, { texts }: Context): void => {
  try {
    writeFileSync(file, text);
  } catch (fault) {
    throw new UsageError(texts.usage.noWriting(file, (fault as Error).message));
  }
};

interface Findings {
  readonly title: string;
  readonly variant: Variant<unknown>;
  readonly games: Games;
  readonly standings: Standings;
}

const asJson = ({ variant, games, standings }: Findings, { game, seed }: TournamentOptions): string => {
  const played = games.played.map(({ job, result: { times: _times, ...result } }) => ({
    index: job.index,
    lineup: job.lineup,
    seed: job.seed,
    ...result,
  }));
  const { name, players, options } = variant;
  return `${JSON.stringify({ game, variant: name, players, options, seed, ...standings, games: played, broken: games.broken }, null, 1)}\n`;
};

const keep = (findings: Findings, options: TournamentOptions, context: Context): void => {
  const { title, standings } = findings;
  const percent = new Intl.NumberFormat(context.language, { style: 'percent', maximumFractionDigits: 1 });
  const texts = context.texts.bots.tournament;
  if (options.json !== undefined) write(options.json, asJson(findings, options), context);
  if (options.svg !== undefined) {
    write(options.svg, drawChart({ title, bots: standings.bots, texts, percent: percent.format }), context);
  }
};

/** Plays the games on threads of this program, or on the workers of a database. */
const playAll = async (
  run: Omit<TournamentRun, 'threads'>,
  { workers, database }: TournamentOptions,
  context: Context,
): Promise<Games> => {
  if (database === undefined) return runTournament({ ...run, threads: workers });
  const url = databaseUrl('--database', database, context) as URL;
  const queue = await openQueueAt(url, context);
  const { runSharedTournament } = await import('../tournament/shared-tournament.ts');
  try {
    return await runSharedTournament(queue, run, sayIdleOnce(context));
  } finally {
    await queue.close();
  }
};

const run = async (context: Context, options: TournamentOptions): Promise<void> => {
  const { language, say, texts } = context;
  const { tournament } = texts.bots;
  const bots = botsNamed(options.bots, '--bots', context);
  const module = await takeGame(options.game, context);
  const players = options.players ?? (options.each ? undefined : bots.length);
  const variant = variantFor(module, { ...options, ...(players !== undefined && { players }) }, context);
  const jobs = jobsFor(bots, variant, options, context);
  if (options.database !== undefined && bots.some(isOutside)) throw new UsageError(texts.work.outside);

  const progress = createProgress();
  const begun = performance.now();
  const rate = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const watch = ({ played, broken }: Games): void => {
    const done = played.length + broken.length;
    const perMinute = rate.format((60_000 * done) / (performance.now() - begun));
    progress.show(done / jobs.length, tournament.progress(done, jobs.length, perMinute));
  };
  const stopped = stopSignal();
  const config = { source: sourceOf(options.game), limits: { ms: options.limit } };
  const games = await playAll({ jobs, config, watch, stopped }, options, context);
  progress.clear();

  const { standingsOf } = await import('../tournament/standings.ts'); // the rating library loads slowly; other commands should not wait for it
  const standings = standingsOf(games.played);
  const title = tournament.title(module.words(language).variant(variant.name), variant.players, games.played.length);
  say(title);
  if (stopped.aborted) say(tournament.stopped(games.played.length, jobs.length));
  for (const line of standingLines(context, standings)) say(line);
  if (sayFailures(context, games)) reportFault();
  keep({ title, variant, games, standings }, options, context);
};

export const addTournament = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'tournament');
  addList(command, context, 'bots');
  addOption(command, context, 'each');
  addNumber(command, context, 'games', { otherwise: DEFAULT_GAMES });
  addOption(command, context, 'game', DEFAULT_GAME);
  addOption(command, context, 'variant');
  addNumber(command, context, 'players');
  addOption(command, context, 'seed', 'tournament');
  addNumber(command, context, 'workers', { otherwise: availableParallelism(), most: 256 });
  addOption(command, context, 'queue');
  addNumber(command, context, 'limit', { otherwise: DEFAULT_LIMIT_MS });
  addOption(command, context, 'jsonFile');
  addOption(command, context, 'svg');
  addComponents(command, context);
  addLanguage(command, context);
  command.action((options: Partial<TournamentOptions> & TournamentOptions) =>
    run(context, { ...options, bots: options.bots ?? DEFAULT_BOTS }),
  );
};
