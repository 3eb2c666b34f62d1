import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../remotion/', import.meta.url));

/** Remotion is not part of Herald and under a licence of its own; it is fetched only when somebody measures against it. */
export async function installPeer(): Promise<void> {
  if (existsSync(`${FOLDER}node_modules/remotion`)) return;
  process.stdout.write('Installing Remotion 4.0.529 into bench/remotion (its own licence applies) …\n');
  // Not `npm ci`: it refuses a lock file without the programs of other systems, which are not on every registry.
  const child = spawn('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm install in ${FOLDER} ended with ${code}`);
}
