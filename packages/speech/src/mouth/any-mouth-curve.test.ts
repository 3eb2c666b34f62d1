import { MOUTH_PARAMETERS, type MouthTrack } from '@herald/media/mouth';
import type { Phone } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../dsp/seeded-random.ts';
import { mouthCurveFromPhones } from './mouth-curve-from-phones.ts';
import { quietSpans } from './quiet-spans.ts';
import { stillSpans } from './shape-curve.ts';

interface Said {
  phones: Phone[];
  durationSec: number;
  track: MouthTrack;
}

const SOUNDS = ['', '', 'a', 'i', 'u', 'oʊ', 'p', 'b', 'm', 's', 'ʃ', 'tʃ', 'θ', 'n', 'h', 'ɹ', 'f'];

/** Two seconds of any sounds, of 30 to 330 ms each. */
function saidWith(random: () => number): Said {
  const phones: Phone[] = [];
  let atSec = 0;
  while (atSec < 2) {
    const phone = SOUNDS[Math.floor(random() * SOUNDS.length)] ?? '';
    const endSec = atSec + 0.03 + random() * 0.3;
    phones.push({ phone, startSec: atSec, endSec, stressed: random() < 0.3, word: phone ? 0 : -1 });
    atSec = endSec;
  }
  return { phones, durationSec: atSec, track: mouthCurveFromPhones(phones, { durationSec: atSec }) };
}

const random = seededRandom(31);
const said = Array.from({ length: 40 }, () => saidWith(random));

describe('the mouth of any sounds', () => {
  it('stays within its limits', () => {
    for (const { track } of said) {
      for (const name of MOUTH_PARAMETERS) {
        const lowest = name === 'wide' ? -1 : 0;
        expect(track[name].every((value) => value >= lowest - 1e-6 && value <= 1 + 1e-6)).toBe(true);
      }
    }
  });

  it('is known for the whole of the sound', () => {
    for (const { track, durationSec } of said) {
      for (const name of MOUTH_PARAMETERS)
        expect(track[name].length).toBeGreaterThanOrEqual(Math.floor(durationSec * track.rateHz));
    }
  });

  it('needs more than two frames from shut to wide, and as long back', () => {
    for (const { track } of said) {
      const steps = track.open.map((value, i) => Math.abs(value - (track.open[i - 1] ?? value)));
      expect(Math.max(...steps)).toBeLessThan(0.1);
    }
  });

  it('needs a tenth of a second from rest to round or wide, and as long back', () => {
    for (const { track } of said) {
      for (const shape of [track.round, track.wide]) {
        const ways = shape.map((value, i) => Math.abs(value - (shape[i - 10] ?? value)));
        expect(Math.max(...ways)).toBeLessThan(0.95);
        expect(Math.max(...shape.map((value, i) => Math.abs(value - (shape[i - 3] ?? value))))).toBeLessThan(0.28);
      }
    }
  });

  it('does not move in any longer silence', () => {
    for (const { track, phones, durationSec } of said) {
      for (const { startSec, endSec } of stillSpans(quietSpans(phones, durationSec), durationSec)) {
        const part = track.open.subarray(Math.ceil(startSec * track.rateHz), Math.floor(endSec * track.rateHz));
        expect(part.every((value) => value === 0)).toBe(true);
      }
    }
  });

  it('is shut in the middle of every p, b and m', () => {
    for (const { track, phones } of said) {
      for (const { phone, startSec, endSec } of phones.filter((one) => 'pbm'.includes(one.phone || '-'))) {
        const middle = Math.round(((startSec + endSec) / 2 - 0.025) * track.rateHz);
        expect(track.press[middle], phone).toBeCloseTo(1, 2);
        expect(track.open[middle], phone).toBeCloseTo(0, 2);
      }
    }
  });
});

describe('the quiet of any sounds', () => {
  it('never overlaps what is said', () => {
    for (const { phones, durationSec } of said) {
      for (const quiet of quietSpans(phones, durationSec, 0.05)) {
        const spoken = phones.filter(({ phone }) => phone !== '');
        expect(spoken.some((one) => one.startSec < quiet.endSec - 1e-9 && one.endSec > quiet.startSec + 1e-9)).toBe(
          false,
        );
      }
    }
  });

  it('is as long as was asked for', () => {
    for (const { phones, durationSec } of said) {
      for (const { startSec, endSec } of quietSpans(phones, durationSec, 0.25))
        expect(endSec - startSec).toBeGreaterThanOrEqual(0.25 - 1e-6);
    }
  });
});
