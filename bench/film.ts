import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilmReport } from '@herald/film';
import { median } from './support/cpu-time.ts';
import type { FilmsInARow } from './support/films-in-a-row.ts';
import type { FramePairs } from './support/frame-pairs.ts';
import { measureProcess, type Spent } from './support/measure-process.ts';
import type { BenchRow } from './support/run-bench.ts';

const JOB = fileURLToPath(new URL('./support/film-job.ts', import.meta.url));
const IN_A_ROW = fileURLToPath(new URL('./support/films-in-a-row.ts', import.meta.url));
const PAIRS = fileURLToPath(new URL('./support/frame-pairs.ts', import.meta.url));
/** The program that users run. */
const HERALD = fileURLToPath(new URL('../dist/herald.mjs', import.meta.url));
const PORTRAIT = fileURLToPath(new URL('../packages/stage/fixtures/portraits/eu_f28.jpg', import.meta.url));
const TEXT =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'presenter do it. We type what is fresh today, choose a voice, and post the clip before the doors open. Last month ' +
  'it brought in 340 new customers, and it cost us less than a bag of flour. If you sell anything at all, try it once.';
const ROUNDS = 3;
const FILMS_IN_A_ROW = 4;

interface Kind {
  name: string;
  who: string[];
  resolution: number;
  goal: string;
}

const KINDS: Kind[] = [
  { name: '720x1280 character', who: ['--preset', 'emma'], resolution: 720, goal: '0.5x' },
  { name: '1080x1920 character', who: ['--preset', 'emma'], resolution: 1080, goal: '1.0x' },
  { name: '720x1280 talking photo', who: ['--photo', PORTRAIT], resolution: 720, goal: '0.5x' },
  { name: '1080x1920 talking photo', who: ['--photo', PORTRAIT], resolution: 1080, goal: '1.0x' },
];

interface Round {
  film: Spent;
  encode: Spent;
  report: FilmReport;
}

/**
 * Measures whole videos of the built product, alternating with the bare encoding of the same pictures; short films that
 * follow each other in one process; and, if a commit is named, frames of its sources against those of today, in pairs.
 */
export async function run(commit?: string): Promise<BenchRow[]> {
  const rounds = new Map<Kind, Round[]>(KINDS.map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round++) for (const kind of KINDS) rounds.get(kind)?.push(await measure(kind));
  const rows = KINDS.flatMap((kind) => rowsOf(kind, rounds.get(kind) ?? []));
  rows.push(await directedRow());
  for (const who of ['person', 'photo']) rows.push(...(await shortFilmRows(who)));
  if (commit) for (const who of ['person', 'photo']) rows.push(await pairsRow(who, commit));
  return rows;
}

/** What cuts, sizes and figures cost: the same words as one shot and as they are directed, in turn. */
async function directedRow(): Promise<BenchRow> {
  const cpuSec = { single: [] as number[], natural: [] as number[] };
  const wallSec = { single: [] as number[], natural: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const pace of ['single', 'natural'] as const) {
      const spent = await renderOnce(['--preset', 'emma', '--pace', pace], ({ film }) => Promise.resolve(film));
      cpuSec[pace].push(spent.cpuSec);
      wallSec[pace].push(spent.wallSec);
    }
  }
  const more = ({ single, natural }: Record<'single' | 'natural', number[]>) =>
    `${Math.round((median(natural) / median(single) - 1) * 100)} %`;
  return {
    what: '720x1280 character: directed over one shot, CPU and wall',
    measured: `${more(cpuSec)} more (${median(cpuSec.single).toFixed(1)} and ${median(cpuSec.natural).toFixed(1)} s), ${more(wallSec)}`,
    goal: '15 %',
  };
}

/** In a worker the process of a film stays for the next one. */
async function shortFilmRows(who: string): Promise<BenchRow[]> {
  const { said } = await measureProcess(IN_A_ROW, [who, String(FILMS_IN_A_ROW)]);
  const { durationSec, cpuSec, peakBytes, faults } = JSON.parse(said) as FilmsInARow;
  const [first = Number.NaN, second = Number.NaN, ...later] = cpuSec;
  const what = `${who}, ${durationSec.toFixed(1)} s of film at 720p without its speech`;
  return [
    { what: `${what}: CPU of the first`, measured: `${first.toFixed(1)} s` },
    { what: `${what}: CPU of the second in a row`, measured: `${second.toFixed(1)} s`, goal: '5 s' },
    { what: `${what}: CPU of later ones`, measured: `${later.map((sec) => sec.toFixed(1)).join(', ')} s` },
    { what: `${what}: largest memory`, measured: `${(Math.max(...peakBytes) / 1e6).toFixed(0)} MB`, goal: '600 MB' },
    { what: `${what}: sync gate`, measured: faults.length === 0 ? 'passed' : faults.join(' ') },
  ];
}

async function pairsRow(who: string, commit: string): Promise<BenchRow> {
  const { said } = await measureProcess(PAIRS, [commit, who]);
  const { oldMs, newMs, ratio } = JSON.parse(said) as FramePairs;
  return {
    what: `${who}: drawing and converting a 720p frame against ${commit}, in pairs`,
    measured: `${ratio.toFixed(2)}x (medians ${oldMs.toFixed(1)} and ${newMs.toFixed(1)} ms)`,
  };
}

async function measure({ who, resolution }: Kind): Promise<Round> {
  return renderOnce([...who, '--resolution', `${resolution}`], async ({ film, folder, report }) => {
    const raw = join(folder, 'pictures.yuv');
    await measureProcess(JOB, ['raw', report.files.video, raw]);
    const encode = await measureProcess(JOB, ['encode', raw, String(report.width), String(report.height), folder]);
    return { film, encode, report };
  });
}

interface Rendered {
  film: Spent;
  folder: string;
  report: FilmReport;
}

/** One film of the text by the built program; what is in its folder is gone after `use`. */
async function renderOnce<Result>(flags: string[], use: (rendered: Rendered) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-film-'));
  try {
    const out = ['--work', join(folder, 'work'), '-o', join(folder, 'film.mp4'), '--quiet'];
    const film = await measureProcess(HERALD, ['render', '--text', TEXT, ...flags, ...out]);
    const report = JSON.parse(await readFile(join(folder, 'film.json'), 'utf8')) as FilmReport;
    return await use({ film, folder, report });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rowsOf({ name, goal }: Kind, rounds: Round[]): BenchRow[] {
  const middle = (value: (round: Round) => number): number => median(rounds.map(value));
  const fixed = (value: (round: Round) => number): string => middle(value).toFixed(2);
  const sound = rounds[0]?.report.durationSec.toFixed(1);
  const faults = rounds.flatMap(({ report }) => report.faults);
  return [
    {
      what: `${name}, ${sound} s, all steps: wall over length`,
      measured: `${fixed(({ film, report }) => film.wallSec / report.durationSec)}x`,
      goal,
    },
    {
      what: `${name}: CPU of everything over CPU of encoding its pictures`,
      measured: `${fixed(({ film, encode }) => film.cpuSec / encode.cpuSec)}x (${fixed(({ film }) => film.cpuSec)} s, ${fixed(({ encode }) => encode.cpuSec)} s)`,
      goal: '2.5x',
    },
    {
      what: `${name}: memory of the render process`,
      measured: `${(middle(({ report }) => report.peakMemoryBytes) / 1e6).toFixed(0)} MB`,
      goal: '600 MB',
    },
    { what: `${name}: sync gate`, measured: faults.length === 0 ? 'passed' : faults.join(' ') },
  ];
}
