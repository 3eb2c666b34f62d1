/** Semitones of each scale above its root. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
} as const;
export type Mode = keyof typeof SCALES;

export interface Key {
  /** pitch class of the first degree, 0 is C */
  root: number;
  mode: Mode;
}

/** A chord by the degree it stands on, 0 is the tonic; `size` 4 adds the seventh. */
export interface Chord {
  degree: number;
  size: 3 | 4;
}

/** Pitch class of a degree of a key, also beyond the octave. */
export function pitchClassOf({ root, mode }: Key, degree: number): number {
  return (root + SCALES[mode][((degree % 7) + 7) % 7]) % 12;
}

export function chordClasses(key: Key, { degree, size }: Chord): number[] {
  return Array.from({ length: size }, (_, third) => pitchClassOf(key, degree + 2 * third));
}

/** The note of a pitch class nearest to another note. */
export function nearestNote(pitchClass: number, near: number): number {
  const above = near + ((((pitchClass - near) % 12) + 12) % 12);
  return above - near > 6 ? above - 12 : above;
}

/** A chord around a note: every voice goes to the nearest place, so that chords follow each other without leaps. */
export function voicing(key: Key, chord: Chord, around: number): number[] {
  return chordClasses(key, chord)
    .map((pitchClass) => nearestNote(pitchClass, around))
    .sort((a, b) => a - b);
}

/** A step of the scale, counted from the tonic nearest to a note. */
export function scaleNote(key: Key, around: number, step: number): number {
  const octave = Math.floor(step / 7);
  const tonic = nearestNote(key.root, around);
  return tonic + 12 * octave + SCALES[key.mode][step - 7 * octave];
}
