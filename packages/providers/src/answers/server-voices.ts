import { EngineError } from '@herald/media/engine-error';
import { UNKNOWN_LOCALE, UNKNOWN_REGION, type VoiceInfo } from '@herald/media/voice';
import { z } from 'zod';

const named = z.object({
  id: z.string(),
  name: z.string().optional(),
  language: z.string().optional(),
  gender: z.string().optional(),
  quality: z.enum(['standard', 'neural']).optional().catch(undefined),
});
const listed = z.union([z.string().transform((id) => ({ id })), named]);
const answered = z.object({ voices: z.array(listed) });

export type Named = z.infer<typeof named> & { styles?: readonly string[] };

/** Whose voices they are. */
export interface VoiceSource {
  /** What their ids begin with. */
  prefix: string;
  /** What their labels end with. */
  title: string;
}

/** Voices whose servers tell nothing but their ids. */
const KNOWN: Record<string, VoiceInfo['gender']> = {
  alloy: 'female',
  ash: 'male',
  ballad: 'male',
  cedar: 'male',
  coral: 'female',
  echo: 'male',
  fable: 'male',
  marin: 'female',
  nova: 'female',
  onyx: 'male',
  sage: 'female',
  shimmer: 'female',
  verse: 'male',
};
/** Languages by the first letter of a voice of Kokoro. */
const KOKORO: Record<string, string> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es-ES',
  f: 'fr-FR',
  h: 'hi-IN',
  i: 'it-IT',
  j: 'ja-JP',
  p: 'pt-BR',
  z: 'zh-CN',
};

/** The voices in a server's list, in any of its shapes. */
export function readServerVoices(answer: unknown, source: VoiceSource): VoiceInfo[] {
  const parsed = answered.safeParse(answer);
  return parsed.success ? parsed.data.voices.map((voice) => describeVoice(voice, source)) : [];
}

/** Voices an operator names, like "alloy, my-voice:female:en-GB"; addresses may be names. */
export function readNames(text: string): Named[] {
  const named = text
    .split(',')
    .map((one) => /^(?<id>.+?)(?::(?<gender>f|m|female|male)(?::(?<language>[\w-]+))?)?$/i.exec(one.trim()));
  return named.flatMap((found) => {
    const { id = '', gender, language } = found?.groups ?? {};
    return id ? [{ id, ...(gender && { gender }), ...(language && { language }) }] : [];
  });
}

/** The voice as customers see it. Where nobody knows its language or gender, the lists have a place for that. */
export function describeVoice(
  { id, name, language, gender, quality = 'neural', styles }: Named,
  { prefix, title: model }: VoiceSource,
): VoiceInfo {
  const kokoro = /^(?<language>[abefhijpz])(?<gender>[fm])_(?<name>\w+)$/.exec(id)?.groups;
  const known = genderOf(gender) ?? genderOf(kokoro?.gender) ?? KNOWN[id];
  const locale = localeOf(language) ?? KOKORO[kokoro?.language ?? ''] ?? (id in KNOWN ? 'en-US' : undefined);
  const title = titleOf(kokoro?.name ?? name ?? id);
  return {
    id: `${prefix}:${id}`,
    label: `${title} - ${model}`,
    ...(known && { gender: known }),
    quality,
    locale: locale ?? UNKNOWN_LOCALE,
    ...(!locale && { region: UNKNOWN_REGION }),
    ...(styles && { styles }),
  };
}

function genderOf(text: string | undefined): VoiceInfo['gender'] | undefined {
  if (/^f(emale)?$/i.test(text ?? '')) return 'female';
  return /^m(ale)?$/i.test(text ?? '') ? 'male' : undefined;
}

function localeOf(language: string | undefined): string | undefined {
  if (!language) return undefined;
  try {
    const { language: code, region } = new Intl.Locale(language.replace('_', '-')).maximize();
    return region ? `${code}-${region}` : undefined;
  } catch {
    return undefined;
  }
}

const titleOf = (name: string): string =>
  name.replace(/\.\w+$/, '').replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** The id of the first voice for a locale, without what stands before the colon. */
export function voiceOf(voices: readonly VoiceInfo[], locale: string, prefix: string): string {
  const voice = voices.find((one) => one.locale === locale && one.region !== UNKNOWN_REGION);
  if (!voice) throw new EngineError('language_unknown', `No voice of the service "${prefix}" speaks ${locale}.`);
  return voice.id.slice(prefix.length + 1);
}

/** A voice that was there when it was chosen. */
export const voiceEnded = (id: string): EngineError =>
  new EngineError('voice_ended', `The voice "${id}" has ended: its service no longer offers it. Choose another voice.`);

/** Of the voices of a list those an operator names, with what he knows of them; all where he names none. */
export function wishedVoices(listed: readonly Named[], names: string | undefined): Named[] {
  if (!names) return [...listed];
  return readNames(names).flatMap((wish) =>
    listed.filter(({ id }) => id === wish.id).map((voice) => ({ ...voice, ...wish })),
  );
}
