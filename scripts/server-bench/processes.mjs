import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const here = path => fileURLToPath(new URL(path, import.meta.url));

const COLLECTOR = new URL('./collector.mjs', import.meta.url).href;

/** A server as people start it; `where` says where it keeps everything. It collects garbage when told to. */
export const startServer = async where => {
  const program = here('../../apps/cli/bin/cap-diamant.js');
  const usual = ['serve', '--no-open', '--no-page', '--no-limits', '--host', '127.0.0.1', '--port', '0'];
  const child = spawn(program, [...usual, ...where], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: `--import ${COLLECTOR}` },
  });
  // A bench that is stopped leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, address: line.replace('Cap Diamant: ', '') };
};

export const stopServer = async ({ child }) => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** A process that carries out tasks. */
export const startClients = () => {
  const child = fork(here('./clients.mjs'));
  const run = async task => {
    child.send(task);
    const [{ result, fault }] = await once(child, 'message');
    if (fault !== undefined) throw new Error(fault);
    return result;
  };
  return { child, run };
};

/** The server to compare with; `load` gives it the bodies to send. */
export const startBare = async () => {
  const child = fork(here('./bare.mjs'));
  const [{ port }] = await once(child, 'message');
  const load = async bodies => {
    child.send({ bodies });
    await once(child, 'message');
  };
  return { child, port, load };
};

/** Resident memory of a process in kB, where the system tells. */
export const memoryOf = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** Resident memory of a server in kB, without garbage. */
export const settledMemoryOf = async child => {
  child.send('collect');
  const [{ memory }] = await once(child, 'message');
  return memory / 1024;
};

/** How many files and sockets a process has open. */
export const filesOf = ({ pid }) => readdirSync(`/proc/${pid}/fd`).length;

/** Processor time of a process so far, in seconds: its 14th and 15th field count hundredths. */
export const cpuOf = ({ pid }) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

export const percentile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
};
