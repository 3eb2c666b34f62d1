import { describe, expect, it } from 'vitest';
import type { Buffers } from './light-field.ts';
import { smoothLight } from './smooth-light.ts';

const WIDTH = 16;
const HEIGHT = 12;

/** Light measured on every third pixel; the surface and its light depend on the column. */
function measured(surfaceAt: (x: number) => number, lightAt: (x: number, y: number) => number): Buffers {
  const count = WIDTH * HEIGHT;
  const buffers: Buffers = {
    width: WIDTH,
    height: HEIGHT,
    rgb: new Float32Array(count * 3),
    depth: new Float32Array(count),
    albedo: new Float32Array(count * 3),
    received: new Float32Array(count * 3),
    surface: Int32Array.from({ length: count }, (_, i) => surfaceAt(i % WIDTH)),
    measured: new Float32Array(count),
  };
  for (let i = 0; i < count; i += 3) {
    buffers.measured[i] = 1;
    buffers.received.fill(lightAt(i % WIDTH, Math.floor(i / WIDTH)), i * 3, i * 3 + 3);
  }
  return buffers;
}

describe('smoothLight', () => {
  it('fills the pixels between measurements with the light of their surface', () => {
    const buffers = measured(
      () => 1,
      () => 0.7,
    );
    smoothLight(buffers);
    for (const light of buffers.received) expect(light).toBeCloseTo(0.7, 5);
  });

  it('lets no light over to another surface', () => {
    const buffers = measured(
      (x) => (x < 8 ? 1 : 2),
      (x) => (x < 8 ? 1 : 0),
    );
    smoothLight(buffers);
    for (let i = 0; i < WIDTH * HEIGHT; i++) expect(buffers.received[i * 3]).toBeCloseTo(i % WIDTH < 8 ? 1 : 0, 5);
  });

  it('evens out noise without changing how bright it is', () => {
    const buffers = measured(
      () => 1,
      (x, y) => (x + y) % 2,
    );
    smoothLight(buffers);
    for (const light of buffers.received) {
      expect(light).toBeGreaterThan(0.25);
      expect(light).toBeLessThan(0.75);
    }
  });

  it('leaves a surface without a measurement dark instead of broken', () => {
    const buffers = measured(
      (x) => x,
      () => 1,
    );
    buffers.measured.fill(0);
    buffers.received.fill(0);
    smoothLight(buffers);
    expect(buffers.received.every((light) => light === 0)).toBe(true);
  });
});
