/**
 * A lens: every bright point spreads into a disc as wide as its distance asks for, four pixels at a time.
 * AssemblyScript: `npm run kernels` turns it into the module beside its caller.
 */

import { gatherRow } from './blur/gather.ts';
import * as at from './blur/planes.ts';
import { soften } from './blur/soften.ts';

export { layOut } from './blur/planes.ts';

/** Light of each pixel, 3 floats; the blurred light comes there, too. */
export function rgbAt(): usize {
  return at.rgb;
}

/** How far a point of each pixel spreads, in pixels. */
export function reachAt(): usize {
  return at.reach;
}

export function depthAt(): usize {
  return at.depth;
}

/** Of each place that is looked at: pixels to the right and down, and how far that is. */
export function tapsAt(): usize {
  return at.taps;
}

export function blur(): void {
  at.spreadOut();
  for (let y = 0; y < at.height; y++) gatherRow(y);
  soften();
}
