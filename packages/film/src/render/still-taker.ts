import { writeFile } from 'node:fs/promises';
import { createCanvas, GifEncoder } from '@napi-rs/canvas';
import type { DescribedFilm } from '../draw/worker-message.ts';
import type { FilmFiles } from '../film-plan.ts';
import type { Planes } from '../picture.ts';
import { rgbaOf } from '../rgba-of.ts';

const PREVIEW_FRAMES = 20;
/** Every fourth picture: lips still talk, and the file stays well below a megabyte. */
const PREVIEW_STEP = 4;
const PREVIEW_SHORT_SIDE = 200;
const POSTER_QUALITY = 88;

/** Keeps the pictures for the poster and the moving preview while a film is watched. */
export class StillTaker {
  readonly #files: FilmFiles;
  readonly #film: DescribedFilm;
  readonly #previewFrames: Set<number>;
  readonly #preview: Uint8Array[] = [];
  readonly #size: { width: number; height: number };
  #poster: Uint8Array | undefined;

  constructor(files: FilmFiles, film: DescribedFilm) {
    const { format, frames, posterFrame } = film;
    this.#files = files;
    this.#film = film;
    this.#previewFrames = files.preview ? previewFrames(posterFrame, frames, format.fps) : new Set();
    const scale = Math.min(1, PREVIEW_SHORT_SIDE / Math.min(format.width, format.height));
    this.#size = { width: Math.round(format.width * scale), height: Math.round(format.height * scale) };
  }

  see(picture: Planes, tSec: number): void {
    const frame = Math.round(tSec * this.#film.format.fps);
    if (this.#files.poster && frame === this.#film.posterFrame) this.#poster = rgbaOf(picture, picture);
    if (this.#previewFrames.has(frame)) this.#preview.push(rgbaOf(picture, this.#size));
  }

  async write(): Promise<void> {
    const { poster, preview } = this.#files;
    if (poster && this.#poster) await writeFile(poster, await jpegOf(this.#poster, this.#film.format));
    if (preview && this.#preview.length > 0) await writeFile(preview, this.#gif());
  }

  #gif(): Buffer {
    const { width, height } = this.#size;
    using encoder = new GifEncoder(width, height, { repeat: 0, quality: 10 });
    const delay = Math.round((1000 * PREVIEW_STEP) / this.#film.format.fps);
    for (const picture of this.#preview) encoder.addFrame(picture, width, height, { delay });
    return encoder.finish();
  }
}

/** The preview starts a little before the poster, so that both show the same moment. */
function previewFrames(posterFrame: number, frames: number, fps: number): Set<number> {
  const count = Math.max(1, Math.min(PREVIEW_FRAMES, Math.floor(frames / PREVIEW_STEP)));
  const from = Math.max(0, Math.min(posterFrame - Math.round(fps / 2), frames - count * PREVIEW_STEP));
  return new Set(Array.from({ length: count }, (_, k) => from + k * PREVIEW_STEP));
}

export async function jpegOf(rgba: Uint8Array, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return canvas.encode('jpeg', POSTER_QUALITY);
}
