import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing, FilmSource, OpenDrawing } from './draw/drawing.ts';
import { PictureRing } from './draw/picture-ring.ts';
import { planSegments } from './draw/plan-segments.ts';
import { openSceneDrawing } from './draw/scene-drawing.ts';
import type { FrameRange, FromWorker, ToWorker } from './draw/worker-message.ts';
import { YuvPicture } from './draw/yuv-picture.ts';
import { readMouth } from './sync/read-mouth.ts';

const drawing = await open(workerData as FilmSource);
const ring = new PictureRing(drawing.format);
const picture = new YuvPicture(drawing.format);

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'describe') tell({ kind: 'described', film: planSegments(drawing) });
  if (message.kind === 'free') ring.giveBack(message.slot);
  if (message.kind === 'read-mouth') void readMouth(drawing).then((reading) => tell({ kind: 'mouth', reading }));
  if (message.kind === 'draw') void draw(message.range);
});

async function open(source: FilmSource): Promise<Drawing> {
  if ('scene' in source) return openSceneDrawing(source.scene);
  const { openDrawing } = (await import(source.module)) as { openDrawing: OpenDrawing };
  return openDrawing(source.spec);
}

/** Gives the event loop a turn after every picture: only then does the canvas let go of the memory it handed out. */
async function draw({ from, to }: FrameRange): Promise<void> {
  for (let frame = from; frame < to; frame++) {
    const slot = await ring.takeFree();
    picture.update(drawing.draw(frame).data());
    ring.fill(slot, picture.bytes);
    tell({ kind: 'frame', slot, pictures: ring.pictures, bytes: ring.bytes });
    await nextTurn();
  }
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
