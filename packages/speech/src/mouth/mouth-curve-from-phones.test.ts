import { MOUTH_PARAMETERS } from '@herald/media/mouth';
import { type Phone, soundDurationSec } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { synthesize } from '../synthesize.ts';
import { mouthAt } from './mouth.ts';
import { mouthCurveFromPhones } from './mouth-curve-from-phones.ts';
import { isBilabial } from './phone-visemes.ts';
import { quietSpans } from './quiet-spans.ts';
import { stillSpans } from './shape-curve.ts';

const FPS = 30;
const SCRIPT =
  "Maybe Bob's pump broke. [pause 0.5s] My mother bought a better one, for 25 pounds! People prefer simple maps: " +
  'stop, buy, compare, and jump home. [pause 1s] Would you put a plum into the blue bowl?';

const phone = (sign: string, startSec: number, endSec: number, stressed = false): Phone => ({
  phone: sign,
  startSec,
  endSec,
  stressed,
  word: sign ? 0 : -1,
});

/** The openness and closedness of the video frame nearest to a moment. */
const frameNear = (tSec: number, offset = 0): number => (Math.round((tSec - offset) * FPS) + offset * FPS) / FPS;

describe('mouth curves from phones', { timeout: 120_000 }, () => {
  it('closes every p, b and m in its video frame, wherever the frames fall', async () => {
    for (const voiceId of ['flite:rms:m-warm', 'espeak:en-gb-x-rp:f2']) {
      const rate = voiceId.startsWith('flite') ? 1.3 : 1;
      const spoken = await synthesize({ text: SCRIPT, locale: 'en-US', voiceId, rate });
      const curve = mouthCurveFromPhones(spoken.phones, { durationSec: soundDurationSec(spoken), sound: spoken });
      const closures = spoken.phones.filter((one) => isBilabial(one.phone));
      expect(closures.length).toBeGreaterThan(20);
      for (const { startSec, endSec } of closures) {
        const seenAt = (startSec + endSec) / 2 - 0.025;
        for (const offset of [0, 0.25 / FPS, 0.5 / FPS, 0.75 / FPS]) {
          const mouth = mouthAt(curve, frameNear(seenAt, offset));
          expect(mouth.press).toBeGreaterThan(0.9);
          expect(mouth.open).toBeLessThan(0.06);
        }
      }
    }
  });

  it('moves nothing in silences of 200 ms and more', async () => {
    const spoken = await synthesize({ text: SCRIPT, locale: 'en-US', voiceId: 'flite:awb:m-scots' });
    const durationSec = soundDurationSec(spoken);
    const curve = mouthCurveFromPhones(spoken.phones, { durationSec, sound: spoken });
    const silences = quietSpans(spoken.phones, durationSec);
    expect(silences.length).toBeGreaterThanOrEqual(5);
    const still = stillSpans(silences, durationSec);
    expect(still.length).toBe(silences.filter(({ startSec, endSec }) => endSec - startSec > 0.14).length);
    for (const { startSec, endSec } of still) {
      for (let tSec = Math.ceil(startSec * 100) / 100; tSec <= endSec - 0.01; tSec += 0.01) {
        const mouth = mouthAt(curve, tSec);
        for (const name of MOUTH_PARAMETERS) expect(Math.abs(mouth[name])).toBeLessThan(1e-6);
      }
    }
  });

  it('rests before the start and after the end', () => {
    const curve = mouthCurveFromPhones([phone('ɑ', 0.3, 0.6)], { durationSec: 1 });
    for (const tSec of [-1, 0, 0.05, 0.99, 5]) expect(mouthAt(curve, tSec).open).toBe(0);
    expect(mouthAt(curve, 0.43).open).toBeGreaterThan(0.85);
  });

  it('opens widest on a, spreads on i, rounds on u, shows teeth on s and the tongue on th', () => {
    const shapeOf = (sign: string) => {
      const curve = mouthCurveFromPhones([phone(sign, 0.3, 0.6)], { durationSec: 0.9 });
      return mouthAt(curve, 0.43);
    };
    expect(shapeOf('a').open).toBeGreaterThan(shapeOf('i').open + 0.4);
    expect(shapeOf('i').wide).toBeGreaterThan(0.5);
    expect(shapeOf('u').round).toBeGreaterThan(0.9);
    expect(shapeOf('s').teeth).toBeGreaterThan(0.8);
    expect(shapeOf('θ').tongue).toBeGreaterThan(0.8);
    expect(shapeOf('f').teeth).toBeGreaterThan(0.8);
  });

  it('rounds the lips ahead of u (coarticulation)', () => {
    const curve = mouthCurveFromPhones([phone('t', 0.3, 0.4), phone('u', 0.4, 0.6)], { durationSec: 0.9 });
    const other = mouthCurveFromPhones([phone('t', 0.3, 0.4), phone('i', 0.4, 0.6)], { durationSec: 0.9 });
    expect(mouthAt(curve, 0.33).round).toBeGreaterThan(mouthAt(other, 0.33).round + 0.4);
  });

  it('opens more on stressed vowels and in loud moments', () => {
    const plain = mouthCurveFromPhones([phone('ɛ', 0.3, 0.6)], { durationSec: 0.9 });
    const stressed = mouthCurveFromPhones([phone('ɛ', 0.3, 0.6, true)], { durationSec: 0.9 });
    expect(mouthAt(stressed, 0.43).open).toBeGreaterThan(mouthAt(plain, 0.43).open * 1.1);
    const tone = (level: number) => Float32Array.from({ length: 14400 }, (_, i) => level * Math.sin(i / 10));
    const pcm = new Float32Array(28800);
    pcm.set(tone(0.02), 0);
    pcm.set(tone(0.8), 14400);
    const twice = [phone('ɛ', 0.1, 0.4), phone('ɛ', 0.6, 0.9)];
    const curve = mouthCurveFromPhones(twice, { durationSec: 1.2, sound: { pcm, sampleRateHz: 24000 } });
    expect(mouthAt(curve, 0.73).open).toBeGreaterThan(mouthAt(curve, 0.23).open * 1.2);
  });

  it('never leaves the limits and survives empty and odd phones', () => {
    const odd = [
      phone('ʘ', 0, 0.2),
      phone('', 0.2, 0.2),
      phone('t͡ʃ', 0.2, 0.3),
      phone('aɪ', 0.3, 0.1),
      phone('??', 0.3, 0.5),
    ];
    const curve = mouthCurveFromPhones(odd, { durationSec: 0.6 });
    for (const name of MOUTH_PARAMETERS) {
      for (const value of curve[name]) {
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        expect(Number.isNaN(value)).toBe(false);
      }
    }
    expect(mouthCurveFromPhones([], { durationSec: 1 }).open.every((value) => value === 0)).toBe(true);
  });

  it('opens for the vowel between two p', () => {
    const pop = [phone('p', 0.3, 0.4), phone('ɑ', 0.4, 0.5), phone('p', 0.5, 0.6)];
    const curve = mouthCurveFromPhones(pop, { durationSec: 0.9 });
    expect(mouthAt(curve, 0.325).open).toBe(0);
    expect(mouthAt(curve, 0.425).open).toBeGreaterThan(0.45);
    expect(mouthAt(curve, 0.525).open).toBe(0);
  });

  it('is plain data that survives a structured clone', () => {
    const curve = mouthCurveFromPhones([phone('m', 0.1, 0.2)], { durationSec: 0.4 });
    expect(structuredClone(curve)).toEqual(curve);
  });
});
