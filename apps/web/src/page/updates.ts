import { registerSW } from 'virtual:pwa-register';
import { words } from '../words/index.svelte.ts';
import { notices } from './notices.svelte.ts';
import { router } from './router.svelte.ts';

const HOUR = 3_600_000;
const UPDATED = 'cap-diamant/updated';

/** Says after a reload that the page is a new one. */
const greet = (): void => {
  try {
    if (sessionStorage.getItem(UPDATED) === null) return;
    sessionStorage.removeItem(UPDATED);
    notices.say(() => words.texts.update.done);
  } catch {
    // Nothing stored, nothing to say.
  }
};

/** Keeps the page on the device and up to date: at once on the start page, elsewhere when the person says so. */
export const keepUpToDate = (): void => {
  greet();
  const update = registerSW({
    onOfflineReady: () => {
      // Nobody at a table wants to hear of it.
      if (router.route.page === 'start') notices.say(() => words.texts.update.offline);
    },
    onNeedRefresh: () => {
      const run = () => {
        try {
          sessionStorage.setItem(UPDATED, '1');
        } catch {
          // The update goes on without a greeting.
        }
        void update(true);
      };
      if (router.route.page === 'start') run();
      else notices.warn(() => words.texts.update.ready, { label: () => words.texts.update.reload, run });
    },
    onRegisteredSW: (_url, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), HOUR);
    },
  });
};
