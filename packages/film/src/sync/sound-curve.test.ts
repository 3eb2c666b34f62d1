import { describe, expect, test } from 'vitest';
import { findLag } from './lag.ts';
import { silencesHeard } from './silences.ts';
import { CURVE_STEP_SEC, expectedCurve, loudnessCurve } from './sound-curve.ts';

const RATE_HZ = 16_000;
const phone = (name: string, startSec: number, endSec: number) => ({
  phone: name,
  startSec,
  endSec,
  stressed: false,
  word: 0,
});

/** A tone that is loud between the two moments and silent elsewhere. */
function toneBetween(startSec: number, endSec: number, lengthSec: number): Float32Array {
  return Float32Array.from({ length: lengthSec * RATE_HZ }, (_, i) => {
    const tSec = i / RATE_HZ;
    return tSec >= startSec && tSec < endSec ? 0.3 * Math.sin(2 * Math.PI * 220 * tSec) : 0;
  });
}

describe('the loudness of a sound over time', () => {
  test('rises and falls where the sound does', () => {
    const curve = loudnessCurve({ pcm: toneBetween(0.5, 1, 2), sampleRateHz: RATE_HZ });
    expect(curve).toHaveLength(2 / CURVE_STEP_SEC);
    expect(curve[0.25 / CURVE_STEP_SEC]).toBe(0);
    expect(curve[0.75 / CURVE_STEP_SEC]).toBeGreaterThan(0.1);
    expect(curve[1.5 / CURVE_STEP_SEC]).toBe(0);
  });

  test('is expected to be high in vowels, low in stops and nothing in pauses', () => {
    const curve = expectedCurve([phone('p', 0, 0.1), phone('aɪ', 0.1, 0.4), phone('', 0.4, 0.7)], 0.8);
    const at = (tSec: number): number => curve[Math.round(tSec / CURVE_STEP_SEC)];
    expect(at(0.25)).toBeGreaterThan(5 * at(0.04));
    expect(at(0.55)).toBe(0);
  });

  test('tells by how much a sound lies behind its phones', () => {
    const phones = [phone('', 0, 0.5), phone('a', 0.5, 1), phone('', 1, 2)];
    for (const delaySec of [-0.1, 0, 0.08]) {
      const heard = loudnessCurve({ pcm: toneBetween(0.5 + delaySec, 1 + delaySec, 2), sampleRateHz: RATE_HZ });
      const { steps } = findLag(heard, expectedCurve(phones, 2), 150);
      expect(Math.abs(steps * CURVE_STEP_SEC - delaySec)).toBeLessThan(0.006);
    }
  });
});

describe('silences that can be heard', () => {
  test('are found with their edges, and short ones are left out', () => {
    const pcm = toneBetween(0.6, 1.2, 3);
    pcm.set(toneBetween(0, 1, 1).subarray(0, RATE_HZ), 1.4 * RATE_HZ);
    const silences = silencesHeard(loudnessCurve({ pcm, sampleRateHz: RATE_HZ }));
    expect(silences).toHaveLength(2);
    expect(silences[0]?.startSec).toBe(0);
    expect(silences[0]?.endSec).toBeCloseTo(0.6, 1);
    expect(silences[1]?.startSec).toBeCloseTo(2.4, 1);
    expect(silences[1]?.endSec).toBeCloseTo(3, 1);
  });
});
