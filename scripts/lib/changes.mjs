import { spawnSync } from 'node:child_process';
import { ROOT } from './run.mjs';

/** Asks git in the folder of the project; undefined if it does not know. */
const askGit = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * The commit from which changes are counted: where this branch left `main`, so that all its work counts. On `main`
 * itself only what is not committed yet.
 */
export const baseOfChanges = (git = askGit) =>
  git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';

const folderOf = file => {
  const [group, name] = file.split('/');
  return ['libs', 'games', 'apps'].includes(group) ? `${group}/${name}/` : `${group}/`;
};

/** The packages with changed files, as folders; what git does not track yet counts as well. */
export const changedPackages = (base, git = askGit) => {
  const files = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  const changed = files.flatMap(list => (list ? list.split('\n') : []));
  return [...new Set(changed.filter(file => file.includes('/')).map(folderOf))].sort();
};
