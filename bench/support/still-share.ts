import type { ActedGesture } from '@herald/media/scene/acting-plan';
import type { Pose } from '@herald/stage';

/** Somebody who looks at a film sees a movement of this much within half a second: of the head in face units, of the face in its own measure. */
const SEEN = { head: 0.025, brow: 0.12, face: 0.15, gaze: 0.15, lid: 0.5 };
const WINDOW_SEC = 0.5;
const STEP_SEC = 0.1;
const SETS_OUT_SEC = 0.6;
const RETURNS_SEC = 0.6;

/** The share of half seconds in which neither head nor face nor hands move enough to be seen; the mouth does not count. */
export function stillShare(poseAt: (tSec: number) => Pose, gestures: readonly ActedGesture[], seconds: number): number {
  const windows = Math.floor((seconds - WINDOW_SEC) / WINDOW_SEC);
  const still = Array.from({ length: windows }, (_, index) => index * WINDOW_SEC).filter(
    (fromSec) => !isHandMoving(gestures, fromSec) && !isFaceMoving(poseAt, fromSec),
  );
  return still.length / windows;
}

function isHandMoving(gestures: readonly ActedGesture[], fromSec: number): boolean {
  const untilSec = fromSec + WINDOW_SEC;
  return gestures.some(
    ({ strokeSec, untilSec: restsSec }) =>
      (untilSec > strokeSec - SETS_OUT_SEC && fromSec < strokeSec) ||
      (untilSec > restsSec && fromSec < restsSec + RETURNS_SEC),
  );
}

function isFaceMoving(poseAt: (tSec: number) => Pose, fromSec: number): boolean {
  const count = Math.round(WINDOW_SEC / STEP_SEC) + 1;
  const poses = Array.from({ length: count }, (_, step) => poseAt(fromSec + step * STEP_SEC));
  const range = (read: (pose: Pose) => number) => {
    const values = poses.map(read);
    return Math.max(...values) - Math.min(...values);
  };
  return (
    range(({ yaw, shiftX }) => yaw + shiftX) > SEEN.head ||
    range(({ pitch, shiftY }) => pitch + shiftY) > SEEN.head ||
    range(({ roll }) => roll) > SEEN.head ||
    range(({ brow }) => brow) > SEEN.brow ||
    range(({ frown = 0, concern = 0, browTwist = 0 }) => frown + concern + browTwist) > SEEN.face ||
    range(({ squint = 0, stare = 0 }) => squint + stare) > SEEN.face ||
    range(({ gazeX, yaw }) => gazeX + yaw * 1.6) > SEEN.gaze ||
    range(({ blink }) => blink) > SEEN.lid
  );
}
