import type { Pronunciation } from '@herald/contract';

/** A word or a phone of a sound; `word` of a phone indexes the words, -1 for silence. */
export interface SaidWord {
  text: string;
  startChar: number;
  endChar: number;
  startSec: number;
  endSec: number;
}
export interface SaidPhone {
  phone: string;
  startSec: number;
  endSec: number;
  stressed: boolean;
  word: number;
}

/** Each mouth parameter sampled at an even rate, from second 0 on. */
export interface MouthMovement {
  rateHz: number;
  curves: Record<string, number[]>;
}

/** Mono sound, mastered, with the time of everything in it. */
export interface SpokenAudio {
  pcm: Float32Array;
  sampleRateHz: number;
  words: SaidWord[];
  phones: SaidPhone[];
  mouth: MouthMovement;
  /** What the person should know about the sound. */
  notes: string[];
}

export interface VoiceInfo {
  id: string;
  label: string;
  gender: 'female' | 'male';
  quality: 'standard' | 'basic' | 'neural';
  /** BCP 47 */
  locale: string;
}

export interface SpeechRequest {
  text: string;
  locale: string;
  voiceId?: string;
  rate: number;
  pronunciations: Pronunciation[];
  signal?: AbortSignal;
}

/** A sound file of whatever kind. */
export interface SoundFile {
  path: string;
  /** A longer one is refused before it is read to its end. */
  maxDurationSec: number;
  signal?: AbortSignal;
}

/** A sound somebody uploaded; with its text its words are found in it, without it the lips follow the sound alone. */
export interface UploadedSound extends SoundFile {
  text: string;
  locale: string;
}

/** Mono sound as it is in its file. */
export interface DecodedSound {
  pcm: Float32Array;
  sampleRateHz: number;
}

/**
 * Text to sound, and sound to time. A text or a sound that cannot be used is an InputRefused; a machine that is in no
 * state to work is an EngineUnavailable.
 */
export interface SpeechProvider {
  readonly name: string;
  countries(): Option[];
  regions(country: string): Option[];
  voices(country: string, region: string): VoiceInfo[];
  allVoices(): VoiceInfo[];
  speak(request: SpeechRequest): Promise<SpokenAudio>;
  listen(sound: UploadedSound): Promise<SpokenAudio>;
  /** For music, which is neither mastered nor understood. */
  decode(sound: SoundFile): Promise<DecodedSound>;
  estimateDurationSec(text: string, locale: string, rate: number): number;
}

export interface Option {
  value: string;
  label: string;
}
