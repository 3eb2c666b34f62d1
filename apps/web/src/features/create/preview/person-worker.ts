import { createLandmarker } from '@herald/landmarks';
import { type CutOut, cutPage, PersonCutter } from '@herald/stage/clips';
import { readLandmarkFile } from './landmark-files.ts';
import type { CutOrder, CutReport } from './person-cuts.ts';

/** Edges are soft: half as fine is fine enough, and a quarter of the memory. */
const KEPT_SCALE = 0.5;

const landmarker = createLandmarker(readLandmarkFile);
let cutter: { size: string; known: PersonCutter } | undefined;

/** One page at a time: the next is sent when this one is answered. */
addEventListener('message', async ({ data: order }: MessageEvent<CutOrder>) => {
  const { page } = order;
  try {
    const cut = await cutOut(order);
    postMessage({ page, cut } satisfies CutReport, { transfer: [cut.matte, cut.edge] });
  } catch (error) {
    postMessage({ page, failed: error instanceof Error ? error.message : String(error) } satisfies CutReport);
  }
});

async function cutOut({ picture, place }: CutOrder): Promise<CutOut & Record<'matte' | 'edge', ImageBitmap>> {
  const bitmap = await createImageBitmap(picture);
  // Colors are half as fine.
  const [width, height] = [bitmap.width & ~1, bitmap.height & ~1];
  const { findPerson } = await landmarker;
  const size = `${width} ${height}`;
  cutter = cutter?.size === size ? cutter : { size, known: new PersonCutter({ width, height }) };
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser reads no pixels beside the page.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context.getImageData(0, 0, width, height);
  const alpha = await cutPage(pixels, place, { cutter: cutter.known, find: findPerson });
  const matte = new ImageData(width, height);
  for (let at = 0; at < alpha.length; at++) matte.data[4 * at + 3] = alpha[at] ?? 0;
  return { matte: await keptOf(matte), edge: await keptOf(pixels) };
}

async function keptOf(pixels: ImageData): Promise<ImageBitmap> {
  const [resizeWidth, resizeHeight] = [pixels.width * KEPT_SCALE, pixels.height * KEPT_SCALE].map(Math.round);
  return createImageBitmap(pixels, { resizeWidth, resizeHeight, resizeQuality: 'medium' });
}
