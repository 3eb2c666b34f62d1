import type { PerformerKind } from '@herald/contract/statuses';
import { median, type Point, robustLine } from './robust-line.ts';

/** What decides how long the making of a video takes. */
export interface WorkSize {
  performer: PerformerKind;
  /** Of one moment, in all its ratios. */
  pixels: number;
  durationSec: number;
}

/** The parts of the work, one after the other. */
export interface WorkTimes {
  /** Until the first picture. */
  prepareSec: number;
  drawSec: number;
  /** After the last picture. */
  finishSec: number;
}

/** A video that was made in one attempt, and how long that took. */
export type MeasuredWork = WorkSize & WorkTimes;

/** The work for a video; undefined when nothing was measured yet. */
export type WorkEstimator = (size: WorkSize) => WorkTimes | undefined;

/** All parts together. */
export const wholeSec = ({ prepareSec, drawSec, finishSec }: WorkTimes): number => prepareSec + drawSec + finishSec;

/** Learns from measured videos, newest first, how long the next ones will take. */
export function learnWorkSpeed(measured: MeasuredWork[]): WorkEstimator {
  const usual: WorkEstimator = (size) => usualTimes(measured, size);
  const slowness = slownessNow(measured, usual);
  return (size) => {
    const times = usual(size);
    return times && scaled(times, slowness);
  };
}

/** What cutting somebody out of each picture adds to drawing it, as measured: see docs/PERFORMANCE.md. */
const CUT_WORK = 3;

function usualTimes(measured: MeasuredWork[], size: WorkSize): WorkTimes | undefined {
  const samePerformer = measured.filter(({ performer }) => performer === size.performer);
  if (samePerformer.length === 0 && size.performer === 'cut_clip') {
    const uncut = usualTimes(measured, { ...size, performer: 'clip' });
    return uncut && { ...uncut, drawSec: CUT_WORK * uncut.drawSec };
  }
  // A kind of performer without measurements is expected to be about as fast as the others.
  const alike = samePerformer.length > 0 ? samePerformer : measured;
  if (alike.length === 0) return undefined;
  const sameSize = alike.filter(({ pixels }) => pixels === size.pixels);
  const near = sameSize.length > 0 ? sameSize : alike;
  const lengthOf = sameSize.length > 0 ? ({ durationSec }: WorkSize) => durationSec : pixelSeconds;
  const by = (part: keyof WorkTimes) => near.map((work): Point => [lengthOf(work), work[part]]);
  const at = lengthOf(size);
  return {
    prepareSec: median(near.map(({ prepareSec }) => prepareSec)),
    drawSec: Math.max(0, robustLine(by('drawSec'), 'through nothing')(at)),
    finishSec: Math.max(0, robustLine(by('finishSec'), 'half fixed')(at)),
  };
}

/** Frames of another size say a little less: then time counts per second and pixel. */
const pixelSeconds = ({ durationSec, pixels }: WorkSize) => (durationSec * pixels) / 1_000_000;

/** This many of the newest videos must agree that the machine has become slower or faster. */
const WITNESSES = 2;

/** How slow the machine is compared with its usual speed, as far as the newest videos agree. */
function slownessNow(measured: MeasuredWork[], usual: WorkEstimator): number {
  const ratios = measured.slice(0, WITNESSES).flatMap((work) => {
    const times = usual(work);
    return times && wholeSec(times) > 0 ? [wholeSec(work) / wholeSec(times)] : [];
  });
  if (ratios.length < WITNESSES) return 1;
  const least = Math.min(...ratios);
  return least > 1 ? least : Math.min(Math.max(...ratios), 1);
}

function scaled({ prepareSec, drawSec, finishSec }: WorkTimes, by: number): WorkTimes {
  return { prepareSec: prepareSec * by, drawSec: drawSec * by, finishSec: finishSec * by };
}
