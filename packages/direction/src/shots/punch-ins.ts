import type { PlannedShot, ShotSize } from '@herald/media/scene/shot-plan';

/** A film that comes as near again so soon is seen to do it; what that costs where a wide shot may be nearer instead. */
const APART_SEC = 9;
const AGAIN = 2;
const NEARNESS: Partial<Record<ShotSize, number>> = { wide: 1, medium: 2, close: 3 };

/** The camera comes nearer from one shot of the presenter to the next. */
function isPunchIn(before: ShotSize | undefined, size: ShotSize): boolean {
  const farther = before && NEARNESS[before];
  return farther !== undefined && farther < (NEARNESS[size] ?? 0);
}

/** What it costs to come nearer with the next shot, where a shot before came as near; `before` has the last one first. */
export function nearAgainCost(size: ShotSize, atSec: number, before: readonly PlannedShot[]): number {
  if (!isPunchIn(before[0]?.size, size)) return 0;
  const isAgain = before.some(
    (shot, index) =>
      shot.size === size && atSec - shot.fromSec < APART_SEC && isPunchIn(before[index + 1]?.size, shot.size),
  );
  return isAgain ? AGAIN : 0;
}
