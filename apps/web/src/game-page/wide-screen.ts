import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room beside the table for something that stays open. */
export const wideScreen = new MediaQuery('min-width: 75rem');
