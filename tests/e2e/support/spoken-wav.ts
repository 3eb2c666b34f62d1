import { wavOf } from '@herald/media/wav';
import { synthesize } from '@herald/speech';

/** Returns a sound file in which a text is spoken. */
export async function spokenWav(text: string): Promise<Buffer> {
  return Buffer.from(wavOf(await synthesize({ text, locale: 'en-US', sampleRateHz: 24_000 })));
}
