import { drawMoment } from '@herald/film/moment';
import type { VideoOrder } from '@herald/media/engines/video-order';
import { composeScene } from '../compose-scene.ts';

/** Draws the presenter of an order as a PNG, at rest and without anything that lies over the picture. */
export async function drawStill({ pictures, output, ...order }: VideoOrder): Promise<Uint8Array> {
  const { product: _, logo: __, ...shown } = pictures;
  const { scene, pictures: named } = composeScene(
    { ...order, pictures: shown, output: { ...output, captions: 'off', hook: '' } },
    undefined,
  );
  return drawMoment({ spec: scene, pictures: named }, 0);
}
