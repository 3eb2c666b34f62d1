import { describe, expect, it } from 'vitest';
import { raisedAt, shownAt } from './present-at.ts';

const CARD = { picture: 'p', enterAtSec: 1, leaveAtSec: 6, again: [], placement: 'hand' as const, label: null };
const SHOWS = [{ fromSec: 3, untilSec: 4 }];

describe('the hand with the product', () => {
  it.each([
    [0.5, 0],
    [1.2, 1],
    [5.55, 1],
    [6.2, 0],
  ])('at %d s is up by %d', (tSec, up) => {
    expect(raisedAt(CARD, tSec)).toBeCloseTo(up, 1);
  });

  it('is most of the way up when the words begin, and down when the next ones do', () => {
    expect(raisedAt(CARD, CARD.enterAtSec)).toBeGreaterThan(0.7);
    expect(raisedAt(CARD, CARD.leaveAtSec)).toBeLessThan(0.3);
  });

  it('never comes up right before a cut: from the cut on it is half up', () => {
    for (const cutSec of [0.7, 1, 1.15, 1.7]) {
      expect(raisedAt(CARD, cutSec - 0.01, [cutSec]), `before ${cutSec}`).toBe(0);
      expect(raisedAt(CARD, cutSec, [cutSec]), `at ${cutSec}`).toBeCloseTo(0.5, 1);
      expect(raisedAt(CARD, cutSec + 0.3, [cutSec])).toBeCloseTo(1, 5);
    }
    expect(raisedAt(CARD, 1, [2])).toBe(raisedAt(CARD, 1));
  });

  it('stays up to a cut at which it goes, and is gone behind it', () => {
    expect(raisedAt(CARD, 5.94, [5.95])).toBe(1);
    expect(raisedAt(CARD, 5.95, [5.95])).toBe(0);
    expect(raisedAt(CARD, 6.1, [6.5])).toBe(raisedAt(CARD, 6.1));
  });

  it.each([
    [2.9, 0],
    [3.6, 1],
    [4.5, 0],
  ])('at %d s has come nearer by %d', (tSec, near) => {
    expect(shownAt(SHOWS, tSec)).toBeCloseTo(near, 5);
  });

  it('moves without a jump', () => {
    for (const at of [(tSec: number) => raisedAt(CARD, tSec), (tSec: number) => shownAt(SHOWS, tSec)]) {
      const way = Array.from({ length: 240 }, (_, frame) => at(frame / 30));
      const steps = way.slice(1).map((now, i) => Math.abs(now - way[i]));
      expect(Math.max(...steps)).toBeLessThan(0.25);
    }
  });
});
