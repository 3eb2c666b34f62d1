import type { PixelData } from '#base/canvas/canvas.ts';
import type { Affine } from '../affine.ts';
import { planesOfPixels, putPlanes } from '../picture-planes.ts';
import type { PersonCutter } from './cut-person.ts';
import { type FindPerson, findSpeaker } from './find-speaker.ts';

interface CuttingOut {
  cutter: PersonCutter;
  find: FindPerson;
}

/**
 * Cuts the person out of a page of a preview. The page keeps what a `CutOut` calls its edge: the person's own colors around
 * the outline, and nothing where they are seen whole. Returns how much of each pixel is person.
 */
export async function cutPage(page: PixelData, place: Affine, { cutter, find }: CuttingOut): Promise<Uint8Array> {
  const { data, width, height } = page;
  const planes = planesOfPixels(data, width, height);
  const before = { ...planes, luma: planes.luma.slice(), blue: planes.blue.slice(), red: planes.red.slice() };
  const found = await findSpeaker({ ...planes, lumaStride: width, chromaStride: width >> 1 }, place, find);
  const alpha = cutter.cut(planes, found);
  putPlanes(data, planes, before);
  for (let at = 0; at < alpha.length; at++) data[4 * at + 3] = alpha[at] === 255 ? 0 : 255;
  return alpha;
}
