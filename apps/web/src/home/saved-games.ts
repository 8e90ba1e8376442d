/** What the start page shows once there are saved games. It loads as a whole. */
export { default as ContinueCard } from './ContinueCard.svelte';
export { default as SavedGameList } from './SavedGameList.svelte';
export { default as Statistics } from './statistics/Statistics.svelte';
