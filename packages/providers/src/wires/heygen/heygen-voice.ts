import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import type { VoiceInfo } from '@herald/media/voice';
import { z } from 'zod';
import { soundOf } from '../../answers/read-answer.ts';
import { isSaid } from '../../answers/said-words.ts';
import { describeVoice, voiceOf } from '../../answers/server-voices.ts';
import { fetchSound } from '../../net/fetch-link.ts';
import { hidingKey } from '../../net/hide-key.ts';
import { askHeyGen, type HeyGenOptions, listHeyGen, TITLE } from './ask-heygen.ts';
import { localeOfLanguage } from './locale-of-language.ts';

const LONGEST_TEXT = 5000;
const MOST_VOICES = 2000;

const listed = z.object({
  voice_id: z.string(),
  name: z.string(),
  language: z.string().nullish(),
  gender: z.string().nullish(),
});
const spoken = z.object({
  audio_url: z.string(),
  word_timestamps: z
    .array(z.object({ word: z.string(), start: z.number(), end: z.number() }))
    .nullish()
    .catch(null),
});
type Told = NonNullable<z.infer<typeof spoken>['word_timestamps']>;

/** Only voices of its engine "starfish" speak outside of its films. */
export function heygenVoice(options: HeyGenOptions): VoiceEngine {
  const { name, key } = options;
  return {
    name,
    prefixes: [name],
    capabilities: {
      words: true,
      pronunciations: false,
      mastered: false,
      rates: true,
      pauses: 'paragraphs',
      longestText: LONGEST_TEXT,
      costs: true,
    },
    listVoices: (signal) => hidingKey(listVoices(options, signal), key),
    speak: (request) => hidingKey(speak(options, request), key),
  };
}

export async function listVoices(options: HeyGenOptions, signal?: AbortSignal): Promise<VoiceInfo[]> {
  const path = '/v3/voices?engine=starfish&limit=100';
  const voices = await listHeyGen(options, listed, { path, most: MOST_VOICES, signal });
  return voices.map(({ voice_id: id, name, language, gender }) => {
    const locale = localeOfLanguage(language ?? '');
    const told = { id, name, ...(locale && { language: locale }), ...(gender && { gender }) };
    return describeVoice(told, { prefix: options.name, title: TITLE });
  });
}

async function speak(options: HeyGenOptions, request: VoiceRequest): Promise<EngineSpeech> {
  const { text, voiceId, locale, rate, signal } = request;
  const { name } = options;
  const voice = voiceId?.slice(name.length + 1) ?? voiceOf(await listVoices(options, signal), locale, name);
  const body = { text, voice_id: voice, input_type: 'text', speed: rate };
  const answer = await askHeyGen(options, spoken, { path: '/v3/voices/speech', body, signal });
  const link = { url: answer.audio_url, address: options, title: TITLE, kind: 'voice_failed', signal } as const;
  const sound = soundOf(await fetchSound(link), TITLE);
  const words = wordsOf(answer.word_timestamps ?? [], text);
  return { sound, ...(words && { words }) };
}

/** None where they are not the words of the text. */
function wordsOf(told: Told, text: string): EngineSpeech['words'] {
  const said = told.filter(({ word }) => isSaid(word));
  const written = text.split(/\s+/).filter(isSaid);
  const isInOrder = said.every(({ start, end }, i) => end >= start && start >= (said[i - 1]?.start ?? 0));
  if (said.length !== written.length || !isInOrder) return undefined;
  return said.map(({ start, end }, i) => ({ text: written[i] ?? '', startSec: start, endSec: end }));
}
