import { describe, expect, it } from 'vitest';
import { baseOfChanges, changedPackages } from './changes.mjs';

/** Answers as git would; fails for anything not listed. */
const gitOf =
  answers =>
  (...args) =>
    answers[args.join(' ')];

describe('what changed', () => {
  it('is counted from where the branch left main, wherever main is known', () => {
    expect(baseOfChanges(gitOf({ 'merge-base HEAD main': 'abc' }))).toBe('abc');
    expect(baseOfChanges(gitOf({ 'merge-base HEAD origin/main': 'def' }))).toBe('def');
    expect(baseOfChanges(gitOf({}))).toBe('HEAD');
  });

  it('names each package once, with files that git does not track yet', () => {
    const git = gitOf({
      'diff --name-only abc': 'README.md\nlibs/kernel/src/game.ts\nlibs/kernel/src/record.ts\nscripts/dev.mjs',
      'ls-files --others --exclude-standard': 'apps/web/src/new.ts',
    });
    expect(changedPackages('abc', git)).toEqual(['apps/web/', 'libs/kernel/', 'scripts/']);
    expect(changedPackages('abc', gitOf({ 'diff --name-only abc': '' }))).toEqual([]);
  });
});
