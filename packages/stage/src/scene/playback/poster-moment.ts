import { isPresenterSize, type PresenterSize } from '@herald/media/scene/shot-plan';
import type { Pose } from '#base/performer.ts';
import { endCardStartSec } from '../setup/prepare-overlays.ts';
import { isCovered, type Scene, shotAt } from '../setup/scene.ts';

const FRAME_SEC = 1 / 30;
/** Before this the scene is still arriving. */
const EARLIEST_SEC = 0.6;
const LATEST_SEC = 8;
/** What moves within this time of a moment is in the middle of coming or going. */
const STEADY_SEC = 0.1;
const UNSTEADY_COST = 3;
/** Lids that have left their place at all, on their way down or not quite back. */
const BLINK_COST = 0.5;
/** A film is known by who speaks in it. */
const NOBODY_COST = 100;
/** How much a face says from how near; one that shares the frame with material is small. */
const SHOT_COSTS: Readonly<Record<PresenterSize, number>> = { close: 0, medium: 0.1, wide: 0.25 };
const SHARED_COST = 0.6;
/** Of two moments as good, the one a viewer sees first. */
const WAITING_COST_PER_SEC = 0.06;

/** The moment that shows a scene best as a still picture: eyes open and on us, lips at ease, nothing half there. */
export function posterMoment(scene: Scene): number {
  const lastSec = Math.max(0, Math.min(scene.spec.durationSec, endCardStartSec(scene.spec)) - STEADY_SEC);
  const toSec = Math.min(LATEST_SEC, lastSec);
  const fromSec = Math.min(EARLIEST_SEC, toSec);
  const count = Math.floor((toSec - fromSec) / FRAME_SEC + 1e-6) + 1;
  const moments = Array.from({ length: count }, (_, k) => fromSec + k * FRAME_SEC);
  const costs = moments.map((tSec) => costAt(scene, tSec));
  return moments[costs.indexOf(Math.min(...costs))];
}

function costAt(scene: Scene, tSec: number): number {
  const unsteady = isSteady(scene, tSec) ? 0 : UNSTEADY_COST;
  if (isCovered(scene, tSec)) return NOBODY_COST;
  return costOfPose(scene.poseAt(tSec)) + costOfShot(scene, tSec) + unsteady + WAITING_COST_PER_SEC * tSec;
}

function costOfShot(scene: Scene, tSec: number): number {
  const { size, sharing } = shotAt(scene, tSec);
  return sharing || !isPresenterSize(size) ? SHARED_COST : SHOT_COSTS[size];
}

function costOfPose({ blink, gazeX, gazeY, smile, mouth, gestures = [] }: Pose): number {
  const closedEyes = blink > 0 ? BLINK_COST + 2 * blink : 0;
  const lookingAway = Math.hypot(gazeX, gazeY);
  const talking = 1.2 * mouth.open + 0.5 * mouth.round + 0.4 * mouth.press + 0.3 * Math.max(0, mouth.tongue);
  const unfriendly = 0.5 * Math.max(0, 1 - smile);
  const halfRaised = gestures.reduce((sum, { raised = 0 }) => sum + UNSTEADY_COST * raised * (1 - raised), 0);
  return closedEyes + lookingAway + talking + unfriendly + halfRaised;
}

function isSteady({ overlays }: Scene, tSec: number): boolean {
  return overlays.every((overlay) => {
    const before = overlay.stateAt(Math.max(0, tSec - STEADY_SEC));
    const after = overlay.stateAt(tSec + STEADY_SEC);
    return before === overlay.stateAt(tSec) && after === before;
  });
}
