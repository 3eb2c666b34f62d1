import { measureAuthPage } from './support/first-load.ts';
import { measureListEndpoint } from './support/list-endpoint.ts';
import type { BenchRow } from './support/run-bench.ts';
import { measureFreshClone, measureSecondStart } from './support/starts.ts';

export async function run(): Promise<BenchRow[]> {
  const list = await measureListEndpoint();
  const micros = `${list.apiMicros.toFixed(0)} µs against ${list.bareMicros.toFixed(0)} µs`;
  return [
    { what: 'Second start to ready', measured: `${(await measureSecondStart()).toFixed(1)} s`, goal: '1.0 s' },
    {
      what: 'Fresh clone to ready, warm npm cache',
      measured: `${(await measureFreshClone()).toFixed(0)} s`,
      goal: '60 s',
    },
    {
      what: 'Signed-in list, CPU per request over bare node:http',
      measured: `${list.ratio.toFixed(2)}x (${micros})`,
      goal: '1.3x',
    },
    {
      what: 'JavaScript of the auth page, compressed',
      measured: `${(await measureAuthPage()).toFixed(1)} kB`,
      goal: '140 kB',
    },
  ];
}
