import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { encodeStart } from './text-frame.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });

beforeAll(async () => {
  if (server.address() === null) await once(server, 'listening');
});
afterAll(() => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});

/** What a client hears if these bytes are written to its connection. */
const heard = async (bytes: readonly Buffer[]): Promise<string> => {
  const connected = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const message = once(client, 'message');
  const [, { socket }] = await connected;
  for (const each of bytes) socket.write(each);
  const [data, isBinary] = await message;
  expect(isBinary).toBe(false);
  return String(data);
};

describe('a text in two parts', () => {
  // The lengths around which the header changes, and a text of more bytes than characters.
  it.each([0, 1, 122, 123, 124, 125, 65_533, 65_534, 200_000])('is one message, with %i more letters', async count => {
    const [text, tail] = ['é', Buffer.from('x'.repeat(count))];
    expect(await heard([encodeStart(text, tail), tail])).toBe(`é${'x'.repeat(count)}`);
  });
});
