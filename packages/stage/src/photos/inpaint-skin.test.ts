import { describe, expect, it } from 'vitest';
import type { Point } from '#base/math/point.ts';
import { framePixels } from './frame-pixels.ts';
import { inpaintSkin } from './inpaint-skin.ts';

const SIDE = 30;
const BOX = { x: 4, y: 4, width: 22, height: 22 };
const DIAMOND: Point[] = [
  [15, 8],
  [22, 15],
  [15, 22],
  [8, 15],
];
const SKIN = [200, 150, 120] as const;

/** Skin all over, with a dark eye in the middle. */
function faceWithEye(eye: readonly [number, number, number] = [20, 20, 30]) {
  const frame = framePixels(SIDE, SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const isEye = Math.hypot((at % SIDE) - 15, Math.floor(at / SIDE) - 15) < 3;
    frame.bytes.set([...(isEye ? eye : SKIN), 255], at * 4);
  }
  return frame;
}

describe('inpaintSkin', () => {
  const { skin, cover, mean } = inpaintSkin(faceWithEye(), DIAMOND, BOX);

  it('finds the color of the skin around the eye', () => {
    for (const [c, value] of mean.entries()) expect(value).toBeCloseTo(SKIN[c], 3);
  });

  it('leaves nothing of the eye', () => {
    for (let i = 0; i < skin.length; i++) expect(skin[i]).toBeCloseTo(SKIN[i % 3], 0);
  });

  it('paints the same whatever it replaces', () => {
    expect(inpaintSkin(faceWithEye([250, 250, 255]), DIAMOND, BOX).skin).toEqual(skin);
  });

  it('covers the middle of its outline and nothing outside', () => {
    expect(cover[11 * BOX.width + 11]).toBeGreaterThan(0.9);
    expect(cover[2 * BOX.width + 2]).toBe(0);
  });

  it('covers by shares, softly towards the rim', () => {
    expect(Math.min(...cover)).toBe(0);
    expect(Math.max(...cover)).toBeLessThanOrEqual(1);
    const row = Array.from({ length: 7 }, (_, k) => cover[11 * BOX.width + 5 + k]);
    for (let k = 1; k < row.length; k++) expect(row[k]).toBeGreaterThanOrEqual(row[k - 1]);
  });

  it('works at the corner of the frame, too', () => {
    const atCorner = inpaintSkin(faceWithEye(), DIAMOND, { x: -6, y: -6, width: 40, height: 40 });
    expect(atCorner.skin.every(Number.isFinite)).toBe(true);
  });
});
