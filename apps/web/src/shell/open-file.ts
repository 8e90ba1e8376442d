import { words } from '../words/index.svelte.ts';
import { notices } from './notices.svelte.ts';
import { router } from './router.svelte.ts';
import { takeIn } from './start-game.ts';

/** Opens a game from a file a person chose; says what is wrong if it cannot be. */
export const openFile = async (file: File | undefined): Promise<void> => {
  if (file === undefined) return;
  try {
    const { fromJson } = await import('../store/file.ts');
    const imported = await fromJson(await file.text());
    if (!imported.ok) return notices.warn(() => words.texts.file.fault(imported.error));
    const { id } = await takeIn(imported.value);
    router.go({ page: 'game', id });
  } catch {
    notices.warn(() => words.texts.trouble.notLoaded);
  }
};
