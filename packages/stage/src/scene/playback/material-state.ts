import type { SceneSpec } from '@herald/media/scene/scene-spec';
import {
  isInsert,
  isPresenterSize,
  isSharedShot,
  type MaterialShot,
  type PlannedShot,
  showsMaterial,
} from '@herald/media/scene/shot-plan';
import { stableHash } from '#base/stable-hash.ts';

/** What comes or goes at a cut is seen a little before and after it. */
const AROUND_SEC = 0.5;

type Shown = Pick<SceneSpec, 'material' | 'shots'>;

/**
 * Which pictures and clips a moment may show, so that another one elsewhere leaves its picture as it was. Equal text, equal
 * material. A shot that is not known counts for all of them.
 */
export function materialState({ material, shots }: Shown, tSec: number): string {
  if (material.length === 0) return '';
  const near = shots.filter(({ fromSec }, index) => {
    const untilSec = shots[index + 1]?.fromSec ?? Number.POSITIVE_INFINITY;
    return fromSec - AROUND_SEC <= tSec && tSec < untilSec + AROUND_SEC;
  });
  const seen = material.filter((item) => near.some((shot) => mayShow(shot, item.shot)));
  return seen.length === 0 ? '' : stableHash(seen.map(({ name: _, ...item }) => item));
}

function mayShow({ fromSec: _, size, ...rest }: PlannedShot, item: MaterialShot): boolean {
  if (Object.keys(rest).length > 0) return true;
  const isKnown = isPresenterSize(size) || isInsert(size) || isSharedShot(size);
  return !isKnown || showsMaterial(size, item);
}
