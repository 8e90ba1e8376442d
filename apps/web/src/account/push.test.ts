import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onlineTexts } from '../online/words/index.ts';
import { findPushState, forgetPush, startPush, stopPush } from './push.ts';

const ENDPOINT = 'https://push.example/anne';

/** A browser as far as push needs one, and a server that knows some endpoints. */
const createDevice = () => {
  let isSubscribed = false;
  const known = new Set<string>();
  const device = {
    known,
    isSubscribed: () => isSubscribed,
    /** What the server answers to a subscription. */
    status: 204,
    canUnsubscribe: true,
    hasWorker: true,
  };
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT }),
    unsubscribe: async () => {
      if (!device.canUnsubscribe) throw new DOMException('no network', 'AbortError');
      isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      isSubscribed = true;
      return subscription;
    },
  };
  const answers: Record<string, () => Response> = {
    GET: () => Response.json({ endpoints: [...known] }),
    PUT: () => {
      if (device.status === 204) known.add(ENDPOINT);
      return new Response(null, { status: device.status });
    },
    DELETE: () => {
      known.delete(ENDPOINT);
      return new Response(null, { status: 204 });
    },
  };
  vi.stubGlobal('window', { PushManager: true, Notification: true });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => (device.hasWorker ? { pushManager } : undefined),
      get ready() {
        return device.hasWorker ? Promise.resolve({ pushManager }) : new Promise(() => undefined);
      },
    },
  });
  vi.stubGlobal('fetch', async (_: string, { method }: { readonly method: string }) => answers[method]?.());
  return device;
};

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  device = createDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const start = () => startPush('key', onlineTexts('en'));

describe('turn notices in this browser', () => {
  it('are on and off for the browser and the server alike', async () => {
    expect((await start()).ok).toBe(true);
    expect(await findPushState()).toBe('on');
    expect((await stopPush()).ok).toBe(true);
    expect([device.isSubscribed(), device.known.size, await findPushState()]).toEqual([false, 0, 'off']);
  });

  it('are off for whoever comes after the person who wanted them', async () => {
    await start();
    device.known.clear();
    expect(await findPushState()).toBe('off');
  });

  it('leave no subscription behind when the server refuses, or after signing out', async () => {
    device.status = 400;
    expect((await start()).ok).toBe(false);
    expect(device.isSubscribed()).toBe(false);
    device.status = 204;
    await start();
    await forgetPush();
    expect(device.isSubscribed()).toBe(false);
  });

  it('end at the server when the browser cannot end them', async () => {
    await start();
    device.canUnsubscribe = false;
    expect((await stopPush()).ok).toBe(true);
    expect(await findPushState()).toBe('off');
  });

  it('fail in the end where no service worker is ever installed', async () => {
    vi.useFakeTimers();
    device.hasWorker = false;
    const starting = start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await starting).toMatchObject({ ok: false, error: { reason: 'no-worker' } });
  });
});
