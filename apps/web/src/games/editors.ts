import type { Component } from 'svelte';
import type { EditorProps } from './common/editor/editor-props.ts';

type Load = () => Promise<{ readonly default: Component<EditorProps> }>;

/** The editors of positions, by game. */
export const EDITORS: Readonly<Record<string, Load>> = {
  quebec: () => import('./quebec/editor/QuebecEditor.svelte'),
  'nouvelle-france': () => import('./nouvelle-france/editor/NouvelleFranceEditor.svelte'),
};
