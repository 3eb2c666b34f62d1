import { eachParameter, type Mouth, type MouthTrack } from '@herald/media/mouth';

export const MOUTH_CURVE_HZ = 100;

/** A track of a mouth at rest. */
export function restingCurve(durationSec: number, rateHz: number = MOUTH_CURVE_HZ): MouthTrack {
  const samples = Math.ceil(durationSec * rateHz) + 1;
  return { rateHz, ...eachParameter(() => new Float32Array(samples)) };
}

/** The mouth at a moment; at rest before the start and after the end. */
export function mouthAt(track: MouthTrack, tSec: number): Mouth {
  const position = tSec * track.rateHz;
  const index = Math.floor(position);
  const fraction = position - index;
  return eachParameter((name) => {
    const from = track[name][index] ?? 0;
    return from + ((track[name][index + 1] ?? 0) - from) * fraction;
  });
}
