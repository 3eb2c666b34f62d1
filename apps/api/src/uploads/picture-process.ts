import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import type { PictureOrder, RedrawAnswer } from './redraw-picture.ts';

const QUALITY = 92;

/** Only the pixels go into the new file: turned upright, within the side allowed, without place, camera or anything hidden. */
async function redraw({ path, outPath, format, maxSidePx }: PictureOrder): Promise<RedrawAnswer> {
  const image = await loadImage(await readFile(path));
  const scale = Math.min(1, maxSidePx / Math.max(image.width, image.height));
  const widthPx = Math.max(1, Math.round(image.width * scale));
  const heightPx = Math.max(1, Math.round(image.height * scale));
  const canvas = drawnAt(image, widthPx, heightPx);
  const bytes = format === 'png' ? await canvas.encode('png') : await canvas.encode(format, QUALITY);
  const picture = { widthPx, heightPx, sizeBytes: bytes.length };
  return writeFile(outPath, bytes).then(
    () => ({ picture }),
    (error: Error) => ({ diskError: error.message }),
  );
}

function drawnAt(image: Image, widthPx: number, heightPx: number) {
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, widthPx, heightPx);
  return canvas;
}

process.once('message', (order: PictureOrder) => {
  redraw(order).then(
    (answer) => process.send?.(answer),
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit(0));
