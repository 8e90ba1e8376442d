import type { Person } from '@cap-diamant/protocol';
import { listMuted, mutePerson } from './api.ts';
import { session } from './session.svelte.ts';

/** The people this person does not want to read. */
class Muted {
  #people = $state.raw<readonly Person[]>([]);

  get people(): readonly Person[] {
    return this.#people;
  }

  has(id: string): boolean {
    return this.#people.some(person => person.id === id);
  }

  async load(): Promise<void> {
    const found = await listMuted();
    if (found.ok) this.#people = found.value;
  }

  /** Returns whether the server agreed. */
  async set(id: string, on: boolean): Promise<boolean> {
    const done = await mutePerson(id, on);
    if (done.ok) await this.load();
    else session.complain(done.error);
    return done.ok;
  }
}

export const muted = new Muted();
