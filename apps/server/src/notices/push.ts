import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Database } from '../storage/database.ts';
import type { Schema, SubscriptionRow } from '../storage/schema.ts';
import { proposeSetting, readSetting } from '../storage/settings.ts';

const SETTING = 'vapid';
/** How long a push service keeps a notice for a device that is off. */
const KEPT_S = 24 * 60 * 60;
const PATIENCE_MS = 10_000;

/** The push services of browsers. The server sends nothing anywhere else, whatever a client asks for. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What became of a notice at a push service; `gone`: the device does not want any more. */
export type Pushed = 'sent' | 'gone' | { readonly failed: string };

export interface Push {
  /** The key browsers subscribe with. */
  readonly key: string;
  /** Whether notices may be sent there. */
  isAllowed(endpoint: string): boolean;
  send(to: SubscriptionRow, payload: object, topic: string): Promise<Pushed>;
}

/** The keys that prove who sends; made by the first node that starts. */
const keysOf = async ({ commit }: Pick<Database, 'commit'>): Promise<Keys> =>
  commit(async (db: Kysely<Schema>) => {
    const known = await readSetting(db, SETTING);
    if (known !== undefined) return JSON.parse(known) as Keys;
    await proposeSetting(db, SETTING, JSON.stringify(webPush.generateVAPIDKeys()));
    return JSON.parse((await readSetting(db, SETTING)) ?? '') as Keys;
  });

const isService = (host: string): boolean =>
  SERVICES.some(name => (name.startsWith('.') ? host.endsWith(name) : host === name));

/** `hosts` are further ones to trust, with their ports. */
export const createPush = async (database: Database, subject: string, hosts: readonly string[]): Promise<Push> => {
  const keys = await keysOf(database);
  return {
    key: keys.publicKey,
    isAllowed(endpoint) {
      if (!URL.canParse(endpoint)) return false;
      const { protocol, host } = new URL(endpoint);
      return hosts.includes(host) || (protocol === 'https:' && isService(host));
    },
    async send({ endpoint, p256dh, auth }, payload, topic) {
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(payload),
          { vapidDetails: { subject, ...keys }, TTL: KEPT_S, topic, urgency: 'normal' },
        );
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body: new Uint8Array(body ?? []),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (answer.ok) return 'sent';
        return answer.status === 404 || answer.status === 410 ? 'gone' : { failed: `status ${answer.status}` };
      } catch (fault) {
        return { failed: fault instanceof Error ? fault.name : 'unknown' };
      }
    },
  };
};
