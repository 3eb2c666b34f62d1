import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { PixelData } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { pixelsOf } from '../../../testing/compare-pictures.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { gapsBetween, keepPictures, wordsFor, worstParts } from '../../../testing/unlike-pictures.ts';

const SIDE = 60;

function plate(color: string, spot?: { x: number; y: number; side: number }): PixelData {
  const canvas = makeCanvas(SIDE, SIDE);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#404040';
  ctx.fillRect(0, 0, SIDE, SIDE);
  ctx.fillStyle = color;
  if (spot) ctx.fillRect(spot.x, spot.y, spot.side, spot.side);
  return pixelsOf(canvas);
}

describe('two pictures that should be alike', () => {
  const plain = plate('#404040');
  const spotted = plate('#4a4a4a', { x: 22, y: 41, side: 8 });

  it('are distinguished by the part where they differ', () => {
    const [worst, next] = worstParts(plain, spotted.data);
    expect(worst).toEqual({ part: { x: 20, y: 40, width: 10, height: 10 }, share: 1 });
    expect(next.share).toBe(0);
    expect(wordsFor([worst])).toBe('x 20–30, y 40–50 (100 %)');
  });

  it('are kept with what lies between them', async () => {
    const pixels = { plain: plain.data, spotted: spotted.data, gaps: gapsBetween(plain.data, spotted.data) };
    const folder = keepPictures({ width: SIDE, height: SIDE, pixels });
    try {
      expect(existsSync(join(folder, 'plain.png')) && existsSync(join(folder, 'spotted.png'))).toBe(true);
      const canvas = makeCanvas(SIDE, SIDE);
      contextOf(canvas).drawImage(await loadImage(join(folder, 'gaps.png')), 0, 0);
      const at = (x: number, y: number) => [...contextOf(canvas).getImageData(x, y, 1, 1).data];
      expect([at(5, 5), at(25, 45)]).toEqual([
        [0, 0, 0, 255],
        [40, 40, 40, 255],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
