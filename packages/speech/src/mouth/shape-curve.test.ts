import { MOUTH_PARAMETERS, type MouthTrack } from '@herald/media/mouth';
import { describe, expect, it } from 'vitest';
import { loudnessEnvelope } from './loudness-envelope.ts';
import { mouthAt, restingCurve } from './mouth.ts';
import { packNetwork, runNetwork, unpackNetwork, weightCount } from './mouth-network.ts';
import { quietSpans } from './quiet-spans.ts';
import { closeLips, limitJaw, restInSilence, stillSpans } from './shape-curve.ts';
import { MOUTH_INPUTS } from './sound-features.ts';

const phone = (sign: string, startSec: number, endSec: number) => ({
  phone: sign,
  startSec,
  endSec,
  stressed: false,
  word: 0,
});

/** A mouth that stays half open all the time. */
function openMouth(durationSec: number): MouthTrack {
  const curve = restingCurve(durationSec);
  for (const name of MOUTH_PARAMETERS) curve[name].fill(name === 'press' ? 0 : 0.5);
  return curve;
}

describe('sampling a curve', () => {
  it('goes straight from sample to sample and rests outside', () => {
    const curve = restingCurve(0.04);
    curve.open.set([0, 0.2, 0.6, 0.2, 0]);
    expect(mouthAt(curve, 0.015).open).toBeCloseTo(0.4, 6);
    expect(mouthAt(curve, 0.02).open).toBeCloseTo(0.6, 6);
    expect(mouthAt(curve, -0.5).open).toBe(0);
    expect(mouthAt(curve, 3).open).toBe(0);
  });
});

describe('quiet spans', () => {
  it('are the gaps of 200 ms and more, also before, between and after', () => {
    const phones = [
      phone('', 0, 0.3),
      phone('a', 0.3, 0.5),
      phone('', 0.5, 0.6),
      phone('b', 0.6, 0.8),
      phone('a', 1.1, 1.2),
    ];
    expect(quietSpans(phones, 1.5)).toEqual([
      { startSec: 0, endSec: 0.3 },
      { startSec: 0.8, endSec: 1.1 },
      { startSec: 1.2, endSec: 1.5 },
    ]);
    expect(quietSpans([], 2)).toEqual([{ startSec: 0, endSec: 2 }]);
    expect(quietSpans([], 0.1)).toEqual([]);
  });
});

describe('closing the lips', () => {
  it('shuts even the shortest sound for longer than a frame at 25 fps, and opens again', () => {
    const curve = openMouth(1);
    closeLips(curve, { startSec: 0.5, endSec: 0.505 });
    limitJaw(curve);
    const closed = Array.from({ length: 1000 }, (_, i) => mouthAt(curve, i / 1000)).filter(
      ({ press }) => press > 0.9999,
    );
    expect(closed.length).toBeGreaterThan(40);
    expect(Math.max(...closed.map(({ open }) => open))).toBeLessThan(0.01);
    expect(mouthAt(curve, 0.3).open).toBe(0.5);
    expect(mouthAt(curve, 0.7).open).toBe(0.5);
  });

  const shutMs = (curve: MouthTrack) =>
    Array.from({ length: 1000 }, (_, i) => mouthAt(curve, i / 1000)).filter(({ open }) => open < 0.06).length;

  it.each([0.03, 0.08, 0.15, 0.3])('shuts a p of %d s for 60 to 100 ms', (lengthSec) => {
    const curve = openMouth(1);
    closeLips(curve, { startSec: 0.5, endSec: 0.5 + lengthSec });
    limitJaw(curve);
    expect(shutMs(curve)).toBeGreaterThanOrEqual(60);
    expect(shutMs(curve)).toBeLessThanOrEqual(100);
  });

  it('stays shut through a hum', () => {
    const curve = openMouth(1);
    closeLips(curve, { startSec: 0.3, endSec: 0.8 }, { isHum: true });
    expect(shutMs(curve)).toBeGreaterThan(400);
  });

  it('works at the very edges of the sound', () => {
    const curve = openMouth(0.3);
    closeLips(curve, { startSec: 0, endSec: 0.05 });
    closeLips(curve, { startSec: 0.28, endSec: 0.3 });
    expect(curve.press[0]).toBe(1);
    expect(curve.press.every((press) => press >= 0 && press <= 1)).toBe(true);
  });
});

describe('resting in silence', () => {
  it('is complete inside and leaves speech alone', () => {
    const curve = openMouth(2);
    const silences = [{ startSec: 0.8, endSec: 1.2 }];
    restInSilence(curve, silences, 2);
    const [still] = stillSpans(silences, 2);
    expect(still.startSec).toBeLessThan(0.91);
    expect(still.endSec).toBeGreaterThan(1.1);
    for (let t = still.startSec; t <= still.endSec; t += 0.005) expect(mouthAt(curve, t).open).toBeLessThan(0.02);
    expect(mouthAt(curve, 0.77).open).toBe(0.5);
    expect(mouthAt(curve, 1.2).open).toBe(0.5);
  });

  it('is complete up to both ends of the sound', () => {
    const curve = openMouth(1);
    restInSilence(
      curve,
      [
        { startSec: 0, endSec: 0.4 },
        { startSec: 0.7, endSec: 1 },
      ],
      1,
    );
    expect([curve.open[0], curve.open.at(-1)]).toEqual([0, 0]);
    expect(mouthAt(curve, 0.5).open).toBe(0.5);
  });
});

describe('the loudness envelope', () => {
  it('is 1 at the loudest, falls by the decibel, 0 in silence', () => {
    const sampleRateHz = 16000;
    const pcm = new Float32Array(sampleRateHz * 2);
    for (let i = 0; i < sampleRateHz; i++) pcm[i] = Math.sin(i / 5);
    for (let i = sampleRateHz; i < sampleRateHz * 1.5; i++) pcm[i] = 0.178 * Math.sin(i / 5);
    const envelope = loudnessEnvelope({ pcm, sampleRateHz }, 100);
    expect(envelope[50]).toBeCloseTo(1, 1);
    expect(envelope[125]).toBeCloseTo(0.5, 1);
    expect(envelope[180]).toBe(0);
  });
});

describe('the mouth network in the repository', () => {
  it('comes back from its stored form almost exactly', () => {
    const weights = Float32Array.from({ length: weightCount(4, 2) }, (_, i) => Math.sin(i) * 0.7);
    const back = unpackNetwork(packNetwork({ hidden: 4, outputs: 2, weights }));
    expect(back.weights.length).toBe(weights.length);
    for (const [i, weight] of weights.entries()) expect(Math.abs(back.weights[i] - weight)).toBeLessThan(0.00002);
  });

  it('computes what it says: weighted sums, one tanh, weighted sums', () => {
    const weights = new Float32Array(weightCount(1, 1));
    weights[0] = 2;
    weights[MOUTH_INPUTS] = -0.5;
    weights[MOUTH_INPUTS + 1] = 3;
    weights[MOUTH_INPUTS + 2] = 0.25;
    const input = new Float32Array(MOUTH_INPUTS);
    input[0] = 0.4;
    const out = new Float32Array(1);
    runNetwork({ hidden: 1, outputs: 1, weights }, input, new Float32Array(1), out);
    expect(out[0]).toBeCloseTo(3 * Math.tanh(2 * 0.4 - 0.5) + 0.25, 6);
  });
});
