import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Random } from '#base/math/seeded-random.ts';

export type Fabric = 'jersey' | 'knit' | 'linen' | 'twill' | 'denim' | 'fleece' | 'satin' | 'nylon' | 'rib';

const SIZE = 64;

/** A neutral grey tile laid over lit cloth in soft light. */
export function fabricTile(fabric: Fabric, unitPx: number, random: Random, makeCanvas: MakeCanvas): Canvas {
  return fabric === 'knit' ? knitTile(unitPx, random, makeCanvas) : wovenTile(fabric, random, makeCanvas);
}

function wovenTile(fabric: Fabric, random: Random, makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(SIZE, SIZE);
  const ctx = contextOf(canvas);
  const pixels = ctx.createImageData(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const value = clamp(128 + threadAt(fabric, x, y, random), 0, 255);
      const o = (y * SIZE + x) * 4;
      pixels.data[o] = value;
      pixels.data[o + 1] = value;
      pixels.data[o + 2] = value;
      pixels.data[o + 3] = 255;
    }
  }
  ctx.putImageData(pixels, 0, 0);
  return canvas;
}

function threadAt(fabric: Fabric, x: number, y: number, random: Random): number {
  const grain = random() - 0.5;
  switch (fabric) {
    case 'fleece':
      return grain * 70;
    case 'satin':
      return grain * 6;
    case 'nylon':
      return grain * 30;
    case 'twill':
      return grain * 46 + ((x + y) % 4 < 2 ? 13 : -13);
    case 'denim':
      return grain * 70 + ((x + y) % 4 < 2 ? 24 : -24) + (random() < 0.06 ? 40 : 0);
    case 'linen':
      return (
        grain * 34 +
        (x % 3 === 0 ? -16 : 6) * (random() < 0.8 ? 1 : 0) +
        (y % 3 === 0 ? -16 : 6) * (random() < 0.8 ? 1 : 0)
      );
    default:
      return grain * 34 + (y % 2 ? 8 : -8);
  }
}

/** Columns of stitches; every stitch differs a little, so that no rows show from afar. */
function knitTile(unitPx: number, random: Random, makeCanvas: MakeCanvas): Canvas {
  const stitch = Math.max(4, Math.round(unitPx * 0.066));
  const columns = 12;
  const rows = 14;
  const width = stitch * columns;
  const rise = Math.max(3, Math.round(stitch * 0.72));
  const height = rise * rows;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#808080';
  ctx.fillRect(0, 0, width, height);
  for (let column = 0; column < columns; column++) {
    for (let row = -1; row <= rows; row++) {
      const strength = 0.32 + 0.22 * random();
      for (const lean of [1, -1])
        paintStitch(ctx, {
          x: (column + (lean > 0 ? 0.25 : 0.75)) * stitch,
          y: row * rise,
          stitch,
          rise,
          lean,
          strength,
        });
    }
  }
  return canvas;
}

interface Stitch {
  x: number;
  y: number;
  stitch: number;
  rise: number;
  lean: number;
  strength: number;
}

function paintStitch(ctx: Context2D, { x, y, stitch, rise, lean, strength }: Stitch): void {
  ctx.strokeStyle = `rgba(30,30,30,${strength})`;
  ctx.lineWidth = stitch * 0.28;
  ctx.beginPath();
  ctx.moveTo(x - lean * stitch * 0.14, y + rise * 0.16);
  ctx.lineTo(x + lean * stitch * 0.14, y + rise * 0.95);
  ctx.stroke();
  ctx.strokeStyle = `rgba(228,228,228,${strength})`;
  ctx.lineWidth = stitch * 0.14;
  ctx.beginPath();
  ctx.moveTo(x - lean * stitch * 0.16, y + rise * 0.06);
  ctx.lineTo(x + lean * stitch * 0.1, y + rise * 0.76);
  ctx.stroke();
}
