import type { Option } from '../option.ts';
import type { CompressedSound, KeptTimes, SoundFile, SpokenSound, UploadedSound } from '../sound.ts';
import type { OtherLanguage, VoiceInfo } from '../voice.ts';
import type { VoiceRequest } from './voice-engine.ts';

/** A voice, and the engine that speaks with it. */
export interface ListedVoice extends VoiceInfo {
  engine: string;
  /** What its engine speaks with, where that can be another one tomorrow. */
  model?: string;
}

/** What is to be said, and in whose time. */
export interface SpeechWish extends VoiceRequest {
  /** Every sentence begins and ends as it did in an earlier sound of the same text. */
  inTimeOf?: KeptTimes;
}

/** Text to sound, and sound to time, whichever engine does it. Lists are read from what the engines told last. */
export interface SpeechService {
  countries(): Option[];
  regions(country: string): Option[];
  voices(country: string, region: string): ListedVoice[];
  allVoices(): ListedVoice[];
  /** One voice by its id, or by the id it has with another key of its service. */
  findVoice(id: string): ListedVoice | undefined;
  /** Asks every engine for its voices now; an engine that does not answer keeps its list. */
  refreshVoices(): Promise<void>;
  speak(request: SpeechWish): Promise<SpokenSound>;
  listen(sound: UploadedSound): Promise<SpokenSound>;
  /** Writes music, which is neither mastered nor understood, to `outPath` in the form it is kept in. */
  compress(sound: SoundFile, outPath: string): Promise<CompressedSound>;
  estimateDurationSec(text: string, locale: string, rate: number): number;
  /** What a voice of this locale would read without understanding it; undefined when nothing speaks against the text. */
  findOtherLanguage(text: string, locale: string): OtherLanguage | undefined;
}
