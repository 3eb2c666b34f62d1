import type { VoiceAge } from '@herald/media';
import type { VoiceShape } from '../dsp/change-voice.ts';
import type { PitchRange } from '../dsp/track-pitch.ts';

export type Gender = 'female' | 'male';

interface Described {
  /** `engine:base:recipe`, stable for ever: it is stored with what was made */
  id: string;
  name: string;
  gender: Gender;
  /** how old it sounds; missing where it has no age of its own */
  age?: VoiceAge;
  description: string;
  /** understandable but clearly synthetic */
  basic: boolean;
}

/** The recorded speakers that Flite comes with. */
export type FliteSpeaker = 'slt' | 'rms' | 'awb';

export interface FliteVoice extends Described {
  engine: 'flite';
  speaker: FliteSpeaker;
  shape: VoiceShape;
  range: PitchRange;
}

export interface EspeakVoice extends Described {
  engine: 'espeak';
  /** name for eSpeak: language and variant */
  espeakName: string;
  pitch: number;
  melody: number;
}

export interface KokoroVoice extends Described {
  engine: 'kokoro';
  /** name of the style file in the folder of the model */
  style: string;
  folder: string;
}

export type Voice = FliteVoice | EspeakVoice | KokoroVoice;
