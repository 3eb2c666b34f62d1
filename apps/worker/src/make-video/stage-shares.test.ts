import { describe, expect, it } from 'vitest';
import { shareDone, type WorkPosition } from './stage-shares.ts';

const times = { prepareSec: 3, drawSec: 6, finishSec: 1 };
const at = (changes: Partial<WorkPosition>) => shareDone({ part: 'prepareSec', shareDrawn: 0, ...changes }, times);

describe('the share of the work that is done', () => {
  it('starts at nothing', () => {
    expect(at({})).toBe(0);
  });

  it('counts the preparing of the scene when it is over, by the share it took before', () => {
    expect(at({ part: 'drawSec' })).toBeCloseTo(0.3);
  });

  it('grows with the pictures while they are drawn', () => {
    expect(at({ part: 'drawSec', shareDrawn: 0.5 })).toBeCloseTo(0.6);
    expect(at({ part: 'drawSec', shareDrawn: 1 })).toBeCloseTo(0.9);
  });

  it('does not count the check and the saving before they are over', () => {
    expect(at({ part: 'finishSec', shareDrawn: 1 })).toBeCloseTo(0.9);
  });

  it('never goes back, also while nothing was measured yet', () => {
    const way: WorkPosition[] = [
      { part: 'prepareSec', shareDrawn: 0 },
      { part: 'drawSec', shareDrawn: 0 },
      { part: 'drawSec', shareDrawn: 1 },
      { part: 'finishSec', shareDrawn: 1 },
    ];
    const shares = way.map((position) => shareDone(position));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, expect.closeTo(0.88, 1)]);
  });
});
