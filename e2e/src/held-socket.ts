import { expect, type Page } from '@playwright/test';

/** Stands between a page and the server, and can keep back what the server says. */
export class HeldSocket {
  readonly #kept: (() => void)[] = [];
  #holding = false;
  #played = 0;

  /** Goes between the two; the page opens its socket afterwards. */
  static async of(page: Page): Promise<HeldSocket> {
    const held = new HeldSocket();
    await page.routeWebSocket(/\/api\/socket(\?|$)/, socket => {
      const server = socket.connectToServer();
      socket.onMessage(frame => {
        if (JSON.parse(String(frame)).kind === 'play') held.#played++;
        server.send(frame);
      });
      server.onMessage(frame => held.#pass(() => socket.send(frame)));
    });
    return held;
  }

  /** From now on the page hears nothing. */
  hold(): void {
    this.#holding = true;
    this.#played = 0;
  }

  /** Waits until the page has sent a turn since `hold`. */
  turnSent(): Promise<void> {
    return expect.poll(() => this.#played).toBeGreaterThan(0);
  }

  /** The page hears what was kept back, in order, and everything after it. */
  release(): void {
    this.#holding = false;
    for (const pass of this.#kept.splice(0)) pass();
  }

  #pass(send: () => void): void {
    if (this.#holding) this.#kept.push(send);
    else send();
  }
}
