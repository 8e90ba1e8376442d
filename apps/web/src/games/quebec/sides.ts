import type { Target } from './targets/targets.ts';

/** The tabs of a narrow screen. */
export type Side = 'plan' | 'wheel' | 'players';

/** The tab with something to pick, the plan first. */
export const sideWith = (lit: ReadonlySet<Target>): Side | undefined => {
  const kinds = new Set([...lit].map(target => target.slice(0, target.indexOf(':'))));
  if (kinds.size === 0) return undefined;
  if (kinds.has('site') || kinds.has('district')) return 'plan';
  return kinds.has('zone') ? 'wheel' : 'players';
};

/** Focuses a part of the table: a lit target, or what the Tab key would reach. */
export const focusIn = (part: string): void => {
  const find = (selector: string): HTMLElement | SVGElement | null => document.querySelector(`${part} ${selector}`);
  (find('.lit[data-target]') ?? find('[data-target]:not([tabindex="-1"])'))?.focus();
};

/** Scrolls to a target in a part of the table, if it is there. */
export const showIn = (part: string, target: Target): void => {
  document.querySelector(`${part} [data-target="${target}"]`)?.scrollIntoView({ block: 'center' });
};

const visible = (selector: string): (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
    target => target.getBoundingClientRect().width > 0,
  );

/**
 * Focuses the next visible target that can be picked, anywhere on the table, and after the last one the first. Once an
 * action is chosen, only its targets count.
 */
export const focusNextLit = (): void => {
  const aims = visible('main .lit[data-target]:not(.quiet)');
  const lit = aims.length > 0 ? aims : visible('main .lit[data-target]');
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at + 1) % lit.length]?.focus();
};
