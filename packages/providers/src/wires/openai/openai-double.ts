import type { TimedSound } from '@herald/media/sound';
import {
  type DoubleManner,
  type DoubleWire,
  jsonIn,
  openDouble,
  plainManner,
  type SpeechDouble,
} from '../../testing/speech-double.ts';

export interface Manner extends DoubleManner {
  models: unknown;
  /** Null where the server has no such list. */
  voices: unknown;
}

export type SpeechServerDouble = SpeechDouble<Manner>;

export const usualManner = (): Manner => ({
  ...plainManner(),
  models: { data: [{ id: 'kokoro' }] },
  voices: {
    voices: [
      { id: 'af_heart', name: 'af_heart' },
      { id: 'bm_george', name: 'bm_george' },
    ],
  },
});

/** A server that speaks by the wire of OpenAI. */
export const openSpeechServerDouble = (): Promise<SpeechServerDouble> => openDouble(openaiWire, usualManner());

const openaiWire: DoubleWire<Manner> = {
  keyIn: ({ headers }) => headers.authorization?.replace(/^Bearer /, ''),
  refusal: { status: 403, body: { detail: 'no' } },
  other({ path }, { models, voices, tellsWords }) {
    if (path === '/v1/models' && models) return { status: 200, body: models };
    if (path === '/v1/audio/voices' && voices) return { status: 200, body: voices };
    const isKnown = path === '/v1/audio/speech' || (path.startsWith('/dev/') && tellsWords);
    return isKnown ? undefined : { status: 404, body: { detail: 'Not Found' } };
  },
  wish(request) {
    const body = jsonIn(request);
    return { text: String(body.input), rate: Number(body.speed), body };
  },
  answer: (wav, { spoken, path }) => (path.startsWith('/dev/') ? JSON.stringify(captionsOf(spoken, wav)) : wav),
};

/** Punctuation comes as words of its own. */
function captionsOf({ words }: TimedSound, wav: Uint8Array) {
  const timestamps = words.flatMap(({ text, startSec, endSec }) => [
    { word: text.replace(/[.,!?]/g, ''), start_time: startSec, end_time: endSec },
    { word: '.', start_time: endSec, end_time: endSec },
  ]);
  return { audio: Buffer.from(wav).toString('base64'), audio_format: 'wav', timestamps };
}
