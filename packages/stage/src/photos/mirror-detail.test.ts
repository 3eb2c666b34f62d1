import { expect, it } from 'vitest';
import { fillBehind } from './fill-behind.ts';
import { framePixels } from './frame-pixels.ts';

const SIZE = 360;

/** Lines across the picture, of which one half is hidden. */
function striped(isHidden = (column: number) => column >= SIZE / 2) {
  const frame = framePixels(SIZE, SIZE);
  const mask = new Uint8Array(SIZE * SIZE);
  for (let at = 0; at < mask.length; at++) {
    const light = Math.floor(at / SIZE) % 8 < 4 ? 40 : 200;
    frame.bytes.set([light, light, light, 255], at * 4);
    if (isHidden(at % SIZE)) mask[at] = 255;
  }
  return { frame, mask };
}

/** How far light and dark are apart in a column. */
function contrastAt(column: number, { bytes }: { bytes: Uint8Array | Uint8ClampedArray }): number {
  const lights = Array.from({ length: SIZE }, (_, row) => bytes[(row * SIZE + column) * 4]);
  return Math.max(...lights) - Math.min(...lights);
}

it('carries the detail of the background on behind the person, and lets it go where nobody looks', () => {
  const { frame, mask } = striped();
  const filled = fillBehind(frame, mask);
  expect(contrastAt(SIZE / 2 + 4, filled)).toBeGreaterThan(140);
  expect(contrastAt(SIZE / 2 + 60, filled)).toBeLessThan(30);
  expect(contrastAt(SIZE / 2 - 4, filled)).toBe(160);
});

it('carries it on as far to the left as to the right', () => {
  const [toRight, toLeft] = [striped(), striped((column) => column < SIZE / 2)];
  const [right, left] = [toRight, toLeft].map(({ frame, mask }) => fillBehind(frame, mask));
  for (let deep = 2; deep <= 20; deep += 2) {
    const difference = contrastAt(SIZE / 2 + deep, right) - contrastAt(SIZE / 2 - 1 - deep, left);
    expect(Math.abs(difference), `${deep} deep`).toBeLessThan(5);
  }
});

it('tears nothing where the outline is ragged', () => {
  const frame = framePixels(SIZE, SIZE);
  const mask = new Uint8Array(SIZE * SIZE);
  for (let at = 0; at < mask.length; at++) {
    const [column, row] = [at % SIZE, Math.floor(at / SIZE)];
    const light = column % 24 < 12 ? 40 : 200;
    frame.bytes.set([light, light, light, 255], at * 4);
    const raggedBy = (row * 7919) % 13;
    if (column >= SIZE / 2 + raggedBy) mask[at] = 255;
  }
  const { bytes } = fillBehind(frame, mask);
  const lightAt = (column: number, row: number) => bytes[(row * SIZE + column) * 4];
  let jumps = 0;
  for (let row = 20; row < SIZE - 20; row++) {
    for (let column = SIZE / 2 + 10; column < SIZE / 2 + 30; column++)
      jumps += Math.abs(lightAt(column, row) - lightAt(column, row - 1));
  }
  expect(jumps / (20 * (SIZE - 40))).toBeLessThan(10);
});
