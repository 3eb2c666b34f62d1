import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import type { EyeLines } from './eye-lines.ts';
import { type FramePixels, framePixels } from './frame-pixels.ts';

/** What an eye does at one moment. */
export interface EyeAct {
  /** 0 open .. 1 closed */
  blink: number;
  squint: number;
  stare: number;
  /** -1..1, to the right of the frame and down */
  gazeX: number;
  gazeY: number;
}

/** How the head has moved the corners of the eye, and where the pixels to draw into begin in the frame. */
export interface EyePlace {
  originX: number;
  originY: number;
  left: readonly [number, number];
  right: readonly [number, number];
}

/** Of the opening: where lids meet above the lower lid, and how far they give way. */
const MEETING = 0.16;
const SQUINT = { upper: 0.16, lower: 0.26 };
const STARE = 0.14;
/** Of an eye's width. */
const GAZE = { x: 0.13, y: 0.06 };
/** At least so much skin above and below gives way to a lid. */
const LID = 0.26;
const LASH = 0.022;
/** Less than this is not seen. */
const UNMOVED_PX = 0.08;
/** How high lashes stand above the lid. */
const LASHES = 0.13;
/** Of an eye's width: the most that a head moves its eyes. */
const HEAD_MOVES = 1;
/** How far aside a closed lid is smoothed. */
const SMOOTHING = 0.09;

/** One eye of a photo: its lids slide over the eyeball and carry their skin and lashes along, the iris slides below them. */
export class PhotoEye {
  readonly #lines: EyeLines;
  readonly #lash: Rgb;
  readonly #before: FramePixels;
  /** of the column being drawn */
  readonly #column = { upper: 0, lower: 0, newUpper: 0, newLower: 0, top: 0, bottom: 0, shut: 0, lid: 0 };
  readonly #gaze = { x: 0, y: 0, irisX: 0, irisY: 0 };
  readonly #color = new Float32Array(3);

  constructor(lines: EyeLines, lash: Rgb) {
    this.#lines = lines;
    this.#lash = lash;
    this.#before = framePixels(lines.box.width + 2, lines.box.height + 2);
  }

  get corners(): Pick<EyeLines, 'left' | 'right'> {
    return this.#lines;
  }

  /** Where it may draw, however the head moves it, from the corner of an area. */
  reachIn({ x, y }: { x: number; y: number }): Rect {
    const { box, eyeWidth } = this.#lines;
    const spare = HEAD_MOVES * eyeWidth;
    return {
      x: box.x - x - spare,
      y: box.y - y - spare,
      width: box.width + 2 * spare,
      height: box.height + 2 * spare,
    };
  }

  /** Draws over the moved photo; returns what it may have changed, or nothing for an eye that is as in the picture. */
  draw(out: FramePixels, act: EyeAct, place: EyePlace): Rect | undefined {
    if (isAtRest(act)) return undefined;
    const { box } = this.#lines;
    const left = Math.round(box.x + (place.left[0] + place.right[0]) / 2 - place.originX);
    const top = Math.round(box.y + (place.left[1] + place.right[1]) / 2 - place.originY);
    this.#keep(out, left, top);
    this.#look(act, place, { left, top });
    const dropped = smoothstep(0.12, 0.55, act.blink);
    for (let column = 1; column < box.width - 1; column++) {
      const x = left + column;
      if (x < 0 || x >= out.width) continue;
      this.#placeColumn(act, { x, place, top });
      if (this.#column.lid === 0) continue;
      this.#drawColumn(out, dropped * this.#column.lid, { column, x, top });
    }
    return { x: left, y: top, width: box.width, height: box.height };
  }

  /** How far the iris goes, and where it comes to lie among the kept pixels. */
  #look(act: EyeAct, { originX, originY, left, right }: EyePlace, corner: { left: number; top: number }): void {
    const { iris, eyeWidth } = this.#lines;
    const gaze = this.#gaze;
    gaze.x = GAZE.x * eyeWidth * clamp(act.gazeX, -1, 1);
    gaze.y = GAZE.y * eyeWidth * clamp(act.gazeY, -1, 1);
    gaze.irisX = iris[0] + (left[0] + right[0]) / 2 - originX - corner.left + gaze.x;
    gaze.irisY = iris[1] + (left[1] + right[1]) / 2 - originY - corner.top + gaze.y;
  }

  /** Copies what is there before the eye moves. */
  #keep(out: FramePixels, left: number, top: number): void {
    const before = this.#before;
    for (let y = 0; y < before.height; y++) {
      const row = clamp(top + y, 0, out.height - 1) * out.width;
      for (let x = 0; x < before.width; x++) {
        before.words[y * before.width + x] = out.words[row + clamp(left + x, 0, out.width - 1)];
      }
    }
  }

  /** Where the lines of the eye are in this column, in rows of the kept pixels. */
  #placeColumn(act: EyeAct, { x, place, top }: { x: number; place: EyePlace; top: number }): void {
    const { box, left, right, upper, lower, between } = this.#lines;
    const inFrame = x + place.originX;
    const along = clamp((inFrame - left[0] - place.left[0]) / (right[0] - left[0] || 1));
    const at = inFrame - mix(place.left[0], place.right[0], along) - box.x;
    const k = clamp(Math.round(at), 0, box.width - 1);
    const down = mix(place.left[1], place.right[1], along) - place.originY - top;
    const column = this.#column;
    column.lid = between[k];
    column.upper = upper[k] + down;
    column.lower = Math.max(lower[k] + down, column.upper);
    column.top = Math.min(this.#lines.top[k] + down, column.upper - LID * this.#lines.eyeWidth);
    column.bottom = Math.max(this.#lines.bottom[k] + down, column.lower + LID * this.#lines.eyeWidth);
    const opening = column.lower - column.upper;
    const shut = clamp(act.blink);
    const lookDown = clamp(act.gazeY, -1, 1) * 0.12;
    const drop = SQUINT.upper * act.squint - STARE * act.stare + lookDown;
    const rise = SQUINT.lower * act.squint;
    column.newUpper = column.upper + opening * mix(drop, 1 - MEETING, shut) * column.lid;
    column.newLower = column.lower - opening * mix(rise, MEETING, shut) * column.lid;
    if (column.newUpper > column.newLower) {
      column.newUpper = (column.newUpper + column.newLower) / 2;
      column.newLower = column.newUpper;
    }
    column.shut = 1 - smoothstep(0.03, 0.2, (column.newLower - column.newUpper) / this.#lines.opening);
  }

  #drawColumn(out: FramePixels, dropped: number, { column, x, top }: { column: number; x: number; top: number }): void {
    const { newUpper, newLower, shut, lid } = this.#column;
    const lash = Math.max(0.8, LASH * this.#lines.eyeWidth);
    const first = Math.max(1, -top, Math.floor(this.#column.top));
    const last = Math.min(this.#before.height - 3, out.height - 1 - top, Math.ceil(this.#column.bottom));
    for (let y = first; y <= last; y++) {
      const inside = clamp(Math.min(y - newUpper, newLower - y) / 1.4 + 0.5) * (1 - shut);
      const isMoved = inside === 1 ? false : this.#skin(column, y, dropped);
      const isLooking = inside > 0 && this.#ball(column, y, inside);
      if (!isMoved && !isLooking) continue;
      const line = dropped === 0 ? 0 : 0.62 * dropped * lid * gaussian(y - newUpper + 0.3 * lash, lash);
      const at = ((top + y) * out.width + x) * 4;
      for (let c = 0; c < 3; c++) out.bytes[at + c] = mix(this.#color[c], this.#lash[c], line);
    }
  }

  /**
   * Skin above and below: what lies at the lid goes along with it, what lies at the brow and the cheek stays; lashes point
   * down at last. False when the pixel is as in the photo.
   */
  #skin(column: number, y: number, dropped: number): boolean {
    const { upper, lower, newUpper, newLower, top, bottom } = this.#column;
    const { eyeWidth } = this.#lines;
    if (y > (newUpper + newLower) / 2) {
      const share = clamp((y - newLower) / Math.max(1, bottom - newLower));
      const from = Math.max(y, newLower) + (lower - newLower) * (1 - smoothstep(0, 1, share));
      this.#read(column, from, 1, 1);
      return from - y > UNMOVED_PX || y - from > UNMOVED_PX;
    }
    const lashes = LASHES * eyeWidth;
    const stiff = lashes * (1 - dropped);
    const share = clamp((newUpper - stiff - y) / Math.max(1, newUpper - stiff - top));
    const fall = newUpper - upper + lashes * dropped;
    const from = Math.min(y, newUpper) - fall * (1 - smoothstep(0, 1, share));
    if (dropped > 0) {
      const reach = dropped * eyeWidth * SMOOTHING * (1 - smoothstep(0.6, 1, share));
      const ball = 0.05 * gaussian(share - 0.42, 0.18) - 0.12 * gaussian(share, 0.16);
      this.#readSmooth(column, from, reach, 1 + dropped * ball);
      return true;
    }
    this.#read(column, from, 1, 1);
    return from - y > UNMOVED_PX || y - from > UNMOVED_PX;
  }

  /** A stretched lid shows no pores and no lashes: the mean of a few places side by side. */
  #readSmooth(x: number, y: number, reach: number, light: number): void {
    for (let k = 0; k < 5; k++) this.#read(x + (k - 2) * 0.5 * reach, y, 1 / (k + 1), light);
  }

  /** The eyeball under the lids; what the gaze uncovers is drawn out from its edge. False when it is as in the photo. */
  #ball(column: number, y: number, inside: number): boolean {
    const { irisRadius, eyeWidth } = this.#lines;
    const { upper, lower, newUpper, lid } = this.#column;
    const { x, y: byY, irisX, irisY } = this.#gaze;
    const away = Math.hypot(column - irisX, y - irisY) / irisRadius;
    const carried = away > 2.3 ? 0 : (1 - smoothstep(1.05, 2.3, away)) * lid;
    const rim = Math.min(2, (lower - upper) / 4);
    const from = clamp(y - byY * carried, upper + rim, Math.max(upper + rim, lower - rim));
    const lowered = clamp((newUpper - upper) / (0.1 * eyeWidth));
    const shade = lowered === 0 ? 1 : 1 - 0.4 * smoothstep(0.16 * eyeWidth, 0, y - newUpper) * lowered;
    const moves = Math.abs(x * carried) > UNMOVED_PX || Math.abs(from - y) > UNMOVED_PX;
    if (!moves && shade > 0.995 && inside === 1) return false;
    this.#read(column - x * carried, from, inside, shade);
    return true;
  }

  /** Lays kept pixels over the colour at hand. */
  #read(x: number, y: number, share: number, light: number): void {
    const { width, height, bytes } = this.#before;
    const across = clamp(x, 0, width - 1.001);
    const down = clamp(y, 0, height - 1.001);
    const at = ((down | 0) * width + (across | 0)) * 4;
    const fx = across - (across | 0);
    const fy = down - (down | 0);
    const under = at + width * 4;
    const lower = fy * share * light;
    const upper = (1 - fy) * share * light;
    const rest = 1 - share;
    const color = this.#color;
    for (let c = 0; c < 3; c++) {
      color[c] =
        color[c] * rest +
        (bytes[at + c] + (bytes[at + 4 + c] - bytes[at + c]) * fx) * upper +
        (bytes[under + c] + (bytes[under + 4 + c] - bytes[under + c]) * fx) * lower;
    }
  }
}

function isAtRest({ blink, squint, stare, gazeX, gazeY }: EyeAct): boolean {
  return Math.max(blink, squint, stare, Math.abs(gazeX), Math.abs(gazeY)) < 0.02;
}
