import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder } from '../testing/program.ts';
import { writeNewFile } from './new-file.ts';

describe('writeNewFile', () => {
  it('never overwrites: every file gets a name of its own', () => {
    const name = join(freshFolder(), 'fault');
    const files = ['a', 'b', 'c'].map(text => writeNewFile(name, '.json', text));
    expect(files).toEqual([`${name}.json`, `${name}-2.json`, `${name}-3.json`]);
    expect(files.map(file => readFileSync(file, 'utf8'))).toEqual(['a', 'b', 'c']);
  });

  it('does not try forever where nothing can be written', () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'fault.json'));
    expect(writeNewFile(join(folder, 'fault'), '.json', 'a')).toBe(join(folder, 'fault-2.json'));
    expect(() => writeNewFile(join(folder, 'no', 'fault'), '.json', 'a')).toThrow('ENOENT');
  });
});
