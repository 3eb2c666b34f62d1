import type { Picture } from '@herald/stage';
import {
  type Affine,
  type CutOut,
  colorsOf,
  type FindPerson,
  onlySpeaker,
  PersonCutter,
  planesOfPixels,
  putPlanes,
  viewOfPerson,
} from '@herald/stage/clips';
import { createCanvas, type Image } from '@napi-rs/canvas';

/** Cuts the person out of a page of a preview's book, as a browser does in a thread of its own. */
export async function cutPage(page: Picture, place: Affine, find: FindPerson): Promise<CutOut> {
  const { width, height } = page;
  const [edge, matte] = [createCanvas(width, height), createCanvas(width, height)];
  const [edges, shown] = [edge.getContext('2d'), matte.getContext('2d')];
  edges.drawImage(page as unknown as Image, 0, 0);
  const pixels = edges.getImageData(0, 0, width, height);
  const planes = planesOfPixels(pixels.data, width, height);
  const view = viewOfPerson(place, planes);
  const found = await find(colorsOf({ ...planes, lumaStride: width, chromaStride: width >> 1 }, view));
  const shares = onlySpeaker(found, (place[2] - view.x) / view.width, (place[5] - view.y) / view.height);
  const alpha = new PersonCutter({ width, height }).cut(planes, { shares, view });
  putPlanes(pixels.data, planes);
  const black = shown.createImageData(width, height);
  for (let at = 0; at < alpha.length; at++) {
    black.data[4 * at + 3] = alpha[at];
    pixels.data[4 * at + 3] = alpha[at] === 255 ? 0 : 255;
  }
  edges.putImageData(pixels, 0, 0);
  shown.putImageData(black, 0, 0);
  return { matte: matte as unknown as Picture, edge: edge as unknown as Picture };
}
