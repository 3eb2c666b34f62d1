/** Those with pitch, and drums. */
export const TUNED = ['pad', 'keys', 'pluck', 'mute', 'strings', 'bell', 'bass'] as const;
export const DRUMS = ['kick', 'snare', 'clap', 'hat', 'shaker', 'rim', 'tom', 'cymbal'] as const;
export type Tuned = (typeof TUNED)[number];
export type Drum = (typeof DRUMS)[number];
export type Instrument = Tuned | Drum;

export interface Note {
  instrument: Instrument;
  /** 60 is the middle C; drums have none */
  midi: number;
  atSec: number;
  /** until it is let go */
  heldSec: number;
  level: number;
  pan: number;
  room: number;
}

export const hzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
