import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

/** What a hostile file is after when it has taken over the process that reads it. */
export interface ProbeWish {
  port: number;
  /** A process of somebody else. */
  pid: number;
  reads: string[];
  writes: string[];
  /** Sockets in folders, as the database has one. */
  sockets: string[];
}

/** What came of it: the code of each error, empty where it worked. */
export interface Probed {
  environment: Record<string, string>;
  folder: string;
  connection: string;
  reads: string[];
  writes: string[];
  sockets: string[];
  /** The environment and the memory of the process, and a signal to it. */
  process: { environment: string; memory: string; signal: string };
  /** Becoming an administrator again, and taking a mount away. */
  rights: { namespace: string; unmount: string; system: string };
  /** The processes that it finds. */
  processes: number;
  /** What the system says of it. */
  status: string;
  limits: string;
  niceness: number;
}

process.once('message', (wish: ProbeWish) => {
  void probe(wish).then((probed) => process.send?.(probed));
});

async function probe({ port, pid, reads, writes, sockets }: ProbeWish): Promise<Probed> {
  return {
    environment: environmentOf(),
    folder: process.cwd(),
    connection: await connectionTo({ port, host: '127.0.0.1' }),
    reads: reads.map((path) => errorOf(() => readFileSync(path))),
    writes: writes.map((path) => errorOf(() => writeFileSync(path, 'changed'))),
    sockets: await Promise.all(sockets.map((path) => connectionTo({ path }))),
    process: {
      environment: errorOf(() => readFileSync(`/proc/${pid}/environ`)),
      memory: errorOf(() => readFileSync(`/proc/${pid}/mem`)),
      signal: errorOf(() => process.kill(pid, 0)),
    },
    rights: {
      namespace: errorOf(() => run('unshare', '--user', '--map-root-user', '--mount', 'true')),
      unmount: errorOf(() => run('umount', '/usr')),
      system: errorOf(() =>
        writeFileSync('/proc/sys/kernel/core_pattern', readFileSync('/proc/sys/kernel/core_pattern')),
      ),
    },
    processes: readdirSync('/proc').filter((name) => /^\d+$/.test(name)).length,
    status: readFileSync('/proc/self/status', 'utf8'),
    limits: readFileSync('/proc/self/limits', 'utf8'),
    niceness: Number(readFileSync('/proc/self/stat', 'utf8').split(' ')[18]),
  };
}

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' });

function environmentOf(): Record<string, string> {
  const pairs = readFileSync('/proc/self/environ', 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]));
}

function connectionTo(address: { port: number; host: string } | { path: string }): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(address);
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
    if (!(error instanceof Error)) return String(error);
    return 'code' in error && error.code ? String(error.code) : error.message;
  }
}
