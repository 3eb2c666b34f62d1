import { expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { NEUTRAL_POSE } from '../acting/expressions.ts';
import { prepareCharacter } from '../character/prepare-character.ts';
import { PLAIN } from '../character/testing/sitting.ts';

vi.setConfig({ testTimeout: 120_000 });

const FRAMING = { frameWidth: 520, frameHeight: 400, headX: 260, headY: 50, unitPx: 100 };
const WIDEST_EDGE = 3;

/** From where the outline of the shoulder turns down to where all of the arm is shown. */
const SHOULDER = { from: 270, to: 345 };

/** How many pixels of a row are half transparent, on the side where there are more. */
function edgeOf(pixels: Uint8ClampedArray, row: number): number {
  const sides = [0, 0];
  for (let x = 0; x < FRAMING.frameWidth; x++) {
    const alpha = pixels[(row * FRAMING.frameWidth + x) * 4 + 3];
    if (alpha > 20 && alpha < 235) sides[x < FRAMING.headX ? 0 : 1]++;
  }
  return Math.max(...sides);
}

it.each(['tank', 'tee', 'shirt', 'sweater'] as const)('no soft rim stands outside the shoulders of a %s', (kind) => {
  const garment = { ...PLAIN.garment, kind };
  const person = prepareCharacter({ ...PLAIN, garment }, FRAMING, makeCanvas);
  const ctx = contextOf(makeCanvas(FRAMING.frameWidth, FRAMING.frameHeight));
  person.drawStill(ctx);
  person.drawMoving(ctx, NEUTRAL_POSE);
  const { data } = ctx.getImageData(0, 0, FRAMING.frameWidth, FRAMING.frameHeight);
  for (let row = SHOULDER.from; row < SHOULDER.to; row++)
    expect(edgeOf(data, row), `row ${row}`).toBeLessThanOrEqual(WIDEST_EDGE);
});
