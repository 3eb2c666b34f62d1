import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { SceneSpecError } from '@herald/stage';
import type { Drawing, FilmSource, OpenDrawing } from './draw/drawing.ts';
import { PictureRing } from './draw/picture-ring.ts';
import { planSegments } from './draw/plan-segments.ts';
import { openSceneDrawing } from './draw/scene-drawing.ts';
import { takeOver } from './draw/take-over.ts';
import type { FrameRange, FromWorker, ToWorker } from './draw/worker-message.ts';
import { YuvPicture } from './draw/yuv-picture.ts';
import { FilmError, type FilmErrorCode } from './film-error.ts';
import { readMouth } from './sync/read-mouth.ts';

const COLLECT_EVERY_FRAMES = 8;

try {
  await serve(await open(workerData as FilmSource));
} catch (error) {
  fail(error);
}

async function open(source: FilmSource): Promise<Drawing> {
  if ('scene' in source) return openSceneDrawing(source.scene);
  const { openDrawing } = (await import(source.module)) as { openDrawing: OpenDrawing };
  return openDrawing(source.spec);
}

async function serve(drawing: Drawing): Promise<void> {
  const ring = new PictureRing(drawing.format);
  const picture = new YuvPicture(drawing.format);
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'free') ring.giveBack(message.slot);
    else work(message).catch(fail);
  });

  async function work(message: Exclude<ToWorker, { kind: 'free' }>): Promise<void> {
    if (message.kind === 'describe') tell({ kind: 'described', film: planSegments(drawing) });
    if (message.kind === 'read-mouth') tell({ kind: 'mouth', reading: await readMouth(drawing) });
    if (message.kind === 'draw') await draw(message.range);
  }

  /**
   * Gives the event loop a turn after every picture: only then does the canvas let go of the memory it handed out. The
   * engine hardly notices megabytes that lie outside its own heap, so it is told when to look.
   */
  async function draw({ from, to }: FrameRange): Promise<void> {
    for (let frame = from; frame < to; frame++) {
      const slot = await ring.takeFree();
      takeOver(picture, drawing.draw(frame));
      ring.fill(slot, picture.bytes);
      tell({ kind: 'frame', slot, pictures: ring.pictures, bytes: ring.bytes });
      if (frame % COLLECT_EVERY_FRAMES === 0) globalThis.gc?.({ type: 'minor' });
      await nextTurn();
    }
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
