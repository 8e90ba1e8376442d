import { notices } from '../page/notices.svelte.ts';
import { browserStorage } from '../storage/stored-value.svelte.ts';
import { words } from '../words/index.svelte.ts';
import { StudyStorage } from './study-storage.ts';

/** The studies of this device. */
export const studies = new StudyStorage(browserStorage(), () => notices.warn(() => words.texts.trouble.storageFull));
