import { fail, type Result } from '@cap-diamant/kernel';
import { keepPushTexts } from '../online/keep-push-texts.ts';
import type { OnlineTexts } from '../online/words/texts.ts';
import { subscribePush, unsubscribePush } from './api.ts';

/** Whether this browser tells the person about turns. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The service worker shows notices while the page is closed. On a first visit it is still being installed. */
const findSubscription = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

export const findPushState = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) ? 'on' : 'off';
};

/** Asks the person and the browser, keeps the words of notices, then tells the server. `key` is the server's. */
export const startPush = async (key: string, texts: OnlineTexts): Promise<Result<unknown>> => {
  if ((await Notification.requestPermission()) !== 'granted') return fail('no permission', 'no-permission');
  await keepPushTexts(texts);
  const registration = await navigator.serviceWorker.ready;
  try {
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return await subscribePush(subscription.toJSON());
  } catch {
    return fail('the push service does not answer', 'no-push-service');
  }
};

export const stopPush = async (): Promise<Result<unknown>> => {
  const subscription = isSupported() ? await findSubscription() : undefined;
  if (!subscription) return { ok: true, value: undefined };
  await subscription.unsubscribe();
  return unsubscribePush(subscription.endpoint);
};
