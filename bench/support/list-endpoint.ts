import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { cpuSecondsOf, median } from './cpu-time.ts';
import { runLoad } from './load.ts';
import { signedInDatabase } from './signed-in-database.ts';

const REQUESTS = 3000;
const ROUNDS = 3;

/** Measures CPU per request of the signed-in list endpoint, alternating with bare node:http that runs the same queries. */
export async function measureListEndpoint(): Promise<{ apiMicros: number; bareMicros: number; ratio: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const database = await startEmbeddedPostgres({ dataFolder: folder });
  const children: ChildProcess[] = [];
  try {
    const token = await signedInDatabase(database.url, folder);
    const api = await startServer('api-server.ts', [database.url, folder], children);
    const bare = await startServer('bare-server.ts', [database.url, folder], children);
    const headers = { authorization: `Bearer ${token}` };
    const measure = ({ child, url }: Server, path: string) => cpuPerRequest(child, `${url}${path}`, headers);
    const figures: { api: number[]; bare: number[] } = { api: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      const api_ = await measure(api, '/api/pages');
      const bare_ = await measure(bare, '/');
      // The first round is a warm-up.
      if (round > 0) figures.api.push(api_);
      if (round > 0) figures.bare.push(bare_);
    }
    const [apiMicros, bareMicros] = [median(figures.api), median(figures.bare)];
    return { apiMicros, bareMicros, ratio: apiMicros / bareMicros };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Server {
  child: ChildProcess;
  url: string;
}

async function startServer(file: string, args: string[], children: ChildProcess[]): Promise<Server> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
  children.push(child);
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
}

async function cpuPerRequest(child: ChildProcess, url: string, headers: Record<string, string>): Promise<number> {
  const pid = child.pid ?? 0;
  const before = await cpuSecondsOf(pid);
  await runLoad({ url, headers, requests: REQUESTS, connections: 10 });
  return (((await cpuSecondsOf(pid)) - before) / REQUESTS) * 1e6;
}
