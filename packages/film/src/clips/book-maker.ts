import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { flipHead } from '@herald/media/flip-book';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { PictureScaler } from '../encode/picture-scaler.ts';
import { i420Bytes } from '../film-format.ts';
import { planesOf } from '../packed-planes.ts';
import { evenSize, type Planes, type Size } from '../picture.ts';
import { putPicture } from '../put-picture.ts';

interface Pages {
  /** every so many pictures are one page */
  step: number;
  shortSidePx: number;
}

const PAGE_QUALITY = 80;
const POSTER_QUALITY = 88;

/** Makes small pictures of the pictures of a clip; they wait in a file, as a long clip has thousands of them. */
export class BookMaker {
  readonly #path: string;
  readonly #clip: Size;
  readonly #step: number;
  readonly #size: Size;
  readonly #canvas: Canvas;
  readonly #scaler: PictureScaler;
  readonly #planes: Uint8Array;
  readonly #pages: FileHandle;
  readonly #bytes: number[] = [];
  #poster: Buffer | undefined;

  private constructor(pages: FileHandle, { path, clip, step, shortSidePx }: Pages & { path: string; clip: Size }) {
    this.#path = path;
    this.#clip = { width: clip.width, height: clip.height };
    this.#step = step;
    this.#pages = pages;
    this.#size = evenSize(clip, Math.min(1, shortSidePx / Math.min(clip.width, clip.height)));
    this.#canvas = createCanvas(this.#size.width, this.#size.height);
    this.#scaler = new PictureScaler({ x: 0, y: 0, ...this.#clip }, this.#size, 'yuv');
    this.#planes = new Uint8Array(i420Bytes(this.#size));
  }

  static async open(path: string, clip: Size, pages: Pages): Promise<BookMaker> {
    return new BookMaker(await open(pagesOf(path), 'w'), { path, clip, ...pages });
  }

  async see(planes: Planes, index: number): Promise<void> {
    if (index % this.#step !== 0) return;
    this.#scaler.toYuv(planes, this.#planes);
    putPicture(this.#canvas, planesOf(this.#planes, this.#size.width, this.#size.height));
    const page = await this.#canvas.encode('jpeg', PAGE_QUALITY);
    await this.#pages.writeFile(page);
    this.#bytes.push(page.length);
    this.#poster ??= await this.#canvas.encode('jpeg', POSTER_QUALITY);
  }

  async finish(frames: number): Promise<void> {
    const draft = `${this.#path}.draft`;
    await writeFile(draft, flipHead({ ...this.#clip, frames, step: this.#step }, this.#bytes));
    await pipeline(createReadStream(pagesOf(this.#path)), createWriteStream(draft, { flags: 'a' }));
    await rename(draft, this.#path);
  }

  /** The first page, less compressed. */
  async writePoster(path: string): Promise<void> {
    if (this.#poster) await writeFile(path, this.#poster);
  }

  async close(): Promise<void> {
    this.#scaler.close();
    await this.#pages.close();
    await rm(pagesOf(this.#path), { force: true });
  }
}

const pagesOf = (path: string): string => `${path}.pages`;
