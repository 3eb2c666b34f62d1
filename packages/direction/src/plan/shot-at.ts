import type { PlannedShot } from '@herald/media/scene/shot-plan';

export function shotAt(shots: readonly PlannedShot[], atSec: number): PlannedShot | undefined {
  return shots.findLast(({ fromSec }) => fromSec <= atSec);
}

/** All of the hands is seen. */
export const isWide = (shot: PlannedShot | undefined): boolean => (shot?.size ?? 'wide') === 'wide';
