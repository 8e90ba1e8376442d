import type { EmailRequest } from '@cap-diamant/protocol';

interface MailTexts {
  readonly subject: string;
  /** For somebody who signs in on another device. */
  signIn(link: string): string;
  /** For somebody who adds an address to their account. */
  confirm(link: string): string;
}

export const MAIL_TEXTS: { readonly [language in EmailRequest['language']]: MailTexts } = {
  fr: {
    subject: 'Votre lien pour Cap Diamant',
    signIn: link =>
      `Bonjour,\n\nCe lien ouvre votre compte Cap Diamant sur cet appareil. Il sert une fois, pendant 15 minutes.\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce message.\n`,
    confirm: link =>
      `Bonjour,\n\nCe lien confirme votre adresse pour Cap Diamant. Il sert une fois, pendant 15 minutes.\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce message.\n`,
  },
  en: {
    subject: 'Your link for Cap Diamant',
    signIn: link =>
      `Hello,\n\nThis link opens your Cap Diamant account on this device. It works once, for 15 minutes.\n\n${link}\n\nIf you did not ask for it, ignore this message.\n`,
    confirm: link =>
      `Hello,\n\nThis link confirms your address for Cap Diamant. It works once, for 15 minutes.\n\n${link}\n\nIf you did not ask for it, ignore this message.\n`,
  },
  ru: {
    subject: 'Ваша ссылка для Cap Diamant',
    signIn: link =>
      `Здравствуйте!\n\nЭта ссылка откроет ваш профиль Cap Diamant на этом устройстве. Она действует один раз, в течение 15 минут.\n\n${link}\n\nЕсли вы её не запрашивали, не обращайте внимания на это письмо.\n`,
    confirm: link =>
      `Здравствуйте!\n\nЭта ссылка подтвердит ваш адрес для Cap Diamant. Она действует один раз, в течение 15 минут.\n\n${link}\n\nЕсли вы её не запрашивали, не обращайте внимания на это письмо.\n`,
  },
};
