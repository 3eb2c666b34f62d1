import { fileURLToPath } from 'node:url';
import { readBatchTable } from '@herald/contract/batch-rows';
import { draftContent } from '@herald/contract/draft';
import { templateVariable } from '@herald/contract/template';
import { fillBatches } from './support/batch-rows.ts';
import { median, percentile95 } from './support/cpu-time.ts';
import { measureProcess } from './support/measure-process.ts';
import { measureRatios } from './support/measure-ratios.ts';
import { measureShare } from './support/measure-share.ts';
import type { BenchRow } from './support/run-bench.ts';
import type { VariantsInARow } from './support/variants-in-a-row.ts';
import { type BenchApi, withApi } from './support/with-api.ts';

const VARIANTS = fileURLToPath(new URL('./support/variants-in-a-row.ts', import.meta.url));
const ALONE_EVERY = 10;
const BATCHES = 1000;
const ROWS_CHECKED = 500;
const ROWS_READ = 10_000;
const CHECKS = 5;
const ROUNDS = 100;
const WARM_UP = 10;

const PARTS = { screens: measureScreens, once: measureOnce, ratios: measureRatios, share: measureShare };

/** What people wait for, what variants and ratios cost, and who gets the machine; `npm run bench batch <part>` measures one of them. */
export async function run(part?: string): Promise<BenchRow[]> {
  const wanted = Object.entries(PARTS).filter(([name]) => part === undefined || name === part);
  if (wanted.length === 0) throw new Error(`Known parts: ${Object.keys(PARTS).join(', ')}`);
  const rows: BenchRow[] = [];
  for (const [, measure] of wanted) rows.push(...(await measure()));
  return rows;
}

/** A table that is read, a check, and the list. */
async function measureScreens(): Promise<BenchRow[]> {
  const reading = measureReading();
  const [checks, lists] = await withApi(
    (core, token) => fillBatches(core, token, BATCHES),
    async (api) => [await measureChecks(api), await measureList(api)] as const,
  );
  return [
    {
      what: `${ROWS_READ} rows read and checked in the browser`,
      measured: `${median(reading).toFixed(0)} ms`,
      goal: '1000 ms',
    },
    {
      what: `check of ${ROWS_CHECKED} rows, slowest of ${CHECKS}`,
      measured: `${Math.max(...checks).toFixed(0)} ms`,
      goal: '2000 ms',
    },
    {
      what: `list of ${BATCHES} batches with 50 films each, p95`,
      measured: `${percentile95(lists).toFixed(1)} ms (median ${median(lists).toFixed(1)} ms)`,
      goal: '30 ms',
    },
  ];
}

/** All variants with their shared parts made once, against every tenth of them made by itself. */
async function measureOnce(): Promise<BenchRow[]> {
  const variants = async (how: string, every: number): Promise<VariantsInARow> =>
    JSON.parse((await measureProcess(VARIANTS, [how, '5', '4', '3', String(every)])).said);
  const once = await variants('once', 1);
  const alone = await variants('alone', ALONE_EVERY);
  const [onceSec, aloneSec] = [once, alone].map(({ cpuSec }) => cpuSec.reduce((sum, sec) => sum + sec, 0));
  const films = once.cpuSec.length;
  const wholeSec = ((aloneSec ?? 0) * films) / alone.cpuSec.length;
  const faults = [...once.faults, ...alone.faults];
  return [
    {
      what: `${films} variants (5 hooks, 4 bodies, 3 calls) over as many single films: CPU`,
      measured: `${((onceSec ?? 0) / wholeSec).toFixed(2)}x (${onceSec?.toFixed(0)} s, ${wholeSec.toFixed(0)} s by ${alone.cpuSec.length} films)`,
      goal: '0.33x',
    },
    { what: 'CPU of a variant of which nothing is new', measured: `${Math.min(...once.cpuSec).toFixed(1)} s` },
    { what: 'segments drawn', measured: `${once.drawn} of ${once.segments}` },
    { what: 'sync gate of all these films', measured: faults.length === 0 ? 'passed' : faults.join(' ') },
  ];
}

function measureReading(): number[] {
  const template = {
    content: draftContent.parse({ voice: { ttsText: 'In {{city}} for {{price}}.' } }),
    variables: [templateVariable.parse({ name: 'city' }), templateVariable.parse({ name: 'price', kind: 'number' })],
  };
  const lines = Array.from({ length: ROWS_READ }, (_, index) => `"City, number ${index}";${index}`);
  const text = `city;price\n${lines.join('\n')}`;
  return Array.from({ length: CHECKS }, () => {
    const startedAt = performance.now();
    const { rows } = readBatchTable(text, template);
    if (rows.length !== ROWS_READ) throw new Error(`${rows.length} rows were read.`);
    return performance.now() - startedAt;
  });
}

interface Listed {
  data: { data: { id: string }[] };
}

/** With a template of Herald's own, whose films all fit. */
async function measureChecks(api: BenchApi): Promise<number[]> {
  const found = await api.json<Listed>('/templates?search=Price+drop');
  const rows = Array.from({ length: ROWS_CHECKED }, (_, index) => {
    return { row: index + 2, values: { product: `The lamp ${index}`, 'new price': `$${index + 1}` } };
  });
  const source = { kind: 'table', template_id: found.data.data[0]?.id, rows };
  const times: number[] = [];
  for (let check = 0; check < CHECKS; check++) {
    const startedAt = performance.now();
    const { data } = await api.send<{ data: { starts: number } }>('/batch-jobs/check', { name: 'Bench', source });
    times.push(performance.now() - startedAt);
    if (data.starts !== ROWS_CHECKED) throw new Error(`${data.starts} films would start.`);
  }
  return times;
}

async function measureList(api: BenchApi): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const time = await api.timeOf(`/batch-jobs?page=${1 + (round % 50)}`);
    if (round >= WARM_UP) times.push(time);
  }
  return times;
}
