import { MOUTH_PARAMETERS, type MouthCurve, type VoicedSound } from '@herald/speech';
import type { MouthMovement, SpokenAudio } from '../contracts/speech-provider.ts';

/** A sound of the embedded engine as every provider answers it. */
export function spokenAudioOf({ mouth, ...sound }: VoicedSound, notes: string[] = []): SpokenAudio {
  const { pcm, sampleRateHz, words, phones } = sound;
  return { pcm, sampleRateHz, words, phones, mouth: movementOf(mouth), notes };
}

function movementOf(curve: MouthCurve): MouthMovement {
  const curves = MOUTH_PARAMETERS.map((name) => [name, Array.from(curve[name], rounded)]);
  return { rateHz: curve.rateHz, curves: Object.fromEntries(curves) };
}

/** The other way round, for the film. */
export function mouthCurveOf({ rateHz, curves }: MouthMovement): MouthCurve {
  const named = MOUTH_PARAMETERS.map((name) => [name, Float32Array.from(curves[name] ?? [])]);
  return { rateHz, ...Object.fromEntries(named) } as MouthCurve;
}

/** A thousandth of a mouth is less than a pixel; -0 would not survive being written down. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
