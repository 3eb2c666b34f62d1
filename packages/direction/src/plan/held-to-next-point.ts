import type { ActedGesture } from '@herald/media/scene/acting-plan';
import type { PlannedShot } from '@herald/media/scene/shot-plan';
import { isWide, shotAt } from './shot-at.ts';

/** A finger that is held up for longer has been read. */
const LONGEST_COUNTED_SEC = 2;

/** Between two points of a list that follow each other a counting hand stays up: the second one only changes its fingers. */
export function heldToNextPoint(
  gesture: ActedGesture,
  next: ActedGesture | undefined,
  shots: readonly PlannedShot[],
): ActedGesture {
  if (!gesture.fingers || !next?.fingers || next.hand !== gesture.hand) return gesture;
  const isShown =
    shotAt(shots, gesture.strokeSec) === shotAt(shots, next.strokeSec) || isWide(shotAt(shots, next.strokeSec));
  return isShown && next.strokeSec - gesture.untilSec < LONGEST_COUNTED_SEC
    ? { ...gesture, untilSec: next.strokeSec }
    : gesture;
}
