import type { VoiceAge } from '@herald/media/voice';
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

/** How a voice says a phrase. */
export interface Manner {
  /** where its own pitch lies */
  range: PitchRange;
  /** how lively it speaks: the standard deviation of its pitch within a phrase */
  spreadSemitones: number;
}

/** The recorded speakers that Flite comes with. */
export type FliteSpeaker = 'slt' | 'rms' | 'awb';

export interface FliteVoice extends Described {
  engine: 'flite';
  speaker: FliteSpeaker;
  shape: VoiceShape;
  /** null: as the speaker says it */
  manner: Manner | null;
}

export interface EspeakVoice extends Described {
  engine: 'espeak';
  /** name for eSpeak: language and variant */
  espeakName: string;
  pitch: number;
  melody: number;
  /** null: as the engine says it */
  manner: Manner | null;
  /** how much faster than usual its language is said */
  pace: number;
}

interface Neural extends Described {
  /** BCP 47 */
  locale: string;
  /** The voice of eSpeak that turns words into the sounds the model reads. */
  sounds: string;
  /** how much later its sounds are heard than the model says, as measured on this machine */
  lateSec: number;
}

export interface KokoroVoice extends Neural {
  engine: 'kokoro';
  /** name of the style file in the folder of the model */
  style: string;
  folder: string;
}

export interface InflectVoice extends Neural {
  engine: 'inflect';
  folder: string;
}

export interface PiperVoice extends Neural {
  engine: 'piper';
  /** path of the .onnx file */
  model: string;
  /** number of the speaker in the model */
  speaker: number;
}

/** Spoken by a model that an operator brought. */
export type NeuralVoice = KokoroVoice | InflectVoice | PiperVoice;

export type Voice = FliteVoice | EspeakVoice | NeuralVoice;
