import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newGuest, request } from '../testing/http.ts';
import { freshFolder, startProcess } from '../testing/server-process.ts';
import { backUp } from './backup.ts';

it('a copy made while the server runs is a whole database', async () => {
  const server = await startProcess();
  const { token, person } = await newGuest(server.address, 'Anne');
  const folder = join(freshFolder(), 'restored');
  mkdirSync(folder);
  const copy = join(folder, 'copy');
  backUp(server.data, copy);
  expect(() => backUp(server.data, copy)).toThrow('exists');
  expect(() => backUp(folder, join(folder, 'other'))).toThrow('no such file');
  await newGuest(server.address, 'Luc');
  await server.stop();
  renameSync(copy, join(folder, 'cap-diamant.sqlite'));
  const restored = await startProcess({ data: folder });
  expect((await request(restored.address, 'GET', '/api/me', { token })).body).toEqual({ person });
  await restored.stop();
});
