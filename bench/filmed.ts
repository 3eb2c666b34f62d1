import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JoinVisibility } from '@herald/film/testing';
import type { FilmedFacts, PreparedFacts } from './support/filmed-job.ts';
import { measureProcess } from './support/measure-process.ts';
import type { BenchRow } from './support/run-bench.ts';

const JOB = fileURLToPath(new URL('./support/filmed-job.ts', import.meta.url));
const ENCODE = fileURLToPath(new URL('./support/film-job.ts', import.meta.url));
const TEXT =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'presenter do it. We type what is fresh today, choose a voice, and post the clip before the doors open. Last month ' +
  'it brought in 340 new customers, and it cost us less than a bag of flour. If you sell anything at all, try it once.';

/** A clip of 30 s is made a presenter and says a text, beside the bare encoding of the same pictures. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-filmed-'));
  try {
    const clip = join(folder, 'clip.mp4');
    await measureProcess(JOB, ['clip', clip]);
    const made = join(folder, 'made');
    const prepared = await measureProcess(JOB, ['prepare', clip, made]);
    const { usableSec, jitterPx, errorPx } = JSON.parse(prepared.said) as PreparedFacts;
    return [
      { what: 'preparing a clip of 30 s at 720p: CPU', measured: `${prepared.cpuSec.toFixed(1)} s`, goal: '50 s' },
      { what: 'of it usable', measured: `${usableSec.toFixed(1)} s` },
      { what: 'trembling of the followed face', measured: `${jitterPx.toFixed(3)} px`, goal: '0.1 px' },
      { what: 'its distance from the truth, with slow drift', measured: `${errorPx.toFixed(3)} px` },
      await joinRow(made),
      ...(await filmRows(made, '720', { cpuPerSec: '1.0 s', wall: '0.55x' })),
      ...(await filmRows(made, '1080', { cpuPerSec: '', wall: '1.1x' })),
      ...(await cutRows(made)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function joinRow(folder: string): Promise<BenchRow> {
  const { said } = await measureProcess(JOB, ['joins', folder]);
  const { joins, cuts, largest, usual } = JSON.parse(said) as JoinVisibility;
  const figures = `${joins} joins, ${cuts} cuts in 60 s; ${largest.toFixed(2)} against ${usual.toFixed(2)} grey levels`;
  const measured = `${(largest / usual).toFixed(2)}x (${figures})`;
  return { what: 'largest change in a join over the clip’s own, 99 %', measured, goal: '1.2x' };
}

async function filmRows(
  folder: string,
  resolution: string,
  goals: { cpuPerSec: string; wall: string },
): Promise<BenchRow[]> {
  const { said } = await measureProcess(JOB, ['film', folder, resolution, TEXT]);
  const { path, width, height, durationSec, wallSec, cpuSec, peakBytes, faults } = JSON.parse(said) as FilmedFacts;
  const raw = join(folder, 'pictures.yuv');
  await measureProcess(ENCODE, ['raw', path, raw]);
  const encode = await measureProcess(ENCODE, ['encode', raw, String(width), String(height), folder]);
  await rm(raw);
  const what = `${durationSec.toFixed(1)} s at ${resolution}p without its speech`;
  return [
    {
      what: `${what}: CPU a second of film`,
      measured: `${(cpuSec / durationSec).toFixed(2)} s`,
      goal: goals.cpuPerSec,
    },
    { what: `${what}: wall over length`, measured: `${(wallSec / durationSec).toFixed(2)}x`, goal: goals.wall },
    {
      what: `${what}: CPU over CPU of encoding its pictures`,
      measured: `${(cpuSec / encode.cpuSec).toFixed(2)}x (${cpuSec.toFixed(1)} s, ${encode.cpuSec.toFixed(1)} s)`,
      goal: '1.8x',
    },
    { what: `${what}: memory of the render process`, measured: `${(peakBytes / 1e6).toFixed(0)} MB`, goal: '450 MB' },
    { what: `${what}: sync gate`, measured: faults.length === 0 ? 'passed' : faults.join(' ') },
  ];
}

/** The same film of somebody who is cut out of their room and stands before a scene. */
async function cutRows(folder: string): Promise<BenchRow[]> {
  const { said } = await measureProcess(JOB, ['film', folder, '720', TEXT, 'cut']);
  const { durationSec, wallSec, cpuSec, peakBytes, faults } = JSON.parse(said) as FilmedFacts;
  const what = `${durationSec.toFixed(1)} s at 720p, cut out before a scene`;
  return [
    { what: `${what}: CPU a second of film`, measured: `${(cpuSec / durationSec).toFixed(2)} s` },
    { what: `${what}: wall over length`, measured: `${(wallSec / durationSec).toFixed(2)}x` },
    { what: `${what}: memory of the render process`, measured: `${(peakBytes / 1e6).toFixed(0)} MB` },
    { what: `${what}: sync gate`, measured: faults.length === 0 ? 'passed' : faults.join(' ') },
  ];
}
