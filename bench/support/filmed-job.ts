import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeVideo, prepareClip } from '@herald/film';
import { filmPortrait, type JoinVisibility, joinVisibility, portraitMotion, readTrack } from '@herald/film/testing';
import { clipFilesIn } from '@herald/media/clips';
import { cpuSecondsOf } from './cpu-time.ts';
import { processesUnder } from './processes-under.ts';
import { spokenScene } from './spoken-scene.ts';

/** The net that customers' clips are read with. */
const READER = new URL('../../packages/providers/src/local/faces/face-reader.ts', import.meta.url).href;
const FINDER = new URL('../../packages/providers/src/local/faces/person-finder.ts', import.meta.url).href;
const CLIP_SEC = 30;
const SCALE = 2;
/** Twice as long as the clip: what a viewer would notice comes again in it. */
const JOINED_SEC = 60;

/** What is known of a clip that was made a presenter. */
export interface PreparedFacts {
  usableSec: number;
  /** how much the followed face trembles from picture to picture against the one that was filmed */
  jitterPx: number;
  /** how far it is from where it was filmed, slow drift and all */
  errorPx: number;
}

export interface FilmedFacts {
  path: string;
  width: number;
  height: number;
  durationSec: number;
  wallSec: number;
  /** of this process and the one that renders, without the speech */
  cpuSec: number;
  peakBytes: number;
  faults: string[];
}

/** Runs one measured process: `clip <file>`, `prepare <file> <folder>`, `joins <folder>` or `film <folder> <720 | 1080> <text> [cut]`. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, ...args] = process.argv.slice(2) as [string, ...string[]];
  if (what === 'clip') await filmPortrait(args[0] ?? '', CLIP_SEC, { scale: SCALE, hasClosedLips: true });
  if (what === 'prepare') say(await prepare(args[0] ?? '', args[1] ?? ''));
  if (what === 'joins') say(await joinVisibility(clipFilesIn(args[0] ?? ''), JOINED_SEC));
  const [folder = '', resolution, text = '', place] = args;
  if (what === 'film') say(await film(folder, resolution === '1080' ? 1080 : 720, text, place === 'cut'));
}

function say(facts: PreparedFacts | FilmedFacts | JoinVisibility): void {
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}

async function prepare(file: string, folder: string): Promise<PreparedFacts> {
  const { signal } = new AbortController();
  const { report, files } = await prepareClip({ file, folder, signal, onProgress: () => undefined }, READER);
  const { places } = await readTrack(files.track);
  const off = places.map((place, frame) => place[2] - SCALE * portraitMotion(frame).x);
  const steady = off.slice(10, -10);
  const mean = steady.reduce((sum, px) => sum + px, 0) / steady.length;
  const bends = steady.slice(1, -1).map((px, k) => (steady[k] ?? px) - 2 * px + (steady[k + 2] ?? px));
  // Of independent errors of one pixel, the second difference is the root of six.
  const jitterPx = rms(bends) / Math.sqrt(6);
  return { usableSec: report.usableSec, jitterPx, errorPx: rms(steady.map((px) => px - mean)) };
}

function rms(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

async function film(folder: string, resolution: 720 | 1080, text: string, isCutOut: boolean): Promise<FilmedFacts> {
  const { proxy, track } = clipFilesIn(folder);
  const performer = { kind: 'clip' as const, proxy, track, ...(isCutOut && { isCutOut: true as const }) };
  const { scene, speech } = await spokenScene(text, performer, resolution);
  const name = `${resolution}${isCutOut ? '-cut' : ''}`;
  const path = join(folder, `film-${name}.mp4`);
  const [cpuBefore, startedMs] = [await cpuOfTree(), performance.now()];
  const report = await makeVideo({
    source: { scene: { spec: scene, pictures: {}, personFinder: FINDER } },
    sound: speech,
    timing: speech,
    files: { video: path },
    workFolder: join(folder, `work-${name}`),
  });
  const { width, height, durationSec, peakMemoryBytes: peakBytes, faults } = report;
  const wallSec = (performance.now() - startedMs) / 1000;
  return { path, width, height, durationSec, wallSec, cpuSec: (await cpuOfTree()) - cpuBefore, peakBytes, faults };
}

/** The render process stays, so all it used can be seen. */
async function cpuOfTree(): Promise<number> {
  const used = await Promise.all((await processesUnder(process.pid)).map(cpuSecondsOf));
  return used.reduce((sum, sec) => sum + sec, 0);
}
