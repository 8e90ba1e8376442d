import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProxy, type TcpProxy } from './proxy.ts';

let echo: Server;
let proxy: TcpProxy;
beforeEach(async () => {
  echo = createServer(socket => socket.on('error', () => undefined).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await startProxy(() => (echo.address() as AddressInfo).port);
});
afterEach(async () => {
  await proxy.close();
  echo.close();
});

const dial = async (): Promise<Socket> => {
  const socket = connect(proxy.port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

const echoed = async (socket: Socket, text: string): Promise<string> => {
  const heard = once(socket, 'data');
  socket.write(text);
  return String((await heard)[0]);
};

it('passes everything on', async () => {
  const socket = await dial();
  expect(await echoed(socket, 'one')).toBe('one');
  expect(await echoed(socket, 'two')).toBe('two');
});

it('cuts connections and refuses new ones until it is mended', async () => {
  const socket = await dial();
  expect(await echoed(socket, 'one')).toBe('one');
  const closed = once(socket, 'close');
  proxy.cut();
  await closed;
  await once(await dial(), 'close');
  proxy.mend();
  expect(await echoed(await dial(), 'two')).toBe('two');
});

it('holds everything back while it stalls, and loses nothing', async () => {
  const socket = await dial();
  expect(await echoed(socket, 'one')).toBe('one');
  proxy.stall();
  let isMended = false;
  const heard = once(socket, 'data').then(([data]) => [String(data), isMended]);
  socket.write('two');
  const later = await dial();
  const also = once(later, 'data');
  later.write('three');
  // Another way to the same program answers meanwhile: so there was time for it.
  const direct = connect((echo.address() as AddressInfo).port, '127.0.0.1');
  expect(await echoed(direct, 'direct')).toBe('direct');
  direct.destroy();
  isMended = true;
  proxy.mend();
  expect(await heard).toEqual(['two', true]);
  expect(String((await also)[0])).toBe('three');
});

it('keeps the order while it is slow', async () => {
  const socket = await dial();
  proxy.slow(30);
  const started = performance.now();
  let heard = '';
  const all = new Promise<void>(resolve => {
    socket.on('data', data => {
      heard += data;
      if (heard.length === 6) resolve();
    });
  });
  for (const text of ['ab', 'cd', 'ef']) socket.write(text);
  await all;
  expect(heard).toBe('abcdef');
  // There and back.
  expect(performance.now() - started).toBeGreaterThanOrEqual(59);
});

it('deafens only the connections that began with a word, and breaks them in the end', async () => {
  const [deaf, other] = [await dial(), await dial()];
  expect(await echoed(deaf, 'listen')).toBe('listen');
  proxy.deafen('listen');
  let heard = '';
  deaf.on('data', data => {
    heard += data;
  });
  deaf.write('hint');
  expect(await echoed(other, 'play')).toBe('play');
  expect(heard).toBe('');
  const closed = once(deaf, 'close');
  proxy.mend();
  await closed;
  expect(await echoed(other, 'more')).toBe('more');
});
