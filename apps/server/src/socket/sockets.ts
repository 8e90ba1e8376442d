import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_STATUS, type ErrorCode, LARGEST_MESSAGE } from '@cap-diamant/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { errorBody } from '../http/api-error.ts';
import { clientAddress } from '../http/client-address.ts';
import { type Context, sessionIn } from '../http/context.ts';
import { bearerIn, isForged } from '../http/credentials.ts';
import { REQUEST_ID, requestIdOf } from '../http/request-id.ts';
import { Connection, type Visitor } from './connection.ts';

const PATH = '/api/socket';
/** A connection that does not answer for this long is dead. */
const HEARTBEAT_MS = 30_000;
/** Each time only a part of the connections is asked: thousands at once would keep everybody else waiting. */
const BEATS = 60;
/** "Service Restart" of the registry of close codes: clients should connect again, to this server or another node. */
const RESTART = 1012;
/**
 * How long clients have to say goodbye when the server stops. A connection that is cut before has no close code if the
 * client was just sending, so this is more than a busy client needs.
 */
const FAREWELL_MS = 3000;

export interface Sockets {
  /** How many connections are open. */
  count(): number;
  /** Answers what was received, then closes all connections. */
  close(): Promise<void>;
}

/** Answers an upgrade that is not granted, and hangs up. */
const decline = (socket: Duplex, code: ErrorCode | 'not-ready', message: string): void => {
  const body = JSON.stringify(errorBody(code, message));
  const status = code === 'not-ready' ? 503 : ERROR_STATUS[code];
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: application/json\r\nConnection: close\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};

const visitorOf = async (context: Context, { headers }: IncomingMessage): Promise<Visitor> => {
  const session = await sessionIn(context, headers);
  // A browser cannot get rid of an old cookie by itself; a program with a wrong token should hear about it.
  return session ?? (bearerIn(headers) === undefined ? 'nobody' : 'unknown');
};

/** Serves WebSockets at `/api/socket`. */
export const addSockets = (server: Server, context: Context): Sockets => {
  const upgrades = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const connections = new Map<WebSocket, Connection>();
  const silent = new Set<WebSocket>();
  const perAddress = new Map<string, number>();
  let opened = 0;
  let isClosing = false;

  const open = (socket: WebSocket, stream: Duplex, visitor: Visitor, request: string): void => {
    const connection = new Connection(socket, stream, context, visitor, opened++, request);
    connections.set(socket, connection);
    socket.on('message', (data, isBinary) => connection.receive(isBinary ? undefined : data.toString()));
    socket.on('pong', () => silent.delete(socket));
    socket.on('error', () => undefined); // a broken frame; the library closes the connection with the right code
    socket.on('close', () => {
      connection.close();
      connections.delete(socket);
      silent.delete(socket);
    });
  };

  /** Counts a connection of an address until it ends. */
  const countAt = (address: string, socket: WebSocket): void => {
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const id = requestIdOf(request.headers);
    request.headers[REQUEST_ID] = id;
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== PATH) return decline(socket, 'not-found', 'there is nothing at this path');
    if (isForged(request.headers, context.publicUrl)) {
      return decline(socket, 'wrong-origin', 'another site opened this connection');
    }
    const address = clientAddress(request, context.publicUrl !== undefined);
    const isFull = (perAddress.get(address) ?? 0) >= context.limits.sockets;
    if (isFull || (await context.limits.request(address)) > 0) {
      return decline(socket, 'too-many', 'too many connections; wait a little');
    }
    const visitor = isClosing ? 'nobody' : await visitorOf(context, request);
    // Looked at last: a connection that is opened later would be cut off when the process ends.
    if (isClosing) return decline(socket, 'not-ready', 'the server stops');
    upgrades.handleUpgrade(request, socket, head, granted => {
      countAt(address, granted);
      open(granted, socket, visitor, id);
    });
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch(fault => {
      context.log(fault, requestIdOf(request.headers));
      socket.destroy();
    });
  };
  server.on('upgrade', onUpgrade);
  upgrades.on('headers', (answer, { headers }) => answer.push(`${REQUEST_ID}: ${headers[REQUEST_ID]}`));
  context.endings.onEnd(ended => {
    for (const connection of connections.values()) connection.endIf(ended);
  });

  let beat = 0;
  const heartbeat = setInterval(() => {
    beat = (beat + 1) % BEATS;
    for (const [socket, { number }] of connections) {
      if (number % BEATS !== beat) continue;
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
  }, HEARTBEAT_MS / BEATS);
  heartbeat.unref();

  return {
    count: () => connections.size,
    async close() {
      clearInterval(heartbeat);
      isClosing = true;
      await Promise.all([...connections.values()].map(connection => connection.idle()));
      const closed = [...connections.keys()].map(socket => new Promise(resolve => socket.once('close', resolve)));
      for (const socket of connections.keys()) socket.close(RESTART, 'the server stops');
      const timer = setTimeout(() => {
        for (const socket of connections.keys()) socket.terminate();
      }, FAREWELL_MS);
      await Promise.all(closed);
      clearTimeout(timer);
    },
  };
};
