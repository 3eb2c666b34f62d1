/**
 * Looks at a place through a pinhole: soft shadows, light of the surroundings, one bounce. AssemblyScript:
 * `npm run kernels` turns it into the module beside its caller, which lays the world where the places below are.
 */

import { ditherAt, next } from './place/dither.ts';
import * as at from './place/memory.ts';
import { beginRow, skyCount, tracePixel } from './place/pixel.ts';

export { cast } from './place/cast.ts';
export { addLamps } from './place/lamps.ts';
export { layOut, takeSize } from './place/memory.ts';
export { face, standAt } from './place/point.ts';
export { beginAt, goTo } from './place/ray.ts';
export { shareLight } from './place/share-light.ts';
export { ditherAt, next };

export function solidsAt(): usize {
  return at.solids;
}

export function branchesAt(): usize {
  return at.branches;
}

export function lampsAt(): usize {
  return at.lamps;
}

export function texelsAt(): usize {
  return at.texels;
}

export function skiesAt(): usize {
  return at.skies;
}

export function rgbAt(): usize {
  return at.rgb;
}

export function depthAt(): usize {
  return at.depth;
}

export function albedoAt(): usize {
  return at.albedo;
}

export function surfaceAt(): usize {
  return at.surface;
}

export function receivedAt(): usize {
  return at.received;
}

export function numbersAt(): usize {
  return at.NUMBERS;
}

export function hitAt(): usize {
  return at.HIT;
}

export function sumAt(): usize {
  return at.SUM;
}

/** Traces a row of the picture; returns how many of its rays left the place. */
export function traceRow(y: i32): i32 {
  const focal = load<f64>(at.NUMBERS, 48);
  const up = -(<f64>y + 0.5 - load<f64>(at.NUMBERS, 64)) / focal;
  beginRow();
  for (let x = 0; x < at.width; x++) {
    const across = (<f64>x + 0.5 - load<f64>(at.NUMBERS, 56)) / focal;
    tracePixel(x, y, across, up);
  }
  return skyCount;
}
