import type { Admin } from '@cap-diamant/server';
import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';

/** Shorter ones could be guessed. */
const TOKEN = /^[\x21-\x7e]{16,}$/;
const ADMIN = /^([^\s:]{1,40}):([\x21-\x7e]{16,})$/;

/** The token for the server's figures. Like all secrets it is better in the environment, where other users do not see it. */
export const metricsTokenOf = (
  given: string | undefined = process.env.CAP_DIAMANT_METRICS_TOKEN,
  { texts }: Context,
): string | undefined => {
  if (given === undefined || TOKEN.test(given)) return given;
  throw new UsageError(texts.usage.invalid('--metrics-token', '…', texts.serve.token));
};

/** Who may look after the server, each with a token of their own. */
export const adminsOf = (
  given: readonly string[] = process.env.CAP_DIAMANT_ADMINS?.split(/\s+/).filter(Boolean) ?? [],
  { texts }: Context,
): readonly Admin[] =>
  given.map(each => {
    const [, name, token] = ADMIN.exec(each) ?? [];
    if (name !== undefined && token !== undefined) return { name, token };
    throw new UsageError(texts.usage.invalid('--admin', '…', texts.serve.admin));
  });
