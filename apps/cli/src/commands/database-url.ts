import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';

const parse = (option: string, given: string, { texts }: Context): URL => {
  if (URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol)) return new URL(given);
  throw new UsageError(texts.usage.invalid(option, given, texts.serve.databaseUrl));
};

/**
 * The PostgreSQL database an option names. Its password is better in the environment, where other users of the machine
 * do not see it.
 */
export const databaseUrl = (
  option: string,
  given: string | undefined = process.env.CAP_DIAMANT_DATABASE,
  context: Context,
): URL | undefined => (given === undefined ? undefined : parse(option, given, context));

/** The databases of further shards; in the environment separated by spaces. */
export const shardUrls = (given: readonly string[] | undefined, context: Context): string[] => {
  const named = given ?? (process.env.CAP_DIAMANT_SHARDS ?? '').split(/\s+/).filter(url => url !== '');
  return named.map(url => parse('--shard', url, context).href);
};

export const withoutPassword = (url: URL): string => {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
};
