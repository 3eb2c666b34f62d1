import type { Picture } from '@herald/stage';
import { type Affine, type CutOut, cutPage, type FindPerson, PersonCutter } from '@herald/stage/clips';
import { createCanvas, type Image } from '@napi-rs/canvas';

/** How the person is cut out of a page of a preview's book, as a browser shows it. */
export async function cutPageOf(page: Picture, place: Affine, find: FindPerson): Promise<CutOut> {
  const { width, height } = page;
  const [edge, matte] = [createCanvas(width, height), createCanvas(width, height)];
  const [edges, shown] = [edge.getContext('2d'), matte.getContext('2d')];
  edges.drawImage(page as unknown as Image, 0, 0);
  const pixels = edges.getImageData(0, 0, width, height);
  const alpha = await cutPage(pixels, place, { cutter: new PersonCutter({ width, height }), find });
  const black = shown.createImageData(width, height);
  for (let at = 0; at < alpha.length; at++) black.data[4 * at + 3] = alpha[at];
  edges.putImageData(pixels, 0, 0);
  shown.putImageData(black, 0, 0);
  return { matte: matte as unknown as Picture, edge: edge as unknown as Picture };
}
