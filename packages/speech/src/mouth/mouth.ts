/** The six mouth parameters, each 0..1 (wide may go to -1). All 0 is a mouth at rest. */
export interface Mouth {
  open: number;
  wide: number;
  round: number;
  press: number;
  teeth: number;
  tongue: number;
}

export const MOUTH_PARAMETERS = ['open', 'wide', 'round', 'press', 'teeth', 'tongue'] as const;

/** Mouth parameters over time, sampled at rateHz. Plain data. */
export interface MouthCurve extends Record<keyof Mouth, Float32Array> {
  rateHz: number;
}

export const MOUTH_CURVE_HZ = 100;

/** A curve of a mouth at rest. */
export function restingCurve(durationSec: number, rateHz: number = MOUTH_CURVE_HZ): MouthCurve {
  const samples = Math.ceil(durationSec * rateHz) + 1;
  const empty = (): Float32Array => new Float32Array(samples);
  return { rateHz, open: empty(), wide: empty(), round: empty(), press: empty(), teeth: empty(), tongue: empty() };
}

/** The mouth at a moment; at rest before the start and after the end. */
export function mouthAt(curve: MouthCurve, tSec: number): Mouth {
  const position = tSec * curve.rateHz;
  const index = Math.floor(position);
  const fraction = position - index;
  const read = (samples: Float32Array): number => {
    const from = samples[index] ?? 0;
    return from + ((samples[index + 1] ?? 0) - from) * fraction;
  };
  return {
    open: read(curve.open),
    wide: read(curve.wide),
    round: read(curve.round),
    press: read(curve.press),
    teeth: read(curve.teeth),
    tongue: read(curve.tongue),
  };
}
