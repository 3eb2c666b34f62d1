import type { Phone } from '@herald/media/sound';
import { alignWords } from '../align/align-words.ts';
import { synthesize } from '../synthesize.ts';
import type { NeuralVoice } from '../voices/voice.ts';

/** How far the times a voice tells for its sounds are from those our aligner finds, in ms; from the smallest. */
export async function timesApart(voice: NeuralVoice, scripts: readonly string[]): Promise<number[]> {
  const { locale, sounds } = voice;
  const apart: number[] = [];
  for (const text of scripts) {
    const spoken = await synthesize({ text, locale, voice });
    const found = await alignWords(spoken, { text, locale, sounds });
    for (const word of spoken.words.keys()) {
      const [told, heard] = [startsOf(spoken.phones, word), startsOf(found.phones, word)];
      if (told.length !== heard.length) continue;
      apart.push(...told.map((sec, at) => Math.abs(sec - (heard[at] ?? sec)) * 1000));
    }
  }
  return apart.toSorted((a, b) => a - b);
}

const startsOf = (phones: readonly Phone[], word: number): number[] =>
  phones.filter((phone) => phone.word === word && phone.phone !== '').map(({ startSec }) => startSec);
