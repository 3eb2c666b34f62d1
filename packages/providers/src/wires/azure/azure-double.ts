import {
  type DoubleManner,
  type DoubleWire,
  openDouble,
  plainManner,
  type SpeechDouble,
} from '../../testing/speech-double.ts';
import { textOfSsml } from '../../testing/ssml-text.ts';

/** Azure Speech over REST: SSML in, a wav out. */
export const openAzureDouble = (): Promise<SpeechDouble> => openDouble(wire, plainManner());

const wire: DoubleWire<DoubleManner> = {
  keyIn: ({ headers }) => String(headers['ocp-apim-subscription-key'] ?? ''),
  refusal: { status: 401, body: { error: { code: '401', message: 'Access denied due to invalid subscription key.' } } },
  other({ path }) {
    if (path === '/cognitiveservices/voices/list') return { status: 200, body: VOICES };
    return path === '/cognitiveservices/v1' ? undefined : { status: 404, body: {} };
  },
  wish({ body, headers }) {
    const ssml = body.toString('utf8');
    const rate = Number(/<prosody rate="([\d.]+)"/.exec(ssml)?.[1] ?? 1);
    const voice = /<voice name="([^"]*)"/.exec(ssml)?.[1];
    const style = /<mstts:express-as style="([^"]*)"/.exec(ssml)?.[1];
    return { text: textOfSsml(ssml), rate, body: { ssml, voice, style, type: headers['content-type'] } };
  },
  answer: (wav) => wav,
};

const VOICES = [
  {
    ...{ ShortName: 'en-US-AvaNeural', DisplayName: 'Ava', Gender: 'Female', Locale: 'en-US', Status: 'GA' },
    StyleList: ['cheerful', 'narration-professional'],
  },
  { ShortName: 'de-DE-ConradNeural', DisplayName: 'Conrad', Gender: 'Male', Locale: 'de-DE', Status: 'GA' },
  { ShortName: 'en-US-OldNeural', DisplayName: 'Old', Gender: 'Neutral', Locale: 'en-US', Status: 'Deprecated' },
];
