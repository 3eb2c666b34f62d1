import { describe, expect, it } from 'vitest';
import { handMoments, raisedAt, shownAt } from './present-at.ts';

const CARD = { picture: 'p', enterAtSec: 1, leaveAtSec: 6, again: [], placement: 'hand' as const, label: null };
const SHOWS = [{ fromSec: 3, untilSec: 4 }];

interface Around {
  cutsSec?: readonly number[];
  openCutsSec?: readonly number[];
  words?: readonly { startSec: number; endSec: number }[];
}

const upAt = (tSec: number, { cutsSec = [], openCutsSec = [], words = [] }: Around = {}) =>
  raisedAt(handMoments(CARD, { cutsSec, openCutsSec, words }), tSec);

describe('the hand with the product', () => {
  it.each([
    [0.5, 0],
    [1.2, 1],
    [5.55, 1],
    [6.2, 0],
  ])('at %d s is up by %d', (tSec, up) => {
    expect(upAt(tSec)).toBeCloseTo(up, 1);
  });

  it('is most of the way up when the words begin, and down when the next ones do', () => {
    expect(upAt(CARD.enterAtSec)).toBeGreaterThan(0.7);
    expect(upAt(CARD.leaveAtSec)).toBeLessThan(0.3);
  });

  it('never comes up right before a cut: from the cut on it is half up', () => {
    for (const cutSec of [0.7, 1, 1.15, 1.7]) {
      expect(upAt(cutSec - 0.01, { cutsSec: [cutSec] }), `before ${cutSec}`).toBe(0);
      expect(upAt(cutSec, { cutsSec: [cutSec] }), `at ${cutSec}`).toBeCloseTo(0.5, 1);
      expect(upAt(cutSec + 0.3, { cutsSec: [cutSec] })).toBeCloseTo(1, 5);
    }
    expect(upAt(1, { cutsSec: [2] })).toBe(upAt(1));
  });

  it('stays up to a cut at which it goes, and is gone behind it', () => {
    expect(upAt(5.94, { cutsSec: [5.95] })).toBe(1);
    expect(upAt(5.95, { cutsSec: [5.95] })).toBe(0);
    expect(upAt(6.1, { cutsSec: [6.5] })).toBe(upAt(6.1));
  });

  it('does not vanish at a cut behind which the same hands are seen: it is on its way down', () => {
    const around = { cutsSec: [5.95], openCutsSec: [5.95] };
    expect(upAt(5.94, around)).toBe(1);
    expect(upAt(5.95, around)).toBeLessThan(0.9);
    expect(upAt(5.95 + 6 / 30, around)).toBeGreaterThan(0.3);
    expect(upAt(6.4, around)).toBeCloseTo(0, 5);
  });

  it.each([
    [5.85, 1, 6.45],
    [5.5, 1, 6.2],
    [5.99, 1, 6.59],
  ])('stays up while its last word is said until %d s', (endSec, up, goneSec) => {
    const words = [
      { startSec: 5.3, endSec },
      { startSec: 6, endSec: 6.4 },
    ];
    expect(upAt(endSec, { words })).toBeCloseTo(up, 1);
    expect(upAt(goneSec, { words })).toBe(0);
  });

  it('goes with a cut at the end of its last word', () => {
    const around = { cutsSec: [6], words: [{ startSec: 5.3, endSec: 6 }] };
    expect(upAt(5.99, around)).toBe(1);
    expect(upAt(6, around)).toBe(0);
  });

  it.each([
    [2.9, 0],
    [3.6, 1],
    [4.5, 0],
  ])('at %d s has come nearer by %d', (tSec, near) => {
    expect(shownAt(SHOWS, tSec)).toBeCloseTo(near, 5);
  });

  it('moves without a jump', () => {
    for (const at of [(tSec: number) => upAt(tSec), (tSec: number) => shownAt(SHOWS, tSec)]) {
      const way = Array.from({ length: 240 }, (_, frame) => at(frame / 30));
      const steps = way.slice(1).map((now, i) => Math.abs(now - way[i]));
      expect(Math.max(...steps)).toBeLessThan(0.25);
    }
  });
});
