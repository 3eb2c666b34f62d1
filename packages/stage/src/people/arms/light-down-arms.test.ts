import { expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { NEUTRAL_POSE } from '../acting/expressions.ts';
import { colorAt, FRAME, FRAMING, PLAIN, photograph, sit } from '../character/testing/sitting.ts';
import { ARM_SIDES, type ArmSide, shoulderOf } from './model/arm-build.ts';
import { buildOf } from './testing/build-of.ts';

vi.setConfig({ testTimeout: 120_000 });

const white = { ...PLAIN, garment: { ...PLAIN.garment, kind: 'tee', color: '#f4f3ef' } } as const;
const person = sit(white);
const MOST_GREY = 12;

/** How much darker the middle of an upper arm gets between two lighter places, from the shoulder down to where a hand may be before it. */
function darkestBand(pixels: Uint8ClampedArray, side: ArmSide): number {
  const [x, y] = shoulderOf(buildOf(white), side);
  const lights = Array.from({ length: 15 }, (_, i) => {
    const [red, green, blue] = colorAt(pixels, x, y - 0.2 + i * 0.05, FRAMING);
    return (red + green + blue) / 3;
  });
  const bands = lights.map(
    (light, i) => Math.min(Math.max(...lights.slice(0, i + 1)), Math.max(...lights.slice(i))) - light,
  );
  return Math.max(...bands);
}

it.each(ARM_SIDES)('no band lies across the %s sleeve of an arm at rest', (side) => {
  expect(darkestBand(photograph(person), side)).toBeLessThan(MOST_GREY);
});

it.each(ARM_SIDES)('no band lies across the %s sleeve of an arm that points down', (side) => {
  const gestures = [{ name: 'point-down', hand: side, sinceSec: 0.3, holdSec: 1 }] as const;
  while (person.prepareGestures(gestures));
  const ctx = contextOf(makeCanvas(FRAME.width, FRAME.height));
  person.drawStill(ctx, [side]);
  person.drawMoving(ctx, { ...NEUTRAL_POSE, gestures });
  expect(darkestBand(ctx.getImageData(0, 0, FRAME.width, FRAME.height).data, side)).toBeLessThan(MOST_GREY);
});
