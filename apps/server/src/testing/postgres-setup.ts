import type { TestProject } from 'vitest/node';
import type {} from './place.ts';
import { startPostgres } from './postgres-process.ts';

/** A real PostgreSQL for one run of the tests. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { url, remove } = await startPostgres({
    settings: [
      // Tests kill programs, not the machine: what the system has taken over is as good as written.
      'fsync=off',
      // A careless host's default, which servers have to raise.
      'synchronous_commit=off',
    ],
  });
  provide('postgres', url);
  return remove;
};
