import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import type { VoiceInfo } from '@herald/media/voice';
import { listCountries, listRegions, synthesizeInThread, type Voice, voicesOf } from '@herald/speech';
import { saidBy } from './said-by.ts';

/** The embedded voices: no key, no network. */
export function localVoice(): VoiceEngine {
  return {
    name: 'embedded',
    prefixes: ['flite', 'espeak'],
    capabilities: { words: true, pronunciations: true, mastered: true, rates: true, pauses: 'all' },
    listVoices: async () => everyVoice(),
    speak,
  };
}

function everyVoice(): VoiceInfo[] {
  return listCountries().flatMap(({ value: country }) =>
    listRegions(country).flatMap(({ value: region }) =>
      voicesOf(country, region).map((voice) => describeVoice(voice, country, region)),
    ),
  );
}

/** Scotland has voices of its own, but is no region of BCP 47. */
function describeVoice(voice: Voice, country: string, region: string): VoiceInfo {
  const { id, name, description, gender, age, basic } = voice;
  const quality = basic ? 'basic' : 'standard';
  const described = { id, label: `${name} - ${description}`, gender, ...(age && { age }), quality } as const;
  if (region === 'SCT') return { ...described, locale: `${country}-GB`, region };
  return { ...described, locale: `${country}-${region}` };
}

async function speak({ pronunciations, ...request }: VoiceRequest): Promise<EngineSpeech> {
  const { words, phones, ...sound } = await synthesizeInThread({ ...request, pronunciations: saidBy(pronunciations) });
  return { sound, timing: { words, phones } };
}
