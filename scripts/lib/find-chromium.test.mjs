import { describe, expect, it } from 'vitest';
import { findChromium, HELP } from './find-chromium.mjs';

const OWN = '/home/anne/.cache/ms-playwright/chrome';

/** A machine with some files, on which an installation adds others. */
const machine = ({ files = [], root = false, environment = {}, platform = 'linux', debian = [], playwright = [] }) => {
  const there = new Set(files);
  const installed = [];
  const install = (name, added) => () => {
    installed.push(name);
    for (const file of added) there.add(file);
  };
  return {
    environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
    platform,
    root,
    exists: file => there.has(file),
    playwrights: () => OWN,
    installDebians: install('debian', debian),
    installPlaywrights: install('playwright', playwright),
    installed,
  };
};

const APT = '/usr/bin/apt-get';

describe('the Chromium of the tests', () => {
  it('is the one of CHROME_PATH before any other', () => {
    const asked = machine({ files: ['/opt/chrome', '/usr/bin/chromium'], environment: { CHROME_PATH: '/opt/chrome' } });
    expect(findChromium(asked)).toEqual({ path: '/opt/chrome' });
  });

  it('is missed where CHROME_PATH names nothing, and nothing else is taken in its place', () => {
    const asked = machine({ files: ['/usr/bin/chromium'], environment: { CHROME_PATH: '/opt/chrome' } });
    expect(findChromium(asked).fault).toContain('/opt/chrome');
    expect(asked.installed).toEqual([]);
  });

  it('is the one of the system, and nothing is installed', () => {
    for (const file of ['/usr/bin/chromium', '/usr/local/bin/google-chrome']) {
      const asked = machine({ files: [file, APT], root: true });
      expect(findChromium(asked)).toEqual({ path: file });
      expect(asked.installed).toEqual([]);
    }
    const mac = '/Applications/Chromium.app/Contents/MacOS/Chromium';
    expect(findChromium(machine({ files: [mac], platform: 'darwin' }))).toEqual({ path: mac });
  });

  it('is Playwright’s own where that was downloaded before', () => {
    const asked = machine({ files: [OWN, APT], root: true });
    expect(findChromium(asked)).toEqual({ path: OWN });
    expect(asked.installed).toEqual([]);
  });

  it('is installed as a package on Debian as root', () => {
    const asked = machine({ files: [APT], root: true, debian: ['/usr/bin/chromium'], playwright: [OWN] });
    expect(findChromium(asked)).toEqual({ path: '/usr/bin/chromium' });
    expect(asked.installed).toEqual(['debian']);
  });

  it('is downloaded by Playwright elsewhere, on Debian without rights and where Debian has none', () => {
    const elsewhere = machine({ playwright: [OWN] });
    const without = machine({ files: [APT], playwright: [OWN] });
    expect([findChromium(elsewhere), findChromium(without)]).toEqual([{ path: OWN }, { path: OWN }]);
    expect([elsewhere.installed, without.installed]).toEqual([['playwright'], ['playwright']]);
    const empty = machine({ files: [APT], root: true, playwright: [OWN] });
    expect(findChromium(empty)).toEqual({ path: OWN });
    expect(empty.installed).toEqual(['debian', 'playwright']);
  });

  it('is asked for in plain words where nothing helps', () => {
    expect(findChromium(machine({ files: [APT], root: true }))).toEqual({ fault: HELP });
    expect(HELP).toContain('CHROME_PATH');
  });
});
