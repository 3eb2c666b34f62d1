import type { MusicMood } from './choices.ts';

/** Beats a minute. A tune may be played up to `TEMPO_REACH` faster or slower, so that cuts fall on its beats. */
export const MUSIC_TEMPOS: Readonly<Record<MusicMood, number>> = {
  bright: 112,
  calm: 72,
  driving: 124,
  warm: 96,
  tense: 104,
  playful: 118,
  corporate: 108,
  'lo-fi': 82,
};

export const TEMPO_REACH = 0.04;

/** By how much music may give way to a voice. */
export const UNDER_VOICE_DB = { min: 12, max: 16 } as const;

/** Tunes of a mood are told apart by a number. */
export const MAX_TUNE = 0xffff_ffff;
