import { fork } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';

const RANGE_BYTES = 4 * 2 ** 20;
const ROUNDS = 10;

export interface RangeFigures {
  heraldMbPerSec: number;
  plainMbPerSec: number;
  ratio: number;
}

/** Reads a large film range by range, alternating between the product and a plain file server. */
export async function measureRanges(filmUrl: string, path: string): Promise<RangeFigures> {
  const plain = fork(fileURLToPath(new URL('file-server.ts', import.meta.url)), [path]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const [plainUrl] = (await once(plain, 'message')) as [string];
    const { size } = await stat(path);
    const rates: { herald: number[]; plain: number[] } = { herald: [], plain: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (let start = 0; start + RANGE_BYTES <= size; start += RANGE_BYTES) {
        const herald = await megabytesPerSec(filmUrl, start, agent);
        const plain = await megabytesPerSec(plainUrl, start, agent);
        // The first round is a warm-up.
        if (round > 0) rates.herald.push(herald);
        if (round > 0) rates.plain.push(plain);
      }
    }
    const [heraldMbPerSec, plainMbPerSec] = [undisturbed(rates.herald), undisturbed(rates.plain)];
    return { heraldMbPerSec, plainMbPerSec, ratio: heraldMbPerSec / plainMbPerSec };
  } finally {
    agent.destroy();
    plain.kill('SIGKILL');
  }
}

/** The best quartile: other work only slows a run down, and a single best run is luck. */
function undisturbed(rates: number[]): number {
  return rates.toSorted((a, b) => b - a)[Math.floor(rates.length / 4)] ?? Number.NaN;
}

async function megabytesPerSec(url: string, start: number, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  await readRange(url, `bytes=${start}-${start + RANGE_BYTES - 1}`, agent);
  return RANGE_BYTES / 1e6 / ((performance.now() - startedAt) / 1000);
}

function readRange(url: string, range: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { range }, agent }, (response) => {
      if (response.statusCode !== 206) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}
