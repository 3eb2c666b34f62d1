import { Agent, get } from 'node:http';
import { removeData } from '../tests/support/herald-process.ts';
import { median, percentile95 } from './support/cpu-time.ts';
import { measureRanges } from './support/measure-ranges.ts';
import { measureWatchPage } from './support/measure-watch-page.ts';
import { pageScore } from './support/page-score.ts';
import type { BenchRow } from './support/run-bench.ts';
import { openWatchSite } from './support/watch-site.ts';

const ASKED = 200;
const WARM_UP = 20;

export async function run(): Promise<BenchRow[]> {
  const { herald, slug, largeSlug, largePath } = await openWatchSite();
  try {
    const page = `${herald.url}/watch/${slug}`;
    const firstByte = await measureFirstByte(page);
    const load = await measureWatchPage(page);
    const ranges = await measureRanges(await filmOf(herald.url, largeSlug), largePath);
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    return [
      {
        what: 'Watch page, first byte',
        measured: `${firstByte.medianMs.toFixed(1)} ms (p95 ${firstByte.p95Ms.toFixed(1)} ms)`,
        goal: '50 ms',
      },
      { what: 'Scripts before play, compressed', measured: `${load.scriptKb.toFixed(1)} kB`, goal: '110 kB' },
      { what: 'Everything except the film', measured: `${load.allKb.toFixed(0)} kB` },
      { what: 'Score on a phone (CPU 4x slower, slow 4G)', measured: pageScore(load).toFixed(0), goal: '95' },
      { what: 'First contentful paint', measured: ms(load.fcpMs) },
      { what: 'Largest contentful paint', measured: ms(load.lcpMs) },
      { what: 'Total blocking time', measured: ms(load.tbtMs) },
      { what: 'Cumulative layout shift', measured: load.cls.toFixed(3) },
      {
        what: 'Ranges of a film against a plain file server',
        measured: `${(ranges.ratio * 100).toFixed(0)} % (${ranges.heraldMbPerSec.toFixed(0)} of ${ranges.plainMbPerSec.toFixed(0)} MB/s)`,
        goal: '80 %',
      },
    ];
  } finally {
    await herald.stop();
    await removeData(herald.dataFolder);
  }
}

async function filmOf(url: string, slug: string): Promise<string> {
  const answer = await fetch(`${url}/api/videos/slug/${slug}/public`);
  const { data } = (await answer.json()) as { data: { video_url: string } };
  return new URL(data.video_url, url).href;
}

async function measureFirstByte(url: string): Promise<{ medianMs: number; p95Ms: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ASKED; round++) {
    const time = await firstByteMs(url, agent);
    if (round >= WARM_UP) times.push(time);
  }
  agent.destroy();
  return { medianMs: median(times), p95Ms: percentile95(times) };
}

function firstByteMs(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = get(url, { agent }, (response) => {
      const tookMs = performance.now() - startedAt;
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(tookMs));
    });
    request.once('error', reject);
  });
}
