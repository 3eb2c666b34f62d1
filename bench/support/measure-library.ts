import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Core } from '@herald/core';
import { authenticate } from '@herald/core/people';
import { startEmbeddedPostgres } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { median, percentile95 } from './cpu-time.ts';
import { fillLibrary } from './library-rows.ts';
import { signedInDatabase } from './signed-in-database.ts';

const VIDEOS = 10_000;
const ROUNDS = 100;
const WARM_UP = 10;

const calls = {
  'first page': '',
  'page 800': '?page=800',
  'by views, page 400': '?sort=popular&page=400',
  'by title': '?sort=title',
  'search, few found': '?search=summer+4321',
  'search, beginning of a word': '?search=4&sort=popular',
  'search, nearly all found': '?search=bottle',
};

export interface LibraryFigure {
  what: string;
  p95Ms: number;
  medianMs: number;
  /** Median of a call that does almost nothing. */
  smallestMs: number;
}

/** Measures response times of the list over a full library, as a client sees them. */
export async function measureLibrary(): Promise<LibraryFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const database = await startEmbeddedPostgres({ dataFolder: folder });
  const api = fork(fileURLToPath(new URL('api-server.ts', import.meta.url)), [database.url, folder]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const [url] = (await once(api, 'message')) as [string];
    const headers = { authorization: `Bearer ${await signedInDatabase(database.url, folder, fill)}` };
    const ask = (path: string) => timeOf(`${url}/api${path}`, { headers, agent });
    const figures: LibraryFigure[] = [];
    for (const [what, query] of Object.entries(calls)) {
      const [times, smallest]: [number[], number[]] = [[], []];
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        const [time, least] = [await ask(`/videos${query}`), await ask('/health')];
        if (round >= WARM_UP) times.push(time);
        if (round >= WARM_UP) smallest.push(least);
      }
      figures.push({ what, p95Ms: percentile95(times), medianMs: median(times), smallestMs: median(smallest) });
    }
    return figures;
  } finally {
    agent.destroy();
    api.kill('SIGKILL');
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(core: Core, token: string): Promise<void> {
  const actor = await authenticate(core, token);
  if (!actor) throw new Error('The session does not open anything');
  await fillLibrary(core, actor.accountId, VIDEOS);
}

function timeOf(url: string, options: { headers: Record<string, string>; agent: Agent }): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - startedAt));
    });
    request.once('error', reject);
  });
}
