import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import puppeteer from 'puppeteer-core';
import { programOf } from './programs.mjs';

const PROGRAMS = ['firefox-esr', 'firefox'];

/** A stock Firefox, driven through WebDriver BiDi. */
const launch = async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf(PROGRAMS),
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-CA' },
  });
  const page = await browser.newPage();
  const faults = [];
  page.on('pageerror', error => faults.push(String(error)));
  return {
    open: url => page.goto(url, { waitUntil: 'load' }),
    run: source => page.evaluate(source),
    click: (x, y) => page.mouse.click(x, y),
    press: key => page.keyboard.press(key),
    faults: async () => faults,
    picture: async path => {
      mkdirSync(dirname(path), { recursive: true });
      await page.screenshot({ path });
      return path;
    },
    close: () => browser.close(),
  };
};

export const firefox = {
  missing: () =>
    programOf(PROGRAMS) === undefined
      ? 'Install it with "apt-get install firefox-esr", or put a firefox on the PATH.'
      : undefined,
  launch,
};
