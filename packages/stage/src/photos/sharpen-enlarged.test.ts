import { describe, expect, it } from 'vitest';
import { type FramePixels, framePixels } from './frame-pixels.ts';
import { sharpenEnlarged } from './sharpen-enlarged.ts';

const SIDE = 24;

/** Dark to the left, light to the right, with a soft edge of several pixels between. */
function softEdge(): FramePixels {
  const frame = framePixels(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const light = 90 + 12 * Math.max(-4, Math.min(4, (i % SIDE) - SIDE / 2));
    frame.bytes.set([light, light, light, 255], i * 4);
  }
  return frame;
}

const valueAt = ({ bytes }: FramePixels, x: number) => bytes[(SIDE * (SIDE / 2) + x) * 4] ?? 0;
const slopeOf = (frame: FramePixels) => valueAt(frame, SIDE / 2 + 3) - valueAt(frame, SIDE / 2 - 3);

describe('an enlarged picture', () => {
  it('has steeper edges, and calm places as they were', () => {
    const frame = softEdge();
    const before = slopeOf(frame);
    expect(sharpenEnlarged(frame, 2.4)).toBe(true);
    expect(slopeOf(frame)).toBeGreaterThan(before + 4);
    expect([valueAt(frame, 0), valueAt(frame, SIDE - 1)]).toEqual([42, 138]);
  });

  it('stays as it is where its pixels are many', () => {
    const frame = softEdge();
    expect(sharpenEnlarged(frame, 1.2)).toBe(false);
    expect(frame.bytes).toEqual(softEdge().bytes);
  });
});
