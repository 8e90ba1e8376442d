import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { networkAddress, qrCode } from './phone.ts';

const at = (address: string, internal: boolean): NetworkInterfaceInfo => ({
  address,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  family: 'IPv4',
  internal,
  cidr: null,
});
const INTERFACES = { lo: [at('127.0.0.1', true)], wlan0: [at('192.168.1.20', false)] };

it('a phone finds the server on the network if it listens there', () => {
  expect(networkAddress('0.0.0.0', 1608, INTERFACES)).toBe('http://192.168.1.20:1608');
  expect(networkAddress('localhost', 1608, INTERFACES)).toBeUndefined();
  expect(networkAddress('0.0.0.0', 1608, { lo: INTERFACES.lo })).toBeUndefined();
});

it('a QR code is drawn in text', () => {
  const lines = qrCode('http://192.168.1.20:1608').split('\n');
  expect(lines.length).toBeGreaterThan(12);
  expect(new Set(lines.map(line => line.length)).size).toBe(1);
});
