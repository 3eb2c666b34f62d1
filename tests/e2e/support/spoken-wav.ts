import { wavOf } from '@herald/core';
import { synthesize } from '@herald/speech';

/** Somebody saying a text, as a file. */
export async function spokenWav(text: string): Promise<Buffer> {
  return wavOf(await synthesize({ text, locale: 'en-US', sampleRateHz: 24_000 }));
}
