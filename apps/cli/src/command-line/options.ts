import { type Command, Option } from 'commander';
import type { OptionName } from '../words/help-texts.ts';
import type { Context } from './context.ts';
import { UsageError } from './usage.ts';

const FLAGS: { readonly [name in OptionName]: string } = {
  game: '-g, --game <id>',
  variant: '--variant <name>',
  players: '-p, --players <n>',
  seed: '--seed <text>',
  lang: '--lang <code>',
  seats: '--seats <list>',
  file: '-f, --file <file>',
  set: '--set <name=value>',
  games: '-n, --games <n>',
  json: '--json',
  depth: '-d, --depth <n>',
  every: '--every <k>',
  workers: '--workers <n>',
  seconds: '--seconds <s>',
  record: '<file>',
  tableFile: '<file>',
  backupFile: '<file>',
  components: '--components <file>',
  bots: '-b, --bots <list>',
  each: '--each',
  jsonFile: '--json <file>',
  svg: '--svg <file>',
  limit: '--limit <ms>',
  level: '-l, --level <bot>',
  withBots: '--bots',
  recordFile: '--record <file>',
  position: '--position <file>',
  at: '--at <n>',
  top: '--top <n>',
  advisor: '-l, --level <bot>',
  playouts: '--playouts <n>',
  generations: '--generations <n>',
  units: '--units <n>',
  trials: '--trials <n>',
  out: '--out <folder>',
  foundWith: '--playouts <n>',
  times: '--times <n>',
  puzzleFile: '-f, --file <file>',
  report: '--report',
  port: '--port <n>',
  host: '--host <address>',
  data: '--data <folder>',
  database: '--database <url>',
  shard: '--shard <url>',
  queue: '--database <url>',
  workDatabase: '--database <url>',
  threads: '--threads <n>',
  from: '--from <file>',
  to: '--to <url>',
  publicUrl: '--public-url <url>',
  noLimits: '--no-limits',
  noOpen: '--no-open',
  noPage: '--no-page',
  server: '--server <url>',
  onlineTable: '--table <id>',
  token: '--token <token>',
  name: '--name <name>',
  bot: '--bot <name>',
  mail: '--mail <url>',
  mailFrom: '--mail-from <address>',
  pushHost: '--push-host <host>',
  keepOpen: '--keep-open <days>',
  keepOver: '--keep-over <days>',
  logs: '--logs <level>',
  metricsToken: '--metrics-token <token>',
  admin: '--admin <name:token>',
};

/** Parses the value of an option as a whole number. */
const whole =
  ({ texts }: Context, name: OptionName, least: number, most?: number) =>
  (value: string): number => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number;
    throw new UsageError(texts.usage.invalid(`--${name}`, value, texts.usage.wholeNumber(least, most)));
  };

/** The default of an option, in brackets, in the same form in every language. */
const described = <T extends string | number>({ texts }: Context, name: OptionName, otherwise?: T): Option => {
  if (otherwise === undefined) return new Option(FLAGS[name], texts.options[name]);
  return new Option(FLAGS[name], `${texts.options[name]} [${otherwise}]`).default(otherwise);
};

/** An option that is a flag or takes a text. */
export const addOption = (command: Command, context: Context, name: OptionName, otherwise?: string): void => {
  command.addOption(described(context, name, otherwise));
};

/** An option that may be repeated. */
export const addList = (command: Command, context: Context, name: OptionName): void => {
  command.addOption(described(context, name).argParser<string[]>((value, before = []) => [...before, value]));
};

interface Range {
  readonly otherwise?: number;
  readonly least?: number;
  readonly most?: number;
}

/** An option that takes a whole number. */
export const addNumber = (command: Command, context: Context, name: OptionName, range: Range = {}): void => {
  const { otherwise, least = 1, most } = range;
  command.addOption(described(context, name, otherwise).argParser(whole(context, name, least, most)));
};
