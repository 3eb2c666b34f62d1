import { describe, expect, it } from 'vitest';
import { membrane } from './membrane.ts';

const SIZE = { width: 12, height: 6 };

const fieldOf = (valueAt: (x: number) => number): Float32Array =>
  Float32Array.from({ length: SIZE.width * SIZE.height }, (_, at) => valueAt(at % SIZE.width));

describe('a membrane', () => {
  const trust = fieldOf((x) => (x === 0 || x === SIZE.width - 1 ? 1 : 0));

  it('leads from one trusted side to the other in even steps, whatever lies between', () => {
    const field = membrane(
      fieldOf((x) => (x === 0 ? 20 : x === SIZE.width - 1 ? 130 : 999)),
      trust,
      SIZE,
    );
    const row = Array.from(field.subarray(0, SIZE.width));
    const steps = row.slice(1).map((value, x) => value - row[x]);
    expect(Math.max(...steps.slice(1, -1)) - Math.min(...steps.slice(1, -1))).toBeLessThan(0.5);
    expect(Math.min(...steps)).toBeGreaterThan(5);
  });

  it('keeps the color of even skin', () => {
    const field = membrane(
      fieldOf((x) => (trust[x] > 0 ? 80 : 0)),
      trust,
      SIZE,
    );
    for (const value of field) expect(value).toBeCloseTo(80, 1);
  });
});
