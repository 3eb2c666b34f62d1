import { rename, writeFile } from 'node:fs/promises';
import type { DrawHand } from '../draw/draw-hand.ts';
import type { DescribedFilm } from '../draw/worker-message.ts';
import type { Planes } from '../picture.ts';
import { rgbaOf } from '../rgba-of.ts';
import { jpegOf } from './still-taker.ts';

/** Draws the picture that will be the poster, at half its size: there is something to see while the rest is drawn. */
export async function drawFirstPicture(path: string, hand: DrawHand, film: DescribedFilm): Promise<void> {
  const range = { from: film.posterFrame, to: film.posterFrame + 1 };
  hand.draw(range);
  for await (const picture of hand.pictures(range)) {
    const { width, height } = film.format;
    const size = { width: Math.round(width / 2), height: Math.round(height / 2) };
    const rgba = rgbaOf(planesOf(picture, film.format), size);
    const draft = `${path}.draft`;
    await writeFile(draft, await jpegOf(rgba, size));
    await rename(draft, path);
  }
}

/** The planes of a yuv420p picture that lie one after the other, without space at the end of rows. */
function planesOf(bytes: Uint8Array, { width, height }: { width: number; height: number }): Planes {
  const [lumaBytes, chromaStride] = [width * height, width / 2];
  const chromaBytes = chromaStride * (height / 2);
  return {
    luma: bytes.subarray(0, lumaBytes),
    blue: bytes.subarray(lumaBytes, lumaBytes + chromaBytes),
    red: bytes.subarray(lumaBytes + chromaBytes, lumaBytes + 2 * chromaBytes),
    lumaStride: width,
    chromaStride,
    width,
    height,
  };
}
