import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilmReport } from '@herald/film';
import { median } from './support/cpu-time.ts';
import { installPeer } from './support/install-peer.ts';
import { measureProcess, type Spent } from './support/measure-process.ts';
import type { BenchRow } from './support/run-bench.ts';

const JOB = fileURLToPath(new URL('./support/peer-job.ts', import.meta.url));
const BUNDLE = fileURLToPath(new URL('./remotion/bundle-scene.ts', import.meta.url));
const RENDER = fileURLToPath(new URL('./remotion/render-scene.ts', import.meta.url));
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const ROUNDS = 2;

interface Round {
  herald: Spent;
  remotion: Spent;
}

/** Renders the same scene with Herald and with Remotion at its best (already bundled), alternating in one run. */
export async function run(): Promise<BenchRow[]> {
  const browser = BROWSERS.find(existsSync);
  if (!browser) return [{ what: 'Herald beside Remotion', measured: `not measured: no ${BROWSERS.join(' or ')}` }];
  await installPeer();
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-peer-'));
  try {
    await measureProcess(JOB, ['prepare', folder]);
    await measureProcess(BUNDLE, [join(folder, 'public'), join(folder, 'bundle')]);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(folder, browser, round));
    return rowsOf(rounds, browser);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, browser: string, round: number): Promise<Round> {
  const herald = await measureProcess(JOB, ['film', folder, join(folder, `round-${round}`)]);
  const out = join(folder, `round-${round}`, 'remotion.mp4');
  const remotion = await measureProcess(RENDER, [join(folder, 'bundle'), join(folder, 'props.json'), out, browser]);
  return { herald, remotion };
}

function rowsOf(rounds: Round[], browser: string): BenchRow[] {
  const { durationSec, faults } = JSON.parse(rounds[0]?.herald.said ?? '') as FilmReport;
  const middle = (value: (round: Round) => number): string => median(rounds.map(value)).toFixed(1);
  const sides = (of: (spent: Spent) => number): string =>
    `${middle(({ remotion, herald }) => of(remotion) / of(herald))}x (${middle(({ herald }) => of(herald))} s, ${middle(({ remotion }) => of(remotion))} s)`;
  const clip = `720x1280, 30 fps, ${durationSec.toFixed(1)} s`;
  return [
    { what: `${clip}: wall of Remotion over wall of Herald`, measured: sides(({ wallSec }) => wallSec), goal: '5x' },
    { what: `${clip}: CPU of Remotion over CPU of Herald`, measured: sides(({ cpuSec }) => cpuSec), goal: '5x' },
    { what: 'sync gate of the compared film', measured: faults.length === 0 ? 'passed' : faults.join(' ') },
    {
      what: 'only Herald',
      measured: 'bakes and draws the person, decodes the voice, reads the film back for the sync gate',
    },
    {
      what: 'only Remotion',
      measured: `48 ready pictures of the head, turned as a whole; bundle not counted; ${browser}`,
    },
  ];
}
