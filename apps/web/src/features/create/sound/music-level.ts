/** When something is said, in seconds. */
interface Spoken {
  start: number;
  end: number;
}

export interface VoiceMoment {
  timeSec: number;
  /** Of the film: the music goes on after the voice, below an end card. */
  durationSec: number;
  /** Empty where the words are not known. */
  words: readonly Spoken[];
  /** By how many dB the music is softer while somebody speaks. */
  underDb: number;
}

/** The film brings every track to the same loudness; finished music is about this much louder. */
const MUSIC_DB = -8;
const AHEAD_SEC = 0.15;
const BACK_SEC = 0.6;
const FADE_IN_SEC = 0.4;
const FADE_OUT_SEC = 1.5;

/** How loud music is under a voice, 0 to 1: softer during speech and faded at both ends, as in the film. */
export function musicLevel(moment: VoiceMoment): number {
  const { timeSec, durationSec, underDb } = moment;
  const fade = Math.max(0, Math.min(1, timeSec / FADE_IN_SEC, (durationSec - timeSec) / FADE_OUT_SEC));
  return fade * 10 ** ((MUSIC_DB - underDb * speechShare(moment)) / 20);
}

/** 1 during speech; it comes a little before a word and goes slowly after it. */
function speechShare({ timeSec, words }: Pick<VoiceMoment, 'timeSec' | 'words'>): number {
  if (words.length === 0) return 1;
  const shares = words.map(({ start, end }) => {
    if (timeSec < start) return 1 - (start - timeSec) / AHEAD_SEC;
    return 1 - Math.max(0, timeSec - end) / BACK_SEC;
  });
  return Math.max(0, ...shares);
}
