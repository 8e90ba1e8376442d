import { decodeEmail, decodeEmailCode, type EmailRequest } from '@cap-diamant/protocol';
import type { FastifyInstance } from 'fastify';
import { MAIL_TEXTS } from '../mail/texts.ts';
import { createCode, takeCode } from '../people/codes.ts';
import { ApiError } from './api-error.ts';
import { type Context, knownSender, siteOf, takeTurn } from './context.ts';
import { bodyOf, read } from './requests.ts';

/** Links by e-mail, where the host has a mail server. A link only opens the page; the page sends its code. */
export const addMailRoutes = (api: FastifyInstance, context: Context): void => {
  const { database, mailer, limits, now, publicUrl, log } = context;
  const { db, commit } = database;

  const requireMail = () => {
    if (mailer === undefined) throw new ApiError('no-mail', 'this server sends no mail');
    return mailer;
  };

  api.put('/me/email', async (request, reply) => {
    const { id: person } = await knownSender(context, request.headers);
    const mail = requireMail();
    const { email, language } = read(decodeEmail(bodyOf(request)));
    await takeTurn(limits.mail, email);
    await takeTurn(limits.mail, request.ip);
    const code = await commit(transaction => createCode(transaction, { purpose: 'email', person, email }, now()));
    const { subject, confirm } = MAIL_TEXTS[language];
    const { origin } = siteOf(request.headers, publicUrl);
    await mail.send(email, subject, confirm(`${origin}/#/confirm/${code}`)).catch(log);
    return reply.code(202).send();
  });

  api.post('/emails', async (request, reply) => {
    await takeTurn(limits.signIn, request.ip);
    const { code } = read(decodeEmailCode(bodyOf(request)));
    const isSet = await commit(async transaction => {
      const row = await takeCode(transaction, code, ['email'], now());
      if (row?.person == null) return false;
      const other = await transaction
        .selectFrom('people')
        .select('id')
        .where('email', '=', row.email)
        .executeTakeFirst();
      if (other !== undefined && other.id !== row.person) return false;
      await transaction.updateTable('people').set({ email: row.email }).where('id', '=', row.person).execute();
      return true;
    });
    if (!isSet) throw new ApiError('unknown-person', 'this was used already, is too old, or is nobody’s');
    return reply.code(204).send();
  });

  const mailLink = async ({ email, language }: EmailRequest, origin: string): Promise<void> => {
    const known = await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst();
    if (known === undefined) return;
    const person = known.id;
    const code = await commit(transaction => createCode(transaction, { purpose: 'sign-in', person, email }, now()));
    const { subject, signIn } = MAIL_TEXTS[language];
    await requireMail().send(email, subject, signIn(`${origin}/#/enter/${code}`));
  };

  api.post('/sessions/email', async (request, reply) => {
    requireMail();
    const asked = read(decodeEmail(bodyOf(request)));
    await takeTurn(limits.mail, asked.email);
    await takeTurn(limits.mail, request.ip);
    // Answered at once and in the same way, so that nobody learns who has an account here.
    void mailLink(asked, siteOf(request.headers, publicUrl).origin).catch(log);
    return reply.code(202).send();
  });
};
