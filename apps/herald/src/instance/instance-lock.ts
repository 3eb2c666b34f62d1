import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError';

  constructor(dataFolder: string) {
    super(
      `Herald is already running on the data folder ${dataFolder}. Stop it first, or give this one its own HERALD_DATA.`,
    );
  }
}

/**
 * Makes sure that one Herald works on a data folder. The lock is a listening socket, because the system
 * gives it back the moment its process dies, however it dies.
 */
export async function lockInstance(dataFolder: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.end());
  try {
    await listen(server, await lockAddress(dataFolder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new AlreadyRunningError(dataFolder);
    throw error;
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function lockAddress(dataFolder: string): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(dataFolder))
    .digest('hex')
    .slice(0, 16);
  // Linux: an address without a file; elsewhere a socket file, which a crash may leave behind.
  return process.platform === 'linux' ? `\0herald-${name}` : join(tmpdir(), `herald-${name}.lock`);
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
