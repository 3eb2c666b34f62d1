import type { WorkTimes } from '@herald/core/videos';

/** How far the work on a video is. */
export interface WorkPosition {
  part: keyof WorkTimes;
  /** Of the pictures, 0 to 1. */
  shareDrawn: number;
}

/** While nothing was measured on this machine: as it was on another one, for a video of 10 seconds. */
const FIRST_GUESS: WorkTimes = { prepareSec: 2, drawSec: 5, finishSec: 1 };

/**
 * Share of the whole work that is done, 0 to 1. Each part has the share it took in the videos before. Pictures count one
 * by one; the parts in which nothing is counted count when they are over.
 */
export function shareDone({ part, shareDrawn }: WorkPosition, expected: WorkTimes = FIRST_GUESS): number {
  const { prepareSec, drawSec, finishSec } = expected;
  const doneSec = {
    prepareSec: 0,
    drawSec: prepareSec + drawSec * shareDrawn,
    finishSec: prepareSec + drawSec,
  };
  return doneSec[part] / Math.max(Number.EPSILON, prepareSec + drawSec + finishSec);
}
