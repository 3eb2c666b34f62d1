import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import type { VoiceInfo } from '@herald/media/voice';
import { z } from 'zod';
import { soundOf } from '../../answers/read-answer.ts';
import { describeVoice, type Named, voiceOf } from '../../answers/server-voices.ts';
import { fetchSound } from '../../net/fetch-link.ts';
import { hidingKey } from '../../net/hide-key.ts';
import { type A2eOptions, getA2e, postA2e, TITLE } from './ask-a2e.ts';

/** It documents no longest text; this is less than a minute of speech. */
const LONGEST_TEXT = 800;
/** It lists the voices of one place at a time. */
const LOCALES = ['en-US', 'en-GB', 'es-ES', 'fr-FR', 'de-DE', 'it-IT', 'pt-BR', 'ja-JP', 'ko-KR', 'zh-CN'];

const voice = z.object({
  value: z.union([z.string(), z.number()]).transform(String),
  label: z.string().nullish(),
  gender: z.string().nullish(),
});
const group = z.object({ value: z.string(), children: z.array(z.unknown()) });

/** Its speeds are those of its voices, so its sound is stretched. It tells no words. */
export function a2eVoice(options: A2eOptions): VoiceEngine {
  const { name, key } = options;
  return {
    name,
    prefixes: [name],
    capabilities: {
      words: false,
      pronunciations: false,
      mastered: false,
      rates: false,
      pauses: 'paragraphs',
      longestText: LONGEST_TEXT,
      costs: true,
    },
    listVoices: (signal) => hidingKey(listVoices(options, signal), key),
    speak: (request) => hidingKey(speak(options, request), key),
  };
}

/** A place whose list fails has no voices, unless all of them fail. */
export async function listVoices(options: A2eOptions, signal?: AbortSignal): Promise<VoiceInfo[]> {
  const lists = await Promise.allSettled(LOCALES.map((locale) => listPlace(options, locale, signal)));
  const found = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const failed = lists.find((list) => list.status === 'rejected');
  if (found.length === 0 && failed) throw failed.reason;
  return [...new Map(found.map((one) => [`${one.id} ${one.locale}`, one])).values()];
}

async function listPlace(options: A2eOptions, locale: string, signal?: AbortSignal): Promise<VoiceInfo[]> {
  const [country = '', region = ''] = locale.split('-');
  const fields = { country, region, voice_map_type: locale };
  const call = { path: '/anchor/voice_list', fields, signal, kind: 'voice_failed' } as const;
  const listed = await getA2e(options, z.array(z.unknown()), call);
  return listed.flatMap(voicesIn).map((one) => {
    return describeVoice({ ...one, language: locale }, { prefix: options.name, title: TITLE });
  });
}

/** Voices come by gender, and from older versions one by one. */
function voicesIn(item: unknown): Named[] {
  const inGroup = group.safeParse(item).data;
  const items = inGroup ? inGroup.children : [item];
  return items.flatMap((one) => {
    const { value: id, label, gender } = voice.safeParse(one).data ?? {};
    const told = gender ?? inGroup?.value;
    return id ? [{ id, ...(label && { name: label }), ...(told && { gender: told }) }] : [];
  });
}

async function speak(options: A2eOptions, request: VoiceRequest): Promise<EngineSpeech> {
  const { text, voiceId, locale, signal } = request;
  const { name } = options;
  const id = voiceId?.slice(name.length + 1) ?? voiceOf(await listVoices(options, signal), locale, name);
  const [country = '', region = ''] = locale.split('-');
  const fields = { msg: text, tts_id: id, speechRate: 1, country, region };
  const url = await postA2e(options, z.string(), { path: '/video/send_tts', fields, signal, kind: 'voice_failed' });
  const link = { url, address: options, title: TITLE, kind: 'voice_failed', signal } as const;
  return { sound: soundOf(await fetchSound(link), TITLE) };
}
