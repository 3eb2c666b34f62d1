import { EngineError } from '@herald/media/engine-error';
import type { SpeechWish } from '@herald/media/engines/speech-service';
import type { VoiceRequest } from '@herald/media/engines/voice-engine';
import type { MouthTrack } from '@herald/media/mouth';
import {
  type CompressedSound,
  type Sound,
  type SoundFile,
  type SpokenSound,
  soundDurationSec,
  type TimedWord,
  type UploadedSound,
} from '@herald/media/sound';
import {
  completeSpeechInThread,
  estimateDurationSec,
  findOtherLanguage,
  type JoinedSound,
  joinSoundsInThread,
} from '@herald/speech';
import type { SoundTools, SpeechToFinish } from '../routing/speech-service.ts';
import { saidBy } from './said-by.ts';

/** Below this an alignment says that text and sound do not belong together. */
const SURE = 0.25;

/** Half a percent of full scale, -46 dB: the noise of a muted microphone stays below it. */
const AUDIBLE = 0.005;

/** How long a sound may be, as a share of the time its text should take. Voices differ far less than this. */
const LEAST_SHARE = 0.3;
const MOST_SHARE = 4;
const SLACK_SEC = 10;
const SHORTEST_JUDGED_SEC = 3;

/** Times are told in whole frames of an engine. */
const BEYOND_END_SEC = 0.1;

const UNSURE_NOTE = 'The text does not seem to be what is said in the sound.';
const WORDLESS_NOTE = 'Without a script the lips follow the sound alone, and there are no captions.';
const UNSPOKEN_NOTE =
  'We hear hardly any speech in this sound: the lips move little, and there are no captions. Add the script if somebody speaks in it.';

/** A mouth that opens less looks shut; one that is shut for nearly all of a sound has heard a tone or a murmur. */
const OPENED = 0.1;
const SPOKEN_SHARE = 0.15;

/** What Herald itself does to any sound. */
export const soundTools: SoundTools = { complete, listen, compress, estimateDurationSec, findOtherLanguage };

async function complete(speech: SpeechToFinish, request: SpeechWish): Promise<SpokenSound> {
  const { text, locale, pronunciations, inTimeOf, signal } = request;
  const { words, ...sound } = await join(speech, signal);
  if (!speech.isMastered) assertSaid(sound, request);
  const { timing, isMastered } = speech;
  const known = { sound, isMastered, ...(timing && { timing }), ...(isWithin(words, sound) && { words }) };
  const said = { text, locale, pronunciations: saidBy(pronunciations), ...(inTimeOf && { inTimeOf }) };
  const options = { ...said, ...(signal && { signal }) };
  const { confidence: _, retimed, ...completed } = await completeSpeechInThread(known, options);
  return { ...completed, notes: retimed?.missed ? [missedNote(retimed)] : [] };
}

/** Words that are said after the end of the sound belong to another one. */
function isWithin(words: readonly TimedWord[] | undefined, sound: Sound): words is TimedWord[] {
  return words !== undefined && (words.at(-1)?.endSec ?? 0) <= soundDurationSec(sound) + BEYOND_END_SEC;
}

async function join({ parts: said, tempo }: SpeechToFinish, signal?: AbortSignal): Promise<JoinedSound> {
  const parts = await Promise.all(
    said.map(async ({ sound, ...part }) => ({ ...part, sound: await open(sound, signal) })),
  );
  const [only] = parts;
  if (only && parts.length === 1 && tempo === 1) return { ...only.sound, ...(only.words && { words: only.words }) };
  return joinSoundsInThread(parts, tempo, signal);
}

/** The sound of an engine. A person who asked for words is not to blame for a sound that cannot be read. */
async function open(sound: Sound | Uint8Array, signal?: AbortSignal): Promise<Sound> {
  if (!(sound instanceof Uint8Array)) return sound;
  return load(sound, signal).catch((cause: unknown) => {
    if (!(cause instanceof EngineError && cause.kind === 'sound_unusable')) throw cause;
    throw new EngineError('voice_failed', 'The voice sent a sound that cannot be read.', { cause });
  });
}

/** A service that lost its way sends silence, stops before the end, or babbles on. */
function assertSaid(sound: Sound, { text, locale, rate }: VoiceRequest): void {
  if (isSilent(sound.pcm)) throw new EngineError('voice_failed', 'The voice sent nothing but silence.');
  const durationSec = soundDurationSec(sound);
  const expectedSec = estimateDurationSec(text, locale, rate);
  if (expectedSec > SHORTEST_JUDGED_SEC && durationSec < expectedSec * LEAST_SHARE) {
    throw new EngineError('voice_failed', 'The voice stopped before the end of the script.');
  }
  if (durationSec > expectedSec * MOST_SHARE + SLACK_SEC) {
    throw new EngineError('voice_failed', 'The voice went on long after the end of the script.');
  }
}

async function listen({ text, locale, ...file }: UploadedSound): Promise<SpokenSound> {
  const sound = await decode(file);
  const options = { text, locale, ...(file.signal && { signal: file.signal }) };
  const { confidence, ...heard } = await completeSpeechInThread({ sound }, options);
  return { ...heard, notes: notesOn(confidence, heard.mouth) };
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

const missedNote = ({ sentences, missed }: { sentences: number; missed: number }): string =>
  `${missed} of ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'} could not keep the earlier length: this voice would sound hurried or drawn out.`;

function notesOn(confidence: number | null, mouth: MouthTrack): string[] {
  if (confidence === null) return [isSpoken(mouth) ? WORDLESS_NOTE : UNSPOKEN_NOTE];
  return confidence < SURE ? [UNSURE_NOTE] : [];
}

function isSpoken({ open }: MouthTrack): boolean {
  return open.filter((here) => here > OPENED).length >= open.length * SPOKEN_SHARE;
}
