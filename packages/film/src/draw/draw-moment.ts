import { FILM_FPS } from '@herald/media/film-pieces';
import { drawFrame, layoutOf, prepareScene } from '@herald/stage';
import { createCanvas } from '@napi-rs/canvas';

import { planesOf } from '../packed-planes.ts';
import { putPicture } from '../put-picture.ts';
import { ClipReels } from './clip-reels.ts';
import { namedByContent } from './named-by-content.ts';
import { makeCanvas, registerFontsOf, stageContext } from './node-stage.ts';
import type { SceneFilm } from './scene-film.ts';

/** One moment of a scene as a PNG, exactly as the film will show it. */
export async function drawMoment(film: SceneFilm, tSec: number): Promise<Buffer> {
  if (film.spec.performer.kind === 'clip') return drawClipMoment(film, tSec);
  registerFontsOf(film.spec);
  const { spec, pictures, clips } = await namedByContent(film);
  const reels = await ClipReels.open(spec, clips, layoutOf(spec));
  try {
    const scene = prepareScene(spec, { makeCanvas, pictures, clips: reels.clips });
    const canvas = createCanvas(scene.layout.width, scene.layout.height);
    await reels.load(scene.clipsAt(tSec));
    drawFrame(stageContext(canvas), scene, tSec);
    return await canvas.encode('png');
  } finally {
    await reels.close();
  }
}

async function drawClipMoment(film: SceneFilm, tSec: number): Promise<Buffer> {
  // Only clips need the decoder.
  const { openClipDrawing } = await import('./clip-drawing.ts');
  const drawing = await openClipDrawing(film);
  try {
    const { width, height } = drawing.format;
    const { planes } = await drawing.draw(Math.min(drawing.frames - 1, Math.round(tSec * FILM_FPS)));
    const canvas = createCanvas(width, height);
    putPicture(canvas, planesOf(planes, width, height));
    return await canvas.encode('png');
  } finally {
    await drawing.close();
  }
}
