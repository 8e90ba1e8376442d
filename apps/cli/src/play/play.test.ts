import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { freshFolder, run, start } from '../testing/program.ts';
import { textsIn } from '../words/index.ts';

const en = textsIn('en').play;

/** Always the first choice, often enough for any game. */
const FIRST_CHOICES = '1\n'.repeat(500);

/** Who was asked, in order. */
const asked = (stdout: string): (string | undefined)[] =>
  [...stdout.matchAll(/^To play: (.*)\.$/gm)].map(([, name]) => name);

describe('cap-diamant play', () => {
  it.each(LANGUAGES)('plays to the end from a pipe, in %s', async language => {
    const texts = textsIn(language).play;
    const args = ['play', '--seed', 'end', '--players', '3', '--level', 'random', '--lang', language];
    const { code, stdout, stderr } = await run(args, { input: FIRST_CHOICES });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(texts.over);
    expect(stdout).toContain(texts.seed('end'));
    expect(stdout).not.toContain('undefined');
    expect(stdout).not.toContain('NaN');
  });

  it('uses no escape sequences: a screen reader hears plain lines', async () => {
    const { stdout } = await run(['play', '--seed', 'plain', '--level', 'random'], { input: FIRST_CHOICES });
    expect([...stdout].every(character => character === '\n' || character >= ' ')).toBe(true);
  });

  it('leaves politely at the end of input, and at quit', async () => {
    for (const input of ['', '1\n', 'quit\n']) {
      const { code, stdout } = await run(['play', '--seed', 'leave'], { input });
      expect(code).toBe(0);
      expect(stdout.trimEnd().split('\n').at(-1)).toBe('Goodbye.');
    }
  });

  it('takes numbers and notation, and explains what it does not understand', async () => {
    const input = ['99', 'dance', 'SEND  religion', ''].join('\n');
    const { stdout } = await run(['play', '--seed', 'a'], { input });
    expect(stdout).toContain('"99" is not among the choices');
    expect(stdout).toContain('"dance" is not among the choices');
    expect(stdout).toContain('Player 1 sends 1 worker to Religion');
  });

  it('finds the choices that contain a word', async () => {
    const { stdout } = await run(['play', '--seed', 'a'], { input: 'moves culture\nlead\nmoves xyz\n' });
    const after = stdout.slice(stdout.indexOf('choices:'));
    expect(after.match(/\(send culture\)/g)).toHaveLength(2);
    expect(after.match(/\(lead political\)/g)).toHaveLength(2);
    expect(after).toContain('No choice contains "xyz"');
  });

  it.each([
    ['en', ['board', 'zones', 'score', 'log', 'help']],
    ['fr', ['plateau', 'zones', 'pointage', 'journal', 'aide', 'help']],
    ['ru', ['поле', 'сферы', 'очки', 'журнал', 'помощь', 'help']],
  ])('knows its commands in %s', async (language, commands) => {
    const { stdout } = await run(['play', '--lang', language, '--seed', 'a'], { input: commands.join('\n') });
    for (const command of commands) expect(stdout).not.toContain(textsIn(language as 'fr').play.notOffered(command));
    expect(stdout).toContain(textsIn(language as 'fr').play.helpTitle);
  });

  it('takes back a decision, across random players too', async () => {
    const input = ['send culture', 'undo', 'send religion', 'score'].join('\n');
    const { stdout } = await run(['play', '--seed', 'a', '--seats', 'me,random,random'], { input });
    expect(stdout).toContain('Undone: 3 decisions.');
    expect(stdout).toContain('Player 1 sends 1 worker to Religion');
  });

  it('takes back what the one before decided, when several sit at the keyboard', async () => {
    const args = ['play', '--seed', 'a', '--seats', 'Anne,random,Luc', '--set', 'first=0'];
    const { stdout } = await run(args, { input: ['send culture', 'undo', 'send religion'].join('\n') });
    expect(asked(stdout)).toEqual(['Anne', 'Luc', 'Anne', 'Luc']);
    expect(stdout).toContain('Undone: 2 decisions.');
    expect(stdout).toContain('Anne sends 1 worker to Religion');
  });

  it('goes back person by person', async () => {
    const args = ['play', '--seed', 'a', '--seats', 'Anne,Luc', '--set', 'first=0'];
    const { stdout } = await run(args, { input: ['send culture', 'send culture', 'undo', 'undo', 'undo'].join('\n') });
    expect(asked(stdout)).toEqual(['Anne', 'Luc', 'Anne', 'Luc', 'Anne']);
    expect(stdout).toContain('Nothing to undo.');
  });

  it('undoes no move that revealed hidden information', async () => {
    const args = ['play', '--game', 'nouvelle-france', '--seed', 'a', '--seats', 'Anne,Luc'];
    const { stdout } = await run(args, { input: '1\nundo\n' });
    expect(stdout).toContain(en.uncovered);
    expect(stdout).not.toContain('Undone');
  });

  it('has nothing to undo at the start', async () => {
    const { stdout } = await run(['play', '--seed', 'a'], { input: 'undo\n' });
    expect(stdout).toContain('Nothing to undo');
  });

  it('ends a game of two when one resigns', async () => {
    const { stdout } = await run(['play', '--seed', 'a', '--seats', 'me,random'], { input: 'resign\nresign\n' });
    expect(stdout).toContain('\nPlayer 1 resigned.\n');
    expect(stdout).toContain('Winner: Random 2.');
  });

  it('plays on by chance when one of three resigns', async () => {
    const { stdout } = await run(['play', '--seed', 'a', '--seats', 'me,random,random'], { input: 'resign\nyes\n' });
    expect(stdout).toContain('Player 1 resigned. A random player takes over the seat.');
    expect(stdout).toContain('The game is over.');
    expect(stdout).toMatch(/^3\. Player 1: /m);
  });

  it.each([
    ['en', 'resign', 'yes'],
    ['fr', 'abandonner', 'oui'],
    ['ru', 'сдаться', 'да'],
  ] as const)('wants to hear a resignation twice, in %s', async (language, resign, yes) => {
    const { play } = textsIn(language);
    const args = ['play', '--seed', 'a', '--seats', 'Anne,random', '--lang', language];
    const no = await run(args, { input: `${resign}\n1\n` });
    expect(no.stdout).toContain(play.reallyResign('Anne'));
    expect(no.stdout).toContain(play.notResigned);
    expect(no.stdout).not.toContain(play.over);
    expect((await run(args, { input: `${resign}\n${yes}\n` })).stdout).toContain(play.over);
  });

  it.each(LANGUAGES)('advises, in %s', async language => {
    const { play } = textsIn(language);
    const args = ['play', '--seed', 'a', '--seats', 'me,random', '--set', 'first=0', '--lang', language];
    const { stdout } = await run(args, { input: `${play.typed.hint.words[0]}\n` });
    const advice = stdout.slice(stdout.indexOf(play.oneMoment)).split('\n');
    expect(advice.filter(line => /^[123]\. /.test(line))).toHaveLength(3);
    expect(stdout).not.toMatch(/undefined|NaN/);
  });

  it('seats bots that think, the same for the same seed', async () => {
    const args = ['play', '--seed', 'bots', '--seats', 'easy,Zoé:strong,novice', '--variant', '2011-family'];
    const { code, stdout, stderr } = await run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('At the table: Easy 1, Zoé, Novice 3.');
    const story = (text: string): string => text.replace(/^.* is thinking…\n/gm, '');
    expect(story((await run(args)).stdout)).toBe(story(stdout));
  });

  it('plays on by chance when a program from outside fails, and says so', async () => {
    const { stdout } = await run(['play', '--seed', 'a', '--seats', 'me,cmd:no-such-program', '--set', 'first=1']);
    expect(stdout).toContain('the program could not be started');
    expect(stdout).toContain('To play: Player 1.');
  });

  it('lets random players play among themselves', async () => {
    const args = ['play', '--seed', 'a', '--seats', 'Alpha:random,random'];
    const { stdout } = await run(args);
    expect(stdout).toContain('At the table: Alpha, Random 2.');
    expect(stdout).toContain('The game is over.');
    expect((await run(args)).stdout).toBe(stdout);
  });
});

describe('a game kept in a file', () => {
  it('continues where it stopped, with the same people', async () => {
    const file = join(freshFolder(), 'evening.json');
    const args = ['play', '--file', file];
    const first = await run([...args, '--seed', 'keep', '--seats', 'Anne,random,Luc:random'], { input: '1\n1\n1\n' });
    expect(first.stdout).toContain(`cap-diamant play --file ${file}`);
    const { moves } = JSON.parse(readFileSync(file, 'utf8')) as { moves: string[] };
    expect(moves.length).toBeGreaterThan(2);
    const second = await run(args, { input: FIRST_CHOICES });
    expect(second.stdout).toContain(`Continuing the game in ${file}, after ${moves.length} decisions.`);
    expect(second.stdout).toContain('At the table: Anne, Random 2, Luc.');
    expect(second.stdout).toContain('The game is over.');
    expect(readdirSync(join(file, '..'))).toEqual(['evening.json']);
    expect((await run(['replay', file])).code).toBe(0);
  });

  it('loses nothing when the terminal dies', async () => {
    const file = join(freshFolder(), 'killed.json');
    const child = start(['play', '--file', file, '--seed', 'kill', '--seats', 'me,Luc', '--set', 'first=0']);
    const heard = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    child.stdin.write('send culture\n');
    let text = '';
    while (!text.includes('To play: Luc')) text += (await heard.next()).value as string;
    child.kill('SIGKILL');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ moves: ['send culture'] });
  });

  it('is left politely at Ctrl-C, with the line that resumes it', async () => {
    const file = join(freshFolder(), 'stopped.json');
    const child = start(['play', '--file', file, '--seed', 'stop']);
    const heard = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    let text = '';
    while (!text.includes('choices:')) text += (await heard.next()).value as string;
    const ended = new Promise(resolve => child.on('close', resolve));
    child.kill('SIGINT');
    for (let piece = await heard.next(); !piece.done; piece = await heard.next()) text += piece.value as string;
    expect(await ended).toBe(0);
    expect(text).toContain(`To continue this game: npx cap-diamant play --file ${file}`);
    expect(existsSync(file)).toBe(true);
  });

  it('can be saved on the way', async () => {
    const cwd = freshFolder();
    const { stdout } = await run(['play', '--seed', 'a'], {
      input: '1\nsave\nsave here.json\nsave no/where.json\n',
      cwd,
    });
    expect(stdout).toContain('Type "save" and the name of a file.');
    expect(stdout).toContain('Saved to here.json.');
    expect(stdout).toContain('Could not save to no/where.json');
    expect(readdirSync(cwd)).toEqual(['here.json']);
  });

  it('is left in the file it was last saved in, with all that was played', async () => {
    const cwd = freshFolder();
    const input = 'send culture\nsave a.json\nsave my game.json\nundo\nquit\n';
    const { stdout } = await run(['play', '--seed', 'a', '--seats', 'me,random', '--set', 'first=0'], { input, cwd });
    expect(stdout).toContain("npx cap-diamant play --file 'my game.json' --lang en\n");
    expect(JSON.parse(readFileSync(join(cwd, 'my game.json'), 'utf8'))).toMatchObject({ moves: [] });
    expect(readdirSync(cwd).sort()).toEqual(['a.json', 'my game.json']);
  });

  it('is saved over an older game, but over nothing else', async () => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, 'letter.txt'), 'Dear Anne');
    writeFileSync(join(cwd, 'data.json'), '{"a":1}');
    const input = 'save letter.txt\nsave data.json\nsave .\nsave game.json\nsave game.json\n';
    const { stdout } = await run(['play', '--seed', 'a'], { input, cwd });
    for (const file of ['letter.txt', 'data.json']) expect(stdout).toContain(en.notSaved(file, en.notOurs));
    expect(stdout).toContain('Could not save to .: ');
    expect(stdout.match(/Saved to game\.json/g)).toHaveLength(2);
    expect(readFileSync(join(cwd, 'letter.txt'), 'utf8')).toBe('Dear Anne');
    expect(readFileSync(join(cwd, 'data.json'), 'utf8')).toBe('{"a":1}');
  });

  it.each(['no/such/folder/game.json', 'letter.txt/game.json', '.'])('cannot be kept in %s', async file => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, 'letter.txt'), 'Dear Anne');
    const { code, stdout, stderr } = await run(['play', '--file', file], { input: '1\n', cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/cannot be (read|written)/);
    expect(stderr).not.toContain('    at ');
    expect(readdirSync(cwd)).toEqual(['letter.txt']);
  });

  it('is played on when it can no longer be written, and left without a crash', async () => {
    const folder = freshFolder();
    const file = join(folder, 'lost.json');
    const child = start(['play', '--file', file, '--seed', 'a', '--seats', 'Anne,Luc', '--set', 'first=0']);
    const heard = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    let text = '';
    while (!text.includes('choices:')) text += (await heard.next()).value as string;
    rmSync(folder, { recursive: true });
    const ended = new Promise(resolve => child.on('close', resolve));
    child.stdin.write('send culture\nsend culture\n');
    while (asked(text).length < 3) text += (await heard.next()).value as string;
    expect(text.match(/Could not save to/g)).toHaveLength(1);
    child.kill('SIGINT');
    for (let piece = await heard.next(); !piece.done; piece = await heard.next()) text += piece.value as string;
    expect(await ended).toBe(0);
    expect(text.match(/Could not save to/g)).toHaveLength(2);
    expect(text.trimEnd().split('\n').at(-1)).toBe('Goodbye.');
  });

  it.each([
    ['no JSON', '{'],
    ['no record', '{"game":"quebec"}'],
    ['a record that diverges', '{"game":"quebec","rules":1,"options":{},"seed":"x","seats":[0],"moves":["dance"]}'],
  ])('is refused if it holds %s, and stays as it is', async (_what, content) => {
    const file = join(freshFolder(), 'broken.json');
    writeFileSync(file, content);
    const { code, stderr } = await run(['play', '--file', file]);
    expect(code).toBe(2);
    expect(stderr).toContain('is not a game you can continue');
    expect(readFileSync(file, 'utf8')).toBe(content);
  });
});
