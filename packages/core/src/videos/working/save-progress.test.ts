import { limits } from '@herald/contract';
import { describe, expect, it } from 'vitest';
import { forgiveAttempt, type WorkProgress } from './save-progress.ts';

const known = { attemptsForgiven: 3, framesKept: 240 };
const late = limits.interruptedAttempts + 1;
const progress = (changes: Partial<WorkProgress>): WorkProgress => ({
  stage: 'drawing',
  framesDone: 0,
  framesTotal: 0,
  framesKept: 0,
  progress: 0,
  etaSec: null,
  ...changes,
});

describe('an attempt', () => {
  it('is not forgiven before it draws anything', () => {
    expect(forgiveAttempt(known, { attempt: 1, attemptsForgiven: 3, framesKept: 240 }, progress({}))).toEqual(known);
  });

  it('is forgiven while it draws, because its worker may be killed', () => {
    const work = { attempt: 1, attemptsForgiven: 3, framesKept: 240 };
    expect(forgiveAttempt(known, work, progress({ framesTotal: 300 }))).toEqual({ ...known, attemptsForgiven: 4 });
  });

  it('is forgiven for drawing only so often', () => {
    const work = { attempt: late, attemptsForgiven: 3, framesKept: 240 };
    expect(forgiveAttempt(known, work, progress({ framesTotal: 300 }))).toEqual(known);
  });

  it('is forgiven whenever it keeps more frames than all before it', () => {
    const work = { attempt: late, attemptsForgiven: 3, framesKept: 240 };
    const done = progress({ framesTotal: 900, framesKept: 360 });
    expect(forgiveAttempt(known, work, done)).toEqual({ attemptsForgiven: 4, framesKept: 360 });
  });

  it('is forgiven once, however often it reports', () => {
    const work = { attempt: 1, attemptsForgiven: 3, framesKept: 240 };
    const once = forgiveAttempt(known, work, progress({ framesTotal: 300 }));
    expect(forgiveAttempt(once, work, progress({ framesTotal: 300 }))).toEqual(once);
  });
});
