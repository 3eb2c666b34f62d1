/** The six mouth parameters, each from 0 to 1 (wide may go to -1). All 0 is a mouth at rest. */
export interface Mouth {
  open: number;
  wide: number;
  round: number;
  press: number;
  teeth: number;
  tongue: number;
}

export const MOUTH_PARAMETERS = [
  'open',
  'wide',
  'round',
  'press',
  'teeth',
  'tongue',
] as const satisfies (keyof Mouth)[];

/** Each mouth parameter over time, sampled at an even rate from second 0 on. */
export interface MouthTrack extends Record<keyof Mouth, Float32Array> {
  rateHz: number;
}

/** Curves of a mouth as JSON has them. */
export type MouthCurvesJson = Record<keyof Mouth, number[]>;

/** A mouth track as JSON has it. */
export type MouthTrackJson = { rateHz: number } & MouthCurvesJson;

/** The one place where mouth curves are written down, for files and for scenes. */
export function encodeMouthCurves(track: MouthTrack): MouthCurvesJson {
  return eachParameter((name) => Array.from(track[name], rounded));
}

/** Reads curves that were written down; one that is missing is at rest. */
export function decodeMouthCurves(rateHz: number, curves: Partial<MouthCurvesJson>): MouthTrack {
  return { rateHz, ...eachParameter((name) => Float32Array.from(curves[name] ?? [])) };
}

/** One value for every mouth parameter. */
export function eachParameter<T>(toValue: (name: keyof Mouth) => T): Record<keyof Mouth, T> {
  return {
    open: toValue('open'),
    wide: toValue('wide'),
    round: toValue('round'),
    press: toValue('press'),
    teeth: toValue('teeth'),
    tongue: toValue('tongue'),
  };
}

/** A thousandth of a mouth is less than a pixel; JSON turns -0 into 0, so it is 0 from the start. */
function rounded(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 1000) / 1000 + 0;
}
