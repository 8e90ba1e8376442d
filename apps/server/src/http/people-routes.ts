import { decodeNewGuest } from '@cap-diamant/protocol';
import type { FastifyInstance } from 'fastify';
import { createGuest } from '../people/people.ts';
import { type Context, knownSender, senderOf, takeTurn } from './context.ts';
import { cookieFor } from './credentials.ts';
import { answerOnce, knownAnswer } from './idempotency.ts';
import { bodyOf, keyOf, read } from './requests.ts';

type NewPerson = Awaited<ReturnType<typeof createGuest>>;

export const addPeopleRoutes = (api: FastifyInstance, context: Context): void => {
  const { database, publicUrl, limits, now } = context;

  api.post('/guests', async (request, reply) => {
    const { headers, ip } = request;
    // Somebody without a name yet is known by the address and by the key they made.
    const sender = (await senderOf(context, headers))?.id ?? `address ${ip}`;
    const repeatable = { route: 'guests', sender, key: keyOf(request) };
    const known = await knownAnswer<NewPerson>(database.db, repeatable);
    const guest = known ?? (await newGuest());
    return reply
      .code(201)
      .header('set-cookie', cookieFor(guest.token, headers, publicUrl))
      .send(guest);

    async function newGuest(): Promise<NewPerson> {
      takeTurn(limits.guest, ip);
      const { name } = read(decodeNewGuest(bodyOf(request)));
      return (await answerOnce(database, repeatable, now(), db => createGuest(db, name, now()))).answer;
    }
  });

  api.get('/me', async ({ headers }) => ({ person: await knownSender(context, headers) }));
};
