import { drawFrame, prepareScene } from '@herald/stage';
import { createCanvas } from '@napi-rs/canvas';
import { loadPictures, makeCanvas, registerFontsOf, stageContext } from './node-stage.ts';
import type { SceneFilm } from './scene-film.ts';

/** One moment of a scene as a PNG, exactly as the film will show it. */
export async function drawMoment({ spec, pictures: paths }: SceneFilm, tSec: number): Promise<Buffer> {
  registerFontsOf(spec);
  const { pictures } = await loadPictures(paths);
  const scene = prepareScene(spec, { makeCanvas, pictures });
  const canvas = createCanvas(scene.layout.width, scene.layout.height);
  drawFrame(stageContext(canvas), scene, tSec);
  return canvas.encode('png');
}
