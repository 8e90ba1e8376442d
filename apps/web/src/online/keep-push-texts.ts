import type { OnlineTexts } from './words/texts.ts';

/** Keeps the words of turn notices where the service worker finds them, in the language the person reads. */
export const keepPushTexts = async ({ account }: OnlineTexts): Promise<void> => {
  // Only pages from a secure address have caches.
  if (!('caches' in window)) return;
  try {
    const kept = await caches.open('cap-diamant-notices');
    await kept.put('/notice-texts', Response.json(account.push));
  } catch {
    // Without storage, notices have no words but the name of the page.
  }
};
