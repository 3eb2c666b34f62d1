import { startFarm } from '../tests/support/farm.ts';
import { testAdmin } from '../tests/support/herald-process.ts';
import { changeSetting } from '../tests/support/setting-change.ts';
import { signIn } from '../tests/support/visitor.ts';
import { median } from './support/cpu-time.ts';
import type { BenchRow } from './support/run-bench.ts';

const CHANGES = 100;

/** How soon another process obeys a setting: two APIs and two workers, each a machine of its own, on one database. */
export async function run(): Promise<BenchRow[]> {
  const farm = await startFarm();
  try {
    const [{ url: one }, { url: other }] = farm.apis;
    const admin = await signIn(one, testAdmin);
    const seenMs: number[] = [];
    for (let number = 0; number < CHANGES; number++) seenMs.push((await changeSetting(admin, one, other)).seenMs);
    const figures = `median ${median(seenMs).toFixed(0)} ms, longest ${Math.max(...seenMs).toFixed(0)} ms`;
    return [
      { what: `Setting saved at one API until another API has it, ${CHANGES} changes`, measured: figures, goal: '2 s' },
    ];
  } finally {
    await farm.close();
  }
}
