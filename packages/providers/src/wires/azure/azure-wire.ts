import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import { wishedParts } from '@herald/media/pronunciation/wished-parts';
import { hostedAddress } from '@herald/media/service-wires';
import type { VoiceInfo } from '@herald/media/voice';
import { z } from 'zod';
import { withIpaFirst } from '../../answers/ipa-first.ts';
import { answerAs, soundOf } from '../../answers/read-answer.ts';
import { describeVoice, voiceOf, wishedVoices } from '../../answers/server-voices.ts';
import { speechWire } from '../../answers/speech-wire.ts';
import { escapeXml, ssmlPart } from '../../answers/ssml.ts';
import { HOSTED } from '../../answers/wire.ts';
import { LIST_TIMEOUT_MS, USUAL_TIMEOUT_MS, type WireOptions } from '../../answers/wire-options.ts';
import { askServer } from '../../net/ask-service.ts';

const TITLE = 'Azure Speech';
/** It says ten minutes at most; this is half of them. */
const LONGEST_TEXT = 4500;
const NAMESPACES = 'xmlns="http://www.w3.org/2001/10/synthesis" xmlns:mstts="https://www.w3.org/2001/mstts"';

const list = z.array(
  z.object({
    ShortName: z.string(),
    DisplayName: z.string().optional(),
    Gender: z.string(),
    Locale: z.string(),
    Status: z.string().optional(),
    StyleList: z.array(z.string()).nullish().catch(null),
  }),
);

/** Azure Speech over REST, which tells neither words nor lips: both are found in the sound. */
function azureVoice(options: WireOptions): VoiceEngine {
  const { name, timeoutMs = USUAL_TIMEOUT_MS } = options;

  async function speak(request: VoiceRequest): Promise<EngineSpeech> {
    const { voiceId, locale, signal } = request;
    const voice = voiceId?.slice(name.length + 1) ?? voiceOf(await listVoices(options, signal), locale, name);
    const headers = {
      ...headersOf(options),
      'content-type': 'application/ssml+xml',
      'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
    };
    const call = { path: '/cognitiveservices/v1', headers, title: TITLE, signal, timeoutMs };
    const say = async (takesIpa: boolean): Promise<EngineSpeech> => {
      const body = ssmlOf(request, voice, takesIpa);
      return { sound: soundOf(await askServer(options, { ...call, body }), TITLE) };
    };
    return withIpaFirst(request.pronunciations, say);
  }

  return {
    name,
    prefixes: [name],
    capabilities: {
      words: false,
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

const headersOf = ({ key = '' }: WireOptions): Record<string, string> => ({
  'ocp-apim-subscription-key': key,
  'user-agent': 'Herald',
});

function ssmlOf(request: VoiceRequest, voice: string, takesIpa: boolean): string {
  const { text, rate, locale, pronunciations, style } = request;
  const parts = wishedParts(text, pronunciations).map((part) => ssmlPart(part, { locale, takesIpa }));
  const said = rate === 1 ? parts.join('') : `<prosody rate="${rate}">${parts.join('')}</prosody>`;
  const styled = style ? `<mstts:express-as style="${escapeXml(style)}">${said}</mstts:express-as>` : said;
  const root = `<speak version="1.0" ${NAMESPACES} xml:lang="${escapeXml(locale)}">`;
  return `${root}<voice name="${escapeXml(voice)}">${styled}</voice></speak>`;
}

async function listVoices(options: WireOptions, signal?: AbortSignal): Promise<VoiceInfo[]> {
  const path = '/cognitiveservices/voices/list';
  const call = { path, headers: headersOf(options), title: TITLE, signal, timeoutMs: LIST_TIMEOUT_MS };
  const voices = answerAs(list, await askServer(options, call), TITLE);
  const listed = voices.map(({ ShortName, DisplayName, Gender, Locale, StyleList }) => ({
    id: ShortName,
    ...(DisplayName && { name: DisplayName }),
    gender: Gender,
    language: Locale,
    ...(StyleList?.length && { styles: StyleList }),
  }));
  const source = { prefix: options.name, title: TITLE };
  return wishedVoices(listed, options.voices).map((voice) => describeVoice(voice, source));
}

export const azureWire = speechWire(
  'azure',
  {
    ...HOSTED,
    title: TITLE,
    hint: 'The address names the region of your key. Paid per character.',
    usualUrl: hostedAddress('azure', 'westeurope'),
  },
  azureVoice,
);
