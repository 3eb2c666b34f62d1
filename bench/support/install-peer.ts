import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../remotion/', import.meta.url));

/** Remotion is not part of Herald and under a licence of its own; it is fetched only when somebody measures against it. */
export async function installPeer(): Promise<void> {
  if (existsSync(`${FOLDER}node_modules/remotion`)) return;
  process.stdout.write('Installing Remotion 4.0.529 into bench/remotion (its own licence applies) …\n');
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm ci in ${FOLDER} ended with ${code}`);
}
