import { blurField } from '#base/color/blur-field.ts';
import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mirrored } from '#base/math/mirrored.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { FramePixels } from './frame-pixels.ts';
import { luminance } from './photo-colors.ts';

export interface CutPerson {
  /** the part of the frame that the photo fills */
  readonly window: Rect;
  readonly photo: FramePixels;
  readonly mask: Uint8Array;
  /** from the corner of that part */
  readonly face: FaceGeometry;
}

/** Half the width of shoulders in clothes, in units of half a face. */
const SHOULDERS = 2.95;
/** How far an upper arm still shows beside a photo that cuts it. */
const LEAST_ARM = 0.55;
const ARM_FALL = 1.5;
const EDGE_PX = 2;

/** Continues what the photo cuts of the person: shoulders round off to the sides, clothes go on downwards and fall into shade. */
export function carryOnBody(frame: FramePixels, person: CutPerson): void {
  const { window, photo, mask } = person;
  const lowest = new Float32Array(frame.width);
  for (let x = 0; x < photo.width; x++) lowest[window.x + x] = mask[(photo.height - 1) * photo.width + x] / 255;
  if (window.x > 0) carryOnSide(frame, person, -1, lowest);
  if (window.x + window.width < frame.width) carryOnSide(frame, person, 1, lowest);
  if (window.y + window.height < frame.height) carryOnDown(frame, person, lowest);
}

/** Of each column from the photo's side edge inwards, the highest row from which everything down to the lower edge is person. */
function outlineFrom({ photo, mask, face }: CutPerson, side: -1 | 1, columns: number): number[] {
  const { width, height } = photo;
  const highest = Math.max(0, face.toFrame(0, face.chinLocalY * 0.7)[1]);
  return Array.from({ length: columns }, (_, k) => {
    const column = side < 0 ? k : width - 1 - k;
    let row = height;
    while (row > highest && mask[(row - 1) * width + column] > 127) row--;
    return row;
  });
}

/** `lowest` takes the share of the person in each column of the photo's last row. */
function carryOnSide(frame: FramePixels, person: CutPerson, side: -1 | 1, lowest: Float32Array): void {
  const { window, photo, face } = person;
  const unit = face.faceWidth / 2;
  const outline = outlineFrom(person, side, Math.min(photo.width, Math.round(1.1 * unit)));
  const start = outline[0];
  if (start > photo.height - 3) return;
  const edge = side < 0 ? window.x : window.x + window.width - 1;
  const reach = Math.max(LEAST_ARM, SHOULDERS - Math.abs(edge - window.x - face.mouth[0]) / unit) * unit;
  const slope = slopeOf(outline, Math.round(0.3 * unit));
  const cloth = sleeveColor(person, side, outline);
  const room = side < 0 ? window.x : frame.width - 1 - edge;
  for (let away = 1; away <= Math.min(room, reach); away++) {
    const bent = away / reach;
    const top = start + slope * away + ARM_FALL * unit * (1 - Math.sqrt(Math.max(0, 1 - bent * bent)));
    const inner = Math.min(away - 1, outline.length - 1);
    lowest[edge + side * away] = smoothstep(-EDGE_PX, EDGE_PX, photo.height - top);
    paintColumn(frame, person, { x: edge + side * away, top, inner, innerTop: outline[inner], bent, side, cloth });
  }
}

/** How steeply the shoulder falls where the photo ends. */
function slopeOf(outline: readonly number[], columns: number): number {
  const count = Math.min(columns, outline.length);
  const middle = (count - 1) / 2;
  const mean = outline.slice(0, count).reduce((sum, row) => sum + row, 0) / count;
  let along = 0;
  let square = 1e-6;
  for (let k = 0; k < count; k++) {
    along += (k - middle) * (outline[k] - mean);
    square += (k - middle) ** 2;
  }
  return clamp(-along / square, 0.06, 0.8);
}

interface Column {
  x: number;
  /** row of the window at which the person begins here, and in the column that lends its cloth */
  top: number;
  inner: number;
  innerTop: number;
  /** 0 at the photo's edge, 1 where the arm ends */
  bent: number;
  side: -1 | 1;
  cloth: readonly number[];
}

/** Cloth is lent from inside the photo, in mirror image; towards the end of the arm, and where none is, its usual colour serves. */
function paintColumn(frame: FramePixels, { window, photo, mask, face }: CutPerson, column: Column): void {
  const { x, top, inner, innerTop, bent, side, cloth } = column;
  const { width, height } = photo;
  const source = side < 0 ? inner : width - 1 - inner;
  const hem = Math.round(0.05 * face.faceWidth);
  const light = 1 - 0.42 * smoothstep(0.45, 1, bent);
  const plain = 0.92 * smoothstep(0, 0.4, bent);
  for (let y = Math.max(0, Math.floor(window.y + top) - EDGE_PX); y < frame.height; y++) {
    const deep = y - window.y - top;
    const share = smoothstep(-EDGE_PX, EDGE_PX, deep);
    const row = clamp(mirrored(Math.round(innerTop + deep), height), Math.min(innerTop + hem, height - 1), height - 1);
    const from = row * width + source;
    const lost = mask[from] < 200 ? 1 : plain;
    const at = (y * frame.width + x) * 4;
    for (let c = 0; c < 3; c++) {
      const lent = photo.bytes[from * 4 + c];
      const made = (lent + (cloth[c] - lent) * lost) * light;
      frame.bytes[at + c] += (made - frame.bytes[at + c]) * share;
    }
  }
}

/** What the person wears near an edge of the photo, a little below the outline. */
function sleeveColor({ photo, mask, face }: CutPerson, side: -1 | 1, outline: readonly number[]): readonly number[] {
  const unit = face.faceWidth / 2;
  const seen: Rgb[] = [];
  for (let k = 0; k < Math.min(outline.length, 0.4 * unit); k += 2) {
    const column = side < 0 ? k : photo.width - 1 - k;
    for (let row = Math.round(outline[k] + 0.12 * unit); row < photo.height; row += 3) {
      const at = row * photo.width + column;
      if (mask[at] > 250) seen.push([photo.bytes[at * 4], photo.bytes[at * 4 + 1], photo.bytes[at * 4 + 2]]);
    }
  }
  return usual(seen);
}

function usual(colors: Rgb[]): Rgb {
  return colors.sort((a, b) => luminance(a) - luminance(b))[colors.length >> 1] ?? [0, 0, 0];
}

/** The last rows run on downwards, lose themselves in the colour of the clothes and fall into shade. */
function carryOnDown(frame: FramePixels, { window, photo, face }: CutPerson, lowest: Float32Array): void {
  const bottom = window.y + photo.height;
  const unit = face.faceWidth / 2;
  const middle = window.x + face.mouth[0];
  const cloth = clothColor(frame, bottom, middle, unit);
  const last = lastRow(frame, bottom, Math.round(0.06 * unit)).map((row) => row.map((value, x) => value * lowest[x]));
  for (let y = bottom; y < frame.height; y++) {
    const deep = (y - bottom) / unit;
    const radius = Math.round(0.35 * unit * smoothstep(0, 0.6, deep));
    const [weight, ...row] = [lowest, ...last].map((values) => softened(values, radius));
    const lost = 0.92 * smoothstep(0, 0.9, deep);
    const light = 1 - 0.55 * smoothstep(0, 2.2, deep);
    for (let x = 0; x < frame.width; x++) {
      const at = (y * frame.width + x) * 4;
      const round = 1 - 0.3 * Math.min(1, ((x - middle) / (SHOULDERS * unit)) ** 2);
      for (let c = 0; c < 3; c++) {
        const seen = weight[x] > 0.02 ? row[c][x] / weight[x] : cloth[c];
        const made = seen + (cloth[c] * round - seen) * lost;
        frame.bytes[at + c] = (frame.bytes[at + c] + (made - frame.bytes[at + c]) * lowest[x]) * light;
      }
    }
  }
}

/** The mean of the last rows above the lower edge of the photo, per channel. */
function lastRow({ width, bytes }: FramePixels, bottom: number, rows: number): Float32Array[] {
  const from = Math.max(0, bottom - Math.max(1, rows));
  return [0, 1, 2].map((c) =>
    Float32Array.from({ length: width }, (_, x) => {
      let sum = 0;
      for (let y = from; y < bottom; y++) sum += bytes[(y * width + x) * 4 + c];
      return sum / (bottom - from);
    }),
  );
}

/** What the person wears beside the neckline, as its usual colour over the last rows. */
function clothColor({ width, bytes }: FramePixels, bottom: number, middleX: number, unit: number): Rgb {
  const seen: Rgb[] = [];
  for (let y = Math.max(0, Math.round(bottom - 0.3 * unit)); y < bottom; y += 2) {
    for (const side of [-1, 1]) {
      for (let away = 0.8 * unit; away < 1.5 * unit; away += 3) {
        const at = (y * width + clamp(Math.round(middleX + side * away), 0, width - 1)) * 4;
        seen.push([bytes[at], bytes[at + 1], bytes[at + 2]]);
      }
    }
  }
  return usual(seen);
}

function softened(values: Float32Array, radius: number): Float32Array {
  return radius < 1 ? values : blurField(values.slice(), values.length, 1, radius);
}
