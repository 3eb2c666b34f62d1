import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

export interface OlderRelease {
  folder: string;
  /** what it is, in a few letters */
  commit: string;
  remove(): Promise<void>;
}

/** Installs and builds Herald as it was at a commit; without one, as it was before its newest tables. */
export async function buildOlderRelease(commit?: string): Promise<OlderRelease> {
  const wanted = await nameOf(commit ?? (await beforeNewestTables()));
  const home = await mkdtemp(join(tmpdir(), 'herald-older-'));
  const folder = join(home, 'herald');
  const remove = () => rm(home, { recursive: true, force: true });
  try {
    await run('git', ['clone', '--quiet', '--no-checkout', root, folder]);
    await run('git', ['checkout', '--quiet', '--detach', wanted], { cwd: folder });
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
    await run(process.execPath, ['scripts/build.mjs'], { cwd: folder });
    return { folder, commit: wanted, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function beforeNewestTables(): Promise<string> {
  const [newest] = await lines(['log', '-1', '--diff-filter=A', '--format=%H', '--', 'packages/core/drizzle/*.sql']);
  if (!newest) throw new Error('No commit brings tables: name the commit of the older release.');
  return `${newest}^`;
}

async function nameOf(commit: string): Promise<string> {
  const [name] = await lines(['rev-parse', '--short', commit]);
  if (!name) throw new Error(`There is no commit ${commit}.`);
  return name;
}

async function lines(words: string[]): Promise<string[]> {
  const { stdout } = await run('git', words, { cwd: root });
  return stdout.split('\n').filter(Boolean);
}
