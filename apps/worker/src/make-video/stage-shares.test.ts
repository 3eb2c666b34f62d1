import { describe, expect, it } from 'vitest';
import { shareDone, type WorkPosition } from './stage-shares.ts';

const times = { prepareSec: 3, drawSec: 6, finishSec: 1 };
const at = (changes: Partial<WorkPosition>) =>
  shareDone({ part: 'prepareSec', shareDrawn: 0, inPartSec: 0, ...changes }, times);

describe('the share of the work that is done', () => {
  it('starts at nothing', () => {
    expect(at({})).toBe(0);
  });

  it('gives the preparing of the scene the share it took before', () => {
    expect(at({ inPartSec: 1.5 })).toBeCloseTo(0.15);
    expect(at({ part: 'drawSec' })).toBeCloseTo(0.3);
  });

  it('waits just before the end of a part that takes longer than before', () => {
    expect(at({ inPartSec: 100 })).toBeCloseTo(0.285);
    expect(at({ part: 'finishSec', shareDrawn: 1, inPartSec: 100 })).toBeCloseTo(0.995);
  });

  it('grows with the pictures while they are drawn, however long that takes', () => {
    expect(at({ part: 'drawSec', shareDrawn: 0.5, inPartSec: 100 })).toBeCloseTo(0.6);
    expect(at({ part: 'drawSec', shareDrawn: 1 })).toBeCloseTo(at({ part: 'finishSec' }));
  });

  it('never goes back, also while nothing was measured yet', () => {
    const way: WorkPosition[] = [
      { part: 'prepareSec', shareDrawn: 0, inPartSec: 0 },
      { part: 'prepareSec', shareDrawn: 0, inPartSec: 9 },
      { part: 'drawSec', shareDrawn: 0, inPartSec: 0 },
      { part: 'drawSec', shareDrawn: 1, inPartSec: 9 },
      { part: 'finishSec', shareDrawn: 1, inPartSec: 0 },
      { part: 'finishSec', shareDrawn: 1, inPartSec: 9 },
    ];
    const shares = way.map((position) => shareDone(position));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, expect.closeTo(0.99, 1)]);
  });
});
