/** A message that stays until it is dismissed or times out. */
interface Notice {
  readonly key: number;
  /** A function, so that it follows a change of language. */
  text(): string;
  readonly serious: boolean;
  readonly action?: { label(): string; run(): void };
  /** What it is about: a later success with the same topic clears it. */
  readonly topic?: Topic | undefined;
  /** Runs when it goes without its action. */
  readonly gone?: (() => void) | undefined;
}

type Topic = 'command' | 'file';

const MOMENT = 6000;
/** Time to read what was done, and to undo it. */
const UNDO = 9000;

class Notices {
  #list = $state.raw<readonly Notice[]>([]);
  #next = 1;

  get list(): readonly Notice[] {
    return this.#list;
  }

  /** Shows a message for a moment, unless it is already shown. */
  say(text: () => string, topic?: Topic): void {
    if (this.#list.some(notice => notice.text() === text())) return;
    const { key } = this.#add({ text, serious: false, topic });
    setTimeout(() => this.dismiss(key), MOMENT);
  }

  /** Shows a message until it is dismissed, unless it is already shown. */
  warn(text: () => string, action?: Notice['action'], topic?: Topic): void {
    if (this.#list.some(notice => notice.serious && notice.text() === text())) return;
    this.#add({ text, serious: true, topic, ...(action && { action }) });
  }

  /** Says what was done and offers to undo it; `gone` runs if nobody does. */
  offerUndo(text: () => string, label: () => string, undo: () => void, gone?: () => void): void {
    const run = (): void => {
      this.#list = this.#list.filter(notice => notice.key !== key);
      undo();
    };
    const { key } = this.#add({ text, serious: false, action: { label, run }, gone });
    setTimeout(() => this.dismiss(key), UNDO);
  }

  dismiss(key: number): void {
    const gone = this.#list.find(notice => notice.key === key);
    this.#list = this.#list.filter(notice => notice !== gone);
    gone?.gone?.();
  }

  /** Something worked: earlier messages that it did not are out of date. */
  clear(topic: Topic): void {
    if (this.#list.some(notice => notice.topic === topic))
      this.#list = this.#list.filter(notice => notice.topic !== topic);
  }

  #add(notice: Omit<Notice, 'key'>): Notice {
    const keyed = { ...notice, key: this.#next++ };
    this.#list = [...this.#list, keyed];
    return keyed;
  }
}

export const notices = new Notices();
