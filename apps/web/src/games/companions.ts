import type { Component } from 'svelte';
import type { CompanionProps } from './common/companion/companion-props.ts';
import { withTexts } from './index.ts';

type Load = () => Promise<{ readonly default: Component<CompanionProps> }>;

/** What helps at a real table, by game. */
export const COMPANIONS: Readonly<Record<string, Load>> = {
  quebec: () => withTexts('quebec', import('./quebec/companion/QuebecCompanion.svelte')),
  'nouvelle-france': () =>
    withTexts('nouvelle-france', import('./nouvelle-france/companion/NouvelleFranceCompanion.svelte')),
};
