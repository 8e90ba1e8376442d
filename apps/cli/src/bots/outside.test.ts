import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Question } from '@cap-diamant/bots';
import { loadGame } from '@cap-diamant/catalogue';
import { legalTexts } from '@cap-diamant/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { freshFolder } from '../testing/program.ts';
import { splitCommand } from './command-line.ts';
import { BotError } from './fault.ts';
import { illegalAnswer } from './illegal.ts';
import { OutsideBot } from './outside.ts';

const { game } = await loadGame('quebec');
const state = game.setup(game.options.variants[0]?.options, 'outside');
const [seat = 0] = game.actors(state);
const question: Question = { view: game.view(state, seat), seat, seed: 's' };
const legal = legalTexts(game, state, seat);

const PROGRAM = fileURLToPath(new URL('./testing/first-move.mjs', import.meta.url));
const LONG = 60_000;

const opened: OutsideBot[] = [];
const open = (command: string, limit = LONG, grace = LONG): OutsideBot => {
  const bot = new OutsideBot(game, command, limit, grace);
  opened.push(bot);
  return bot;
};
const node = (habit = ''): string => `"${process.execPath}" "${PROGRAM}" ${habit}`;

afterEach(async () => {
  await Promise.all(opened.splice(0).map(bot => bot.close()));
});

/** Asks this many times and returns the last answer, or how it failed. */
const asked = async (bot: OutsideBot, times: number): Promise<unknown> => {
  try {
    for (let left = times - 1; left > 0; left--) await bot.decide(question);
    return await bot.decide(question);
  } catch (fault) {
    return fault instanceof BotError ? fault.fault : fault;
  }
};

describe('a program from outside', () => {
  it('is told what it may see and do, and answers with a move', async () => {
    const bot = open(node());
    for (let times = 0; times < 5; times++) expect(await bot.decide(question)).toBe(legal[0]);
  });

  it('that answers with an illegal move is reported with what it wrote to standard error', async () => {
    const bot = open(node('dance'));
    expect(await asked(bot, 3)).toBe('dance');
    expect((await illegalAnswer(bot, 'no move')).fault).toEqual({
      kind: 'illegal',
      detail: 'no move\nI feel like dancing',
    });
    expect(await asked(bot, 1)).toBe(legal[0]);
  });

  it('is given time to end after its input was closed', async () => {
    const file = join(freshFolder(), 'saved');
    const bot = open(node(`save "${file}"`));
    await asked(bot, 2);
    await bot.close();
    expect(readFileSync(file, 'utf8')).toBe('2');
  });

  it('is killed if it keeps running too long after that', async () => {
    const bot = open(node('pid'), LONG, 50);
    const pid = Number(await asked(bot, 3));
    expect(process.kill(pid, 0)).toBe(true);
    await bot.close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('that exits is reported with its last output and restarted', async () => {
    const bot = open(node('die'));
    expect(await asked(bot, 3)).toEqual({ kind: 'ended', detail: '3\nout of ideas' });
    expect(await asked(bot, 1)).toBe(legal[0]);
  });

  it('that takes too long is reported', async () => {
    const bot = open(node('wait'), 1500, 50);
    expect(await asked(bot, 3)).toEqual({ kind: 'late', detail: '1500' });
  });

  it('that writes without being asked is reported', async () => {
    expect(await asked(open(node('chatter')), 4)).toEqual({ kind: 'unasked', detail: 'and another thing' });
  });

  it('that cannot be started is reported', async () => {
    expect(await asked(open('no-such-program --at-all'), 1)).toMatchObject({ kind: 'start' });
  });
});

/** The name of the Python interpreter, if one is installed. */
const python = ['python3', 'python'].find(name => {
  try {
    return execFileSync(name, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).includes(' 3.');
  } catch {
    return false;
  }
});

describe('the example in the documentation', () => {
  const example = fileURLToPath(new URL('../../../../docs/examples/outside_bot.py', import.meta.url));

  it.skipIf(python === undefined)('answers with legal moves (needs Python 3 on this machine)', async () => {
    const bot = open(`${python} "${example}"`);
    for (let times = 0; times < 5; times++) expect(legal).toContain(await bot.decide(question));
  });
});

describe('splitCommand', () => {
  it('keeps together what is quoted', () => {
    expect(splitCommand(`python3 "my bot.py" --name='Anne Luc' x"y z"`)).toEqual([
      'python3',
      'my bot.py',
      '--name=Anne Luc',
      'xy z',
    ]);
    expect(splitCommand('  ')).toEqual([]);
  });
});
