import { afterEach, expect, it, vi } from 'vitest';
import { notices } from '../page/notices.svelte.ts';
import { session } from './session.svelte.ts';

afterEach(() => vi.restoreAllMocks());

it('says so when the server refuses what was asked', async () => {
  const ask = vi.spyOn(session.connection, 'ask');
  const say = vi.spyOn(notices, 'say').mockReturnValue();
  ask.mockResolvedValueOnce({ kind: 'refused', cid: '1', code: 'too-many', message: 'wait a little' });
  expect(await session.ask({ kind: 'pause', table: 'one', on: true })).toBeUndefined();
  expect(say.mock.calls.map(([text]) => text())).toEqual([session.texts.trouble.tooMany]);
  const done = { kind: 'done', cid: '2' } as const;
  ask.mockResolvedValueOnce(done);
  expect(await session.ask({ kind: 'pause', table: 'one', on: true })).toEqual(done);
  expect(say).toHaveBeenCalledOnce();
});
