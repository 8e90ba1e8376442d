// A whole client of the online protocol (docs/online-protocol.md): takes a seat and plays moves chosen by chance.
//
//   node docs/examples/online-player.mjs http://localhost:1608          a new table of Québec against two bots
//   node docs/examples/online-player.mjs http://localhost:1608 TABLE    any open seat of that table
//
// It needs `ws`; from Node 22 on the built-in WebSocket would do.
import { randomInt, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const [address = 'http://localhost:1608', wanted] = process.argv.slice(2);

/** Sends a request and returns the answer's body. */
const request = async (method, path, body, token) => {
  const answer = await fetch(address + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${json.error.code}: ${json.error.message}`);
  return json;
};

const { person, token } = await request('POST', '/api/guests', { name: 'Chance' });

/** A seat at the wanted table, or at a new one. The `luck` has a part in the shuffle. */
const sitDown = async () => {
  const luck = randomUUID();
  if (wanted) {
    await request('POST', `/api/tables/${wanted}/seats`, { luck }, token);
    return wanted;
  }
  const seats = ['me', { bot: 'novice' }, { bot: 'easy' }];
  const { table } = await request('POST', '/api/tables', { game: 'quebec', seats, luck }, token);
  return table.id;
};
const table = await sitDown();
console.log(`${person.name} sits at table ${table}`);

/** The number of the last event we were told about; after a lost connection we ask for what came since. */
let seq;
/** What we sent and have no answer to. The same cid is carried out once, so it is safe to send it again. */
let unanswered;

const finish = ({ outcome, seat, length }) => {
  const places = outcome.scores.map((points, at) => `seat ${at}: ${points} points, place ${outcome.ranking[at]}`);
  console.log(`Over after ${length} decisions. ${places.join('; ')}. We sat at seat ${seat}.`);
  process.exit(0);
};

const connect = () => {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`);
  const send = message => socket.send(JSON.stringify(message));

  /** One move of those on offer, for the decision we are asked. */
  const play = ({ decision, offered }) => {
    const move = offered[randomInt(offered.length)];
    unanswered = { kind: 'play', cid: randomUUID(), table, decision, moves: [move] };
    send(unanswered);
  };

  const hear = message => {
    if (message.kind === 'welcome') {
      send({ kind: 'follow', cid: randomUUID(), table, ...(seq !== undefined && { since: seq }) });
      if (unanswered) send(unanswered);
    } else if (message.kind === 'snapshot' || message.kind === 'event') {
      seq = message.seq;
      const { feed } = message;
      if (feed.outcome) finish(feed);
      if (feed.decision !== null && feed.decision !== unanswered?.decision) play(feed);
    } else if (message.kind === 'refused' && message.code !== 'stale') {
      throw new Error(`${message.code}: ${message.message}`);
    }
  };

  socket.on('open', () => send({ kind: 'hello', protocol: 1, token }));
  socket.on('message', data => hear(JSON.parse(data)));
  socket.on('error', () => {}); // "close" follows
  socket.on('close', () => setTimeout(connect, 1000));
};
connect();
