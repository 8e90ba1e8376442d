import { once } from 'node:events';
import { random } from '@cap-diamant/kernel';
import { WebSocket } from 'ws';
import { followTable, inBatches, request } from './client.mjs';

// The clients, in a process of their own: told by messages what to do, they answer with figures.

const SEATS = 4;
const dice = random('bench');
/** Of so many turns one is kept as a sample of what is sent. */
const SAMPLE_EVERY = 40;
/** A game takes some 250 turns, so in ten seconds hardly more than this many end, at however many tables. */
const SPARE = 100;

const guests = async address => {
  const made = [];
  for (let n = 0; n < SEATS; n++) {
    const { token } = await request(address, 'POST', '/api/guests', undefined, { name: `Guest ${n}` });
    made.push(token);
  }
  return made;
};

const openTable = async (address, tokens, bot) => {
  const [host, ...others] = tokens;
  const seats = bot === undefined ? ['me', 'open', 'open', 'open'] : ['me', { bot }, { bot }, { bot }];
  const { table } = await request(address, 'POST', '/api/tables', host, { game: 'quebec', seats, listed: false });
  if (bot === undefined) {
    for (const token of others) await request(address, 'POST', `/api/tables/${table.id}/seats`, token, {});
  }
  return table.id;
};

/** Whether a load balancer knows tables and brings everybody at one to the same node, or spreads people over all. */
let isByTable = false;
let seated = 0;

/** A table with four people who follow it. There may be several nodes, separated by spaces. */
const seatedTable = async (address, tokens) => {
  const nodes = address.split(' ');
  const id = await openTable(nodes[0], tokens);
  const home = seated++;
  const nodeFor = seat => nodes[(isByTable ? home : seat) % nodes.length];
  const clients = await Promise.all(tokens.map((token, seat) => followTable(nodeFor(seat), id, token)));
  return { id, clients };
};

/** Sends a message and resolves when all clients have heard of it; `keep` takes what they heard. */
const turnAt = (clients, sender, frame, keep) =>
  new Promise(resolve => {
    const start = performance.now();
    let missing = clients.length;
    for (const client of clients) {
      client.hear = heard => {
        client.hear = undefined;
        keep?.push(heard);
        if (--missing === 0) resolve(performance.now() - start);
      };
    }
    sender.socket.send(frame);
  });

let sent = 0;
/** Undefined if the game is over. */
const playTurn = async ({ id, clients }, frames) => {
  const sender = clients.find(({ asked }) => asked !== undefined);
  if (sender === undefined) return undefined;
  const { decision, offered } = sender.asked;
  const move = dice.pick(offered);
  const frame = JSON.stringify({ kind: 'play', cid: `${process.pid}-${sent++}`, table: id, decision, moves: [move] });
  return turnAt(clients, sender, frame, sent % SAMPLE_EVERY === 0 ? frames : undefined);
};

/**
 * Plays at all tables for a while. A finished game makes way for one that was opened before: the bare server opens
 * nothing while it is measured either. Where these run out, tables are opened on the way.
 */
const playFor = async (address, tokens, tables, spare, seconds) => {
  const times = [];
  const frames = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    tables.map(async (_, at) => {
      while (performance.now() < end) {
        const ms = await playTurn(tables[at], frames);
        if (ms !== undefined) times.push(ms);
        else {
          for (const { socket } of tables[at].clients) socket.close();
          tables[at] = spare.pop() ?? (await seatedTable(address, tokens));
        }
      }
    }),
  );
  return { times, frames, perSecond: times.length / seconds };
};

/** Plays so many turns a second, each at the next table that is not busy, whether the server keeps up or not. */
const paceFor = async (address, tokens, tables, perSecond, seconds) => {
  const times = [];
  const busy = new Set();
  const started = performance.now();
  let next = 0;
  let missed = 0;
  const turn = async at => {
    busy.add(at);
    const ms = await playTurn(tables[at], []);
    if (ms !== undefined) times.push(ms);
    else {
      for (const { socket } of tables[at].clients) socket.close();
      tables[at] = await seatedTable(address, tokens);
    }
    busy.delete(at);
  };
  const playing = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = started + (n * 1000) / perSecond;
    if (due > performance.now()) await new Promise(resolve => setTimeout(resolve, due - performance.now()));
    next = (next + 1) % tables.length;
    if (busy.has(next)) missed++;
    else playing.push(turn(next));
  }
  await Promise.all(playing);
  return { times, missed, perSecond: times.length / ((performance.now() - started) / 1000) };
};

/** The same load at the bare server. */
const bareFor = async (port, count, seconds) => {
  const rooms = await inBatches(count, 25, async n => {
    const clients = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${n}`, { perMessageDeflate: false });
      const client = { socket, hear: undefined };
      socket.on('message', data => {
        JSON.parse(data.toString());
        client.hear?.();
      });
      await once(socket, 'open');
      clients.push(client);
    }
    return clients;
  });
  const times = [];
  const end = performance.now() + seconds * 1000;
  const frame = JSON.stringify({
    kind: 'play',
    cid: 'x'.repeat(12),
    table: 'y'.repeat(16),
    decision: 100,
    moves: ['send religion'],
  });
  await Promise.all(
    rooms.map(async clients => {
      for (let n = 0; performance.now() < end; n++) times.push(await turnAt(clients, clients[n % SEATS], frame));
    }),
  );
  for (const client of rooms.flat()) client.socket.terminate();
  return { times, perSecond: times.length / seconds };
};

let tokens;
let tables = [];
/** Opened, and not played at yet. */
let spare = [];
let idle = [];
const TASKS = {
  start: async ({ address, byTable = false }) => {
    isByTable = byTable;
    tokens = await guests(address.split(' ')[0]);
  },
  open: async ({ address, count }) => {
    for (const { socket } of [...tables, ...spare].flatMap(({ clients }) => clients)) socket.terminate();
    tables = await inBatches(count, 10, () => seatedTable(address, tokens));
    spare = await inBatches(count === 0 ? 0 : SPARE, 10, () => seatedTable(address, tokens));
  },
  idle: async ({ address, count }) => {
    idle = [...idle, ...(await inBatches(count, 10, () => seatedTable(address, tokens)))];
  },
  pace: ({ address, perSecond, seconds }) => paceFor(address, tokens, tables, perSecond, seconds),
  play: ({ address, seconds }) => playFor(address, tokens, tables, spare, seconds),
  bare: ({ port, count, seconds }) => bareFor(port, count, seconds),
  /** Tables where bots think all the time: only the host is a person, who resigns at once. */
  bots: async ({ address, count, level }) => {
    await inBatches(count, 5, async () => {
      const id = await openTable(address, tokens, level);
      const client = await followTable(address, id, tokens[0]);
      client.socket.send(JSON.stringify({ kind: 'resign', cid: `r${sent++}`, table: id }));
    });
  },
};

process.on('message', async ({ task, ...more }) => {
  try {
    process.send({ result: (await TASKS[task](more)) ?? {} });
  } catch (fault) {
    process.send({ fault: String(fault) });
  }
});
