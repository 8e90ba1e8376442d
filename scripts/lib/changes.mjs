import { spawnSync } from 'node:child_process';
import { ROOT } from './run.mjs';

/** Runs git in the project's folder; undefined if it fails. */
const askGit = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * The commit to compare with: where this branch left `main`, so that all its work counts. On `main` itself only
 * uncommitted changes count.
 */
export const baseOfChanges = (git = askGit) =>
  git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';

const folderOf = file => {
  const [group, name] = file.split('/');
  return ['libs', 'games', 'apps'].includes(group) ? `${group}/${name}/` : `${group}/`;
};

/** The folders of packages with changed files, untracked ones included. */
export const changedPackages = (base, git = askGit) => {
  const files = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  const changed = files.flatMap(list => (list ? list.split('\n') : []));
  return [...new Set(changed.filter(file => file.includes('/')).map(folderOf))].sort();
};
