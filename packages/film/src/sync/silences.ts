import type { Span } from '@herald/speech';
import { CURVE_STEP_SEC, smooth } from './sound-curve.ts';

const QUIET_DB = -48;
/** Shorter ones have no moment that belongs neither to the word before nor to the word after. */
export const SILENCE_SEC = 0.4;

/** Where nothing can be heard, from the decoded sound itself. */
export function silencesHeard(loudness: Float32Array): Span[] {
  const quiet = 10 ** (QUIET_DB / 20);
  const level = smooth(loudness, 0.01);
  const found: Span[] = [];
  let from = 0;
  for (let i = 0; i <= level.length; i++) {
    if (i < level.length && level[i] < quiet) continue;
    found.push({ startSec: from * CURVE_STEP_SEC, endSec: i * CURVE_STEP_SEC });
    from = i + 1;
  }
  return found.filter(isLong);
}

function isLong({ startSec, endSec }: Span): boolean {
  return endSec - startSec >= SILENCE_SEC;
}
