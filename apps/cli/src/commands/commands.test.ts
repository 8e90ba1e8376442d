import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { createContext } from '../command-line/context.ts';
import { createProgram } from '../program.ts';
import { freshFolder, run } from '../testing/program.ts';
import { textsIn } from '../words/index.ts';

const COMMANDS = [
  'play',
  'serve',
  'backup',
  'migrate-data',
  'work',
  'verify',
  'explain',
  'review',
  'table',
  'tournament',
  'train',
  'puzzles',
  'simulate',
  'replay',
  'perft',
  'fuzz',
  'bench',
];

/** A file with a whole random game. */
const recorded = async (): Promise<string> => {
  const file = join(freshFolder(), 'game.json');
  await run(['play', '--seed', 'recorded', '--seats', 'random,random', '--file', file]);
  return file;
};

const helpOf = (name: string, language: Language): string => {
  const program = createProgram(createContext(language, textsIn(language)), '1.0.0');
  let help = '';
  const command = program.commands.find(each => each.name() === name);
  command?.configureOutput({ getOutHelpWidth: () => 80, writeOut: text => (help += text) }).outputHelp();
  return help;
};

describe('help', () => {
  it('lists every command', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toContain(`  ${command} `);
  });

  it.each(COMMANDS)('explains %s with examples, in every language', command => {
    for (const [language, title] of [
      ['en', 'Examples:'],
      ['fr', 'Exemples :'],
      ['ru', 'Примеры:'],
    ] as const) {
      const help = helpOf(command, language);
      expect(help).toContain(title);
      expect(help).toContain(`cap-diamant ${command}`);
      expect(help).not.toContain('(default');
    }
  });

  it('is printed by a command itself, in the language asked for', async () => {
    const { code, stdout } = await run(['work', '--help', '--lang', 'fr']);
    expect([code, stdout]).toEqual([0, helpOf('work', 'fr')]);
  });

  it('speaks the language of the system', async () => {
    expect((await run(['--help'], { env: { LC_ALL: 'fr_CA.UTF-8' } })).stdout).toContain('Utilisation');
    const { stdout } = await run(['--help'], { env: { LC_ALL: '', LANG: 'ru_RU.UTF-8' } });
    expect(stdout).toContain('Использование: cap-diamant [параметры] [команда]');
    expect(stdout).not.toMatch(/\[(options|command)\]/);
  });

  it('prints the version', async () => {
    expect((await run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('wrong usage', () => {
  it.each([
    [['dance'], 'there is no command "dance"'],
    [['play', '--dance'], 'there is no option --dance'],
    [['play', '--seed'], '--seed'],
    [['play', '--players', 'x'], '"x" does not fit --players'],
    [['play', '--players', '9'], '2011-complete: 2, 3, 4, 5'],
    [['play', '--variant', '1999'], '2026-standard: 3, 4, 5'],
    [['play', '--players', '9'], '"9" does not fit --players'],
    [['play', '--variant', '1999'], '"1999" does not fit --variant'],
    [['play', '--variant', '2026-standard', '--players', '2'], '"2" does not fit --players'],
    [['play', '--seats', 'a'], '"a" does not fit --seats'],
    [['play', '--seats', ',,'], '",," does not fit --seats: every seat needs a name'],
    [['play', '--seats', 'a', '--players', '3'], '--seats lists 1 seat, but the number of players is 3'],
    [['play', '--game', 'chess'], '"chess" does not fit --game: one of quebec'],
    [['play', '--seats', 'me,random', '--players', '3'], '--seats lists 2 seats'],
    [['play', '--set', 'layout=odd'], 'layout'],
    [['play', '--set', 'layout'], '--set'],
    [['play', '--lang', 'de'], '"de" does not fit --lang'],
    [['play', 'too', 'much'], 'too many arguments'],
    [['perft', '--depth', '21'], 'from 1 to 20'],
    [['perft', '--depth', '12'], 'too many'],
    [['replay'], '<file> is missing'],
    [['replay', 'no/such/file'], 'cannot be read'],
    [['simulate', '--games', '0'], 'a whole number from 1'],
    [['simulate', '--bots', 'cmd:python3 x.py'], 'search:PLAYOUTS'],
    [['play', '--level', 'exprt'], '"exprt" does not fit --level: one of random, greedy'],
    [['play', '--seats', 'me,Luc:exprt'], '"exprt" does not fit --seats: one of random, greedy'],
    [['tournament', '--bots', 'expert,gredy'], '"gredy" does not fit --bots: one of random, greedy'],
    [['tournament', '--bots', 'random,cmd:'], '"cmd:" does not fit --bots'],
    [
      ['tournament', '--bots', 'random,random', '--players', '3'],
      '--bots lists 2 bots, but the number of players is 3',
    ],
    [['tournament', '--bots', 'random,random', '--each'], 'at least two different bots'],
    [['explain'], 'either --record or --position'],
    [['explain', '--record', 'no/such/file'], 'cannot be read'],
  ])('ends %j with code 2 and says why', async (args, why) => {
    const { code, stderr } = await run(args);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
    expect(stderr).not.toContain('    at ');
  });

  it('shows the help when nothing is asked for', async () => {
    expect(await run([])).toMatchObject({ code: 2, stderr: expect.stringContaining('Commands:') });
  });

  it('is explained in the language asked for', async () => {
    expect((await run(['dance', '--lang', 'fr'])).stderr).toContain('la commande « dance » n’existe pas');
    expect((await run(['play', '--dance', '--lang=ru'])).stderr).toContain('нет параметра --dance');
  });
});

describe('simulate', () => {
  const args = ['simulate', '--games', '20', '--variant', '2011-complete', '--players', '4'];

  it('reports as JSON', async () => {
    const { code, stdout, stderr } = await run([...args, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { game, variants } = JSON.parse(stdout) as { game: string; variants: Record<string, unknown>[] };
    expect(game).toBe('quebec');
    expect(variants).toHaveLength(1);
    const [{ seats, milestones, scores, ...rest } = {}] = variants;
    expect(rest).toMatchObject({ variant: '2011-complete', players: 4, games: 20 });
    expect(Object.keys(scores as object)).toEqual(['min', 'quarter', 'median', 'threeQuarters', 'mean', 'max']);
    const wins = (seats as { wins: number }[]).reduce((sum, seat) => sum + seat.wins, 0);
    expect(wins).toBeCloseTo(1);
    const ends = Object.values(milestones as Record<string, number>).reduce((sum, times) => sum + times, 0);
    expect(ends).toBe(4 * 20); // a cause for the end of every century
  });

  it('reports in words, the same for the same seed', async () => {
    const strip = (text: string): string => text.replace(/.*per second\n/, '');
    const first = await run(args);
    expect(first.stdout).toContain('2011, complete, 4 players, 20 games');
    expect(strip((await run(args)).stdout)).toBe(strip(first.stdout));
  });

  it('goes through every variant when none is named', async () => {
    const { stdout } = await run(['simulate', '--games', '1', '--json']);
    expect((JSON.parse(stdout) as { variants: [] }).variants).toHaveLength(15);
  });
});

describe('replay', () => {
  it('prints a recorded game in words, with the points at the end', async () => {
    const file = await recorded();
    const { code, stdout } = await run(['replay', file]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^1\. Random [12]: /);
    expect(stdout).toContain('At the end:');
    expect(stdout).toMatch(/Winners?: Random/);
    expect((await run(['replay', '-'], { input: readFileSync(file, 'utf8') })).stdout).toBe(stdout);
  });

  it('finds names for players the page saved without any', async () => {
    const game = JSON.parse(readFileSync(await recorded(), 'utf8')) as object;
    const table = [
      { name: '', colour: 'red', random: false },
      { name: '', colour: 'blue', random: true, bot: 'medium' },
    ];
    const { stdout } = await run(['replay', '-'], { input: JSON.stringify({ ...game, table }) });
    const names = new Set([...stdout.matchAll(/^\d+\. ([^:]*): /gm)].map(([, name]) => name));
    expect([...names].toSorted()).toEqual(['Medium 2', 'Player 1']);
    expect(stdout).toMatch(/Winners?: (Player 1|Medium 2)/);
  });

  it('takes a list of records', async () => {
    const game = JSON.parse(readFileSync(await recorded(), 'utf8')) as object;
    const good = await run(['replay', '-'], { input: JSON.stringify([game, { record: game }]) });
    expect(good).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 games in the file, and all replay as written.'),
    });
    const bad = await run(['replay', '-'], { input: JSON.stringify({ games: [game, { ...game, rules: 99 }] }) });
    expect(bad).toMatchObject({ code: 1, stderr: expect.stringContaining('rules 99') });
    expect(bad.stderr).toMatch(/^Record 2 of 2\. /);
  });

  it('names each record that fails among several, and only then', async () => {
    const game = JSON.parse(readFileSync(await recorded(), 'utf8')) as object;
    const records = [7, game, { ...game, game: 'chess' }];
    const { code, stderr } = await run(['replay', '-'], { input: JSON.stringify(records) });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Record 1 of 3\. .*\nRecord 3 of 3\. .*"chess".*\n$/);
    expect((await run(['replay', '-'], { input: '7' })).stderr).not.toContain('Record 1');
  });

  it('says where and why a record diverges', async () => {
    const file = await recorded();
    const record = JSON.parse(readFileSync(file, 'utf8')) as { moves: string[] };
    writeFileSync(file, JSON.stringify({ ...record, moves: record.moves.with(5, 'dance') }));
    const { code, stdout, stderr } = await run(['replay', file]);
    expect(code).toBe(1);
    expect(stderr).toContain('no longer replays after 5 moves');
    expect(stderr).toContain('"dance"');
    expect(stdout).toContain('\n5. ');
  });

  it('names what is wrong with a truncated record', async () => {
    const { seats: _cut, ...record } = JSON.parse(readFileSync(await recorded(), 'utf8')) as { seats: [] };
    const { code, stderr } = await run(['replay', '-'], { input: JSON.stringify(record) });
    expect(code).toBe(1);
    expect(stderr).toContain('"seats"');
  });

  it('prints an unfinished game as far as it was played', async () => {
    const file = join(freshFolder(), 'part.json');
    await run(['play', '--seed', 'part', '--file', file], { input: '1\n1\n' });
    expect(await run(['replay', file])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('ends before the game'),
    });
  });
});

describe('perft', () => {
  it('counts depth by depth', async () => {
    const args = ['perft', '--variant', '2011-complete', '--players', '2', '--seed', 'x', '--depth', '3'];
    const { code, stdout } = await run(args);
    expect(code).toBe(0);
    const rows = stdout
      .trimEnd()
      .split('\n')
      .slice(2)
      .map(line => line.trim().split(/\s+/).slice(0, 2));
    expect(rows.map(([depth]) => depth)).toEqual(['1', '2', '3']);
    expect(rows[0]?.[1]).toBe('10'); // start, four leaders, five zones
  });
});

describe('fuzz', () => {
  it('finds no broken law in a few games of every variant', async () => {
    const { code, stdout } = await run(['fuzz', '--games', '30', '--seed', 'test', '--workers', '2'], {
      cwd: freshFolder(),
    });
    expect(stdout).toMatch(/^No law broken in 30 games, [\d,]+ decisions, [\d.]+ s\.\n$/);
    expect(code).toBe(0);
  });
});

describe('bots', () => {
  it('play every variant by the rules', async () => {
    const args = ['fuzz', '--bots', '--games', '1', '--playouts', '1', '--variant', '2011-family', '--players', '5'];
    const { code, stdout } = await run(args, { cwd: freshFolder() });
    expect(stdout).toMatch(/^No bot failed or broke the rules in 2 games, /);
    expect(code).toBe(0);
  });

  it('are simulated', async () => {
    const args = ['simulate', '--games', '2', '--players', '2', '--variant', '2011-family', '--bots', 'greedy,random'];
    const { stdout } = await run([...args, '--json']);
    const { bots, variants } = JSON.parse(stdout) as { bots: string[]; variants: { seats: { wins: number }[] }[] };
    expect(bots).toEqual(['greedy', 'random']);
    expect(variants[0]?.seats[0]?.wins).toBe(1);
  });
});

describe('bench', () => {
  it('measures one variant', async () => {
    const { stdout } = await run(['bench', '--variant', '2011-family', '--players', '2', '--json']);
    const { rows } = JSON.parse(stdout) as { rows: Record<string, unknown>[] };
    const targets = [{ figure: 'branchNanoseconds', most: 1000 }];
    expect(rows).toMatchObject([{ variant: '2011-family', players: 2, targets }]);
    for (const measured of ['gamesPerSecond', 'decisionsPerSecond', 'bytesPerGame', 'branchNanoseconds']) {
      expect(rows[0]?.[measured]).toBeGreaterThan(0);
    }
  });
});
