import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';

/**
 * The PostgreSQL database an option names. Its password is better in the environment, where other users of the machine
 * do not see it.
 */
export const databaseUrl = (
  option: string,
  given: string | undefined = process.env.CAP_DIAMANT_DATABASE,
  { texts }: Context,
): URL | undefined => {
  if (given === undefined) return undefined;
  if (URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol)) return new URL(given);
  throw new UsageError(texts.usage.invalid(option, given, texts.serve.databaseUrl));
};

export const withoutPassword = (url: URL): string => {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
};
