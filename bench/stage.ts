import type { ActedGesture } from '@herald/media/scene/acting-plan';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { CHARACTER_PRESETS, FrameComposer, MemorySceneCache, prepareScene, type Scene } from '@herald/stage';
import {
  ChromiumStage,
  makeCanvas,
  PORTRAIT_NAMES,
  portraitAnalysis,
  registerFontsOf,
  samplePictures,
  samplePortrait,
  sampleScene,
} from '@herald/stage/testing';
import type { BenchRow } from './support/run-bench.ts';

const FRAMES_PER_SEC = 30;
/** Until what the first frames bake, a raised product too, is there. */
const WARM_UP_FRAMES = 60;
const MEASURED_FRAMES = 90;
const LONG_RUN_FRAMES = 10_000;

/** Measures drawing at 720p: frames of every character, preparing a scene, memory over a long film, playback in a browser. */
export async function run(): Promise<BenchRow[]> {
  return [...(await frameRows()), ...(await gestureRows()), ...prepareRows(), await memoryRow(), await browserRow()];
}

function sceneOf(performer: Record<string, unknown>): SceneSpec {
  const card = { picture: 'product', label: 'Winter serum', enterAtSec: 0.5 };
  const spec = sampleScene({ performer, card, logo: { picture: 'logo' } });
  registerFontsOf(spec);
  return spec;
}

const preset = (presetId: string) => ({ kind: 'preset', presetId });

const pictures = samplePictures(makeCanvas);
for (const name of PORTRAIT_NAMES) pictures.set(name, (await samplePortrait(name)).picture);

function prepared(spec: SceneSpec, cache?: MemorySceneCache): Scene {
  return prepareScene(spec, { makeCanvas, pictures, ...(cache ? { cache } : {}) });
}

/** Composes frames as a film does, with pixels ready for the encoder. */
function composerOf(scene: Scene): (frame: number) => Promise<void> {
  const composer = new FrameComposer(scene);
  return async (frame) => {
    composer.compose((frame / FRAMES_PER_SEC) % scene.spec.durationSec);
    await turn();
  };
}

/** Canvas memory is released only when the event loop turns. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

async function frameMs(scene: Scene): Promise<number> {
  const compose = composerOf(scene);
  for (let frame = 0; frame < WARM_UP_FRAMES; frame++) await compose(frame);
  const from = process.cpuUsage();
  for (let frame = 0; frame < MEASURED_FRAMES; frame++) await compose(WARM_UP_FRAMES + frame);
  return cpuMs(from) / MEASURED_FRAMES;
}

async function frameRows(): Promise<BenchRow[]> {
  const cache = new MemorySceneCache();
  const figures: { name: string; ms: number }[] = [];
  for (const { id, name } of CHARACTER_PRESETS)
    figures.push({ name, ms: await frameMs(prepared(sceneOf(preset(id)), cache)) });
  for (const name of PORTRAIT_NAMES) {
    const photo = { kind: 'photo', picture: name, points: portraitAnalysis(name) };
    figures.push({ name: `photo ${name}`, ms: await frameMs(prepared(sceneOf(photo), cache)) });
  }
  figures.sort((a, b) => a.ms - b.ms);
  const worst = figures.at(-1);
  const middle = figures[figures.length >> 1];
  return [
    ...figures.map(({ name, ms }) => ({ what: `one 720p frame, ${name}`, measured: `${ms.toFixed(1)} ms CPU` })),
    { what: 'one 720p frame, median', measured: `${middle?.ms.toFixed(1)} ms CPU` },
    { what: `one 720p frame, worst (${worst?.name})`, measured: `${worst?.ms.toFixed(1)} ms CPU`, goal: '9 ms' },
  ];
}

/** A film of eight gestures that both hands take turns in, against the same film at rest. */
async function gestureRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const presetId of GESTURING) {
    const spec = sceneOf(preset(presetId));
    const acting = spec.acting && { ...spec.acting, gestures: EIGHT_GESTURES };
    const still = { ...spec, durationSec: FRAMES_OF_GESTURES / FRAMES_PER_SEC };
    const rest = await filmMs({ ...still, acting: acting && { ...acting, gestures: [] } });
    const first = await filmMs({ ...still, acting });
    rows.push({
      what: `eight gestures of ${presetId}, baking included`,
      measured: `${(first - rest).toFixed(0)} ms CPU`,
    });
  }
  return rows;
}

const GESTURING = ['emma', 'maya', 'bayu'];
const FRAMES_OF_GESTURES = 540;
const EIGHT_GESTURES = (
  ['wave', 'both-palms', 'count', 'point-at-you', 'hand-on-heart', 'pinch', 'point-down', 'thumbs-up'] as const
).map((name, i): ActedGesture => {
  const strokeSec = 1 + i * 2.2;
  return { name, hand: i % 2 ? 'left' : 'right', strokeSec, untilSec: strokeSec + 0.8 };
});

async function filmMs(spec: SceneSpec): Promise<number> {
  const compose = composerOf(prepared(spec));
  await compose(0);
  const from = process.cpuUsage();
  for (let frame = 1; frame < FRAMES_OF_GESTURES; frame++) await compose(frame);
  return cpuMs(from);
}

function prepareRows(): BenchRow[] {
  const spec = sceneOf(preset('priya'));
  const cache = new MemorySceneCache();
  const time = (work: () => unknown) => {
    const from = process.cpuUsage();
    work();
    return `${cpuMs(from).toFixed(0)} ms CPU`;
  };
  const coldScene = time(() => prepared(spec, cache));
  const again = time(() => prepared(spec, cache));
  const kept = new MemorySceneCache();
  prepared({ ...spec, performer: { kind: 'preset', presetId: 'kofi' } }, kept);
  const avatarOnly = time(() => prepared(spec, kept));
  return [
    { what: 'prepare a whole scene, nothing cached', measured: coldScene },
    { what: 'prepare another avatar before the same background', measured: avatarOnly, goal: '1000 ms' },
    { what: 'prepare the same scene again', measured: again, goal: '300 ms' },
  ];
}

/** Draws the same minute repeatedly and compares the memory after the first tenth with the memory at the end. */
async function memoryRow(): Promise<BenchRow> {
  const scene = prepared(sceneOf(preset('emma')));
  const compose = composerOf(scene);
  let early = 0;
  for (let frame = 0; frame < LONG_RUN_FRAMES; frame++) {
    await compose(frame);
    if (frame === LONG_RUN_FRAMES / 10) early = process.memoryUsage.rss();
  }
  const grown = (process.memoryUsage.rss() - early) / 2 ** 20;
  return { what: `memory growth over ${LONG_RUN_FRAMES} frames`, measured: `${grown.toFixed(0)} MB`, goal: 'none' };
}

async function browserRow(): Promise<BenchRow> {
  const browser = await ChromiumStage.open(process.env.CHROMIUM_PATH);
  try {
    await browser.openScene(sceneOf(preset('emma')));
    await browser.play(2);
    const fps = await browser.play(6);
    return { what: 'playback in Chromium without a graphics card', measured: `${fps.toFixed(1)} fps`, goal: '30 fps' };
  } finally {
    await browser.close();
  }
}
