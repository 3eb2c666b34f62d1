import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Core } from '@herald/core';
import { startEmbeddedPostgres } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { childrenOf, cpuUsed } from './cpu-used.ts';
import { signedInDatabase } from './signed-in-database.ts';

export interface BenchApi {
  url: string;
  pid: number;
  /** The process that starts those of the database. */
  databasePid: number;
  /** CPU time that the API and the processes of its database have used so far, in ms. */
  cpuUsed(): Promise<Map<number, number>>;
  /** Asks as the administrator over one kept connection and resolves when the answer begins. */
  open(path: string, headers?: Record<string, string>): Promise<IncomingMessage>;
  /** Milliseconds until the whole answer is there. */
  timeOf(path: string): Promise<number>;
  json<T>(path: string): Promise<T>;
  /** Sends a body as the administrator. */
  send<T>(path: string, body: object): Promise<T>;
}

type Fill = (core: Core, token: string) => Promise<void>;

/** Runs the real API in a process of its own, on an embedded database that was filled before. */
export async function withApi<T>(fill: Fill, use: (api: BenchApi) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const database = await startEmbeddedPostgres({ dataFolder: folder });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const children: ReturnType<typeof fork>[] = [];
  try {
    const token = await signedInDatabase(database.url, folder, fill);
    const child = fork(fileURLToPath(new URL('api-server.ts', import.meta.url)), [database.url, folder]);
    children.push(child);
    const [url] = (await once(child, 'message')) as [string];
    const [server] = (await readFile(join(database.clusterFolder, 'postmaster.pid'), 'utf8')).split('\n');
    return await use(apiAt({ url, token, agent, pid: child.pid ?? 0, databasePid: Number(server) }));
  } finally {
    agent.destroy();
    for (const child of children) child.kill('SIGKILL');
    await database.stop();
    for (const used of [database.clusterFolder, folder]) await rm(used, { recursive: true, force: true });
  }
}

interface Place {
  url: string;
  token: string;
  agent: Agent;
  pid: number;
  databasePid: number;
}

function apiAt({ url, token, agent, pid, databasePid }: Place): BenchApi {
  const open: BenchApi['open'] = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const all = { authorization: `Bearer ${token}`, ...headers };
      const request = get(`${url}/api${path}`, { headers: all, agent }, (response) => {
        if (response.statusCode === 200) resolve(response);
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
      request.once('error', reject);
    });
  return {
    url,
    pid,
    databasePid,
    open,
    cpuUsed: async () => cpuUsed([pid, ...(await childrenOf(databasePid))]),
    async timeOf(path) {
      const startedAt = performance.now();
      await once((await open(path)).resume(), 'end');
      return performance.now() - startedAt;
    },
    async send<T>(path: string, body: object) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    },
    async json<T>(path: string) {
      const pieces: Buffer[] = [];
      for await (const piece of await open(path)) pieces.push(piece as Buffer);
      return JSON.parse(Buffer.concat(pieces).toString()) as T;
    },
  };
}
