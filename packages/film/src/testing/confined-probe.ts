import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';

/** What a hostile file could do if it took over the process that reads it. */
export interface Probed {
  environment: Record<string, string>;
  folder: string;
  /** The error of a connection to a port of this machine; empty when it was made. */
  connection: string;
  /** The error of reading the parent's environment; empty when it could be read. */
  parentEnvironment: string;
  /** The error of reading a file with a secret; empty when it could be read. */
  secret: string;
  /** The error of uncovering its folder again; empty when that worked. */
  uncovering: string;
  /** What the system says of its rights. */
  status: string;
  limits: string;
}

export interface ProbeWish {
  port: number;
  secretPath: string;
}

process.once('message', (wish: ProbeWish) => {
  void probe(wish).then((probed) => process.send?.(probed));
});

async function probe({ port, secretPath }: ProbeWish): Promise<Probed> {
  return {
    environment: environmentOf(),
    folder: process.cwd(),
    connection: await connectionTo(port),
    parentEnvironment: errorOf(() => readFileSync(`/proc/${process.ppid}/environ`)),
    secret: errorOf(() => readFileSync(secretPath)),
    uncovering: errorOf(() => execFileSync('umount', [dirname(secretPath)], { stdio: 'ignore' })),
    status: readFileSync('/proc/self/status', 'utf8'),
    limits: readFileSync('/proc/self/limits', 'utf8'),
  };
}

function environmentOf(): Record<string, string> {
  const pairs = readFileSync('/proc/self/environ', 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]));
}

function connectionTo(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (outcome: string) => {
      socket.destroy();
      resolve(outcome);
    };
    socket.once('connect', () => settle(''));
    socket.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
  });
}

function errorOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
