import { registerSW } from 'virtual:pwa-register';
import { words } from '../words/index.svelte.ts';
import { onLookForUpdate } from './newer-version.ts';
import { notices } from './notices.svelte.ts';
import { router } from './router.svelte.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const UPDATED = 'cap-diamant/updated';

/** After a reload, says that the page was updated. */
const greet = (): void => {
  try {
    if (sessionStorage.getItem(UPDATED) === null) return;
    sessionStorage.removeItem(UPDATED);
    notices.say(() => words.texts.update.done);
  } catch {
    // Storage is blocked, so there is nothing to show.
  }
};

/** Installs the page for offline use and updates it: on the start page at once, elsewhere when the person agrees. */
export const keepUpToDate = (): void => {
  greet();
  const update = registerSW({
    onOfflineReady: () => {
      // Don't interrupt people at a table.
      if (router.route.page === 'start') notices.say(() => words.texts.update.offline);
    },
    onNeedRefresh: () => {
      const run = () => {
        try {
          sessionStorage.setItem(UPDATED, '1');
        } catch {
          // The update works without the message.
        }
        void update(true);
      };
      if (router.route.page === 'start') run();
      else notices.warn(() => words.texts.update.ready, { label: () => words.texts.update.reload, run });
    },
    onRegisteredSW: (_url, registration) => {
      if (!registration) return;
      const look = () => void registration.update().catch(() => undefined);
      setInterval(look, HOUR);
      // Where several nodes are replaced one after the other, the next answer may still come from an old one.
      onLookForUpdate(() => {
        look();
        setTimeout(look, MINUTE);
      });
    },
  });
};
