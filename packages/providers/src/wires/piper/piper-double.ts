import {
  type DoubleManner,
  type DoubleWire,
  jsonIn,
  openDouble,
  plainManner,
  type SpeechDouble,
} from '../../testing/speech-double.ts';

export interface PiperManner extends DoubleManner {
  voices: Record<string, unknown>;
  /** Where it speaks. */
  route: string;
}

export const piperManner = (): PiperManner => ({
  ...plainManner(),
  sampleRateHz: 22_050,
  route: '/synthesize',
  voices: {
    'en_US-lessac-medium': { language: { code: 'en_US' }, inference: { length_scale: 1 }, speaker_id_map: {} },
    'en_GB-nobody-low': { espeak: { voice: 'en-gb' }, inference: { length_scale: 1.25 } },
    'en_US-many-high': { language: { code: 'en_US' }, speaker_id_map: { p7: 0, p9: 1 } },
  },
});

/** A server of Piper, which speaks with its default voice when it does not know the one it is asked for. */
export const openPiperDouble = (): Promise<SpeechDouble<PiperManner>> => openDouble(wire, piperManner());

const wire: DoubleWire<PiperManner> = {
  keyIn: ({ headers }) => headers.authorization?.replace(/^Bearer /, ''),
  refusal: { status: 401, body: 'no' },
  other({ path }, { voices, route }) {
    if (path === '/voices') return { status: 200, body: voices };
    return path === route ? undefined : { status: 404, body: 'Not Found' };
  },
  wish(request) {
    const body = jsonIn(request);
    return { text: String(body.text), rate: 1 / Number(body.length_scale), body };
  },
  answer: (wav) => wav,
};
