import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';

/** What a picture is about, as shares of it. */
export interface PictureFocus {
  /** the middle of what stands out */
  focusX: number;
  focusY: number;
  /** how wide and tall that is */
  width: number;
  height: number;
  /** a screen or a drawing: much of it is of exactly one color */
  isDrawn: boolean;
}

const SIDE = 160;
/** Photos have noise: fewer of their pixels are like the one beside them. */
const DRAWN_SHARE = 0.6;
/** Colors nearer to those of the edges say nothing, out of 255 in each channel. */
const STANDS_OUT = 48;
/** Of the line that holds most of what stands out. */
const LEAST_OF_LINE = 0.06;

/** What stands out from the colors along the edges. */
export function readFocus(picture: Picture, makeCanvas: MakeCanvas): PictureFocus {
  const { data, at } = pixelsOf(picture, makeCanvas);
  const edges = Array.from({ length: SIDE }, (_, i) => [at(i, 0), at(i, SIDE - 1), at(0, i), at(SIDE - 1, i)]).flat();
  const mean = [0, 1, 2].map((c) => edges.reduce((sum, pixel) => sum + data[pixel + c], 0) / edges.length);
  const away = (pixel: number) => Math.hypot(...mean.map((value, c) => data[pixel + c] - value));
  const usual = Math.max(STANDS_OUT, 1.5 * (edges.reduce((sum, pixel) => sum + away(pixel), 0) / edges.length));
  const columns = new Float64Array(SIDE);
  const rows = new Float64Array(SIDE);
  let same = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const weight = Math.max(0, away(at(x, y)) - usual);
      columns[x] += weight;
      rows[y] += weight;
      if (x > 0 && [0, 1, 2].every((c) => data[at(x, y) + c] === data[at(x - 1, y) + c])) same++;
    }
  const [across, down] = [spanOf(columns), spanOf(rows)];
  return {
    ...{ focusX: across.middle, width: across.length, focusY: down.middle, height: down.length },
    isDrawn: same > DRAWN_SHARE * SIDE * (SIDE - 1),
  };
}

/** From the first line that holds enough of it to the last; all of them where nothing stands out. */
function spanOf(lines: Float64Array): { middle: number; length: number } {
  const enough = LEAST_OF_LINE * Math.max(...lines);
  const isFull = (weight: number) => weight > 0 && weight >= enough;
  const [first, last] = [lines.findIndex(isFull), lines.findLastIndex(isFull)];
  if (first < 0) return { middle: 0.5, length: 1 };
  return { middle: (first + last + 1) / 2 / SIDE, length: (last + 1 - first) / SIDE };
}

/** Without smoothing: what is of one color stays so. */
function pixelsOf(
  picture: Picture,
  makeCanvas: MakeCanvas,
): { data: Uint8ClampedArray; at(x: number, y: number): number } {
  const ctx = contextOf(makeCanvas(SIDE, SIDE));
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(picture, 0, 0, SIDE, SIDE);
  return { data: ctx.getImageData(0, 0, SIDE, SIDE).data, at: (x, y) => 4 * (y * SIDE + x) };
}
