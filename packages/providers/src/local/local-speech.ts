import {
  estimateDurationSec,
  listCountries,
  listenInThread,
  listRegions,
  SpeechError,
  type SpeechErrorCode,
  speakInThread,
  type Voice,
  voicesOf,
} from '@herald/speech';
import { EngineUnavailable } from '../contracts/engine-unavailable.ts';
import { InputRefused } from '../contracts/input-refused.ts';
import type {
  DecodedSound,
  SoundFile,
  SpeechProvider,
  SpeechRequest,
  SpokenAudio,
  UploadedSound,
  VoiceInfo,
} from '../contracts/speech-provider.ts';
import { spokenAudioOf } from './spoken-audio.ts';

/** Below this an alignment says that text and sound do not belong together. */
const SURE = 0.25;

/** Half a percent of full scale, -46 dB: the noise of a muted microphone stays below it. */
const AUDIBLE = 0.005;

const INPUT_ERRORS: ReadonlySet<SpeechErrorCode> = new Set([
  'nothing-to-say',
  'unknown-voice',
  'unsupported-locale',
  'invalid-sound',
]);

const UNSURE_NOTE = 'The text does not seem to be what is said in the sound.';
const WORDLESS_NOTE = 'Without a script the lips follow the sound alone, and there are no captions.';

/** The embedded voices: no key, no network. */
export function localSpeech(): SpeechProvider {
  return {
    name: 'embedded',
    countries: listCountries,
    regions: listRegions,
    voices: voicesIn,
    allVoices: () =>
      listCountries().flatMap(({ value: country }) =>
        listRegions(country).flatMap(({ value: region }) => voicesIn(country, region)),
      ),
    speak,
    listen,
    decode,
    estimateDurationSec,
  };
}

function voicesIn(country: string, region: string): VoiceInfo[] {
  const locale = localeOf(country, region);
  return voicesOf(country, region).map((voice) => describeVoice(voice, locale));
}

function describeVoice(voice: Voice, locale: string): VoiceInfo {
  const { id, name, description, gender, engine, basic } = voice;
  const quality = engine === 'kokoro' ? 'neural' : basic ? 'basic' : 'standard';
  return { id, label: `${name} - ${description}`, gender, quality, locale };
}

/** Scotland has voices of its own, but is no region of BCP 47. */
function localeOf(country: string, region: string): string {
  return region === 'SCT' ? `${country}-GB` : `${country}-${region}`;
}

async function speak({ pronunciations, ...request }: SpeechRequest): Promise<SpokenAudio> {
  const said = Object.fromEntries(pronunciations.map(({ word, say }) => [word, say]));
  return spokenAudioOf(await speakInThread({ ...request, pronunciations: said }).catch(refuseInput));
}

async function listen({ text, locale, ...file }: UploadedSound): Promise<SpokenAudio> {
  const sound = await decode(file);
  const options = { text, locale, ...(file.signal && { signal: file.signal }) };
  const heard = await listenInThread(sound, options).catch(refuseInput);
  return spokenAudioOf(heard, notesOn(heard.confidence));
}

async function decode({ path, maxDurationSec, signal }: SoundFile): Promise<DecodedSound> {
  const { FilmError, loadSound } = await import('@herald/film');
  const sound = await loadSound(path, { maxDurationSec, ...(signal && { signal }) }).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (!(error instanceof FilmError)) throw error;
    if (error.code === 'disk_unusable') throw new EngineUnavailable(error.message, error);
    if (!error.code.startsWith('sound_')) throw error;
    throw new InputRefused(error.message, error.code === 'sound_too_long' ? 'too_long' : 'unusable', error);
  });
  if (isSilent(sound.pcm)) throw new InputRefused('This sound is silent: there is nothing to hear in it.');
  return sound;
}

function refuseInput(error: unknown): never {
  const isAtFault = error instanceof SpeechError && INPUT_ERRORS.has(error.code);
  throw isAtFault ? new InputRefused(error.message, 'unusable', error) : error;
}

function isSilent(pcm: Float32Array): boolean {
  return pcm.every((sample) => Math.abs(sample) < AUDIBLE);
}

function notesOn(confidence: number | null): string[] {
  if (confidence === null) return [WORDLESS_NOTE];
  return confidence < SURE ? [UNSURE_NOTE] : [];
}
