/** A message that stays until it is dismissed or times out. */
interface Notice {
  readonly key: number;
  /** A function, so that it follows a change of language. */
  text(): string;
  readonly serious: boolean;
  readonly action?: { label(): string; run(): void };
}

const MOMENT = 6000;

class Notices {
  #list = $state.raw<readonly Notice[]>([]);
  #next = 1;

  get list(): readonly Notice[] {
    return this.#list;
  }

  /** Shows a message for a moment, unless it is already shown. */
  say(text: () => string): void {
    if (this.#list.some(notice => notice.text() === text())) return;
    const { key } = this.#add({ text, serious: false });
    setTimeout(() => this.dismiss(key), MOMENT);
  }

  /** Shows a message until it is dismissed, unless it is already shown. */
  warn(text: () => string, action?: Notice['action']): void {
    if (this.#list.some(notice => notice.serious && notice.text() === text())) return;
    this.#add({ text, serious: true, ...(action && { action }) });
  }

  dismiss(key: number): void {
    this.#list = this.#list.filter(notice => notice.key !== key);
  }

  #add(notice: Omit<Notice, 'key'>): Notice {
    const keyed = { ...notice, key: this.#next++ };
    this.#list = [...this.#list, keyed];
    return keyed;
  }
}

export const notices = new Notices();
