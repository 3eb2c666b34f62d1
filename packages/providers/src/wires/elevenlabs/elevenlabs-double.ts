import type { TimedWord } from '@herald/media/sound';
import {
  type DoubleManner,
  type DoubleWire,
  jsonIn,
  openDouble,
  plainManner,
  type SpeechDouble,
} from '../../testing/speech-double.ts';

/** ElevenLabs: two pages of voices, sound in JSON, the times of every letter, one speed. */
export const openElevenLabsDouble = (): Promise<SpeechDouble> => openDouble(wire, plainManner());

const wire: DoubleWire<DoubleManner> = {
  keyIn: ({ headers }) => String(headers['xi-api-key'] ?? ''),
  refusal: { status: 401, body: { detail: { status: 'invalid_api_key', message: 'Invalid API key' } } },
  other({ path }) {
    if (path.startsWith('/v1/text-to-speech/v1/with-timestamps')) return undefined;
    if (path === '/v2/voices?page_size=100') return { status: 200, body: FIRST_PAGE };
    if (path === '/v2/voices?page_size=100&next_page_token=more') return { status: 200, body: SECOND_PAGE };
    return { status: 404, body: { detail: { status: 'voice_not_found', message: 'A voice was not found.' } } };
  },
  wish(request) {
    const body = jsonIn(request);
    return { text: String(body.text), rate: 1, body };
  },
  answer: (wav, { spoken, wish, manner }) =>
    JSON.stringify({
      audio_base64: Buffer.from(wav).toString('base64'),
      alignment: manner.tellsWords ? lettersOf(wish.text, spoken.words) : null,
      normalized_alignment: null,
    }),
};

const FIRST_PAGE = {
  voices: [
    {
      voice_id: 'v1',
      name: 'Rachel - calm and clear',
      labels: { gender: 'female', language: 'en', accent: 'american' },
      verified_languages: [
        { language: 'en', locale: 'en-US' },
        { language: 'de', locale: null },
      ],
    },
    { voice_id: 'v0', name: 'Nobody', labels: {}, verified_languages: [] },
  ],
  has_more: true,
  next_page_token: 'more',
};
const SECOND_PAGE = { voices: [{ voice_id: 'v2', name: 'Adam', labels: { gender: 'male' } }], has_more: false };

/** The letters of a word share its time; a space lasts until the next word. */
function lettersOf(text: string, words: readonly TimedWord[]) {
  const characters = [...text];
  const starts: number[] = [];
  const ends: number[] = [];
  let index = -1;
  let isInside = false;
  for (const character of characters) {
    if (!character.trim()) isInside = false;
    else if (!isInside) {
      index += 1;
      isInside = true;
    }
    const { startSec = 0, endSec = 0 } = words[index] ?? {};
    starts.push(isInside ? startSec : endSec);
    ends.push(endSec);
  }
  return { characters, character_start_times_seconds: starts, character_end_times_seconds: ends };
}
