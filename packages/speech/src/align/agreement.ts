import type { PhoneTally } from './phone-models.ts';
import { type PhoneState, SILENCE } from './phone-states.ts';
import { FEATURE_SIZE, HOP_SEC } from './speech-features.ts';
import type { Track } from './warp-time.ts';

const SHORTEST_JUDGED_SEC = 0.03;

function distanceTo(mean: Float64Array, track: Track, frame: number): number {
  let sum = 0;
  for (let k = 0, p = frame * FEATURE_SIZE; k < FEATURE_SIZE; k++, p++) sum += (track.data[p] - mean[k]) ** 2;
  return sum;
}

/**
 * How well the placed phones sound like themselves: the mean share of other kinds of sound that fit worse than the
 * expected one. Placement already picked the best fit, so even a wrong text reaches about 0.8.
 */
export function agreement(track: Track, states: readonly PhoneState[], reference: Map<string, PhoneTally>): number {
  const means = new Map<string, Float64Array>();
  for (const [kind, { sums, frames }] of reference) {
    if (kind !== SILENCE && frames)
      means.set(
        kind,
        sums.map((sum) => sum / frames),
      );
  }
  let total = 0;
  let judged = 0;
  for (const { kind, startSec, endSec } of states) {
    const own = means.get(kind);
    const frame = Math.round((startSec + endSec) / 2 / HOP_SEC);
    if (!own || endSec - startSec < SHORTEST_JUDGED_SEC || frame >= track.frames || means.size < 2) continue;
    const ownDistance = distanceTo(own, track, frame);
    let worse = 0;
    for (const mean of means.values()) if (distanceTo(mean, track, frame) > ownDistance) worse++;
    total += worse / (means.size - 1);
    judged++;
  }
  return judged ? total / judged : 0;
}
