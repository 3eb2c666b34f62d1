import { rename, rm, writeFile } from 'node:fs/promises';
import { type ClipFiles, type ClipReport, MATERIAL_LIMITS } from '@herald/media/clips';
import { bindFlipBook } from '@herald/media/flip-book';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { PictureScaler } from '../encode/picture-scaler.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { readUprightPictures, type UprightClip } from '../encode/upright-pictures.ts';
import { proxyX264Options } from '../encode/x264-options.ts';
import { FilmError } from '../film-error.ts';
import { FILM_FPS, i420Bytes } from '../film-format.ts';
import { packedPlanes, planesOf } from '../packed-planes.ts';
import { evenSize, type Planes, type Size } from '../picture.ts';
import { putPicture } from '../put-picture.ts';

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
const POSTER_QUALITY = 88;

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
  readonly #size: Size;
  readonly #canvas: Canvas;
  readonly #scaler: PictureScaler;
  readonly #planes: Uint8Array;
  readonly #pages: Buffer[] = [];
  #poster: Buffer | undefined;

  constructor(clip: UprightClip) {
    const scale = Math.min(1, PAGE_SHORT_SIDE / Math.min(clip.width, clip.height));
    this.#clip = clip;
    this.#size = evenSize(clip, scale);
    this.#canvas = createCanvas(this.#size.width, this.#size.height);
    this.#scaler = new PictureScaler({ x: 0, y: 0, width: clip.width, height: clip.height }, this.#size, 'yuv');
    this.#planes = new Uint8Array(i420Bytes({ ...this.#size, fps: FILM_FPS }));
  }

  async add(planes: Planes): Promise<void> {
    this.#scaler.toYuv(planes, this.#planes);
    putPicture(this.#canvas, planesOf(this.#planes, this.#size.width, this.#size.height));
    this.#pages.push(await this.#canvas.encode('jpeg', PAGE_QUALITY));
    this.#poster ??= await this.#canvas.encode('jpeg', POSTER_QUALITY);
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
