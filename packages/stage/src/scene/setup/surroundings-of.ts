import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { type Rgb, toLinear } from '#base/color/rgb.ts';
import type { Surroundings } from '#base/light/surroundings.ts';

const COLUMNS = 24;
const ROWS = 40;
/** How much of the picture counts as a side, as above and as below. */
const SIDE_SHARE = 0.3;

/** What light a place sends to whoever stands in the middle of its picture. */
export function surroundingsOf(picture: Picture, makeCanvas: MakeCanvas): Surroundings {
  const ctx = contextOf(makeCanvas(COLUMNS, ROWS));
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, COLUMNS, ROWS);
  const { data } = ctx.getImageData(0, 0, COLUMNS, ROWS);
  const wide = Math.round(COLUMNS * SIDE_SHARE);
  const high = Math.round(ROWS * SIDE_SHARE);
  return {
    left: meanOf(data, (column) => column < wide),
    right: meanOf(data, (column) => column >= COLUMNS - wide),
    above: meanOf(data, (_column, row) => row < high),
    below: meanOf(data, (_column, row) => row >= ROWS - high),
  };
}

function meanOf(data: Uint8ClampedArray, counts: (column: number, row: number) => boolean): Rgb {
  const sum = [0, 0, 0];
  let cells = 0;
  for (let i = 0; i < COLUMNS * ROWS; i++) {
    if (!counts(i % COLUMNS, Math.floor(i / COLUMNS))) continue;
    const light = toLinear([data[i * 4], data[i * 4 + 1], data[i * 4 + 2]]);
    for (let c = 0; c < 3; c++) sum[c] += light[c];
    cells++;
  }
  return [sum[0] / cells, sum[1] / cells, sum[2] / cells];
}
