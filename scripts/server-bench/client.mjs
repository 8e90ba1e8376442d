import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Sends a request to the server and returns the body of the answer. */
export const request = async (address, method, path, token, body) => {
  const answer = await fetch(address + path, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
  return json;
};

/**
 * Connects, greets, and follows a table; what it is asked is in `asked`. Nothing else of a feed is kept: the feeds of
 * thousands of idle clients would make this process stop for its own garbage, and that would be measured.
 */
export const followTable = async (address, table, token) => {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`, { perMessageDeflate: false });
  const client = { socket, asked: undefined, hear: undefined };
  socket.on('message', data => {
    const frame = data.toString();
    const message = JSON.parse(frame);
    if (message.kind === 'refused') throw new Error(frame);
    if (message.feed === undefined) return;
    const { decision, offered } = message.feed;
    client.asked = decision === null ? undefined : { decision, offered };
    client.hear?.(frame);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ kind: 'hello', protocol: 1, token }));
  const following = new Promise(resolve => {
    client.hear = resolve;
  });
  socket.send(JSON.stringify({ kind: 'follow', cid: 'follow', table }));
  await following;
  client.hear = undefined;
  return client;
};

/** Runs tasks, some at a time, in order. */
export const inBatches = async (count, size, task) => {
  const made = [];
  for (let at = 0; at < count; at += size) {
    const batch = Array.from({ length: Math.min(size, count - at) }, (_, n) => task(at + n));
    made.push(...(await Promise.all(batch)));
  }
  return made;
};
