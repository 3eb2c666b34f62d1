import { rename, rm, writeFile } from 'node:fs/promises';
import { type ClipFiles, type ClipReport, MATERIAL_LIMITS } from '@herald/media/clips';
import { bindFlipBook } from '@herald/media/flip-book';
import { createCanvas } from '@napi-rs/canvas';
import { PictureScaler } from '../encode/picture-scaler.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { readUprightPictures, type UprightClip } from '../encode/upright-pictures.ts';
import { proxyX264Options } from '../encode/x264-options.ts';
import { FilmError } from '../film-error.ts';
import { FILM_FPS, i420Bytes } from '../film-format.ts';
import { packedPlanes, planesOf } from '../packed-planes.ts';
import type { Planes } from '../picture.ts';
import { jpegOf } from '../render/still-taker.ts';
import { wholeRgbaOf } from '../rgba-of.ts';

/** Plain data, so that it can be sent to another process. */
export interface BringMaterial {
  path: string;
  files: ClipFiles;
}

const REPORT_EVERY = 15;
/** The preview shows every second picture, as small as a page shows it. */
const PAGE_STEP = 2;
const PAGE_SHORT_SIDE = 432;
const PAGE_QUALITY = 80;

/** Reads a clip that films show beside their presenter: writes its proxy, the book of its preview, and a poster. */
export async function bringMaterial(
  { path, files }: BringMaterial,
  report: (share: number) => void,
): Promise<{ report: ClipReport }> {
  const draft = `${files.proxy}.draft`;
  const { longestSec, shortestSec } = MATERIAL_LIMITS;
  let opened: { clip: UprightClip; writer: SegmentWriter; book: BookMaker } | undefined;
  let frames = 0;
  try {
    await readUprightPictures({
      path,
      ...{ shortestSec, longestSec, slowestFps: 0, isFilmed: false },
      async onOpen(clip) {
        const writer = await SegmentWriter.open(draft, { ...clip, fps: FILM_FPS }, proxyX264Options());
        opened = { clip, writer, book: new BookMaker(clip) };
      },
      async onPicture(planes, index) {
        await opened?.writer.write(packedPlanes(planes));
        if (index % PAGE_STEP === 0) await opened?.book.add(planes);
        frames = index + 1;
        const expected = (opened?.clip.durationSec || longestSec) * FILM_FPS;
        if (index % REPORT_EVERY === 0) report(Math.min(1, index / expected));
      },
    });
    await opened?.writer.finish();
    if (!opened) throw new FilmError('bad_clip', 'This file has no pictures. Upload an mp4, webm or mov video.');
    await rename(draft, files.proxy);
    await opened.book.write(files, frames);
    return { report: reportOf(opened.clip, frames) };
  } finally {
    await opened?.writer.close();
    opened?.book.close();
    await rm(draft, { force: true });
  }
}

/** Nobody has to speak in it, so all of it can be used. */
function reportOf({ width, height }: UprightClip, frames: number): ClipReport {
  const durationSec = frames / FILM_FPS;
  return {
    ...{ durationSec, width, height, fps: FILM_FPS, usableSec: durationSec },
    ...{ spans: [], findings: [], quality: 'good', weakest: null, hasTeeth: false },
  };
}

/** Makes small pictures of the pictures of a clip. */
class BookMaker {
  readonly #clip: UprightClip;
  readonly #size: { width: number; height: number };
  readonly #scaler: PictureScaler;
  readonly #planes: Uint8Array;
  readonly #pages: Buffer[] = [];
  #poster: Buffer | undefined;

  constructor(clip: UprightClip) {
    const scale = Math.min(1, PAGE_SHORT_SIDE / Math.min(clip.width, clip.height));
    const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
    this.#clip = clip;
    this.#size = { width: even(clip.width), height: even(clip.height) };
    this.#scaler = new PictureScaler({ x: 0, y: 0, width: clip.width, height: clip.height }, this.#size, 'yuv');
    this.#planes = new Uint8Array(i420Bytes({ ...this.#size, fps: FILM_FPS }));
  }

  async add(planes: Planes): Promise<void> {
    this.#scaler.toYuv(planes, this.#planes);
    const rgba = wholeRgbaOf(planesOf(this.#planes, this.#size.width, this.#size.height));
    const canvas = createCanvas(this.#size.width, this.#size.height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(this.#size.width, this.#size.height);
    image.data.set(rgba);
    context.putImageData(image, 0, 0);
    this.#pages.push(await canvas.encode('jpeg', PAGE_QUALITY));
    this.#poster ??= await jpegOf(new Uint8Array(rgba.buffer), this.#size);
  }

  async write({ track, poster }: ClipFiles, frames: number): Promise<void> {
    const { width, height } = this.#clip;
    await writeFile(track, bindFlipBook({ width, height, frames, step: PAGE_STEP }, this.#pages));
    if (this.#poster) await writeFile(poster, this.#poster);
  }

  close(): void {
    this.#scaler.close();
  }
}
