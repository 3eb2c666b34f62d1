import { EngineError } from '@herald/media/engine-error';
import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import { hostedAddress } from '@herald/media/service-wires';
import type { TimedWord } from '@herald/media/sound';
import type { VoiceInfo } from '@herald/media/voice';
import { z } from 'zod';
import { withIpaFirst } from '../../answers/ipa-first.ts';
import { answerAs, jsonOf, soundOf } from '../../answers/read-answer.ts';
import { respell } from '../../answers/respell.ts';
import { isSaid } from '../../answers/said-words.ts';
import { saidPieces, scriptPieces, writtenOf } from '../../answers/script-pieces.ts';
import { describeVoice, voiceOf, wishedVoices } from '../../answers/server-voices.ts';
import { speechWire } from '../../answers/speech-wire.ts';
import { ssmlPart } from '../../answers/ssml.ts';
import { HOSTED } from '../../answers/wire.ts';
import { LIST_TIMEOUT_MS, USUAL_TIMEOUT_MS, type WireOptions } from '../../answers/wire-options.ts';
import { askServer } from '../../net/ask-service.ts';

const TITLE = 'Google';
const LONGEST_SSML_BYTES = 5000;
/** A mark before every word makes a text about twice as long, and many letters have three bytes. */
const LONGEST_TEXT = 700;
/** Families of voices that tell when they pass a mark. */
const TELLS_MARKS = /-(?:Standard|Wavenet|Neural2)-/;

const list = z.object({
  voices: z.array(
    z.object({ name: z.string(), languageCodes: z.array(z.string()).min(1), ssmlGender: z.string().optional() }),
  ),
});
const spoken = z.object({
  audioContent: z.base64(),
  timepoints: z
    .array(z.object({ markName: z.string(), timeSeconds: z.number() }))
    .nullish()
    .catch(null),
});
type Mark = NonNullable<z.infer<typeof spoken>['timepoints']>[number];

/** Google's Text-to-Speech, by the version of its wire that tells when marks are passed. */
function googleVoice(options: WireOptions): VoiceEngine {
  const { name } = options;

  async function speak(request: VoiceRequest): Promise<EngineSpeech> {
    const { text, voiceId, locale, signal, pronunciations } = request;
    const voice = voiceId?.slice(name.length + 1) ?? voiceOf(await listVoices(options, signal), locale, name);
    const inLetters = () => {
      return say(options, { ...request, voice, input: { text: respell(text, pronunciations, locale) } });
    };
    if (!TELLS_MARKS.test(voice)) return inLetters();
    const inMarks = (takesIpa: boolean) => {
      const ssml = markedUp(request, takesIpa);
      const fits = Buffer.byteLength(ssml) <= LONGEST_SSML_BYTES;
      return fits ? say(options, { ...request, voice, input: { ssml } }) : inLetters();
    };
    return withIpaFirst(pronunciations, inMarks).catch((error: unknown) => {
      if (!(error instanceof EngineError && error.kind === 'input_refused')) throw error;
      return inLetters();
    });
  }

  return {
    name,
    prefixes: [name],
    capabilities: {
      words: true,
      pronunciations: true,
      mastered: false,
      rates: true,
      pauses: 'paragraphs',
      longestText: LONGEST_TEXT,
      costs: true,
    },
    listVoices: (signal) => listVoices(options, signal),
    speak,
  };
}

interface Saying extends VoiceRequest {
  voice: string;
  input: { text: string } | { ssml: string };
}

async function say(options: WireOptions, { voice, input, ...request }: Saying): Promise<EngineSpeech> {
  const { locale, rate, signal } = request;
  const body = {
    input,
    voice: { languageCode: /^[a-z]{2,3}-[a-z]{2,4}(?=-)/i.exec(voice)?.[0] ?? locale, name: voice },
    audioConfig: { audioEncoding: 'LINEAR16', speakingRate: rate },
    ...('ssml' in input && { enableTimePointing: ['SSML_MARK'] }),
  };
  const { timeoutMs = USUAL_TIMEOUT_MS } = options;
  const call = { path: '/v1beta1/text:synthesize', body, headers: headersOf(options), title: TITLE, signal, timeoutMs };
  const answer = await askServer(options, call);
  const parsed = spoken.safeParse(jsonOf(answer, TITLE));
  if (!parsed.success) return { sound: soundOf(answer, TITLE) };
  const words = 'ssml' in input ? wordsOf(parsed.data.timepoints ?? [], request) : undefined;
  return { sound: soundOf(Buffer.from(parsed.data.audioContent, 'base64'), TITLE), ...(words && { words }) };
}

const headersOf = ({ key = '' }: WireOptions): Record<string, string> => ({ 'x-goog-api-key': key });

async function listVoices(options: WireOptions, signal?: AbortSignal): Promise<VoiceInfo[]> {
  const call = { path: '/v1/voices', headers: headersOf(options), title: TITLE, signal, timeoutMs: LIST_TIMEOUT_MS };
  const { voices } = answerAs(list, await askServer(options, call), TITLE);
  const listed = voices.flatMap(({ name, languageCodes, ssmlGender }) =>
    languageCodes.map((language) => ({
      id: name,
      name: name.replace(`${language}-`, '').replaceAll('-', ' '),
      language,
      ...(ssmlGender && { gender: ssmlGender }),
      quality: name.includes('-Standard-') ? ('standard' as const) : ('neural' as const),
    })),
  );
  const bestFirst = listed.toSorted((a, b) => a.quality.localeCompare(b.quality));
  const source = { prefix: options.name, title: TITLE };
  return wishedVoices(bestFirst, options.voices).map((voice) => describeVoice(voice, source));
}

const END = 'end';
type Script = Pick<VoiceRequest, 'text' | 'pronunciations' | 'locale'>;

/** The text with a mark before every word and one after the last. */
function markedUp({ text, pronunciations, locale }: Script, takesIpa: boolean): string {
  let count = -1;
  const marked = scriptPieces(text, pronunciations).map((piece) => {
    const said = piece.parts.map((part) => ssmlPart(part, { locale, takesIpa })).join('');
    if (!isSaid(writtenOf(piece))) return piece.space + said;
    count += 1;
    return `${piece.space}<mark name="w${count}"/>${said}`;
  });
  return `<speak>${marked.join('')}<mark name="${END}"/></speak>`;
}

/** Where its words begin; each lasts until the next one, and the silence between them is found in the sound. */
function wordsOf(marks: readonly Mark[], { text, pronunciations }: Script): TimedWord[] | undefined {
  const moments = new Map(marks.map(({ markName, timeSeconds }) => [markName, timeSeconds]));
  const written = saidPieces(text, pronunciations).map(writtenOf);
  const words = written.flatMap((word, index) => {
    const startSec = moments.get(`w${index}`);
    const endSec = moments.get(index + 1 < written.length ? `w${index + 1}` : END);
    return startSec === undefined || endSec === undefined ? [] : [{ text: word, startSec, endSec }];
  });
  return words.length === written.length ? words : undefined;
}

export const googleWire = speechWire(
  'google',
  {
    ...HOSTED,
    title: 'Google Text-to-Speech',
    hint: 'The key needs the Text-to-Speech API. Paid per character.',
    usualUrl: hostedAddress('google'),
  },
  googleVoice,
);
