import { describe, expect, it } from 'vitest';
import { musicLevel } from './music-level.ts';

const words = [
  { start: 2, end: 3 },
  { start: 6, end: 7 },
];
const at = (timeSec: number, spoken = words, underDb = 14) =>
  musicLevel({ timeSec, durationSec: 12, words: spoken, underDb });
const decibel = (level: number) => 20 * Math.log10(level);

describe('music under a voice', () => {
  it.each([12, 14, 16])('is %s dB softer while somebody talks, where that is chosen', (underDb) => {
    expect(decibel(at(4.5, words, underDb)) - decibel(at(2.5, words, underDb))).toBeCloseTo(underDb, 5);
  });

  it('gives way just before a word, and comes back slowly after it', () => {
    expect(at(1.95)).toBeLessThan(at(1.8));
    expect(at(3.3)).toBeGreaterThan(at(3));
    expect(at(3.3)).toBeLessThan(at(3.7));
    expect(at(3.7)).toBe(at(1.8));
  });

  it('begins and ends in silence', () => {
    expect(at(0)).toBe(0);
    expect(at(0.2)).toBeLessThan(at(0.4));
    expect(at(11)).toBeLessThan(at(10));
    expect(at(12)).toBe(0);
  });

  it('stays soft all along where the words are not known', () => {
    expect(at(4.5, [])).toBe(at(2.5));
  });

  it('never drowns the voice', () => {
    for (let sec = 0; sec < 12; sec += 0.1) expect(at(sec)).toBeLessThan(0.4);
    for (let sec = 2; sec <= 3; sec += 0.1) expect(at(sec)).toBeLessThan(0.1);
  });
});
