import { flushCompileCache } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { FrameRange } from '@herald/media/film-pieces';
import { SceneSpecError } from '@herald/media/spec-reader';
import { MemorySceneCache } from '@herald/stage';
import { openClipDrawing } from './draw/clip-drawing.ts';
import type { Drawing, FilmSource, OpenDrawing } from './draw/drawing.ts';
import { isFilmed } from './draw/is-filmed.ts';
import { KeptMouths } from './draw/kept-mouths.ts';
import { KnownMouths, planMouth } from './draw/known-mouths.ts';
import { PictureRing } from './draw/picture-ring.ts';
import { planSegments } from './draw/plan-segments.ts';
import { openFilmDrawing, rehearseScene } from './draw/scene-drawing.ts';
import { takeOver } from './draw/take-over.ts';
import type { FromWorker, ToWorker } from './draw/worker-message.ts';
import { YuvPicture } from './draw/yuv-picture.ts';
import { FilmError, type FilmErrorCode } from './film-error.ts';
import type { MouthPlan } from './sync/mouth-plan.ts';

const COLLECT_EVERY_FRAMES = 8;

/** Scenes of one film share their place and their person, and so may the next film. */
const cache = new MemorySceneCache(2);
const keptMouths = new KeptMouths();
let easel: Easel | undefined;
let turn = Promise.resolve();

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'free') easel?.ring.giveBack(message.slot);
  else turn = turn.then(() => work(message)).catch(fail);
});

/** What is drawn, and where it is put. */
interface Easel {
  drawing: Drawing;
  mouth: MouthPlan | undefined;
  known: KnownMouths | undefined;
  ring: PictureRing;
  picture: YuvPicture;
}

async function work(message: Exclude<ToWorker, { kind: 'free' }>): Promise<void> {
  if (message.kind === 'rehearse') return rehearse(message.source);
  if (message.kind === 'rest') return rest();
  if (message.kind === 'open') {
    await leave();
    easel = await setUp(message.source);
    return;
  }
  if (!easel) return;
  const { drawing, mouth } = easel;
  if (message.kind === 'describe') {
    // Of several hands, the one that describes the film draws the known mouths, too.
    easel.known = mouth && new KnownMouths(drawing, mouth, keptMouths);
    tell({ kind: 'described', film: planSegments(drawing), mouth });
  }
  if (message.kind === 'draw-known-mouths') tell({ kind: 'known-mouths', samples: (await easel.known?.all()) ?? [] });
  if (message.kind === 'draw') await draw(easel, message.range);
}

/** Leaves behind nothing but what the real scene will find in the cache. */
async function rehearse(source: FilmSource): Promise<void> {
  const rehearsed = 'scene' in source ? rehearseScene(source.scene, cache) : import(source.module);
  await rehearsed.catch(() => undefined);
  globalThis.gc?.();
}

async function leave(): Promise<void> {
  const { drawing } = easel ?? {};
  easel = undefined;
  await drawing?.close?.();
}

/** Between two films: the place and the person stay in the cache, the film itself does not. */
async function rest(): Promise<void> {
  await leave();
  globalThis.gc?.();
  tell({ kind: 'resting' });
}

async function setUp(source: FilmSource): Promise<Easel> {
  const drawing = await open(source);
  // What a scene was prepared with lies outside the heap, so nothing else would collect it before the first pictures need room.
  globalThis.gc?.();
  // A thread that is ended from outside would keep nothing of what was compiled for the next film.
  flushCompileCache();
  return {
    drawing,
    mouth: planMouth(drawing),
    known: undefined,
    ring: new PictureRing(drawing.format),
    picture: new YuvPicture(drawing.format, drawing.home),
  };
}

async function open(source: FilmSource): Promise<Drawing> {
  if ('scene' in source) return isFilmed(source) ? openClipDrawing(source.scene) : openFilmDrawing(source.scene, cache);
  const { openDrawing } = (await import(source.module)) as { openDrawing: OpenDrawing };
  return openDrawing(source.spec);
}

/**
 * Gives the event loop a turn after every picture: only then does the canvas let go of the memory it handed out. The
 * engine hardly notices megabytes that lie outside its own heap, so we ask it to collect garbage.
 */
async function draw({ drawing, known, ring, picture }: Easel, { from, to }: FrameRange): Promise<void> {
  for (let frame = from; frame < to; frame++) {
    const slot = await ring.takeFree();
    ring.fill(slot, takeOver(picture, await drawing.draw(frame)));
    tell({ kind: 'frame', slot, pictures: ring.pictures, bytes: ring.bytes });
    await known?.afterFrame(frame);
    if (frame % COLLECT_EVERY_FRAMES === 0) globalThis.gc?.({ type: 'minor' });
    await nextTurn();
  }
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}

/** Errors lose their kind between threads, so what kind it was goes along. */
function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  tell({ kind: 'failed', code: codeOf(error), message });
}

function codeOf(error: unknown): FilmErrorCode {
  if (error instanceof FilmError) return error.code;
  return error instanceof SceneSpecError ? 'bad_scene' : 'drawing';
}
