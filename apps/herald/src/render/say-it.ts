import type { ListedVoice } from '@herald/media/engines/speech-service';
import type { SpokenSound } from '@herald/media/sound';
import type { Providers } from '@herald/providers';
import type { RenderRequest } from './render-request.ts';

const LONGEST_SOUND_SEC = 1800;
/** What decides how a request sounds; who is seen decides on the voice where none is named. */
const SOUND_FIELDS = ['text', 'audio', 'voice', 'locale', 'rate', 'preset', 'photo', 'clip'] as const;

type Speech = Pick<Providers['speech'], 'speak' | 'listen' | 'voices' | 'regions'>;

/** Returns the sound of a request with its timing, spoken from text or read from a file. */
export async function sayIt(
  request: RenderRequest,
  { speech }: { speech: Speech },
  signal: AbortSignal,
): Promise<SpokenSound> {
  const { audio, text = '', locale, rate } = request;
  if (audio) return speech.listen({ path: audio, text, locale, maxDurationSec: LONGEST_SOUND_SEC, signal });
  const chosen = await chosenVoice(request, speech);
  const voiceId = request.voice ?? chosen?.id;
  const spoken = await speech.speak({ text, locale, rate, pronunciations: [], signal, ...(voiceId && { voiceId }) });
  return { ...spoken, notes: [...spoken.notes, ...voiceNote(chosen)] };
}

export type Say = typeof sayIt;

/** Says what it said last once: the ratios of a film follow each other, and all have the same sound. */
export function sayingOnce(): Say {
  let last: { heard: string; sound: SpokenSound } | undefined;
  return async (request, providers, signal) => {
    const heard = JSON.stringify(SOUND_FIELDS.map((field) => request[field]));
    if (last?.heard === heard) return { ...last.sound, notes: [] };
    const sound = await sayIt(request, providers, signal);
    last = { heard, sound };
    return sound;
  };
}

/** The voice of a request that names none; undefined where the engine takes its own. */
export async function chosenVoice(request: RenderRequest, speech: Speech): Promise<ListedVoice | undefined> {
  return request.voice || request.audio ? undefined : voiceFor(request, speech);
}

/** A voice pack leads the list, so a command without a voice sounds different from the day a pack is added. */
const voiceNote = (voice: ListedVoice | undefined): string[] =>
  voice?.quality === 'neural'
    ? [`The voice is ${voice.label}. Give --voice ${voice.id} to keep it, or another one.`]
    : [];

/** A presenter from the library gets a voice of the same gender, if the language has one. */
async function voiceFor(
  { preset, photo, clip, locale }: RenderRequest,
  speech: Speech,
): Promise<ListedVoice | undefined> {
  if (photo || clip) return undefined;
  const { CHARACTER_PRESETS } = await import('@herald/stage');
  const gender = CHARACTER_PRESETS.find(({ id }) => id === preset)?.params.gender;
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  const inRegion = speech.voices(language, region);
  const voices =
    inRegion.length > 0 ? inRegion : speech.regions(language).flatMap(({ value }) => speech.voices(language, value));
  return voices.find((voice) => voice.gender === gender);
}
