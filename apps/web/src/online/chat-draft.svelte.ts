/** The line that somebody writes. The field is free as soon as it is sent; a line that is refused comes back. */
export class ChatDraft {
  text = $state('');
  readonly #say: (text: string) => Promise<boolean>;

  /** `say` returns whether the server took the line. */
  constructor(say: (text: string) => Promise<boolean>) {
    this.#say = say;
  }

  async send(): Promise<void> {
    const line = this.text.trim();
    this.text = '';
    if (line === '' || (await this.#say(line))) return;
    // Whatever was written meanwhile stays too.
    this.text = [line, this.text].filter(part => part !== '').join(' ');
  }
}
