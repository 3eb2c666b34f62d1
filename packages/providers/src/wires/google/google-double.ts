import type { TimedWord } from '@herald/media/sound';
import {
  type DoubleManner,
  type DoubleWire,
  jsonIn,
  openDouble,
  plainManner,
  type SpeechDouble,
} from '../../testing/speech-double.ts';
import { textOfSsml } from '../../testing/ssml-text.ts';

/** Google's Text-to-Speech: sound in JSON, and when the marks of an SSML are passed. */
export const openGoogleDouble = (): Promise<SpeechDouble> => openDouble(wire, plainManner());

const wire: DoubleWire<DoubleManner> = {
  keyIn: ({ headers }) => String(headers['x-goog-api-key'] ?? ''),
  refusal: {
    status: 400,
    body: {
      error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' },
    },
  },
  other({ path }) {
    if (path === '/v1/voices') return { status: 200, body: { voices: VOICES } };
    return path === '/v1beta1/text:synthesize' ? undefined : { status: 404, body: {} };
  },
  wish(request) {
    const body = jsonIn(request);
    const input = body.input as { text?: string; ssml?: string };
    const rate = Number((body.audioConfig as { speakingRate?: number }).speakingRate);
    return { text: input.text ?? textOfSsml(input.ssml ?? ''), rate, body };
  },
  answer: (wav, { spoken, wish, manner }) =>
    JSON.stringify({
      audioContent: Buffer.from(wav).toString('base64'),
      ...(manner.tellsWords && { timepoints: marksIn(wish.body, spoken.words) }),
    }),
};

const VOICES = [
  { name: 'en-US-Standard-B', languageCodes: ['en-US'], ssmlGender: 'MALE', naturalSampleRateHertz: 24_000 },
  { name: 'en-US-Neural2-C', languageCodes: ['en-US'], ssmlGender: 'FEMALE', naturalSampleRateHertz: 24_000 },
  { name: 'en-US-Chirp3-HD-Leda', languageCodes: ['en-US'], ssmlGender: 'FEMALE', naturalSampleRateHertz: 24_000 },
  { name: 'cmn-CN-Wavenet-B', languageCodes: ['cmn-CN'], ssmlGender: 'MALE', naturalSampleRateHertz: 24_000 },
  { name: 'en-US-Casual-K', languageCodes: ['en-US'], ssmlGender: 'NEUTRAL', naturalSampleRateHertz: 24_000 },
];

/** A mark is passed when the word after it begins, the last one at the end. */
function marksIn(body: Record<string, unknown>, words: readonly TimedWord[]) {
  const { ssml = '' } = body.input as { ssml?: string };
  return Array.from(ssml.matchAll(/<mark name="(\w+)"\/>/g), ([, markName = ''], index) => ({
    markName,
    timeSeconds: words[index]?.startSec ?? words.at(-1)?.endSec ?? 0,
  }));
}
