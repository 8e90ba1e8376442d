import { notices } from '../page/notices.svelte.ts';
import { router } from '../page/router.svelte.ts';
import { words } from '../words/index.svelte.ts';

/** Opens a game from a file, or reports what is wrong with it. */
export const openFile = async (file: File | undefined): Promise<void> => {
  if (file === undefined) return;
  try {
    const [{ fromJson }, { takeIn }] = await Promise.all([import('../storage/file.ts'), import('../setup/take-in.ts')]);
    const imported = await fromJson(await file.text());
    if (!imported.ok) return notices.warn(() => words.texts.file.fault(imported.error), undefined, 'file');
    const { id } = await takeIn(imported.value);
    notices.clear('file');
    router.go({ page: 'game', id });
  } catch {
    notices.warn(() => words.texts.trouble.notLoaded, undefined, 'file');
  }
};
