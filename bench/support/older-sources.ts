import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The sources of a commit in a folder of their own, with this checkout's packages of others; `remove` deletes them. */
export function olderSources(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'herald-bench-older-'));
  const tar = execFileSync('git', ['archive', commit, 'packages', 'package.json'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@herald'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@herald') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@herald', name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
