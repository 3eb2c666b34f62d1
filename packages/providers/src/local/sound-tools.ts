import {
  type CompressedSound,
  EngineError,
  type Sound,
  type SoundFile,
  type SpokenSound,
  type UploadedSound,
  type VoiceRequest,
} from '@herald/media';
import { completeSpeechInThread, estimateDurationSec, findOtherLanguage } from '@herald/speech';
import type { SoundTools, SpeechToFinish } from '../speech-service.ts';
import { saidBy } from './said-by.ts';

/** Below this an alignment says that text and sound do not belong together. */
const SURE = 0.25;

/** Half a percent of full scale, -46 dB: the noise of a muted microphone stays below it. */
const AUDIBLE = 0.005;

const UNSURE_NOTE = 'The text does not seem to be what is said in the sound.';
const WORDLESS_NOTE = 'Without a script the lips follow the sound alone, and there are no captions.';

/** What Herald itself does to any sound. */
export const soundTools: SoundTools = { complete, listen, compress, estimateDurationSec, findOtherLanguage };

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
  if (isSilent(sound.pcm)) throw silent();
  return sound;
}

async function compress({ path, maxDurationSec, signal }: SoundFile, outPath: string): Promise<CompressedSound> {
  const { compressSound } = await import('@herald/film');
  const options = { maxDurationSec, ...(signal && { signal }) };
  const compressed = await heeding(signal, compressSound(path, outPath, options));
  if (isSilent(compressed.outline)) throw silent();
  return compressed;
}

async function load(file: string | Uint8Array, signal?: AbortSignal, maxDurationSec?: number): Promise<Sound> {
  const { loadSound } = await import('@herald/film');
  const options = { ...(maxDurationSec !== undefined && { maxDurationSec }), ...(signal && { signal }) };
  return heeding(signal, loadSound(file, options));
}

/** Work that was stopped fails with the reason it was stopped for. */
function heeding<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}

function isSilent(samples: Float32Array | number[]): boolean {
  return samples.every((sample) => Math.abs(sample) < AUDIBLE);
}

function silent(): EngineError {
  return new EngineError('sound_unusable', 'This sound is silent: there is nothing to hear in it.');
}

function notesOn(confidence: number | null): string[] {
  if (confidence === null) return [WORDLESS_NOTE];
  return confidence < SURE ? [UNSURE_NOTE] : [];
}
