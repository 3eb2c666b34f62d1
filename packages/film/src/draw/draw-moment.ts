import { drawFrame, prepareScene } from '@herald/stage';
import { createCanvas } from '@napi-rs/canvas';
import { FILM_FPS } from '../film-format.ts';
import { planesOf } from '../packed-planes.ts';
import { wholeRgbaOf } from '../rgba-of.ts';
import { loadPictures, makeCanvas, registerFontsOf, stageContext } from './node-stage.ts';
import type { SceneFilm } from './scene-film.ts';

/** One moment of a scene as a PNG, exactly as the film will show it. */
export async function drawMoment({ spec, pictures: paths }: SceneFilm, tSec: number): Promise<Buffer> {
  if (spec.performer.kind === 'clip') return drawClipMoment({ spec, pictures: paths }, tSec);
  registerFontsOf(spec);
  const { pictures } = await loadPictures(paths);
  const scene = prepareScene(spec, { makeCanvas, pictures });
  const canvas = createCanvas(scene.layout.width, scene.layout.height);
  drawFrame(stageContext(canvas), scene, tSec);
  return canvas.encode('png');
}

async function drawClipMoment(film: SceneFilm, tSec: number): Promise<Buffer> {
  // Only clips need the decoder.
  const { openClipDrawing } = await import('./clip-drawing.ts');
  const drawing = await openClipDrawing(film);
  try {
    const { width, height } = drawing.format;
    const { planes } = await drawing.draw(Math.min(drawing.frames - 1, Math.round(tSec * FILM_FPS)));
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const pixels = context.createImageData(width, height);
    pixels.data.set(wholeRgbaOf(planesOf(planes, width, height)));
    context.putImageData(pixels, 0, 0);
    return await canvas.encode('png');
  } finally {
    await drawing.close();
  }
}
