import { areEyesShut } from './eyes-seen.ts';
import type { TakeOrder } from './take-order.ts';

/** People who talk blink every 3 to 5 s: eyes that stay open for longer stare, and what each second of it costs. */
const NATURAL_SEC = 3.5;
const STARE_COST = 1.2;

/** Each of thousands of starts asks it of the same clip. */
const known = new WeakMap<readonly number[], boolean>();

/** Whether there are blinks to choose from. */
function blinks({ eyes }: TakeOrder): boolean {
  const has = known.get(eyes) ?? eyes.some((_, clipFrame) => areEyesShut(eyes, clipFrame));
  known.set(eyes, has);
  return has;
}

/** What it costs that eyes stay open in a take; before it they were open for so many pictures of the film. */
export function stareCost(order: TakeOrder, clipFrame: number, length: number, openBefore: number): number {
  if (!blinks(order)) return 0;
  const rate = order.clipFps / order.fps;
  const natural = NATURAL_SEC * order.fps;
  let [open, stared] = [openBefore, 0];
  for (let k = 0; k < length; k++) {
    open = areEyesShut(order.eyes, Math.round(clipFrame + k * rate)) ? 0 : open + 1;
    if (open > natural) stared += 1;
  }
  return (STARE_COST * stared) / order.fps;
}

/** For how many pictures eyes have been open at the end of a take. */
export function openAfter(order: TakeOrder, clipFrame: number, length: number, openBefore: number): number {
  const rate = order.clipFps / order.fps;
  for (let back = 1; back <= length; back++)
    if (areEyesShut(order.eyes, Math.round(clipFrame + (length - back) * rate))) return back - 1;
  return openBefore + length;
}
