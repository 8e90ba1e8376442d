import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { until } from './patience.mjs';
import { programOf } from './programs.mjs';

/** WebKitGTK's own small browser, in the folder of its library. */
const miniBrowser = () => {
  const libraries = ['/usr/lib', ...['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu`)];
  return libraries
    .filter(folder => existsSync(folder))
    .flatMap(folder =>
      readdirSync(folder)
        .filter(name => /^webkit2?gtk/.test(name))
        .map(name => join(folder, name)),
    )
    .map(folder => join(folder, 'MiniBrowser'))
    .find(file => existsSync(file));
};

const PORT = 4517;
const DISPLAY = ':117';
const ARROW = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

/** Sends commands of the WebDriver protocol. */
const connect = base => async (method, path, body) => {
  const response = await fetch(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${value?.message ?? response.status}`);
  return value;
};

/** Collects what goes wrong in the page from now on. */
const watchFaults = () => {
  if (window.pageFaults !== undefined) return;
  window.pageFaults = [];
  window.addEventListener('error', ({ message }) => window.pageFaults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => window.pageFaults.push(String(reason)));
};

/** Safari's engine as Debian builds it, driven through WebDriver. It needs a display, so it gets one of its own. */
const launch = async () => {
  const display = spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
  // No graphics card is needed. In a container WebKit's own sandbox cannot start, and it only opens our page.
  const env = { ...process.env, DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = spawn(programOf(['WebKitWebDriver']), [`--port=${PORT}`], { stdio: 'ignore', env });
  const send = connect(`http://127.0.0.1:${PORT}`);
  // The next launch uses the same port and display, so these must really be gone.
  const end = async () => {
    for (const child of [driver, display]) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    }
  };
  try {
    await until('WebKitWebDriver to listen', () =>
      send('GET', '/status').then(
        ({ ready }) => ready,
        () => false,
      ),
    );
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const { sessionId } = await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `/session/${sessionId}`;
    await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
    const run = async source => {
      const script = `const done = arguments[0]; Promise.resolve(${source}).then(value => done({ value }), error => done({ error: String(error) }));`;
      const { value, error } = await send('POST', `${session}/execute/async`, { script, args: [] });
      if (error !== undefined) throw new Error(error);
      return value ?? undefined;
    };
    const act = actions => send('POST', `${session}/actions`, { actions });
    return {
      run,
      open: async url => {
        await send('POST', `${session}/url`, { url });
        await run(`(${watchFaults})()`);
      },
      click: (x, y) =>
        act([
          {
            ...ARROW,
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ]),
      press: key =>
        act([
          {
            type: 'key',
            id: 'keys',
            actions: [
              { type: 'keyDown', value: key },
              { type: 'keyUp', value: key },
            ],
          },
        ]),
      faults: () => run('window.pageFaults ?? []'),
      picture: async path => {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, Buffer.from(await send('GET', `${session}/screenshot`), 'base64'));
        return path;
      },
      close: async () => {
        await send('DELETE', session).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
};

export const webkit = {
  missing: () =>
    programOf(['WebKitWebDriver']) === undefined || programOf(['Xvfb']) === undefined || miniBrowser() === undefined
      ? 'Install it with "apt-get install webkit2gtk-driver xvfb".'
      : undefined,
  launch,
};
