import { availableParallelism } from 'node:os';
import { RenderUseError } from './render-error.ts';
import type { RenderRequest } from './render-request.ts';

/** Seconds of work for a second of film on two cores, measured by `npm run bench film`. */
const WORK_PER_SEC: Record<RenderRequest['resolution'], number> = { 720: 0.5, 1080: 0.85 };
const START_SEC = 3;

/** Says length and time before the work begins. */
export function planText(filmSec: number, { resolution }: RenderRequest): string {
  const cores = Math.min(2, availableParallelism());
  const workSec = START_SEC + (filmSec * WORK_PER_SEC[resolution] * 2) / cores;
  return `The video will be ${lengthText(filmSec)} long. Making it takes roughly ${lengthText(workSec)}.\n`;
}

export function assertLength(filmSec: number, maxSec: number): void {
  if (filmSec <= maxSec) return;
  throw new RenderUseError(
    `This would make a video of ${lengthText(filmSec)}. The limit is ${lengthText(maxSec)}; raise it with --max-length SECONDS.`,
  );
}

export function lengthText(sec: number): string {
  const whole = Math.round(sec);
  return whole < 100 ? `${Math.max(1, whole)} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
