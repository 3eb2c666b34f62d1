import type { WorkTimes } from '@herald/core/videos';

/** How far the work on a video is. */
export interface WorkPosition {
  part: keyof WorkTimes;
  /** Of the pictures, 0 to 1. */
  shareDrawn: number;
  /** Since the part began. */
  inPartSec: number;
}

/** While nothing was measured on this machine: as it was on another one, for a video of 10 seconds. */
const FIRST_GUESS: WorkTimes = { prepareSec: 2, drawSec: 5, finishSec: 1 };

/** What is not counted never counts as done before it is. */
const ALMOST = 0.95;

/**
 * Share of the whole work that is done, 0 to 1. Each part has the share it took in the videos before. Pictures are counted;
 * in the parts where there is nothing to count, the time they take here is the measure, up to just before their end.
 */
export function shareDone({ part, shareDrawn, inPartSec }: WorkPosition, expected: WorkTimes = FIRST_GUESS): number {
  const { prepareSec, drawSec, finishSec } = expected;
  const doneSec = {
    prepareSec: passed(inPartSec, prepareSec),
    drawSec: prepareSec + drawSec * shareDrawn,
    finishSec: prepareSec + drawSec + passed(inPartSec, finishSec),
  };
  return doneSec[part] / Math.max(Number.EPSILON, prepareSec + drawSec + finishSec);
}

function passed(inPartSec: number, wholeSec: number): number {
  return Math.min(inPartSec, wholeSec * ALMOST);
}
