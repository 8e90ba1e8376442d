import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { errorOf, request } from '../testing/http.ts';
import { startTimedServer } from '../testing/timed-server.ts';
import { listen } from './listen.ts';
import { hasDesktop } from './open-browser.ts';
import { pageServer } from './page.ts';

const root = mkdtempSync(join(tmpdir(), 'cap-diamant-page-'));
mkdirSync(join(root, 'assets'));
const SCRIPT = 'console.log("Québec");'.repeat(100);
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Cap Diamant</title>');
writeFileSync(join(root, 'assets', 'main-1608.js'), SCRIPT);
writeFileSync(join(root, 'assets', 'main-1608.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(root, 'assets', 'main-1608.js.gz'), gzipSync(SCRIPT));
afterAll(() => rmSync(root, { recursive: true }));

describe('the page server', () => {
  it('sends the page with security headers, to be revalidated each time', async () => {
    const server = await pageServer(root);
    const { statusCode, headers, body } = await server.inject('/');
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>Cap Diamant</title>']);
    expect(headers['content-security-policy']).toContain("default-src 'self';script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends hashed files for good, compressed for those who take %s', async (accepted, encoding) => {
    const server = await pageServer(root);
    const answer = await server.inject({ url: '/assets/main-1608.js', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('/javascript');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    if (encoding === undefined) expect(answer.body).toBe(SCRIPT);
    else expect(answer.rawPayload.length).toBeLessThan(200);
  });

  it('leaves every path below /api to the protocol, whatever the method', async () => {
    const server = await startTimedServer({ page: root });
    const answer = async (method: string, path: string) => errorOf(await request(server.address, method, path));
    for (const path of ['/api/nothing', '/api', '/api/', '/api/me/', '/api/guests/x', '/api//me', '/api/tables/x/y']) {
      for (const method of ['GET', 'DELETE']) {
        expect([method, path, ...(await answer(method, path))]).toEqual([method, path, 404, 'not-found']);
      }
    }
    for (const path of ['/api/guests', '/api/tables/x/seats']) {
      expect([path, ...(await answer('GET', path))]).toEqual([path, 405, 'method-not-allowed']);
    }
    await server.close();
  });

  it('answers without a page while another server shows it', async () => {
    const server = await pageServer(undefined);
    const { statusCode, headers } = await server.inject('/');
    expect(statusCode).toBe(404);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('says so when there is no such file, and shows nothing outside the page', async () => {
    const server = await pageServer(root);
    expect((await server.inject('/nowhere.js')).statusCode).toBe(404);
    expect((await server.inject('/..%2f..%2fetc%2fpasswd')).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('listening', () => {
  it('takes the next free port unless one is insisted on', async () => {
    const first = await pageServer(root);
    const second = await pageServer(root);
    const one = new URL(await listen(first, '127.0.0.1'));
    const two = new URL(await listen(second, '127.0.0.1'));
    expect(Number(two.port)).toBeGreaterThan(Number(one.port));
    const third = await pageServer(root);
    await expect(listen(third, '127.0.0.1', Number(one.port))).rejects.toThrow('EADDRINUSE');
    await Promise.all([first, second, third].map(server => server.close()));
  });

  it('takes any free port when asked for 0', async () => {
    const server = await pageServer(root);
    const { port } = new URL(await listen(server, '127.0.0.1', 0));
    await server.close();
    const probe = createServer().listen(Number(port), '127.0.0.1');
    await new Promise(resolve => probe.once('listening', resolve));
    probe.close();
  });
});

describe('the browser', () => {
  it('is opened where somebody can see it', () => {
    expect(hasDesktop({ DISPLAY: ':0' }, 'linux')).toBe(true);
    expect(hasDesktop({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
    expect(hasDesktop({}, 'darwin')).toBe(true);
    expect(hasDesktop({}, 'linux')).toBe(false);
    expect(hasDesktop({ DISPLAY: ':0', CI: 'true' }, 'linux')).toBe(false);
    expect(hasDesktop({ DISPLAY: ':0', SSH_CONNECTION: 'x' }, 'linux')).toBe(false);
  });
});
