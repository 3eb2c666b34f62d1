import type { WorkSize } from './work-speed.ts';

/** Seconds of work for a video; undefined when nothing was measured yet. */
export type SecondsEstimator = (size: WorkSize) => number | undefined;

/** A video that waits, in the order of the queue. */
export interface WaitingVideo extends WorkSize {
  id: string;
  /** Store or disks keep it from being made; nobody knows when they work again. */
  isHeldUp?: boolean;
}

/** A video that is being made. */
export interface VideoInWork extends WorkSize {
  id: string;
  /** Share of the work that is done, 0 to 1. */
  progress: number;
  elapsedSec: number;
  /** What its worker expects, if it has a forecast. */
  saidSec: number | null;
}

export interface QueueState {
  inWork: VideoInWork[];
  waiting: WaitingVideo[];
  /** Videos this installation makes at the same time. */
  slots: number;
  /** The time between being first in the queue and being claimed. */
  pickUpSec: number;
}

export interface Forecast {
  /** 1 is next; null once it is being made. */
  queuePosition: number | null;
  etaSec: number | null;
}

/** When each unfinished video will be ready: a simulation of the queue with measured times. */
export function forecastQueue(
  { inWork, waiting, slots, pickUpSec }: QueueState,
  estimate: SecondsEstimator,
): Map<string, Forecast> {
  const forecasts = new Map<string, Forecast>();
  const freeAt: (number | null)[] = [];
  for (const video of inWork) {
    const etaSec = remainingSec(video, estimate(video));
    forecasts.set(video.id, { queuePosition: null, etaSec });
    freeAt.push(etaSec);
  }
  while (freeAt.length < slots) freeAt.push(0);
  for (const [index, video] of waiting.entries()) {
    const etaSec = takeNextSlot(freeAt, pickUpSec, video.isHeldUp ? undefined : estimate(video));
    forecasts.set(video.id, { queuePosition: index + 1, etaSec });
  }
  return forecasts;
}

/** The video begins in the first free slot. Behind a video without a forecast there is no forecast. */
function takeNextSlot(freeAt: (number | null)[], pickUpSec: number, workSec: number | undefined): number | null {
  const known = freeAt.filter((sec) => sec !== null);
  if (known.length === 0) return null;
  const start = Math.min(...known);
  const end = workSec === undefined ? null : start + pickUpSec + workSec;
  freeAt[freeAt.indexOf(start)] = end;
  return end;
}

const LEAST_SEC = 1;
/** Below this share, progress alone says nothing: loading fonts and faces does not count towards it. */
const TELLING_PROGRESS = 0.3;

/** Earlier measurements count less the further the work has come, and not at all once it is clearly late. */
function remainingSec(video: VideoInWork, workSec: number | undefined): number | null {
  const { progress, elapsedSec } = video;
  const bySight = seenSec(video, workSec === undefined ? TELLING_PROGRESS : 0);
  if (workSec === undefined) return bySight;
  const byMeasure = Math.max(LEAST_SEC, workSec - elapsedSec);
  const lateness = latenessOf(elapsedSec / Math.max(LEAST_SEC, workSec));
  // Of what is late and not begun nobody knows more than that.
  if (bySight === null) return lateness < 1 ? byMeasure : null;
  const share = Math.max(progress ** 2, lateness);
  return share * bySight + (1 - share) * byMeasure;
}

/** The forecast of the work itself: from its worker, or else from its progress. */
function seenSec({ progress, elapsedSec, saidSec }: VideoInWork, tellingProgress: number): number | null {
  if (saidSec !== null) return Math.max(LEAST_SEC, saidSec);
  if (progress === 0 || progress < tellingProgress) return null;
  return Math.max(LEAST_SEC, (elapsedSec / progress) * (1 - progress));
}

/** 0 up to three quarters of the measured time, 1 from five quarters on. */
const latenessOf = (shareOfTime: number) => Math.min(1, Math.max(0, (shareOfTime - 0.75) * 2));
