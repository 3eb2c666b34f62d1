import { expect, it } from 'vitest';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { letGoCanvas } from './let-go-canvas.ts';

it('a canvas that was let go holds a single pixel', () => {
  const canvas = makeCanvas(640, 480);
  letGoCanvas(canvas);
  expect([canvas.width, canvas.height]).toEqual([1, 1]);
});
