import { describe, expect, it } from 'vitest';
import { ChatDraft } from './chat-draft.svelte.ts';

/** A draft whose server answers when the test says so. */
const open = () => {
  const heard: string[] = [];
  let answer: (taken: boolean) => void = () => undefined;
  const draft = new ChatDraft(text => {
    heard.push(text);
    return new Promise(resolve => {
      answer = resolve;
    });
  });
  return { draft, heard, answer: (taken: boolean) => answer(taken) };
};

describe('a line of the chat', () => {
  it('frees the field at once', async () => {
    const { draft, heard, answer } = open();
    draft.text = ' À demain ';
    const sent = draft.send();
    expect([draft.text, heard]).toEqual(['', ['À demain']]);
    answer(true);
    await sent;
    expect(draft.text).toBe('');
  });

  it('comes back if the server refuses it, before what was written meanwhile', async () => {
    const { draft, answer } = open();
    draft.text = 'À demain';
    const sent = draft.send();
    draft.text = 'Luc';
    answer(false);
    await sent;
    expect(draft.text).toBe('À demain Luc');
  });

  it('is not sent if it is empty', async () => {
    const { draft, heard } = open();
    draft.text = '  ';
    await draft.send();
    expect(heard).toEqual([]);
  });
});
