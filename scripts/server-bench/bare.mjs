import { WebSocketServer } from 'ws';

// The bare server to compare with: sends every message on to the four clients of a table, as a body of the size our
// server would send. It checks nothing and keeps nothing.

let bodies = ['{}'];
const rooms = new Map();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, { url }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('close', () => room.delete(socket));
  let n = 0;
  socket.on('message', () => {
    const body = bodies[n++ % bodies.length];
    for (const each of room) each.send(body);
  });
});
server.on('listening', () => process.send({ port: server.address().port }));
process.on('message', message => {
  bodies = message.bodies;
  process.send({ ready: true });
});
