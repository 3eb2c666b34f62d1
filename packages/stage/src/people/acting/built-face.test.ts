import type { ActedExpression } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { builtFaceAt } from './built-face.ts';
import { FACES } from './expressions.ts';

const CONCERNED: ActedExpression[] = [
  { atSec: -1, name: 'neutral', strength: 1 },
  { atSec: 1, name: 'concerned', strength: 1 },
  { atSec: 5, name: 'friendly', strength: 1 },
];
const STRESSED = [{ atSec: 2.4, strength: 0.9 }];

const concernAt = (tSec: number, accents = STRESSED, expressions = CONCERNED) =>
  builtFaceAt(expressions, accents, tSec).concern;

describe('the face of a photo within a sentence', () => {
  it('builds up to a half before the stressed word', () => {
    expect(concernAt(1.15)).toBeLessThan(0.3);
    expect(concernAt(1.6)).toBeCloseTo(0.5, 1);
  });

  it('is in full with the stressed word', () => {
    expect(concernAt(2.5)).toBe(FACES.concerned.concern);
  });

  it('eases to a half after it', () => {
    expect(concernAt(3.2)).toBeLessThan(0.85);
    expect(concernAt(4)).toBeCloseTo(0.5, 1);
  });

  it('follows a weaker stress less', () => {
    const two = [...STRESSED, { atSec: 4, strength: 0.3 }];
    expect(concernAt(4.1, two)).toBeGreaterThan(0.6);
    expect(concernAt(4.1, two)).toBeLessThan(0.8);
  });

  it('is in full once where no word is stressed', () => {
    expect(concernAt(1.7, [])).toBeGreaterThan(0.95);
    expect(concernAt(4, [])).toBeCloseTo(0.5, 1);
  });

  it('keeps what is felt most, and the smile that a film ends with', () => {
    const peak = CONCERNED.map((one) => (one.name === 'concerned' ? ({ ...one, isPeak: true } as const) : one));
    expect(concernAt(4, STRESSED, peak)).toBeGreaterThan(1.5 * concernAt(4));
    expect(builtFaceAt(CONCERNED, STRESSED, 9).smile).toBeGreaterThan(FACES.neutral.smile + 0.2);
  });

  it('never jumps, also where a face comes before the last one is whole', () => {
    const soon = [...CONCERNED, { atSec: 5.2, name: 'serious', strength: 1 } as const];
    const values = Array.from({ length: 30 * 8 }, (_, k) => builtFaceAt(soon, STRESSED, k / 30).smile);
    expect(Math.max(...values.slice(1).map((value, k) => Math.abs(value - (values[k] ?? 0))))).toBeLessThan(0.12);
  });
});
