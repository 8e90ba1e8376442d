import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { Context } from '../command-line/context.ts';
import { addList, addNumber, addOption } from '../command-line/options.ts';
import { UsageError } from '../command-line/usage.ts';
import { createJobThreads } from '../work/job-threads.ts';
import { createParts } from '../work/parts.ts';
import { addCommand, addLanguage } from './add.ts';
import { databaseUrl, shardUrls, withoutPassword } from './database-url.ts';
import { databaseFault, queueLibrary } from './queue.ts';

interface WorkOptions {
  readonly database?: string;
  readonly shard?: readonly string[];
  readonly threads: number;
}

const REPORT_MS = 10_000;
/** How long giving work back may take; a worker that says nothing is taken for dead anyway. */
const PATIENCE_MS = 3000;

const run = async (context: Context, { database, shard, threads }: WorkOptions): Promise<void> => {
  const { say, texts } = context;
  const url = databaseUrl('--database', database, context);
  if (url === undefined) throw new UsageError(texts.usage.missingValue('--database'));
  const { startWork } = await queueLibrary();
  const count = { part: 0, bots: 0 };
  let told = 0;
  const report = (): void => {
    if (count.part + count.bots === told) return;
    told = count.part + count.bots;
    say(texts.work.done(count.part, count.bots));
  };
  const running = await startWork({
    database: url.href,
    shards: shardUrls(shard, context),
    threads,
    parts: createParts(createJobThreads(threads)),
    done: what => {
      count[what]++;
    },
    log: fault => process.stderr.write(`${texts.work.trouble(String(fault))}\n`),
  }).catch(fault => {
    throw databaseFault(fault, context);
  });
  say(texts.work.begins(withoutPassword(url), threads));
  setInterval(report, REPORT_MS);

  const end = (): never => {
    say(texts.work.ends(count.part, count.bots));
    process.exit();
  };
  const stop = (): void => {
    setTimeout(end, PATIENCE_MS);
    void running.stop().then(end, end);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

export const addWork = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'work');
  addOption(command, context, 'workDatabase');
  addList(command, context, 'shard');
  addNumber(command, context, 'threads', { otherwise: availableParallelism(), most: 256 });
  addLanguage(command, context);
  command.action((options: WorkOptions) => run(context, options));
};
