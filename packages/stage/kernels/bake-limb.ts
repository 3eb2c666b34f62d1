/**
 * Bakes the picture of an arm: rays are marched into a field of rounded bones, what they hit is painted and lit, four
 * points at a time. AssemblyScript: `npm run kernels` turns it into the module beside its caller. Lengths are face
 * units. The caller lays bones, settings and tables where `limb/places.ts` says.
 */

import { bakeEdges } from './limb/edges.ts';
import { takeBones } from './limb/gather.ts';
import { beginAt } from './limb/picture.ts';
import { bakeTiles } from './limb/tiles.ts';

export { layOut } from './limb/picture.ts';

/** Bakes the first `own` of all `bones`; the others only shade them. */
export function bake(bones: i32, own: i32, left: i32, top: i32): void {
  takeBones(bones, own);
  beginAt(left, top);
  bakeTiles();
  bakeEdges();
}
