import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@cap-diamant/kernel';
import { decodeGuest, decodeTable } from '@cap-diamant/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, run, start } from '../testing/program.ts';

const FIRST_MOVE = fileURLToPath(new URL('../bots/testing/first-move.mjs', import.meta.url));

let address: string;
let server: ReturnType<typeof start>;
beforeAll(async () => {
  const where = ['--host', '127.0.0.1', '--port', '0', '--data', freshFolder()];
  server = start(['serve', '--no-open', '--no-page', '--no-limits', ...where]);
  const [line] = await once(createInterface(server.stdout), 'line');
  address = String(line).replace('Cap Diamant: ', '');
});
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
});

const post = async (path: string, body: unknown, token?: string): Promise<unknown> => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};

const newTable = async (seats: readonly unknown[]): Promise<string> => {
  const { token } = unwrap(decodeGuest(await post('/api/guests', { name: 'Host' })));
  return unwrap(decodeTable(await post('/api/tables', { game: 'quebec', seats }, token))).table.id;
};

const stateOf = async (id: string): Promise<string> =>
  unwrap(decodeTable(await (await fetch(`${address}/api/tables/${id}`)).json())).table.state;

describe('play --server', () => {
  it('lets an outside program play a whole game at an online table', async () => {
    const id = await newTable(['open', { bot: 'novice' }]);
    const command = `cmd:"${process.execPath}" "${FIRST_MOVE}"`;
    const played = await run(['play', '--server', address, '--table', id, '--name', 'Robot', '--bot', command]);
    expect(played.stderr).toBe('');
    expect(played.stdout).toContain('At the table: Robot, Novice 2.');
    expect(played.stdout).toMatch(/To come back to this seat: --token [0-9a-f]{64}/);
    expect(played.stdout).toMatch(/The seed was: /);
    expect(await stateOf(id)).toBe('over');
  });

  it('asks the person at the keyboard, who may leave and come back with the token', async () => {
    const id = await newTable(['open', { bot: 'novice' }]);
    const first = await run(['play', '--server', address, '--table', id, '--name', 'Anne'], { input: '1\nquit\n' });
    expect(first.stdout).toContain('To play: Anne.');
    const token = /--token ([0-9a-f]+)/.exec(first.stdout)?.[1] ?? '';
    expect(await stateOf(id)).toBe('playing');
    const back = await run(['play', '--server', address, '--table', id, '--token', token], { input: 'resign\nyes\n' });
    expect(back.stdout).toContain('The seed was: ');
    expect(await stateOf(id)).toBe('over');
  });

  it('says what is wrong', async () => {
    const cases: readonly (readonly [readonly string[], string])[] = [
      [['--server', address, '--table', 'nowhere'], 'there is no such table'],
      [['--server', 'nonsense', '--table', 'x'], '--server'],
      [['--server', address], '--table'],
      [['--server', address, '--table', 'x', '--bot', 'god'], '--bot'],
      [['--server', address, '--table', 'x', '--token', 'wrong'], 'say who you are'],
    ];
    for (const [args, message] of cases) {
      const { code, stderr } = await run(['play', ...args]);
      expect(code).toBe(2);
      expect(stderr).toContain(message);
    }
  });
});
