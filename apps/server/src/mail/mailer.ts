import { createTransport } from 'nodemailer';

/** The mail server of the host, and who the mails are from. */
export interface MailSetting {
  /** `smtp://user:password@host:port`, or `smtps://…` */
  readonly server: string;
  readonly from: string;
}

export interface Mailer {
  send(to: string, subject: string, text: string): Promise<void>;
  close(): void;
}

export const createMailer = ({ server, from }: MailSetting): Mailer => {
  const transport = createTransport(server);
  return {
    send: async (to, subject, text) => {
      await transport.sendMail({ from, to, subject, text });
    },
    close: () => transport.close(),
  };
};
