import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

it.each([
  ['through a proxy on this machine', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['through two proxies', '10.0.0.2', '198.51.100.7, 10.0.0.1', '198.51.100.7'],
  ['who adds an address of their own before the proxy', '10.0.0.2', '203.0.113.1, 198.51.100.7', '198.51.100.7'],
  ['who comes without a proxy and claims to be one', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
])('finds the address of somebody %s', (_, remote, forwarded, expected) => {
  expect(clientAddress(request(remote, forwarded), true)).toBe(expected);
});

it('believes nobody where no proxy is meant to be', () => {
  expect(clientAddress(request('127.0.0.1', '198.51.100.7'), false)).toBe('127.0.0.1');
});
