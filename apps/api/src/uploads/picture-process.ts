import { readFile, writeFile } from 'node:fs/promises';
import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { PictureOrder, RedrawAnswer } from './redraw-picture.ts';

const QUALITY = 92;

/** Only the pixels go into the new file: turned upright, within the side allowed, without place, camera or anything hidden. */
async function redraw({ path, outPath, format, maxSidePx, squarePx }: PictureOrder): Promise<RedrawAnswer> {
  const image = await loadImage(await readFile(path));
  const canvas = squarePx ? drawnSquare(image, squarePx) : drawnWithin(image, maxSidePx);
  const { width: widthPx, height: heightPx } = canvas;
  const bytes = format === 'png' ? await canvas.encode('png') : await canvas.encode(format, QUALITY);
  const picture = { widthPx, heightPx, sizeBytes: bytes.length };
  return writeFile(outPath, bytes).then(
    () => ({ picture }),
    (error: Error) => ({ diskError: error.message }),
  );
}

function drawnWithin(image: Image, maxSidePx: number): Canvas {
  const scale = Math.min(1, maxSidePx / Math.max(image.width, image.height));
  const widthPx = Math.max(1, Math.round(image.width * scale));
  const heightPx = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(widthPx, heightPx);
  smooth(canvas).drawImage(image, 0, 0, widthPx, heightPx);
  return canvas;
}

function drawnSquare(image: Image, sidePx: number): Canvas {
  const cutPx = Math.min(image.width, image.height);
  const canvas = createCanvas(sidePx, sidePx);
  const left = (image.width - cutPx) / 2;
  const top = (image.height - cutPx) / 2;
  smooth(canvas).drawImage(image, left, top, cutPx, cutPx, 0, 0, sidePx, sidePx);
  return canvas;
}

function smooth(canvas: Canvas): SKRSContext2D {
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  return context;
}

process.once('message', (order: PictureOrder) => {
  redraw(order).then(
    (answer) => process.send?.(answer),
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit(0));
