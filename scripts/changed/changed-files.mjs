import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

/** Files of ours that differ from a commit, and those that Git does not know yet. */
export function changedFiles(since = 'HEAD') {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const changed = git('diff', '--name-only', '-z', '--merge-base', since);
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...unknown])].filter((path) => existsSync(join(root, path)));
}
