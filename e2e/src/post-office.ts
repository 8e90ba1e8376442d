import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it is sent. */
export class PostOffice {
  readonly #mails: string[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', part => {
        text += part;
      });
      stream.on('end', () => {
        // Quoted-printable breaks long lines, and a link has an “=” nowhere else.
        this.#mails.push(text.replaceAll('=\r\n', ''));
        done();
      });
    },
  });

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    const { port } = this.#server.server.address() as { readonly port: number };
    return `smtp://127.0.0.1:${port}`;
  }

  /** The link to a page in the mails so far. */
  linkTo(page: string): string | undefined {
    return this.#mails.flatMap(mail => mail.match(new RegExp(`http://\\S+/#/${page}/\\S+`)) ?? []).at(-1);
  }

  async close(): Promise<void> {
    await new Promise<void>(resolve => this.#server.close(() => resolve()));
  }
}
