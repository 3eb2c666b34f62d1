import type { Pronunciation } from '@herald/contract';

interface Option {
  value: string;
  label: string;
}

export interface EngineVoice {
  id: string;
  label: string;
  gender: 'female' | 'male';
  quality: 'standard' | 'basic' | 'neural';
  /** BCP 47 */
  locale: string;
}

/** Mono sound with the time of everything in it, as it is kept for the videos made of it. */
export interface SpokenSound {
  pcm: Float32Array;
  sampleRateHz: number;
  words: { text: string; startChar: number; endChar: number; startSec: number; endSec: number }[];
  phones: { phone: string; startSec: number; endSec: number; stressed: boolean; word: number }[];
  mouth: { rateHz: number; curves: Record<string, number[]> };
  notes: string[];
}

interface SoundFile {
  path: string;
  maxDurationSec: number;
  signal?: AbortSignal;
}

/** What the rules need of an engine that speaks and listens; engines are handed in. */
export interface SpeechEngine {
  readonly name: string;
  countries(): Option[];
  regions(country: string): Option[];
  voices(country: string, region: string): EngineVoice[];
  allVoices(): EngineVoice[];
  speak(request: {
    text: string;
    locale: string;
    voiceId?: string;
    rate: number;
    pronunciations: Pronunciation[];
    signal?: AbortSignal;
  }): Promise<SpokenSound>;
  listen(sound: SoundFile & { text: string; locale: string }): Promise<SpokenSound>;
  decode(sound: SoundFile): Promise<Pick<SpokenSound, 'pcm' | 'sampleRateHz'>>;
  estimateDurationSec(text: string, locale: string, rate: number): number;
}
