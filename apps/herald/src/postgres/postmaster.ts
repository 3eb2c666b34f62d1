import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseOwner } from './database-owner.ts';

export interface PostmasterPlace {
  clusterFolder: string;
  socketFolder: string;
  /** Herald's database in it */
  url: string;
}

const RETRY_MS = 100;
const START_TRIES = 50;
/** All connections are taken: the server lives. */
const TOO_MANY_CONNECTIONS = '53300';

export async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function isRunning({ clusterFolder }: PostmasterPlace): Promise<boolean> {
  const pid = await postmasterPid(clusterFolder);
  return pid !== undefined && isAlive(pid);
}

/** Waits for a server that another process left running, or that is shutting down. */
export async function adoptRunning(place: PostmasterPlace): Promise<boolean> {
  for (let tries = 0; tries < START_TRIES; tries++) {
    if (!(await isRunning(place))) return false;
    if (await canConnect(place.url)) return true;
    await wait(RETRY_MS);
  }
  return false;
}

export async function startPostmaster(
  file: string,
  place: PostmasterPlace,
  settings: Record<string, string>,
  owner: DatabaseOwner | undefined,
): Promise<ChildProcess> {
  const options = { ...settings, listen_addresses: '', unix_socket_directories: place.socketFolder };
  const args = [
    '-D',
    place.clusterFolder,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = await open(join(place.socketFolder, 'postgres.log'), 'w');
  // A session of its own keeps Ctrl-C in the terminal away from it. Herald stops the database last.
  const child = spawn(file, args, { ...owner, cwd: '/', detached: true, stdio: ['ignore', log.fd, log.fd] });
  child.unref();
  await log.close();
  await waitUntilReady(child, place);
  return child;
}

async function waitUntilReady(child: ChildProcess, place: PostmasterPlace): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (let tries = 0; tries < START_TRIES * 6; tries++) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(await lastWords(place));
    if (await canConnect(place.url)) return;
    await wait(tries < 20 ? RETRY_MS / 4 : RETRY_MS);
  }
  throw new Error(`PostgreSQL did not respond. ${await lastWords(place)}`);
}

async function lastWords(place: PostmasterPlace): Promise<string> {
  const log = await readFile(join(place.socketFolder, 'postgres.log'), 'utf8').catch(() => '');
  return `PostgreSQL said: ${log.trim().split('\n').slice(-8).join('\n')}`;
}

/** SIGINT is PostgreSQL's fast shutdown: it rolls back open transactions and keeps everything acknowledged. */
export async function stopPostmaster(clusterFolder: string): Promise<void> {
  const pid = await postmasterPid(clusterFolder);
  if (pid === undefined || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < START_TRIES * 6 && isAlive(pid); tries++) await wait(RETRY_MS / 2);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
}

async function postmasterPid(clusterFolder: string): Promise<number | undefined> {
  const text = await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
