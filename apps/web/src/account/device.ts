/** The first that fits is right: Edge calls itself Chrome as well, and Chrome calls itself Safari. */
const BROWSERS = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom|CriOS/],
  ['Safari', /Safari/],
] as const;

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux|CrOS/],
] as const;

/** The browser and the system a browser says it is; undefined for programs and those nobody knows. */
export const deviceOf = (agent: string): { readonly browser: string; readonly system: string } | undefined => {
  const find = (kinds: readonly (readonly [string, RegExp])[]) => kinds.find(([, pattern]) => pattern.test(agent))?.[0];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser === undefined || system === undefined ? undefined : { browser, system };
};
