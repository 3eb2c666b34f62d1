import type { VoiceInfo } from '@herald/media';
import { z } from 'zod';

const named = z.object({
  id: z.string(),
  name: z.string().optional(),
  language: z.string().optional(),
  gender: z.string().optional(),
});
const listed = z.union([z.string().transform((id) => ({ id })), named]);
const answered = z.object({ voices: z.array(listed) });

type Named = z.infer<typeof named>;

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

export const SERVER_PREFIX = 'server';

/** The voices in a server's list, in any of its shapes; those of whom nobody knows language or gender are left out. */
export function readServerVoices(answer: unknown, model: string): VoiceInfo[] {
  const parsed = answered.safeParse(answer);
  return parsed.success ? parsed.data.voices.flatMap((voice) => describe(voice, model)) : [];
}

/** Voices an operator names, like "alloy, my-voice:female:en-GB". */
export function readNamedVoices(text: string, model: string): VoiceInfo[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .flatMap((one) => {
      const [id = '', gender, language] = one.split(':');
      return describe({ id, ...(gender && { gender }), ...(language && { language }) }, model);
    });
}

function describe({ id, name, language, gender }: Named, model: string): VoiceInfo[] {
  const kokoro = /^(?<language>[abefhijpz])(?<gender>[fm])_(?<name>\w+)$/.exec(id)?.groups;
  const known = genderOf(gender) ?? genderOf(kokoro?.gender) ?? KNOWN[id];
  const locale = localeOf(language) ?? KOKORO[kokoro?.language ?? ''] ?? (id in KNOWN ? 'en-US' : undefined);
  if (!known || !locale) return [];
  const title = titleOf(kokoro?.name ?? name ?? id);
  return [{ id: `${SERVER_PREFIX}:${id}`, label: `${title} - ${model}`, gender: known, quality: 'neural', locale }];
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
