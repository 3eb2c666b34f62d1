import type { Sound, TimedWord, Timing } from '../sound.ts';
import type { Pronunciation, VoiceInfo } from '../voice.ts';

export interface VoiceCapabilities {
  /** It tells when its words are said; where it does not, they are found in its sound. */
  words: boolean;
  /**
   * It says words as the account wants them: by their sounds or in letters, and tells its words as the script has them.
   * Where it does not, they are respelled in the text it is handed.
   */
  pronunciations: boolean;
  /** Its sound has the loudness and the sample rate of films already. */
  mastered: boolean;
  /** It speaks faster and slower; where it does not, its sound is stretched. */
  rates: boolean;
  /**
   * The pauses of a script it makes: all, those at the ends of paragraphs, or none. For the others the text is cut, and
   * silence is laid between the parts; the marks of a script are taken out of them.
   */
  pauses: 'all' | 'paragraphs' | 'none';
  /** Longer texts are cut between sentences. */
  longestText?: number;
  /** Each text costs money: where nobody chose one of its voices, every other engine is asked before it. */
  costs?: boolean;
}

export interface VoiceRequest {
  text: string;
  /** BCP 47 */
  locale: string;
  /** One of its own; the engine's choice for the locale when left out. */
  voiceId?: string;
  /** 0.5 to 2, 1 is normal */
  rate: number;
  pronunciations: Pronunciation[];
  /** One of the styles of the voice; its usual one when left out. */
  style?: string;
  /** What it is said for, as it is counted. */
  subject?: string;
  signal?: AbortSignal;
}

/** What an engine says: a sound, and the times in it as far as it knows them. */
export interface EngineSpeech {
  /** Samples, or a sound file as bytes: wav, mp3, m4a, ogg, webm or flac. */
  sound: Sound | Uint8Array;
  /** When every word and every phone is said. */
  timing?: Timing;
  /** When the words are said, if that is all it knows. */
  words?: TimedWord[];
}

/**
 * Says a text. It throws nothing but an EngineError, and gives up by itself when its service does not answer. What makes
 * the sound ready for a film (loudness, words, phones, lips) is done for it.
 */
export interface VoiceEngine {
  readonly name: string;
  /** What the ids of its voices begin with, before the colon. */
  readonly prefixes: readonly string[];
  readonly capabilities: VoiceCapabilities;
  /** What it speaks with, where an operator can choose. */
  readonly model?: string;
  /** After how long its list is asked for again, where that is sooner than usual. */
  readonly listAgeSec?: number;
  /** Every voice, best first; a voice may be listed for several locales. */
  listVoices(signal: AbortSignal): Promise<readonly VoiceInfo[]>;
  speak(request: VoiceRequest): Promise<EngineSpeech>;
}
