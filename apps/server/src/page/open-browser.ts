import open from 'open';

/** Whether this machine has a desktop that can show a browser. */
export const hasDesktop = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean => {
  if (env.CI || env.SSH_CONNECTION) return false;
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
};

/** Opens the page on a desktop. The address is printed anyway, so it does not matter if no browser starts. */
export const openBrowser = async (address: string): Promise<void> => {
  if (!hasDesktop(process.env, process.platform)) return;
  const browser = await open(address).catch(() => undefined);
  browser?.on('error', () => undefined);
};
