import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '@cap-diamant/server';
import type { Command } from 'commander';
import { type Context, reportFault } from '../command-line/context.ts';
import { addList, addNumber, addOption } from '../command-line/options.ts';
import { UsageError } from '../command-line/usage.ts';
import { addCommand, addLanguage } from './add.ts';
import { databaseUrl, shardUrls, withoutPassword } from './database-url.ts';
import { adminsOf, metricsTokenOf } from './host-tokens.ts';
import { server } from './server.ts';

interface ServeOptions {
  readonly port?: number;
  readonly host: string;
  readonly data?: string;
  readonly database?: string;
  readonly shard?: readonly string[];
  readonly publicUrl?: string;
  readonly limits: boolean;
  readonly open: boolean;
  readonly page: boolean;
  readonly mail?: string;
  readonly mailFrom: string;
  readonly pushHost?: readonly string[];
  readonly keepOpen: number;
  readonly keepOver: number;
  readonly logs: string;
  readonly metricsToken?: string;
  readonly admin?: readonly string[];
}

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const publicUrlOf = ({ publicUrl }: ServeOptions, { texts }: Context): URL | undefined => {
  if (publicUrl === undefined) return undefined;
  if (URL.canParse(publicUrl) && /^https?:/.test(publicUrl)) return new URL(publicUrl);
  throw new UsageError(texts.usage.invalid('--public-url', publicUrl, texts.serve.address));
};

/** The mail server. Its password is better in the environment, where other users do not see it. */
const mailOf = ({ mail = process.env.CAP_DIAMANT_MAIL, mailFrom }: ServeOptions) =>
  mail === undefined ? undefined : { server: mail, from: mailFrom };

const logLevelOf = async ({ logs }: ServeOptions, { texts }: Context) => {
  const { LOG_LEVELS } = await server();
  const level = LOG_LEVELS.find(each => each === logs);
  if (level === undefined) throw new UsageError(texts.usage.invalid('--logs', logs, texts.serve.logs));
  return level;
};

/** A phone finds the server by a QR code. */
const showPhone = async ({ host }: ServeOptions, address: string, { say, texts }: Context): Promise<void> => {
  const { networkAddress, qrCode } = await server();
  const found = networkAddress(host, Number(new URL(address).port));
  if (found === undefined) return;
  say(texts.serve.phone(found));
  if (process.stdout.isTTY) say(qrCode(found));
};

/** The folder of the built page. Without one the server is still useful to other clients. */
const pageFolder = ({ page }: ServeOptions, { texts }: Context): string | undefined => {
  if (!page) return undefined;
  if (existsSync(join(BUILT, 'index.html'))) return BUILT;
  process.stderr.write(`${texts.serve.noPage}\n`);
  return undefined;
};

const start = async (options: ServeOptions, data: string, context: Context): Promise<RunningServer | undefined> => {
  const { texts } = context;
  const { host, port, limits, keepOpen, keepOver, pushHost = [] } = options;
  const { startServer } = await server();
  const database = databaseUrl('--database', options.database, context)?.href;
  const [mail, logs] = [mailOf(options), await logLevelOf(options, context)];
  const metricsToken = metricsTokenOf(options.metricsToken, context);
  const admins = adminsOf(options.admin, context);
  const retention = { openDays: keepOpen, overDays: keepOver };
  const [publicUrl, page] = [publicUrlOf(options, context), pageFolder(options, context)];
  try {
    return await startServer({
      ...{ page, data, host, port, publicUrl, limits, logs, retention, admins, pushHosts: pushHost },
      ...(metricsToken !== undefined && { metricsToken }),
      ...(mail && { mail }),
      ...(database !== undefined && { database }),
      shards: shardUrls(options.shard, context),
    });
  } catch (fault) {
    process.stderr.write(`${texts.usage.error(texts.serve.cannotStart((fault as Error).message))}\n`);
    reportFault();
    return undefined;
  }
};

const run = async (options: ServeOptions, context: Context): Promise<void> => {
  const { defaultDataFolder, openBrowser } = await server();
  const { data = defaultDataFolder() } = options;
  const running = await start(options, data, context);
  if (running === undefined) return process.exit();
  const address = running.address.replace(
    /\/\/(\[::1\]|127\.0\.0\.1)/,
    options.host === 'localhost' ? '//localhost' : '//$1',
  );
  const stop = async (): Promise<void> => {
    await running.close();
    process.exit(0);
  };
  // Before the first line: whoever reads it may stop the server at once.
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // That line is part of the protocol: programs wait for it.
  context.say(`Cap Diamant: ${address}`);
  const database = databaseUrl('--database', options.database, context);
  const { serve } = context.texts;
  context.say(database === undefined ? serve.data(data) : serve.database(withoutPassword(database)));
  await showPhone(options, address, context);
  if (options.open && options.page) await openBrowser(address);
};

export const addServe = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'serve');
  addNumber(command, context, 'port', { least: 0, most: 65_535 });
  addOption(command, context, 'host', 'localhost');
  addOption(command, context, 'data');
  addOption(command, context, 'database');
  addList(command, context, 'shard');
  addOption(command, context, 'publicUrl');
  addOption(command, context, 'noLimits');
  addOption(command, context, 'noOpen');
  addOption(command, context, 'noPage');
  addOption(command, context, 'mail');
  addOption(command, context, 'mailFrom', 'cap-diamant@localhost');
  addList(command, context, 'pushHost');
  addNumber(command, context, 'keepOpen', { otherwise: 30, least: 4 });
  addNumber(command, context, 'keepOver', { otherwise: 0, least: 0 });
  addOption(command, context, 'logs', 'warn');
  addOption(command, context, 'metricsToken');
  addList(command, context, 'admin');
  addLanguage(command, context);
  command.action((options: ServeOptions) => run(options, context));
};
