import { expect, it } from 'vitest';
import { medianPitch, trackPitch } from '../dsp/track-pitch.ts';
import { normalizeScript } from '../script/normalize-script.ts';
import { AMERICAN_VOICES, SCOTTISH_VOICES } from '../voices/flite-voices.ts';
import type { FliteVoice } from '../voices/voice.ts';
import type { EngineSpeech } from './engine-speech.ts';
import { speakPhrase } from './speak-phrase.ts';

const say = (text: string, voice: FliteVoice): Promise<EngineSpeech> =>
  speakPhrase(normalizeScript(text, 'en-US')[0].tokens, voice, 1);

/** Semitones from the body of a phrase to its last voiced moments. */
function ending({ pcm, sampleRateHz, phones }: EngineSpeech): number {
  const endSec = phones.findLast(({ phone }) => phone)?.endSec ?? 0;
  const medianOf = (fromSec: number, toSec: number): number =>
    medianPitch(
      trackPitch(
        { pcm: pcm.slice(fromSec * sampleRateHz, toSec * sampleRateHz), sampleRateHz },
        { lowestHz: 60, highestHz: 480 },
      ),
    );
  return 12 * Math.log2(medianOf(endSec - 0.25, endSec) / medianOf(endSec - 0.8, endSec - 0.4));
}

const voices = [AMERICAN_VOICES[0], AMERICAN_VOICES[7], SCOTTISH_VOICES[0]];

it.each(voices)('$name rises at the end of a question that wants a yes', async (voice) => {
  const asked = ending(await say('Is your skin dry in the morning?', voice));
  const told = ending(await say('Your skin is dry in the morning.', voice));
  expect(asked - told).toBeGreaterThan(3);
});

it.each(voices)('$name goes down where a question asks for more', async (voice) => {
  const asked = ending(await say('What is dry in the morning?', voice));
  expect(asked).toBeLessThan(2);
});
