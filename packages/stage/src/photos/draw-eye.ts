import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { type EyeColumn, EyeKernel } from './eye-kernel.ts';
import type { EyeLines } from './eye-lines.ts';
import type { FramePixels } from './frame-pixels.ts';
import type { LidRelief } from './lid-relief.ts';

/** What an eye does at one moment. */
export interface EyeAct {
  /** 0 open .. 1 closed */
  blink: number;
  squint: number;
  stare: number;
  /** 0 as wide open as in the picture .. 1 a lid that rests on the iris */
  calm: number;
  /** 0..1, the upper lid hangs in sorrow */
  droop: number;
  /** -1..1, to the right of the frame and down */
  gazeX: number;
  gazeY: number;
}

/** What of an eye is not in its picture while it is open. */
export interface ShutEye {
  lash: Rgb;
  /** the skin of its lids, over the box of the eye, and what lies on it while they move */
  skin: FramePixels;
  relief: LidRelief;
}

/** What of an eye moves, and what does not. */
export interface EyeLimits {
  /** the width by which an iris moves, the same for both eyes; 0 = not at all */
  gaze: number;
  /** how large a pixel of the picture is in the frame: nothing that is drawn is finer */
  grainPx: number;
  /** where glasses lie over it */
  rims?: Uint8Array | undefined;
}

/** How the head has moved the corners of the eye, and where the pixels to draw into begin in the frame. */
export interface EyePlace {
  originX: number;
  originY: number;
  left: readonly [number, number];
  right: readonly [number, number];
}

/** Of the opening: how far lids give way. */
const SQUINT = { upper: 0.1, lower: 0.32 };
const STARE = 0.17;
const DROOP = 0.11;
/** A calm upper lid covers so much of an iris, in its heights; one that is wide open in the picture comes down by at most so much of the opening. */
const CALM = { covered: 0.14, most: 0.13 };
/** Beside the outer corner the line of a lid grows while it closes. */
const TAIL_GROWS = { from: 0.3, to: 0.95 };
/** Late in a blink what is thin of an opening is shut; before, it is open up to its corners. */
const THIN_SHUTS = { from: 0.5, to: 0.9 };
/** The lid that moves takes the place of the picture over this share of a blink; beside the nose as slowly as below it, or the two part in a line. */
const TAKES_OVER = 0.1;
/** Of the width that both eyes share. */
const GAZE = { x: 0.16, y: 0.07 };
/** At least so much skin above and below gives way to a lid. */
const LID = 0.26;
/** Of an eye's width: the most that a head moves its eyes. */
const HEAD_MOVES = 1;

/** One eye of a photo: its lids slide over the eyeball and carry their skin and lashes along, the iris slides below them. */
export class PhotoEye {
  readonly #lines: EyeLines;
  readonly #lash: Rgb;
  readonly #room: number;
  readonly #grainPx: number;
  readonly #calm: number;
  readonly #kernel: EyeKernel;
  /** the column at hand */
  readonly #column: EyeColumn = {
    lid: 0,
    upper: 0,
    lower: 0,
    newUpper: 0,
    newLower: 0,
    top: 0,
    bottom: 0,
    shut: 0,
    dropped: 0,
    across: 0,
    down: 0,
    lashes: 0,
    taken: 0,
  };

  constructor(lines: EyeLines, { lash, skin, relief }: ShutEye, { gaze, grainPx, rims }: EyeLimits) {
    this.#lines = lines;
    this.#room = gaze;
    this.#grainPx = Math.max(1, grainPx);
    this.#calm = calmDrop(lines);
    this.#lash = lash;
    this.#kernel = new EyeKernel(lines.box.width + 2, lines.box.height + 2);
    this.#kernel.setLid(skin);
    this.#kernel.setRelief(relief, lines.box.width);
    if (rims) this.#kernel.setRims(rims, lines.box.width);
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
    if (isAtRest(act) && act.calm * this.#calm === 0) return undefined;
    const { box } = this.#lines;
    const left = Math.round(box.x + (place.left[0] + place.right[0]) / 2 - place.originX);
    const top = Math.round(box.y + (place.left[1] + place.right[1]) / 2 - place.originY);
    this.#keep(out, left, top);
    this.#look(act, place, { left, top });
    this.#column.dropped = clamp(act.blink);
    const from = Math.max(1, -left);
    const to = Math.min(box.width - 1, out.width - left);
    for (let column = from; column < to; column++) {
      this.#placeColumn(act, { x: left + column, place, top });
      this.#kernel.setColumn(column, this.#column);
    }
    const firstRow = Math.max(1, -top);
    const lastRow = Math.min(box.height - 1, out.height - 1 - top);
    const moved = this.#kernel.move(from, to, firstRow, lastRow);
    for (let y = firstRow; y <= lastRow && to > from; y++) {
      const row = moved.words.subarray(y * moved.width + from, y * moved.width + to);
      out.words.set(row, (top + y) * out.width + left + from);
    }
    return { x: left, y: top, width: box.width, height: box.height };
  }

  /** How far the iris goes, and where it comes to lie among the kept pixels. */
  #look(act: EyeAct, { originX, originY, left, right }: EyePlace, corner: { left: number; top: number }): void {
    const { iris, irisRadius, eyeWidth } = this.#lines;
    const gazeX = GAZE.x * this.#room * clamp(act.gazeX, -1, 1);
    const gazeY = GAZE.y * this.#room * clamp(act.gazeY, -1, 1);
    const irisX = iris[0] + (left[0] + right[0]) / 2 - originX - corner.left + gazeX;
    const irisY = iris[1] + (left[1] + right[1]) / 2 - originY - corner.top + gazeY;
    this.#kernel.setEye([eyeWidth, irisRadius, gazeX, gazeY, irisX, irisY, ...this.#lash, this.#grainPx]);
  }

  /** Copies what is there before the eye moves. */
  #keep(out: FramePixels, left: number, top: number): void {
    const { before } = this.#kernel;
    for (let y = 0; y < before.height; y++) {
      const row = clamp(top + y, 0, out.height - 1) * out.width;
      for (let x = 0; x < before.width; x++) {
        before.words[y * before.width + x] = out.words[row + clamp(left + x, 0, out.width - 1)];
      }
    }
  }

  /** Where the lines of the eye are in this column, in rows of the kept pixels. */
  #placeColumn(act: EyeAct, { x, place, top }: { x: number; place: EyePlace; top: number }): void {
    const { box, left, right, upper, lower, meeting, lashes, between, beyondOuter } = this.#lines;
    const inFrame = x + place.originX;
    const along = clamp((inFrame - left[0] - place.left[0]) / (right[0] - left[0] || 1));
    const at = inFrame - mix(place.left[0], place.right[0], along) - box.x;
    const k = clamp(Math.round(at), 0, box.width - 1);
    const down = mix(place.left[1], place.right[1], along) - place.originY - top;
    const column = this.#column;
    column.lid = between[k];
    column.lashes = lashes[k] * mix(1, smoothstep(TAIL_GROWS.from, TAIL_GROWS.to, act.blink), beyondOuter[k]);
    const takesOver = smoothstep(0, TAKES_OVER, column.dropped);
    column.taken = mix(column.dropped, takesOver, Math.max(column.lid, beyondOuter[k]));
    column.across = clamp(at, 0, box.width - 1);
    column.down = down + box.y;
    column.upper = upper[k] + down;
    column.lower = Math.max(lower[k] + down, column.upper);
    column.top = Math.min(this.#lines.top[k] + down, column.upper - LID * this.#lines.eyeWidth);
    column.bottom = Math.max(this.#lines.bottom[k] + down, column.lower + LID * this.#lines.eyeWidth);
    const opening = column.lower - column.upper;
    const shut = clamp(act.blink);
    const lookDown = this.#room > 0 ? clamp(act.gazeY, -1, 1) * 0.12 : 0;
    const drop = this.#calm * act.calm + SQUINT.upper * act.squint + DROOP * act.droop - STARE * act.stare + lookDown;
    const rise = SQUINT.lower * act.squint;
    const closed = (meeting[k] + down - column.upper) / Math.max(1e-6, opening);
    column.newUpper = column.upper + opening * mix(drop, closed, shut) * column.lid;
    column.newLower = column.lower - opening * mix(rise, 1 - closed, shut) * column.lid;
    if (column.newUpper > column.newLower) {
      column.newUpper = (column.newUpper + column.newLower) / 2;
      column.newLower = column.newUpper;
    }
    const isThin = 1 - smoothstep(0.03, 0.2, (column.newLower - column.newUpper) / this.#lines.opening);
    column.shut = isThin * smoothstep(THIN_SHUTS.from, THIN_SHUTS.to, act.blink);
  }
}

/** How far the lid of a picture comes down to rest on the iris, as a share of the opening. */
function calmDrop({ box, upper, iris, irisRadius, opening }: EyeLines): number {
  const lid = upper[clamp(Math.round(iris[0] - box.x), 0, box.width - 1)] ?? iris[1];
  const wanted = iris[1] - irisRadius * (1 - 2 * CALM.covered);
  return clamp((wanted - lid) / opening, 0, CALM.most);
}

function isAtRest({ blink, squint, stare, droop, gazeX, gazeY }: EyeAct): boolean {
  return Math.max(blink, squint, stare, droop, Math.abs(gazeX), Math.abs(gazeY)) < 0.02;
}
