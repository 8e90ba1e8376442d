import { fail, ok, type Result } from '@cap-diamant/kernel';
import { keepPushTexts } from '../online/keep-push-texts.ts';
import type { OnlineTexts } from '../online/words/texts.ts';
import { clock } from '../source/clock.ts';
import { listEndpoints, subscribePush, unsubscribePush } from './api.ts';

/** Whether this browser tells the person about turns. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** How long the service worker may take to be installed. */
const WORKER_MS = 15_000;

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The service worker shows notices while the page is closed. On a first visit it is still being installed. */
const findSubscription = async (): Promise<PushSubscription | undefined> => {
  if (!isSupported()) return undefined;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? undefined;
  } catch {
    // Where the browser forbids storage, nothing is registered.
    return undefined;
  }
};

/** The browser may hold the subscription of somebody who was here before, so the server is asked whose it is. */
export const findPushState = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription();
  if (subscription === undefined) return 'off';
  const endpoints = await listEndpoints();
  return endpoints.ok && endpoints.value.includes(subscription.endpoint) ? 'on' : 'off';
};

/** Where no worker can be installed, `ready` waits for ever. */
const workerInstalled = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const limit = new AbortController();
  const registration = await Promise.race([navigator.serviceWorker.ready, clock.wait(WORKER_MS, limit.signal)]);
  limit.abort();
  return registration ?? undefined;
};

const unsubscribe = async (subscription: PushSubscription): Promise<boolean> => {
  try {
    return await subscription.unsubscribe();
  } catch {
    return false;
  }
};

/** Asks the person and the browser, keeps the words of notices, then tells the server. `key` is the server's. */
export const startPush = async (key: string, texts: OnlineTexts): Promise<Result<unknown>> => {
  if ((await Notification.requestPermission()) !== 'granted') return fail('no permission', 'no-permission');
  await keepPushTexts(texts);
  const registration = await workerInstalled();
  if (registration === undefined) return fail('there is no service worker', 'no-worker');
  try {
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const told = await subscribePush(subscription.toJSON());
    if (!told.ok) await unsubscribe(subscription);
    return told;
  } catch {
    return fail('the push service does not answer', 'no-push-service');
  }
};

/** Either is enough: a push service passes nothing on without a subscription, and the server sends nothing without it. */
export const stopPush = async (): Promise<Result<unknown>> => {
  const subscription = await findSubscription();
  if (subscription === undefined) return ok(undefined);
  const told = await unsubscribePush(subscription.endpoint);
  return (await unsubscribe(subscription)) ? ok(undefined) : told;
};

/** After the session has ended: the server sends nothing any more, and the browser need not listen. */
export const forgetPush = async (): Promise<void> => {
  const subscription = await findSubscription();
  if (subscription !== undefined) await unsubscribe(subscription);
};
