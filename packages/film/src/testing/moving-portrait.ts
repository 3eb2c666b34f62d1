import { fileURLToPath } from 'node:url';
import { FILM_FPS } from '@herald/media/film-pieces';
import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { YuvPicture } from '../draw/yuv-picture.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';

export const portraitFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@herald/stage/fixtures/portraits/${name}.jpg`));
/** Computer renders of nobody, brought down to a size that is quick to read: one smiles, one hardly opens the lips. */
const [SMILING, LISTENING] = [portraitFile('eu_f28'), portraitFile('se_m27')];
/** The rows of pixels between the lips of the second. */
const GAP = { top: 640, rows: 5 };
/** Of the smiling portrait, in its own pixels. */
const MASK = { x: 205, y: 500, width: 270, height: 245 };
const FORMAT = { width: 360, height: 640, fps: FILM_FPS };
const WORLD = FORMAT.width + 16;

/** How far the portrait is from its place in a frame, in pixels: a head that never stands quite still. */
export function portraitMotion(frame: number): { x: number; y: number } {
  return { x: 5 * Math.sin(frame / 25), y: 3 * Math.sin(frame / 17) };
}

interface PortraitFilm {
  /** of 360x640 pixels */
  scale?: 1 | 2;
  /** a net finds them closed, too */
  hasClosedLips?: boolean;
  /** the color of a mask over nose and chin */
  mask?: string;
}

/** Films a portrait in motion, with its lips at rest. */
export async function filmPortrait(
  path: string,
  durationSec: number,
  { scale = 1, hasClosedLips = false, mask }: PortraitFilm = {},
): Promise<void> {
  const format = { width: scale * FORMAT.width, height: scale * FORMAT.height, fps: FILM_FPS };
  const image = hasClosedLips ? withoutGap(await loadImage(LISTENING)) : await loadImage(SMILING);
  const canvas = createCanvas(format.width, format.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const picture = new YuvPicture(format);
  const writer = await SegmentWriter.open(path, format);
  try {
    for (let frame = 0; frame < durationSec * FILM_FPS; frame++) {
      const { x, y } = portraitMotion(frame);
      const [left, top, wide] = [x - 8, y - 8, WORLD].map((px) => px * scale) as [number, number, number];
      context.drawImage(image, left, top, wide, wide * (image.height / image.width));
      if (mask) paintMask(context, mask, { left, top, scale: wide / image.width });
      picture.update(context.getImageData(0, 0, format.width, format.height).data);
      await writer.write(picture.bytes);
    }
    await writer.finish();
  } finally {
    await writer.close();
  }
}

/** From the bridge of the nose to below the chin, in shade below, as cloth in the light of a room is. */
export function paintMask(
  context: SKRSContext2D,
  color: string,
  at: { left: number; top: number; scale: number },
): void {
  const { x, y, width, height } = MASK;
  const [left, top] = [at.left + x * at.scale, at.top + y * at.scale];
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(left, top, width * at.scale, height * at.scale, 40 * at.scale);
  context.fill();
  const shade = context.createLinearGradient(0, top, 0, top + height * at.scale);
  shade.addColorStop(0, '#ffffff');
  shade.addColorStop(1, '#8c8c8c');
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = shade;
  context.fill();
  context.globalCompositeOperation = 'source-over';
}

function withoutGap(image: Image): Canvas {
  const { width, height } = image;
  const [top, below] = [GAP.top, height - GAP.top - GAP.rows];
  const canvas = createCanvas(width, top + below);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, width, top, 0, 0, width, top);
  context.drawImage(image, 0, top + GAP.rows, width, below, 0, top, width, below);
  return canvas;
}

/** Where a point of the smiling portrait lies in a frame of that film. */
export function pointInFilm([x, y, z]: readonly [number, number, number], frame: number): [number, number, number] {
  const scale = WORLD / 720;
  const { x: right, y: down } = portraitMotion(frame);
  return [x * scale + right - 8, y * scale + down - 8, z * scale];
}
