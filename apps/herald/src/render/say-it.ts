import { loadSound, type SpokenPart } from '@herald/film';
import {
  alignWords,
  listRegions,
  masterSpeech,
  mouthCurveFromPhones,
  mouthCurveFromSound,
  type Sound,
  soundDurationSec,
  synthesize,
  type Timing,
  voicesOf,
} from '@herald/speech';
import { CHARACTER_PRESETS } from '@herald/stage';
import type { RenderRequest } from './render-request.ts';

/** Below this an alignment says that text and sound do not belong together. */
const SURE = 0.25;

export interface Said extends SpokenPart {
  /** what the person should know about the sound */
  notes: string[];
}

/** The sound of a request with the time of everything in it: spoken from text, or read from a file. */
export async function sayIt(request: RenderRequest, signal: AbortSignal): Promise<Said> {
  if (request.audio) return fromFile(request.audio, request, signal);
  const { text = '', locale, rate } = request;
  const voiceId = request.voice ?? voiceFor(request);
  const spoken = await synthesize({ text, locale, rate, signal, ...(voiceId && { voiceId }) });
  return { sound: spoken, timing: spoken, mouth: curveOf(spoken, spoken), notes: [] };
}

/** A presenter of the library speaks with a voice of the same gender where the language has one. */
function voiceFor({ preset, photo, locale }: RenderRequest): string | undefined {
  if (photo) return undefined;
  const gender = CHARACTER_PRESETS.find(({ id }) => id === preset)?.params.gender;
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  const inRegion = voicesOf(language, region);
  const voices =
    inRegion.length > 0 ? inRegion : listRegions(language).flatMap(({ value }) => voicesOf(language, value));
  return voices.find((voice) => voice.gender === gender)?.id;
}

async function fromFile(path: string, request: RenderRequest, signal: AbortSignal): Promise<Said> {
  const sound = masterSpeech(await loadSound(path, { signal }));
  if (!request.text) {
    const note = 'Without --text the lips follow the sound alone, and there are no captions.';
    return { sound, timing: { words: [], phones: [] }, mouth: mouthCurveFromSound(sound), notes: [note] };
  }
  const timing = await alignWords(sound, { text: request.text, locale: request.locale, signal });
  const notes = timing.confidence < SURE ? ['The text does not seem to be what is said in the sound.'] : [];
  return { sound, timing, mouth: curveOf(sound, timing), notes };
}

function curveOf(sound: Sound, { phones }: Timing): SpokenPart['mouth'] {
  return mouthCurveFromPhones(phones, { durationSec: soundDurationSec(sound), sound });
}
