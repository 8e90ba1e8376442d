import { expect, it } from 'vitest';
import { startPostgres } from './postgres-process.ts';

it('a process that started PostgreSQL still ends with its own exit code', async () => {
  const listeners = () => [process.listeners('beforeExit'), process.listeners('exit')];
  const before = listeners();
  const server = await startPostgres();
  expect(listeners()).toEqual(before);
  await server.remove();
});
