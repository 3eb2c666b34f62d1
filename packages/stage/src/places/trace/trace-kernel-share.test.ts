import { describe, expect, it } from 'vitest';
import { layWorld } from './lay-world.ts';

const WIDTH = 16;
const HEIGHT = 12;
const COUNT = WIDTH * HEIGHT;
const DARK = { above: [0, 0, 0], below: [0, 0, 0] } as const;

/** All three colors of light of a white picture that is measured on every third pixel; its surface and its light depend on the column. */
function shared(
  surfaceAt: (x: number) => number,
  lightAt: (x: number, y: number) => number,
  isMeasured = true,
): number[] {
  const kernel = layWorld({ solids: [], lamps: [], ambient: DARK }, WIDTH, HEIGHT);
  const { buffer } = kernel.memory;
  const surfaces = new Int32Array(buffer, kernel.surfaceAt(), COUNT);
  const received = new Float32Array(buffer, kernel.receivedAt(), COUNT * 4);
  new Float32Array(buffer, kernel.albedoAt(), COUNT * 3).fill(1);
  for (let i = 0; i < COUNT; i++) {
    surfaces[i] = surfaceAt(i % WIDTH);
    if (!isMeasured || i % 3 !== 0) continue;
    received.fill(lightAt(i % WIDTH, Math.floor(i / WIDTH)), i * 4, i * 4 + 3);
    received[i * 4 + 3] = 1;
  }
  kernel.shareLight();
  return [...new Float32Array(buffer, kernel.rgbAt(), COUNT * 3)];
}

describe('light that is measured here and there', () => {
  it('fills the pixels between with the light of their surface', () => {
    const lights = shared(
      () => 1,
      () => 0.7,
    );
    for (const light of lights) expect(light).toBeCloseTo(0.7, 5);
  });

  it('does not reach another surface', () => {
    const lights = shared(
      (x) => (x < 8 ? 1 : 2),
      (x) => (x < 8 ? 1 : 0),
    );
    for (const [i, light] of lights.entries()) expect(light).toBeCloseTo(Math.floor(i / 3) % WIDTH < 8 ? 1 : 0, 5);
  });

  it('has less noise and is as bright', () => {
    const lights = shared(
      () => 1,
      (x, y) => (x + y) % 2,
    );
    for (const light of lights) {
      expect(light).toBeGreaterThan(0.25);
      expect(light).toBeLessThan(0.75);
    }
  });

  it('leaves a surface without a measurement dark instead of broken', () => {
    const lights = shared(
      (x) => x,
      () => 1,
      false,
    );
    expect(lights.every((light) => light === 0)).toBe(true);
  });
});
