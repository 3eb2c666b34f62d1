import {
  type DoubleManner,
  type DoubleWire,
  openDouble,
  plainManner,
  type SpeechDouble,
} from '../../testing/speech-double.ts';

/** A server of Pocket TTS: one speed, and a wav that begins before its length is known. */
export const openPocketDouble = (): Promise<SpeechDouble> => openDouble(wire, plainManner());

const wire: DoubleWire<DoubleManner> = {
  keyIn: ({ headers }) => headers.authorization?.replace(/^Bearer /, ''),
  refusal: { status: 401, body: { detail: 'no' } },
  other({ path }) {
    if (path === '/health') return { status: 200, body: { status: 'healthy' } };
    return path === '/tts' ? undefined : { status: 404, body: { detail: 'Not Found' } };
  },
  async wish({ body, headers }) {
    const form = await new Response(Uint8Array.from(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    return { text: String(form.get('text')), rate: 1, body: Object.fromEntries(form) };
  },
  answer(wav) {
    const streamed = Buffer.from(wav);
    streamed.writeUInt32LE(2_000_000_036, 4);
    streamed.writeUInt32LE(2_000_000_000, 40);
    return streamed;
  },
};
