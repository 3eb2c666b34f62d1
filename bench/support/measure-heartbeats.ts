import { median, percentile95 } from './cpu-time.ts';
import { childrenOf, cpuBetween, cpuUsed } from './cpu-used.ts';
import type { BenchRow } from './run-bench.ts';
import type { BenchApi } from './with-api.ts';

const VIEWERS = 500;
const VIDEOS = 1000;

/** What players report while they play: what one report costs the database, and how long it takes until the answer. */
export async function measureHeartbeats(api: BenchApi): Promise<BenchRow[]> {
  const watched = await watchVideos(api);
  for (const one of watched) await report(api, one, 5);
  const before = await cpuOfDatabase(api);
  const times: number[] = [];
  for (const one of watched) {
    const startedAt = performance.now();
    await report(api, one, 10);
    times.push(performance.now() - startedAt);
  }
  const databaseMs = cpuBetween(before, await cpuOfDatabase(api)) / times.length;
  const what = `${times.length} reports of players`;
  return [
    { what: `${what}, time of the database for one`, measured: `${databaseMs.toFixed(2)} ms`, goal: '1 ms' },
    {
      what: `${what}, until the answer`,
      measured: `p95 ${percentile95(times).toFixed(1)} ms (median ${median(times).toFixed(1)} ms)`,
    },
  ];
}

const cpuOfDatabase = async ({ databasePid }: BenchApi) => cpuUsed(await childrenOf(databasePid));

interface Watched {
  slug: string;
  session: string;
}

/** Begins to play videos, those that are shared. */
async function watchVideos({ url }: BenchApi): Promise<Watched[]> {
  const watched: Watched[] = [];
  for (let number = 1; number <= VIDEOS && watched.length < VIEWERS; number++) {
    const slug = `video-${number}`;
    const answer = await fetch(`${url}/api/videos/slug/${slug}/public`);
    if (!answer.ok) continue;
    const { data } = (await answer.json()) as { data: { session: string } };
    await post(`${url}/api/videos/slug/${slug}/view`, { session: data.session });
    watched.push({ slug, session: data.session });
  }
  return watched;
}

const report = ({ url }: BenchApi, { slug, session }: Watched, seconds: number) =>
  post(`${url}/api/videos/slug/${slug}/play`, { session, watched_seconds: seconds, seen: [0, 1, 2] });

async function post(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
