import type { MouthCurve } from './mouth/mouth.ts';
import { mouthCurveFromPhones } from './mouth/mouth-curve-from-phones.ts';
import { type Sound, type SpokenSound, soundDurationSec, type Timing } from './spoken.ts';
import { type SynthesizeOptions, synthesize } from './synthesize.ts';

/** A sound with everything a talking face needs to know about it. */
export interface VoicedSound extends SpokenSound {
  mouth: MouthCurve;
}

/** Speaks a script and shapes the lips to it. */
export async function speak(options: SynthesizeOptions): Promise<VoicedSound> {
  const spoken = await synthesize(options);
  return { ...spoken, mouth: lipsOf(spoken, spoken) };
}

/** How the lips move when this is said. */
export function lipsOf(sound: Sound, { phones }: Timing): MouthCurve {
  return mouthCurveFromPhones(phones, { durationSec: soundDurationSec(sound), sound });
}
