import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Proxies that are believed when they say whom they speak for: those on this machine or in a private network. */
export const TRUSTED_PROXIES = ['loopback', 'uniquelocal'];

const isTrusted = proxyAddress.compile(TRUSTED_PROXIES);

/** The address of whoever opens a socket, as Fastify knows that of a request. */
export const clientAddress = (request: IncomingMessage, behindProxy: boolean): string =>
  (behindProxy ? proxyAddress(request, isTrusted) : request.socket.remoteAddress) ?? '';
