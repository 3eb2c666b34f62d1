import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import { hostedAddress } from '@herald/media/service-wires';
import type { TimedWord } from '@herald/media/sound';
import type { VoiceInfo } from '@herald/media/voice';
import { z } from 'zod';
import { answerAs, jsonOf, soundOf } from '../../answers/read-answer.ts';
import { isSaid } from '../../answers/said-words.ts';
import { describeVoice, type Named, voiceOf, wishedVoices } from '../../answers/server-voices.ts';
import { speechWire } from '../../answers/speech-wire.ts';
import { HOSTED } from '../../answers/wire.ts';
import { LIST_TIMEOUT_MS, USUAL_TIMEOUT_MS, type WireOptions } from '../../answers/wire-options.ts';
import { askServer } from '../../net/ask-service.ts';

const TITLE = 'ElevenLabs';
const USUAL_MODEL = 'eleven_multilingual_v2';
/** The least of its models. */
const LONGEST_TEXT = 5000;
const PAGE_SIZE = 100;
const MOST_PAGES = 20;

const page = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: z.string().nullish(),
      labels: z.record(z.string(), z.string().nullable()).nullish(),
      verified_languages: z.array(z.object({ language: z.string(), locale: z.string().nullish() })).nullish(),
    }),
  ),
  has_more: z.boolean().nullish(),
  next_page_token: z.string().nullish(),
});
const spoken = z.object({
  audio_base64: z.base64(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
      character_end_times_seconds: z.array(z.number()),
    })
    .nullish()
    .catch(null),
});
type Alignment = NonNullable<z.infer<typeof spoken>['alignment']>;

/** Its speeds are few and part of the settings of a voice, so its sound is stretched instead. */
function elevenLabsVoice(options: WireOptions): VoiceEngine {
  const { name, model = USUAL_MODEL, timeoutMs = USUAL_TIMEOUT_MS } = options;

  async function speak({ text, voiceId, locale, signal }: VoiceRequest): Promise<EngineSpeech> {
    const voice = voiceId?.slice(name.length + 1) ?? voiceOf(await listVoices(options, signal), locale, name);
    const path = `/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=mp3_44100_128`;
    const call = {
      path,
      body: { text, model_id: model },
      headers: headersOf(options),
      title: TITLE,
      signal,
      timeoutMs,
    };
    const answer = await askServer(options, call);
    const parsed = spoken.safeParse(jsonOf(answer, TITLE));
    if (!parsed.success) return { sound: soundOf(answer, TITLE) };
    const words = parsed.data.alignment ? wordsOf(parsed.data.alignment, text) : undefined;
    return { sound: soundOf(Buffer.from(parsed.data.audio_base64, 'base64'), TITLE), ...(words && { words }) };
  }

  return {
    name,
    prefixes: [name],
    capabilities: {
      words: true,
      pronunciations: false,
      mastered: false,
      rates: false,
      pauses: 'paragraphs',
      longestText: LONGEST_TEXT,
      costs: true,
    },
    listVoices: (signal) => listVoices(options, signal),
    speak,
  };
}

const headersOf = ({ key = '' }: WireOptions): Record<string, string> => ({ 'xi-api-key': key });

async function listVoices(options: WireOptions, signal?: AbortSignal): Promise<VoiceInfo[]> {
  const listed: Named[] = [];
  let token: string | null | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const path = `/v2/voices?page_size=${PAGE_SIZE}${token ? `&next_page_token=${encodeURIComponent(token)}` : ''}`;
    const call = { path, headers: headersOf(options), title: TITLE, signal, timeoutMs: LIST_TIMEOUT_MS };
    const answer = answerAs(page, await askServer(options, call), TITLE);
    listed.push(...answer.voices.flatMap(localesOf));
    token = answer.next_page_token;
    if (!answer.has_more || !token) break;
  }
  const source = { prefix: options.name, title: TITLE };
  const voices = wishedVoices(listed, options.voices).map((voice) => describeVoice(voice, source));
  return [...new Map(voices.map((voice) => [`${voice.id} ${voice.locale}`, voice])).values()];
}

/** A voice in every language that was verified for it, its own first. */
function localesOf({
  voice_id: id,
  name,
  labels,
  verified_languages: verified,
}: z.infer<typeof page>['voices'][number]) {
  const gender = labels?.gender;
  const told = verified?.map(({ language, locale }) => locale ?? language) ?? [];
  const own = labels?.language;
  const languages = own && !told.some((language) => language.startsWith(own)) ? [own, ...told] : told;
  // "Rachel - calm and clear" has a text for a name.
  const person = name?.split(/\s[-–—]\s/)[0];
  return (languages.length > 0 ? languages : ['en-US']).map((language) => ({
    id,
    language,
    ...(person && { name: person }),
    ...(gender && { gender }),
  }));
}

/** The words of a text by its letters; none where the letters are not those of the text. */
function wordsOf(alignment: Alignment, text: string): TimedWord[] | undefined {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment;
  const isWhole = characters.join('') === text && starts.length === characters.length && ends.length === starts.length;
  if (!isWhole) return undefined;
  const words: TimedWord[] = [];
  let isInside = false;
  for (const [index, character] of characters.entries()) {
    const last = words.at(-1);
    const [startSec = 0, endSec = 0] = [starts[index], ends[index]];
    if (!character.trim()) isInside = false;
    else if (isInside && last) words[words.length - 1] = { ...last, text: last.text + character, endSec };
    else {
      words.push({ text: character, startSec, endSec });
      isInside = true;
    }
  }
  return words.filter((word) => isSaid(word.text));
}

export const elevenLabsWire = speechWire(
  'elevenlabs',
  {
    ...HOSTED,
    title: TITLE,
    hint: 'Many languages, with times of words. Paid per character.',
    usualUrl: hostedAddress('elevenlabs'),
    hasModels: true,
    usualModel: USUAL_MODEL,
  },
  elevenLabsVoice,
);
