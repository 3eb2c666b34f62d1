import {
  EngineError,
  type Sound,
  type SoundFile,
  type SpokenSound,
  type UploadedSound,
  type VoiceRequest,
} from '@herald/media';
import { completeSpeechInThread, estimateDurationSec } from '@herald/speech';
import type { SoundTools, SpeechToFinish } from '../speech-service.ts';
import { saidBy } from './said-by.ts';

/** Below this an alignment says that text and sound do not belong together. */
const SURE = 0.25;

/** Half a percent of full scale, -46 dB: the noise of a muted microphone stays below it. */
const AUDIBLE = 0.005;

const UNSURE_NOTE = 'The text does not seem to be what is said in the sound.';
const WORDLESS_NOTE = 'Without a script the lips follow the sound alone, and there are no captions.';

/** What Herald itself does to any sound. */
export const soundTools: SoundTools = { complete, listen, decode, estimateDurationSec };

async function complete({ sound: given, ...known }: SpeechToFinish, request: VoiceRequest): Promise<SpokenSound> {
  const { text, locale, pronunciations, signal } = request;
  const sound = given instanceof Uint8Array ? await load(given, signal) : given;
  const options = { text, locale, pronunciations: saidBy(pronunciations), ...(signal && { signal }) };
  const { confidence: _, ...completed } = await completeSpeechInThread({ ...known, sound }, options);
  return { ...completed, notes: [] };
}

async function listen({ text, locale, ...file }: UploadedSound): Promise<SpokenSound> {
  const sound = await decode(file);
  const options = { text, locale, ...(file.signal && { signal: file.signal }) };
  const { confidence, ...heard } = await completeSpeechInThread({ sound }, options);
  return { ...heard, notes: notesOn(confidence) };
}

async function decode({ path, maxDurationSec, signal }: SoundFile): Promise<Sound> {
  const sound = await load(path, signal, maxDurationSec);
  if (isSilent(sound)) {
    throw new EngineError('sound_unusable', 'This sound is silent: there is nothing to hear in it.');
  }
  return sound;
}

async function load(file: string | Uint8Array, signal?: AbortSignal, maxDurationSec?: number): Promise<Sound> {
  const { loadSound } = await import('@herald/film');
  const options = { ...(maxDurationSec !== undefined && { maxDurationSec }), ...(signal && { signal }) };
  return loadSound(file, options).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}

function isSilent({ pcm }: Sound): boolean {
  return pcm.every((sample) => Math.abs(sample) < AUDIBLE);
}

function notesOn(confidence: number | null): string[] {
  if (confidence === null) return [WORDLESS_NOTE];
  return confidence < SURE ? [UNSURE_NOTE] : [];
}
