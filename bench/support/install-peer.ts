import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../remotion/', import.meta.url));

/** Remotion has its own license and is not part of Herald, so it is downloaded only for this benchmark. */
export async function installPeer(): Promise<void> {
  if (existsSync(`${FOLDER}node_modules/remotion`)) return;
  process.stdout.write('Installing Remotion 4.0.529 into bench/remotion (its own licence applies) …\n');
  // `npm ci` refuses a lock file without the binaries of other systems, which not every registry has.
  const child = spawn('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm install in ${FOLDER} ended with ${code}`);
}
