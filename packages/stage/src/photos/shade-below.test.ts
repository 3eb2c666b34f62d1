import { expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../testing/node-canvas.ts';
import type { PhotoFit } from './fit-photo.ts';
import { drawInShade } from './shade-below.ts';

const FRAME = { width: 360, height: 640 };
const END = 580;

/** A picture of upright stripes that ends above the frame does. */
function striped() {
  const picture = makeCanvas(FRAME.width, END);
  const ctx = contextOf(picture);
  for (let x = 0; x < FRAME.width; x++) {
    ctx.fillStyle = x % 24 < 12 ? '#e8e0d0' : '#302820';
    ctx.fillRect(x, 0, 1, END);
  }
  return picture;
}

it('lets a picture that is too short go down into a shade, and shows no edge and nothing made up below', () => {
  const framing = { frameWidth: FRAME.width, frameHeight: FRAME.height, headX: 180, headY: 200, unitPx: 100 };
  const open = { left: 0, top: 0, right: 0, bottom: FRAME.height - END };
  const fit: PhotoFit = { scale: 1, offsetX: 0, offsetY: 0, covers: false, open, framing };
  const ctx = contextOf(makeCanvas(FRAME.width, FRAME.height));
  drawInShade(ctx, striped(), { fit, place: { x: 0, y: 0, width: FRAME.width, height: END } }, makeCanvas);
  const rowAt = (y: number): number[] => {
    const { data } = ctx.getImageData(0, y, FRAME.width, 1);
    return Array.from({ length: FRAME.width }, (_, x) => data[x * 4]);
  };
  const contrastAt = (y: number) => Math.max(...rowAt(y).slice(30, -30)) - Math.min(...rowAt(y).slice(30, -30));
  expect(contrastAt(400)).toBeGreaterThan(150);
  expect(contrastAt(END + 4)).toBe(0);
  const jump = rowAt(END - 2).map((value, x) => Math.abs(value - rowAt(END + 2)[x]));
  expect(Math.max(...jump)).toBeLessThan(16);
});
