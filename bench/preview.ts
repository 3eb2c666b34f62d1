import { removeData, startHerald } from '../tests/support/herald-process.ts';
import { VISITORS_ENVIRONMENT } from '../tests/support/visitor.ts';
import { measurePreview } from './support/preview-frames.ts';
import type { BenchRow } from './support/run-bench.ts';

const PLAY_SEC = 10;

/** Measures the live preview of step 3 in Chromium, without a graphics card. */
export async function run(): Promise<BenchRow[]> {
  const herald = await startHerald({ env: { ...VISITORS_ENVIRONMENT, HERALD_LOG_LEVEL: 'error' } });
  try {
    const measured = await measurePreview(herald.url, PLAY_SEC);
    return measured.map(({ what, framesPerSec }) => ({
      what: `Preview of ${what}, 9:16, the second time`,
      measured: `${framesPerSec.toFixed(1)} pictures a second`,
      goal: '30',
    }));
  } finally {
    await herald.stop();
    await removeData(herald.dataFolder);
  }
}
