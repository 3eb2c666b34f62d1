import type { Fingers, Gesture } from '@herald/media/scene/acting-plan';
import { GESTURE_TIMES, MOVING_SEC, RETURN_SEC } from './gesture-times.ts';

export interface Stroke {
  name: Gesture;
  strokeSec: number;
  untilSec: number;
  /** of one point; without them a count goes from one to three */
  fingers?: Fingers | undefined;
}

export interface Room {
  /** cuts at which hands are seen */
  cuts: readonly number[];
  /** the hand has time from here */
  fromSec: number;
  /** and something else needs it then */
  takenSec: number;
  /** whether a gesture may begin in the shot of that moment */
  mayStrokeAt: (atSec: number) => boolean;
}

const STEP_SEC = 0.02;
/** A hand may come so much after its word, or be up so long before it. */
const LATEST_SEC = 0.3;
const EARLIEST_SEC = 0.46;
/** A hand that is late is seen to miss its word; one that waits for it is not. */
const LATE_COST = 1.4;
const SHORTEST_HOLD_SEC = 0.4;
/** A hand that waits for the cut is held up so much longer at most. */
const LONGER_SEC = 0.9;

/** The gesture with its way up and down between the cuts, or over one that falls into its hold; undefined where no such moment is near. */
export function clearOfCuts(gesture: Stroke, room: Room): Stroke | undefined {
  for (const shiftSec of SHIFTS) {
    const strokeSec = gesture.strokeSec + shiftSec;
    const isFree =
      shiftSec === 0 || (strokeSec - GESTURE_TIMES[gesture.name].lead >= room.fromSec && room.mayStrokeAt(strokeSec));
    if (!isFree || risesOverCut({ ...gesture, strokeSec }, room.cuts)) continue;
    const heldSec = shiftSec > 0 ? Math.max(gesture.untilSec, strokeSec + SHORTEST_HOLD_SEC) : gesture.untilSec;
    const untilSec = clearEnd({ ...gesture, strokeSec, untilSec: heldSec }, room);
    if (untilSec !== undefined) return { ...gesture, strokeSec, untilSec };
  }
  return undefined;
}

const steps = (reachSec: number) =>
  Array.from({ length: Math.round(reachSec / STEP_SEC) }, (_, step) => (step + 1) * STEP_SEC);

/** The nearest first. */
const SHIFTS: readonly number[] = [0, ...steps(LATEST_SEC), ...steps(EARLIEST_SEC).map((sec) => -sec)].sort(
  (a, b) => costOf(a) - costOf(b),
);

function costOf(shiftSec: number): number {
  return shiftSec > 0 ? LATE_COST * shiftSec : -shiftSec;
}

function risesOverCut(gesture: Stroke, cuts: readonly number[]): boolean {
  const { strokeSec } = gesture;
  const { before, after } = movingOf(gesture);
  return cuts.some((cut) => cut > strokeSec - before && cut < strokeSec + after);
}

/** The hand is down before the cut, or is held up until it. */
function clearEnd(gesture: Stroke, { cuts, takenSec }: Room): number | undefined {
  const { strokeSec, untilSec } = gesture;
  const cut = cuts.find((sec) => sec > untilSec && sec < untilSec + RETURN_SEC);
  if (cut === undefined) return untilSec;
  const settledSec = strokeSec + Math.max(SHORTEST_HOLD_SEC, movingOf(gesture).after);
  const isHeld = cut <= takenSec && cut - untilSec <= LONGER_SEC;
  if (isHeld) return cut;
  return cut - RETURN_SEC >= settledSec ? cut - RETURN_SEC : undefined;
}

function movingOf({ name, fingers }: Stroke): { before: number; after: number } {
  return MOVING_SEC[name === 'count' && fingers ? 'point-up' : name];
}
