import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, type Rgb, rgba } from '#base/color/rgb.ts';

export interface BakedTeeth {
  upper: Canvas;
  lower: Canvas;
}

/** Widths from the middle outwards (shares of half the row) and lengths (shares of the longest). */
const UPPER = { widths: [0.2, 0.16, 0.15, 0.13, 0.11, 0.09], lengths: [1, 0.92, 0.96, 0.86, 0.78, 0.7] };
const LOWER = { widths: [0.13, 0.13, 0.13, 0.13, 0.12, 0.11], lengths: [0.9, 0.93, 0.96, 0.88, 0.8, 0.72] };

const WHITE: Rgb = [241, 234, 223];
const DEEP: Rgb = [96, 62, 54];
const GUM: Rgb = [188, 96, 98];

/** The two rows of teeth, drawn once; gums at the top of the upper row and at the bottom of the lower. */
export function bakeTeeth(unitPx: number, makeCanvas: MakeCanvas): BakedTeeth {
  const width = Math.max(40, Math.round(1.2 * unitPx));
  const height = Math.max(14, Math.round(0.3 * unitPx));
  return {
    upper: bakeRow(makeCanvas(width, height), UPPER, 1),
    lower: bakeRow(makeCanvas(width, height), LOWER, -1),
  };
}

function bakeRow(canvas: Canvas, row: typeof UPPER, down: 1 | -1): Canvas {
  const ctx = contextOf(canvas);
  ctx.translate(canvas.width / 2, down > 0 ? 0 : canvas.height);
  ctx.scale(canvas.width / 2, canvas.height * down);
  ctx.fillStyle = rgba(GUM);
  ctx.fillRect(-0.9, 0, 1.8, 0.16);
  for (const side of [-1, 1] as const) {
    let x = 0;
    for (const [i, width] of row.widths.entries()) {
      paintTooth(ctx, { side, x, width, length: row.lengths[i] });
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
}

function paintTooth(ctx: Context2D, { side, x, width, length }: Tooth): void {
  const depth = Math.min(1, (x + width / 2) ** 1.8 * 1.15);
  const tone = mixRgb(WHITE, DEEP, depth * 0.72);
  const sag = 0.1 * (x + width / 2) ** 2;
  const bottom = length * 0.96 - sag;
  const shade = ctx.createLinearGradient(0, 0, 0, 1);
  shade.addColorStop(0, rgba(mixRgb(tone, [214, 178, 160], 0.4)));
  shade.addColorStop(0.4, rgba(tone));
  shade.addColorStop(1, rgba(mixRgb(tone, [214, 208, 204], 0.35)));
  const left = side * (x + width * 0.02);
  const right = side * (x + width * 0.985);
  const corner = side * width * 0.2;
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.moveTo(left, 0.1);
  ctx.quadraticCurveTo((left + right) / 2, -0.02, right, 0.1);
  ctx.lineTo(right, bottom - 0.16);
  ctx.quadraticCurveTo(right, bottom, right - corner, bottom);
  ctx.lineTo(left + corner * 0.7, bottom + 0.01);
  ctx.quadraticCurveTo(left, bottom, left, bottom - 0.12);
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = 'rgba(120,84,72,.2)';
  ctx.lineWidth = 0.012;
  ctx.beginPath();
  ctx.moveTo(right, 0.12);
  ctx.lineTo(right, bottom - 0.08);
  ctx.stroke();
}
