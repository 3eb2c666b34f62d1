import { planDirection } from '@herald/direction';
import { GESTURES } from '@herald/media/scene/acting-plan';
import type { Sound } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { hearPhrases } from './hear-phrases.ts';
import { pitchAt } from './pitch-at.ts';

const RATE_HZ = 16_000;

interface Syllable {
  atSec: number;
  level: number;
  hz: number;
}

/** Hummed syllables of 0.16 s. */
function hummed(syllables: readonly Syllable[], durationSec: number): Sound {
  const pcm = new Float32Array(durationSec * RATE_HZ);
  for (const { atSec, level, hz } of syllables) {
    for (let index = 0; index < 0.16 * RATE_HZ; index += 1) {
      const sec = index / RATE_HZ;
      pcm[Math.round(atSec * RATE_HZ) + index] =
        level * Math.sin(2 * Math.PI * hz * sec) * Math.sin((Math.PI * sec) / 0.16);
    }
  }
  return { pcm, sampleRateHz: RATE_HZ };
}

/** Six syllables of which the fourth is stressed. */
const phraseAt = (startSec: number, lastHz = 118): Syllable[] =>
  [0.3, 0.32, 0.3, 0.8, 0.3, 0.3].map((level, index) => ({
    atSec: startSec + index * 0.2,
    level,
    hz: index === 5 ? lastHz : 120,
  }));

describe('speech without its words', () => {
  const sound = hummed([...phraseAt(0.4), ...phraseAt(2.6), ...phraseAt(4.8, 180)], 7);

  it('is cut at its breaths', () => {
    const phrases = hearPhrases(sound);
    expect(phrases).toHaveLength(3);
    expect(phrases.map(({ fromSec }) => Math.round(fromSec * 2) / 2)).toEqual([0.5, 2.5, 5]);
  });

  it('is stressed where it is loud', () => {
    for (const { fromSec, stresses } of hearPhrases(sound)) {
      const strongest = stresses.toSorted((a, b) => b.strength - a.strength)[0];
      expect(Math.abs((strongest?.atSec ?? 0) - fromSec - 0.66)).toBeLessThan(0.12);
    }
  });

  it('has a voice that rises at the end of what is asked', () => {
    expect(pitchAt(sound, 0.48)).toBeCloseTo(120, -1);
    expect(hearPhrases(sound).map(({ rises }) => rises)).toEqual([false, false, true]);
  });

  it('is acted: gestures on stresses, nods where a breath ends, and faces that change nothing', () => {
    const reading = { script: '', words: [], phones: [], heard: hearPhrases(sound), locale: 'en-US', durationSec: 7 };
    const { acting } = planDirection(reading, { product: null }, { mood: 'joyous', gestures: GESTURES }, 1);
    expect(acting.gestures.length).toBeGreaterThanOrEqual(2);
    expect(acting.gestures.every(({ name }) => ['beat', 'open-palm'].includes(name))).toBe(true);
    expect(acting.accents.length).toBeGreaterThanOrEqual(3);
    expect(acting.headMoves.filter(({ kind }) => kind === 'nod')).toHaveLength(2);
  });

  it('is nothing in silence', () => {
    expect(hearPhrases({ pcm: new Float32Array(RATE_HZ), sampleRateHz: RATE_HZ })).toEqual([]);
  });
});
