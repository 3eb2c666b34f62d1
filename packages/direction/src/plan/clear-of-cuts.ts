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
  /** the gesture before begins to end here */
  beforeSec: number;
  /** and something else needs it then */
  takenSec: number;
  /** the stroke of the next gesture */
  nextSec: number;
  /** whether a gesture may begin in the shot of that moment */
  mayStrokeAt: (atSec: number) => boolean;
}

/** From where a gesture begins to end to the stroke of the next one: closer together, hands would pass through each other. */
export const APART_SEC = 0.86;
const STEP_SEC = 0.02;
/** A hand may come so much after its word, or be up so long before it. */
const LATEST_SEC = 0.3;
const EARLIEST_SEC = 0.46;
/** A hand that is late is seen to miss its word; one that waits for it is not. */
const LATE_COST = 1.4;
const SHORTEST_HOLD_SEC = 0.5;
/** A hand that waits for the cut is held up so much longer at most. */
const LONGER_SEC = 0.9;

/** The gesture with its way up and down between the cuts, or over one that falls into its hold; undefined where no such moment is near. */
export function clearOfCuts(gesture: Stroke, room: Room): Stroke | undefined {
  for (const shiftSec of SHIFTS) {
    const strokeSec = gesture.strokeSec + shiftSec;
    const isFree = shiftSec === 0 || hasTimeAt(strokeSec, gesture.name, room);
    if (!isFree || risesOverCut({ ...gesture, strokeSec }, room.cuts)) continue;
    const heldSec = shiftSec > 0 ? Math.max(gesture.untilSec, strokeSec + SHORTEST_HOLD_SEC) : gesture.untilSec;
    const untilSec = clearEnd({ ...gesture, strokeSec, untilSec: heldSec }, room);
    const isApart = untilSec !== undefined && untilSec <= Math.max(gesture.untilSec, room.nextSec - APART_SEC);
    if (isApart) return { ...gesture, strokeSec, untilSec };
  }
  return undefined;
}

function hasTimeAt(strokeSec: number, name: Gesture, { fromSec, beforeSec, mayStrokeAt }: Room): boolean {
  const startsSec = strokeSec - GESTURE_TIMES[name].lead;
  return startsSec >= fromSec && strokeSec >= beforeSec + APART_SEC && mayStrokeAt(strokeSec);
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
function clearEnd(gesture: Stroke, { cuts, takenSec, nextSec }: Room): number | undefined {
  const { strokeSec, untilSec } = gesture;
  const cut = cuts.find((sec) => sec > untilSec && sec < untilSec + RETURN_SEC);
  if (cut === undefined) return untilSec;
  const settledSec = strokeSec + Math.max(SHORTEST_HOLD_SEC, movingOf(gesture).after);
  const isHeld = cut <= Math.min(takenSec, nextSec - APART_SEC) && cut - untilSec <= LONGER_SEC;
  if (isHeld) return cut;
  return cut - RETURN_SEC >= settledSec ? cut - RETURN_SEC : undefined;
}

function movingOf({ name, fingers }: Stroke): { before: number; after: number } {
  return MOVING_SEC[name === 'count' && fingers ? 'point-up' : name];
}
