import type { MusicMood } from '@herald/media/choices';
import type { Mode } from './harmony.ts';
import type { Instrument } from './instruments/instrument.ts';

/** What a part plays of the chord. `hit` is for drums. */
type Playing = 'chord' | 'root' | 'bass' | 'arpeggio' | 'melody' | 'hit';

export interface Part {
  instrument: Instrument;
  plays: Playing;
  /** sixteen steps of a bar: X loud, x usual, o soft */
  steps: string;
  /** how long a note is held, in steps */
  held: number;
  /** the note its pitches lie around */
  around: number;
  level: number;
  /** -1 left .. 1 right */
  pan: number;
  /** how much of it the room gives back */
  room: number;
  /** 0 plays from the beginning, 1 with the body, 2 only where the body is full */
  layer: 0 | 1 | 2;
}

export interface Mood {
  mode: Mode;
  /** pitch classes a tune may stand on */
  roots: readonly number[];
  /** degrees of four bars each */
  progressions: readonly (readonly [number, number, number, number])[];
  /** the two halves of the bar before the last chord */
  cadence: readonly [number, number];
  /** chords with their seventh */
  hasSevenths: boolean;
  /** how late every second step is, as a share of a step */
  swing: number;
  parts: readonly Part[];
  /** what the finished tune measures, in LUFS; it is brought to its place from there */
  lufs: number;
}

const part = (instrument: Instrument, plays: Playing, steps: string, rest: Partial<Part> = {}): Part => ({
  ...{ instrument, plays, steps, held: 2, around: 60, level: 0.5, pan: 0, room: 0.2, layer: 1 },
  ...rest,
});

const QUARTERS = 'X...x...X...x...';
const BACKBEAT = '....X.......X...';
const EIGHTHS = 'x.o.x.o.x.o.x.o.';

export const MOODS: Readonly<Record<MusicMood, Mood>> = {
  bright: {
    mode: 'major',
    roots: [0, 2, 7],
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 5, 4],
      [3, 4, 0, 5],
    ],
    cadence: [3, 4],
    hasSevenths: false,
    swing: 0,
    lufs: -6.3,
    parts: [
      part('pluck', 'arpeggio', 'X.x.x.X.x.x.X.x.', { around: 72, level: 0.5, pan: 0.35, room: 0.35, layer: 0 }),
      part('pad', 'chord', 'x...............', { held: 16, level: 0.16, room: 0.3, layer: 0 }),
      part('bass', 'bass', 'X..x..x.X..x..x.', { around: 38, level: 0.55, room: 0 }),
      part('kick', 'hit', QUARTERS, { level: 0.6, room: 0 }),
      part('clap', 'hit', BACKBEAT, { level: 0.3, room: 0.3 }),
      part('shaker', 'hit', 'o.x.o.x.o.x.o.x.', { level: 0.22, pan: -0.4, room: 0.1 }),
      part('bell', 'melody', 'X...x..x....x...', { held: 6, around: 79, level: 0.26, pan: -0.3, room: 0.5, layer: 2 }),
    ],
  },
  calm: {
    mode: 'major',
    roots: [5, 3, 10],
    progressions: [
      [0, 5, 3, 4],
      [0, 2, 3, 3],
      [3, 0, 5, 4],
    ],
    cadence: [3, 3],
    hasSevenths: true,
    swing: 0,
    lufs: -8.6,
    parts: [
      part('pad', 'chord', 'x...............', { held: 18, level: 0.34, room: 0.5, layer: 0 }),
      part('keys', 'arpeggio', 'x...o...x...o...', { held: 8, around: 67, level: 0.4, pan: 0.25, room: 0.5, layer: 0 }),
      part('bass', 'root', 'x.......o.......', { held: 8, around: 41, level: 0.4, room: 0.1 }),
      part('bell', 'melody', 'x.....o...x.....', { held: 10, around: 77, level: 0.2, pan: -0.35, room: 0.6, layer: 2 }),
    ],
  },
  driving: {
    mode: 'minor',
    roots: [9, 4, 2],
    progressions: [
      [0, 5, 2, 6],
      [0, 2, 6, 5],
      [0, 0, 5, 6],
    ],
    cadence: [5, 6],
    hasSevenths: false,
    swing: 0,
    lufs: -8.2,
    parts: [
      part('bass', 'bass', 'X.x.x.x.X.x.x.x.', { around: 36, level: 0.6, room: 0, layer: 0 }),
      part('mute', 'arpeggio', 'XoxoXoxoXoxoXoxo', { held: 1, around: 64, level: 0.34, pan: 0.35, room: 0.25 }),
      part('kick', 'hit', 'X...X...X...X...', { level: 0.75, room: 0 }),
      part('snare', 'hit', BACKBEAT, { level: 0.42, room: 0.25 }),
      part('hat', 'hit', 'o.X.o.X.o.X.o.X.', { level: 0.24, pan: -0.3, room: 0.05, layer: 0 }),
      part('strings', 'chord', 'x...............', { held: 16, level: 0.16, room: 0.35, layer: 2 }),
      part('pluck', 'melody', 'X..x..x.X...x.x.', {
        held: 3,
        around: 76,
        level: 0.34,
        pan: -0.35,
        room: 0.4,
        layer: 2,
      }),
    ],
  },
  warm: {
    mode: 'major',
    roots: [7, 2, 5],
    progressions: [
      [0, 3, 1, 4],
      [0, 5, 1, 4],
      [3, 2, 1, 4],
    ],
    cadence: [1, 4],
    hasSevenths: true,
    swing: 0.08,
    lufs: -10.2,
    parts: [
      part('keys', 'chord', 'X.....x...x.....', { held: 6, around: 64, level: 0.3, pan: 0.2, room: 0.35, layer: 0 }),
      part('strings', 'chord', 'x...............', { held: 16, around: 67, level: 0.13, pan: -0.2, room: 0.45 }),
      part('bass', 'bass', 'X.....x.x.......', { held: 5, around: 40, level: 0.5, room: 0 }),
      part('kick', 'hit', 'X.......x.o.....', { level: 0.5, room: 0 }),
      part('rim', 'hit', BACKBEAT, { level: 0.25, pan: 0.15, room: 0.3 }),
      part('shaker', 'hit', EIGHTHS, { level: 0.2, pan: -0.4, room: 0.1, layer: 2 }),
      part('pluck', 'melody', 'x.....x...o.x...', { held: 5, around: 74, level: 0.3, pan: -0.3, room: 0.45, layer: 2 }),
    ],
  },
  tense: {
    mode: 'minor',
    roots: [2, 0, 4],
    progressions: [
      [0, 0, 5, 6],
      [0, 5, 3, 4],
      [0, 3, 5, 4],
    ],
    cadence: [5, 4],
    hasSevenths: false,
    swing: 0,
    lufs: -11.6,
    parts: [
      part('strings', 'root', 'X.x.x.x.X.x.x.x.', {
        held: 1,
        around: 50,
        level: 0.42,
        pan: -0.3,
        room: 0.35,
        layer: 0,
      }),
      part('pad', 'chord', 'x...............', { held: 17, around: 57, level: 0.22, room: 0.5, layer: 0 }),
      part('bass', 'root', 'X...............', { held: 14, around: 33, level: 0.5, room: 0.1 }),
      part('tom', 'hit', 'X.....x.....x.x.', { level: 0.5, room: 0.35 }),
      part('hat', 'hit', 'x.x.x.x.x.x.x.xo', { level: 0.16, pan: 0.4, room: 0.1 }),
      part('strings', 'arpeggio', 'o.x.o.x.o.x.o.x.', {
        held: 1,
        around: 69,
        level: 0.22,
        pan: 0.35,
        room: 0.4,
        layer: 2,
      }),
    ],
  },
  playful: {
    mode: 'major',
    roots: [5, 0, 10],
    progressions: [
      [0, 3, 0, 4],
      [0, 5, 1, 4],
      [0, 1, 4, 0],
    ],
    cadence: [1, 4],
    hasSevenths: false,
    swing: 0.3,
    lufs: -9.1,
    parts: [
      part('mute', 'root', 'X.......x.......', { held: 2, around: 43, level: 0.6, room: 0.15, layer: 0 }),
      part('mute', 'chord', '....x.......x...', { held: 1, around: 64, level: 0.3, pan: 0.3, room: 0.25, layer: 0 }),
      part('rim', 'hit', '..o...o...o...oo', { level: 0.22, pan: -0.4, room: 0.2 }),
      part('kick', 'hit', 'X.......X.......', { level: 0.45, room: 0 }),
      part('clap', 'hit', BACKBEAT, { level: 0.22, room: 0.3 }),
      part('pluck', 'melody', 'X.x.x...x.x.X...', { held: 2, around: 76, level: 0.4, pan: -0.2, room: 0.35 }),
      part('bell', 'arpeggio', '..x...x...x...x.', {
        held: 2,
        around: 84,
        level: 0.14,
        pan: 0.45,
        room: 0.5,
        layer: 2,
      }),
    ],
  },
  corporate: {
    mode: 'major',
    roots: [2, 9, 7],
    progressions: [
      [5, 3, 0, 4],
      [0, 4, 5, 3],
      [3, 0, 4, 5],
    ],
    cadence: [3, 4],
    hasSevenths: false,
    swing: 0,
    lufs: -9.2,
    parts: [
      part('mute', 'arpeggio', 'X.x.x.x.X.x.x.x.', { held: 1, around: 62, level: 0.4, pan: 0.4, room: 0.3, layer: 0 }),
      part('keys', 'chord', 'X.......x.......', { held: 8, around: 64, level: 0.24, pan: -0.15, room: 0.35, layer: 0 }),
      part('pad', 'chord', 'x...............', { held: 16, around: 67, level: 0.18, room: 0.4 }),
      part('bass', 'root', 'X.x.x.x.x.x.x.x.', { around: 38, level: 0.45, room: 0 }),
      part('kick', 'hit', 'X.......X.x.....', { level: 0.6, room: 0 }),
      part('clap', 'hit', BACKBEAT, { level: 0.26, room: 0.35 }),
      part('bell', 'melody', 'x.......x...x...', {
        held: 8,
        around: 74,
        level: 0.22,
        pan: -0.35,
        room: 0.55,
        layer: 2,
      }),
    ],
  },
  'lo-fi': {
    mode: 'dorian',
    roots: [2, 9, 7],
    progressions: [
      [0, 3, 6, 2],
      [0, 6, 3, 0],
      [0, 3, 0, 6],
    ],
    cadence: [3, 6],
    hasSevenths: true,
    swing: 0.34,
    lufs: -9.8,
    parts: [
      part('keys', 'chord', 'X......x..o.....', { held: 7, around: 62, level: 0.36, pan: 0.15, room: 0.35, layer: 0 }),
      part('bass', 'bass', 'X.....x...x.....', { held: 5, around: 38, level: 0.55, room: 0 }),
      part('kick', 'hit', 'X......x..X.....', { level: 0.6, room: 0 }),
      part('snare', 'hit', BACKBEAT, { level: 0.28, room: 0.25 }),
      part('hat', 'hit', 'x.o.x.o.x.o.x.oo', { level: 0.15, pan: -0.35, room: 0.05, layer: 0 }),
      part('pluck', 'melody', '....x..o..x.....', { held: 4, around: 74, level: 0.28, pan: -0.3, room: 0.5, layer: 2 }),
    ],
  },
};
