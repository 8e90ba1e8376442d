import type { Target } from './targets/targets.ts';

/** What a narrow screen shows one at a time. */
export type Side = 'plan' | 'wheel' | 'players';

/** The side with something to pick, if there is anything: the plan first. */
export const sideWith = (lit: ReadonlySet<Target>): Side | undefined => {
  const kinds = new Set([...lit].map(target => target.slice(0, target.indexOf(':'))));
  if (kinds.size === 0) return undefined;
  if (kinds.has('site') || kinds.has('district')) return 'plan';
  return kinds.has('zone') ? 'wheel' : 'players';
};

/** Where the focus goes when a key leads to a part of the table: to something lit, or to what the Tab key would reach. */
export const focusIn = (part: string): void => {
  const find = (selector: string): HTMLElement | SVGElement | null => document.querySelector(`${part} ${selector}`);
  (find('.lit[data-target]') ?? find('[data-target]:not([tabindex="-1"])'))?.focus();
};
