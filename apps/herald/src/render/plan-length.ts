import { availableParallelism } from 'node:os';
import { RenderUseError } from './render-error.ts';
import type { RenderRequest } from './render-request.ts';

/** Seconds of work for a second of film on two cores, measured by `npm run bench film`. */
const WORK_PER_SEC: Record<RenderRequest['resolution'], number> = { 720: 0.5, 1080: 0.85 };
const START_SEC = 3;
/** Longer scripts are usually the wrong file. */
const LONGEST_SEC = 600;

export function secondsOf(flag: string, written: string | undefined, usual: number): number {
  const sec = written?.trim() === '' ? Number.NaN : Number(written ?? usual);
  if (!Number.isFinite(sec) || sec < 0)
    throw new RenderUseError(`--${flag} must be a number of seconds, not "${written}".`);
  return sec;
}

export function readMaxLength(written: string | undefined): number {
  const sec = secondsOf('max-length', written, LONGEST_SEC);
  if (sec === 0) throw new RenderUseError('--max-length 0 allows no video. Give the seconds of the longest one.');
  return sec;
}

/** Says length and time before the work begins. */
export function planText(filmSec: number, { resolution }: RenderRequest): string {
  const cores = Math.min(2, availableParallelism());
  const workSec = START_SEC + (filmSec * WORK_PER_SEC[resolution] * 2) / cores;
  return `The video will be ${lengthText(filmSec)} long. Making it takes roughly ${lengthText(workSec)}.\n`;
}

export function assertLength(filmSec: number, maxSec: number): void {
  if (filmSec <= maxSec) return;
  throw new RenderUseError(
    `This would make a video of ${exactText(filmSec)}. The limit is ${exactText(maxSec)}; raise it with --max-length SECONDS.`,
  );
}

/** Short lengths to the tenth, because a limit tells them apart. */
const exactText = (sec: number): string => (sec < 100 ? `${Number(sec.toFixed(1))} s` : lengthText(sec));

export function lengthText(sec: number): string {
  const whole = Math.round(sec);
  return whole < 100 ? `${Math.max(1, whole)} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
