import { fileURLToPath } from 'node:url';
import { median } from './cpu-time.ts';
import { measureProcess } from './measure-process.ts';
import type { RatiosMade } from './ratios-job.ts';
import type { BenchRow } from './run-bench.ts';

const JOB = fileURLToPath(new URL('./ratios-job.ts', import.meta.url));
const ROUNDS = 3;

/** One film in all its ratios against the same film in one, each in a process of its own, in turn. */
export async function measureRatios(): Promise<BenchRow[]> {
  const [one, four]: [RatiosMade[], RatiosMade[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    one.push(await made('one'));
    four.push(await made('four'));
  }
  const seconds = (films: readonly RatiosMade[]) => median(films.map(({ cpuSec }) => cpuSec));
  const [single, all] = [seconds(one), seconds(four)];
  const faults = [...one, ...four].flatMap((film) => film.faults);
  const lengthSec = one[0]?.durationSec.toFixed(1);
  return [
    {
      what: `${four[0]?.ratios} ratios of a film of ${lengthSec} s against one, CPU with the speech`,
      measured: `${(all / single).toFixed(2)}x (${all.toFixed(1)} s, ${single.toFixed(1)} s)`,
      goal: '2.8x',
    },
    { what: 'the same: sync gate', measured: faults.length === 0 ? 'passed' : faults.join(' ') },
  ];
}

async function made(what: 'one' | 'four'): Promise<RatiosMade> {
  return JSON.parse((await measureProcess(JOB, [what])).said) as RatiosMade;
}
