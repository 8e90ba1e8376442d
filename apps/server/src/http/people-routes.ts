import { decodeNewGuest, type Person } from '@cap-diamant/protocol';
import type { FastifyInstance } from 'fastify';
import { renamePerson } from '../people/people.ts';
import { createGuestSession } from '../people/sessions.ts';
import { type Context, knownSender, senderOf, takeTurn } from './context.ts';
import { cookieFor } from './credentials.ts';
import { answerOnce, knownAnswer, type Repeatable } from './idempotency.ts';
import { bodyOf, keyOf, read } from './requests.ts';

type NewPerson = Awaited<ReturnType<typeof createGuestSession>>;

export const addPeopleRoutes = (api: FastifyInstance, context: Context): void => {
  const { database, tables, publicUrl, limits, now, push, mailer } = context;

  /**
   * The guest this request made before. Somebody without a name is known by the address and the key they made; a browser
   * that repeats the request may have the cookie of the first answer by now.
   */
  const guestMadeBefore = async (
    repeatable: Repeatable,
    sender: Person | undefined,
  ): Promise<NewPerson | undefined> => {
    const known = await knownAnswer<NewPerson>(database.db, repeatable);
    return sender === undefined || sender.id === known?.person.id ? known : undefined;
  };

  api.post('/guests', async (request, reply) => {
    const { headers, ip } = request;
    const sender = await senderOf(context, headers);
    const named = (who: string): Repeatable => ({ route: 'guests', sender: who, key: keyOf(request) });
    const byAddress = named(`address ${ip}`);
    const repeatable = sender === undefined ? byAddress : named(sender.id);
    const known = (await guestMadeBefore(byAddress, sender)) ?? (await knownAnswer<NewPerson>(database.db, repeatable));
    const guest = known ?? (await newGuest());
    return reply
      .code(201)
      .header('set-cookie', cookieFor(guest.token, headers, publicUrl))
      .send(guest);

    async function newGuest(): Promise<NewPerson> {
      await takeTurn(limits.guest, ip);
      const { name } = read(decodeNewGuest(bodyOf(request)));
      return (
        await answerOnce(database, repeatable, now(), db =>
          createGuestSession(db, name, now(), headers['user-agent'] ?? ''),
        )
      ).answer;
    }
  });

  api.get('/features', async () => ({ push: push.key, mail: mailer !== undefined }));

  api.get('/me', async ({ headers }) => ({ person: await knownSender(context, headers) }));

  api.put('/me', async request => {
    const { id } = await knownSender(context, request.headers);
    const { name } = read(decodeNewGuest(bodyOf(request)));
    await database.commit(db => renamePerson(db, id, name));
    await tables.renamed(id);
    return { person: { id, name } };
  });
};
