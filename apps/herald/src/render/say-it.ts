import type { SpokenSound } from '@herald/media/sound';
import type { Providers } from '@herald/providers';
import type { RenderRequest } from './render-request.ts';

const LONGEST_SOUND_SEC = 1800;

/** Returns the sound of a request with its timing, spoken from text or read from a file. */
export async function sayIt(request: RenderRequest, { speech }: Providers, signal: AbortSignal): Promise<SpokenSound> {
  const { audio, text = '', locale, rate } = request;
  if (audio) return speech.listen({ path: audio, text, locale, maxDurationSec: LONGEST_SOUND_SEC, signal });
  const voiceId = request.voice ?? (await voiceFor(request, speech));
  return speech.speak({ text, locale, rate, pronunciations: [], signal, ...(voiceId && { voiceId }) });
}

/** A presenter from the library gets a voice of the same gender, if the language has one. */
async function voiceFor(
  { preset, photo, clip, locale }: RenderRequest,
  speech: Providers['speech'],
): Promise<string | undefined> {
  if (photo || clip) return undefined;
  const { CHARACTER_PRESETS } = await import('@herald/stage');
  const gender = CHARACTER_PRESETS.find(({ id }) => id === preset)?.params.gender;
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  const inRegion = speech.voices(language, region);
  const voices =
    inRegion.length > 0 ? inRegion : speech.regions(language).flatMap(({ value }) => speech.voices(language, value));
  return voices.find((voice) => voice.gender === gender)?.id;
}
