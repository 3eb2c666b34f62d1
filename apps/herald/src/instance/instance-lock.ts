import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from './exit-code.ts';

export class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError';

  constructor(dataFolder: string) {
    super(
      `Herald is already running on the data folder ${dataFolder}. Stop it first, or set HERALD_DATA to another folder.`,
    );
  }
}

/**
 * Makes sure that only one Herald uses a data folder. The lock is a listening socket, because the system
 * releases it the moment the process dies, however it dies.
 */
export async function lockInstance(dataFolder: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.end());
  try {
    await listenAlone(server, await lockAddress(dataFolder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new AlreadyRunningError(dataFolder);
    throw error;
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** The lock for a command, which says in its words that another Herald has it. */
export function lockForCommand(dataFolder: string): Promise<() => Promise<void>> {
  return lockInstance(dataFolder).catch((error: unknown) => {
    throw error instanceof AlreadyRunningError ? new CommandError(error.message) : error;
  });
}

/** Whether a Herald runs on this data folder, in this process or another one. */
export async function isLocked(dataFolder: string): Promise<boolean> {
  try {
    const unlock = await lockInstance(dataFolder);
    await unlock();
    return false;
  } catch (error) {
    if (error instanceof AlreadyRunningError) return true;
    throw error;
  }
}

async function lockAddress(dataFolder: string): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(dataFolder))
    .digest('hex')
    .slice(0, 16);
  // On Linux the address has no file. Elsewhere it is a socket file, which a crash can leave behind.
  return process.platform === 'linux' ? `\0herald-${name}` : join(tmpdir(), `herald-${name}.lock`);
}

/** Listens if nobody else does. Removes a socket file that a crash left behind. */
export async function listenAlone(server: Server, path: string): Promise<void> {
  try {
    await listen(server, path);
  } catch (error) {
    const isStale = (error as NodeJS.ErrnoException).code === 'EADDRINUSE' && (await isLeftBehind(path));
    if (!isStale) throw error;
    await rm(path);
    await listen(server, path);
  }
}

function isLeftBehind(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'));
  });
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
