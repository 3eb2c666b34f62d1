import { spawnSync } from 'node:child_process';
import { openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';

/** What a hostile file wants when it took over the process that reads it. */
export interface ProbeWish {
  /** The process that started it. */
  pid: number;
  port: number;
  /** A socket in a folder, such as that of the database. */
  socket: string;
  /** Files that are not its own. */
  secrets: string[];
  given: string;
  own: string;
}

/** What it got: the code of the error, or nothing where it worked. */
export interface Probed {
  environment: Record<string, string>;
  folder: string;
  connection: string;
  socket: string;
  secrets: Record<string, string>;
  /** The process that started it: writing to its memory needs the rights of a debugger. */
  parent: Record<'environ' | 'mem' | 'signal', string>;
  processes: string[];
  /** The given file and one of its own program, changed. */
  changed: Record<'given' | 'program', string>;
  given: string;
  own: string;
  /** Rights by another namespace, and the way out of its root. */
  rights: Record<'namespace' | 'mount', string>;
  status: string;
  limits: string;
}

process.once('message', (wish: ProbeWish) => {
  void probe(wish).then((probed) => process.send?.(probed));
});

async function probe({ pid, port, socket, secrets, given, own }: ProbeWish): Promise<Probed> {
  return {
    environment: environmentOf(),
    folder: process.cwd(),
    connection: await connectionTo({ port, host: '127.0.0.1' }),
    socket: await connectionTo({ path: socket }),
    secrets: Object.fromEntries(secrets.map((path) => [path, errorOf(() => readFileSync(path))])),
    parent: {
      environ: errorOf(() => readFileSync(`/proc/${pid}/environ`)),
      mem: errorOf(() => openSync(`/proc/${pid}/mem`, 'r+')),
      signal: errorOf(() => process.kill(pid, 0)),
    },
    processes: readdirSync('/proc').filter((name) => /^\d+$/.test(name)),
    changed: {
      given: errorOf(() => writeFileSync(given, 'changed')),
      program: errorOf(() => writeFileSync(`${dirname(process.execPath)}/left-here`, '')),
    },
    given: errorOf(() => readFileSync(given)),
    own: errorOf(() => writeFileSync(own, 'written')),
    rights: {
      namespace: said('unshare', ['--user', '--map-root-user', 'true']),
      mount: said('umount', ['/proc']),
    },
    status: readFileSync('/proc/self/status', 'utf8'),
    limits: readFileSync('/proc/self/limits', 'utf8'),
  };
}

function said(program: string, args: string[]): string {
  const { status, error } = spawnSync(program, args);
  return error ? error.message : String(status);
}

function environmentOf(): Record<string, string> {
  const pairs = readFileSync('/proc/self/environ', 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]));
}

function connectionTo(where: { port: number; host: string } | { path: string }): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(where);
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
