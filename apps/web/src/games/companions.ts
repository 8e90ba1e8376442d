import type { Component } from 'svelte';
import type { CompanionProps } from './common/companion/companion-props.ts';

type Load = () => Promise<{ readonly default: Component<CompanionProps> }>;

/** What helps at a real table, by game. */
export const COMPANIONS: Readonly<Record<string, Load>> = {
  quebec: () => import('./quebec/companion/QuebecCompanion.svelte'),
  'nouvelle-france': () => import('./nouvelle-france/companion/NouvelleFranceCompanion.svelte'),
};
