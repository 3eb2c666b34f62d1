import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, rgba } from '#base/color/rgb.ts';

export interface BakedTeeth {
  upper: Canvas;
  lower: Canvas;
}

/** Where the edge of the front teeth lies in a baked row, as a share of its height from the gum. */
export const TOOTH_EDGE = 0.94;

interface Row {
  /** from the middle outwards, shares of half the row */
  widths: number[];
  /** shares of the longest */
  lengths: number[];
  /** how much the row bends away at its ends */
  sag: number;
}

const UPPER: Row = {
  widths: [0.205, 0.16, 0.165, 0.14, 0.12, 0.1],
  lengths: [1, 0.955, 0.985, 0.95, 0.93, 0.91],
  sag: 0.16,
};
const LOWER: Row = {
  widths: [0.125, 0.13, 0.14, 0.14, 0.13, 0.12],
  lengths: [0.98, 0.99, 1, 0.96, 0.93, 0.9],
  sag: 0.04,
};

const WHITE: Rgb = [230, 219, 203];
const ROOT: Rgb = [186, 146, 126];
const DEEP: Rgb = [88, 52, 46];
const GUM: Rgb = [172, 84, 86];

/** The two rows of teeth, drawn once; gums at the top of the upper row and at the bottom of the lower. */
export function bakeTeeth(unitPx: number, makeCanvas: MakeCanvas): BakedTeeth {
  const width = Math.max(40, Math.round(1.2 * unitPx));
  const height = Math.max(14, Math.round(0.3 * unitPx));
  return {
    upper: bakeRow(makeCanvas(width, height), UPPER, 1),
    lower: bakeRow(makeCanvas(width, height), LOWER, -1),
  };
}

function bakeRow(canvas: Canvas, row: Row, down: 1 | -1): Canvas {
  const ctx = contextOf(canvas);
  ctx.translate(canvas.width / 2, down > 0 ? 0 : canvas.height);
  ctx.scale(canvas.width / 2, canvas.height * down);
  ctx.fillStyle = rgba(GUM);
  ctx.fillRect(-0.9, 0, 1.8, 0.16);
  for (const side of [-1, 1] as const) {
    let x = 0;
    for (const [i, width] of row.widths.entries()) {
      paintTooth(ctx, { side, x, width, length: row.lengths[i] * TOOTH_EDGE, sag: row.sag });
      x += width;
    }
  }
  return canvas;
}

interface Tooth {
  side: -1 | 1;
  x: number;
  width: number;
  length: number;
  sag: number;
}

function paintTooth(ctx: Context2D, { side, x, width, length, sag }: Tooth): void {
  const away = x + width / 2;
  const tone = mixRgb(WHITE, DEEP, Math.min(1, 0.12 * away + 1.1 * away ** 2));
  const bottom = length - sag * away ** 2;
  const shade = ctx.createLinearGradient(0, 0, 0, bottom);
  shade.addColorStop(0, rgba(mixRgb(tone, ROOT, 0.8)));
  shade.addColorStop(0.62, rgba(tone));
  shade.addColorStop(0.84, rgba(tone));
  shade.addColorStop(1, rgba(mixRgb(tone, [170, 158, 156], 0.5)));
  const left = side * x;
  const right = side * (x + width);
  const corner = side * width * 0.2;
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.moveTo(left, 0.1);
  ctx.quadraticCurveTo((left + right) / 2, -0.02, right, 0.1);
  ctx.lineTo(right, bottom - 0.09);
  ctx.quadraticCurveTo(right, bottom, right - corner, bottom);
  ctx.lineTo(left + corner * 0.6, bottom);
  ctx.quadraticCurveTo(left, bottom, left, bottom - 0.06);
  ctx.closePath();
  ctx.fill();
  const seam = ctx.createLinearGradient(right - side * width * 0.3, 0, right, 0);
  seam.addColorStop(0, 'rgba(112,76,66,0)');
  seam.addColorStop(1, 'rgba(112,76,66,.26)');
  ctx.fillStyle = seam;
  ctx.fill();
}
