import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type PostgresProcess, startPostgres } from '../postgres-process.ts';
import { freshFolder } from '../server-process.ts';
import { createNode, type Node } from './node.ts';

/** Several nodes on one PostgreSQL. */
export interface Cluster {
  readonly postgres: PostgresProcess;
  readonly nodes: readonly Node[];
  /** The folder on a disk of its own where the database keeps its files; undefined if it shares ours. */
  readonly disk: string | undefined;
  /** Connects to the database directly. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
}

export interface ClusterChoice {
  readonly nodes: number;
  /** Gives the database a disk of so many megabytes, which can be filled. Only root may mount one. */
  readonly diskMb?: number;
}

const DATABASE = 'cap_diamant';

const SETTINGS = [
  // Programs are killed here, not the machine: what the system has taken over is as good as written.
  'fsync=off',
  // The checker wants to know when each event was committed.
  'track_commit_timestamp=on',
  'max_wal_size=64MB',
];

/** A file system in memory that can be full, as PostgreSQL itself knows no quota. */
const mountDisk = (megabytes: number): string => {
  const folder = freshFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'cap-diamant', folder]);
  return folder;
};

const unmountDisk = (folder: string): void => {
  execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
};

const FILLER = 'filler';

/** Takes all the room that is left on a disk. */
export const fillDisk = (disk: string): void => {
  const block = Buffer.alloc(1 << 20);
  for (let size = block.length; size >= 1024; ) {
    try {
      writeFileSync(join(disk, FILLER), block.subarray(0, size), { flag: 'a' });
    } catch {
      size >>= 1;
    }
  }
};

export const clearDisk = (disk: string): void => rmSync(join(disk, FILLER), { force: true });

export const startCluster = async ({ nodes: count, diskMb }: ClusterChoice): Promise<Cluster> => {
  const disk = diskMb === undefined ? undefined : mountDisk(diskMb);
  const postgres = await startPostgres({
    settings: SETTINGS,
    ...(disk !== undefined && { dataFolder: join(disk, 'data') }),
  });
  const urlAt = (port: number): string => `postgres://postgres:password@127.0.0.1:${port}/${DATABASE}`;
  const connectTo = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url }).on('error', () => undefined);
    await client.connect();
    return client;
  };
  const client = await connectTo(`${postgres.url}/postgres`);
  await client.query(`create database ${DATABASE}`);
  await client.end();
  const nodes: Node[] = [];
  for (let n = 0; n < count; n++) nodes.push(await createNode(`node ${n}`, postgres.port, urlAt));
  await Promise.all(nodes.map(node => node.start()));
  return {
    postgres,
    nodes,
    disk,
    connect: () => connectTo(urlAt(postgres.port)),
    async close() {
      await Promise.all(nodes.map(node => node.close()));
      await postgres.remove();
      if (disk !== undefined) unmountDisk(disk);
    },
  };
};
