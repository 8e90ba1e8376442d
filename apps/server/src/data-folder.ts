import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where a user's programs keep their data, as the platform expects it. */
const userData = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform, home: string): string => {
  if (platform === 'win32') return env.LOCALAPPDATA ?? join(home, 'AppData', 'Local');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env.XDG_DATA_HOME ?? join(home, '.local', 'share');
};

/** The folder of this user's server, unless another one is named. */
export const defaultDataFolder = (
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string => join(userData(env, platform, home), 'cap-diamant');
