import { createLandmarker } from '@herald/landmarks';
import { PersonCutter, planesOfPixels, putPlanes } from '@herald/stage/clips';
import { readLandmarkFile } from './landmark-files.ts';
import type { CutOrder, CutPage, CutReport } from './page-cutter.ts';

const landmarker = createLandmarker(readLandmarkFile);
let cutter: { size: string; known: PersonCutter } | undefined;
let turn: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<CutOrder>) => {
  turn = turn.then(() => work(data));
});

async function work(order: CutOrder): Promise<void> {
  try {
    const page = await cut(order);
    const report: CutReport = { id: order.id, page };
    postMessage(report, { transfer: [page.picture, page.matte] });
  } catch (error) {
    postMessage({ id: order.id, failed: error instanceof Error ? error.message : String(error) } satisfies CutReport);
  }
}

async function cut({ picture, seen }: CutOrder): Promise<CutPage> {
  // Colors are half as fine.
  const [width, height] = [picture.width & ~1, picture.height & ~1];
  const { findPerson } = await landmarker;
  const size = `${width} ${height}`;
  cutter = cutter?.size === size ? cutter : { size, known: new PersonCutter({ width, height }, findPerson) };
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser reads no pixels beside the page.');
  context.drawImage(picture, 0, 0);
  picture.close();
  const pixels = context.getImageData(0, 0, width, height);
  const planes = planesOfPixels(pixels.data, width, height);
  const before = { ...planes, luma: planes.luma.slice(), blue: planes.blue.slice(), red: planes.red.slice() };
  const matte = await cutter.known.cut(planes, seen);
  putPlanes(pixels.data, planes, before);
  const shares = new ImageData(width, height);
  for (let at = 0; at < matte.length; at++) shares.data[4 * at + 3] = matte[at] ?? 0;
  return { picture: await createImageBitmap(pixels), matte: await createImageBitmap(shares) };
}
