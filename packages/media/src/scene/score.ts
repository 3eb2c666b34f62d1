import { MUSIC_MOODS, type MusicMood } from '../choices.ts';
import { MAX_TUNE, UNDER_VOICE_DB } from '../music.ts';
import { SceneSpecError, SpecReader } from '../spec-reader.ts';

/** Sounds that mark what happens in the picture. */
export const EFFECTS = ['whoosh', 'pop', 'tick', 'riser', 'shutter'] as const;
export type Effect = (typeof EFFECTS)[number];

/** The beats of a film: the first one, and how far they are apart. */
export interface BeatGrid {
  firstBeatSec: number;
  beatSec: number;
}

export interface ScoreMusic extends BeatGrid {
  mood: MusicMood;
  tune: number;
  /** how much softer it is while somebody speaks */
  underVoiceDb: number;
}

export interface PlannedEffect {
  kind: Effect;
  atSec: number;
}

export interface SpokenSpan {
  fromSec: number;
  untilSec: number;
}

/** Whom the score makes room for. */
export interface ScoreVoice {
  spans: SpokenSpan[];
  /** of the whole voice, before a film brings it to its own */
  lufs: number;
  /** how loud each half second is beside the whole, in dB */
  levelsDb: number[];
}

/** Everything that is heard besides the voice, decided once for the preview and the film. */
export interface Score {
  music: ScoreMusic | null;
  effects: PlannedEffect[];
  voice: ScoreVoice;
}

export const VOICE_STEP_SEC = 0.5;
export const QUIETEST_DB = -70;
const LATEST_SEC = 3700;
const MOST = 20_000;
const sec = { min: 0, max: LATEST_SEC };

export function readScore(score: SpecReader): Score {
  return {
    music: score.optional('music', readMusic),
    effects: readEffects(score),
    voice: score.part('voice', readVoice),
  };
}

function readMusic(music: SpecReader): ScoreMusic {
  return {
    mood: music.oneOf('mood', MUSIC_MOODS),
    tune: music.number('tune', { min: 0, max: MAX_TUNE, fallback: 0 }),
    underVoiceDb: music.number('underVoiceDb', UNDER_VOICE_DB),
    firstBeatSec: music.number('firstBeatSec', { min: 0, max: 2 }),
    beatSec: music.number('beatSec', { min: 0.3, max: 1.2 }),
  };
}

function readEffects(score: SpecReader): PlannedEffect[] {
  return few(
    score.pathOf('effects'),
    score.list('effects', (value, path) => {
      const effect = new SpecReader(value, path);
      return { kind: effect.oneOf('kind', EFFECTS), atSec: effect.number('atSec', sec) };
    }),
  );
}

function readVoice(voice: SpecReader): ScoreVoice {
  const spans = voice.list('spans', (value, path) => {
    const span = new SpecReader(value, path);
    const fromSec = span.number('fromSec', sec);
    return { fromSec, untilSec: span.number('untilSec', { min: fromSec, max: LATEST_SEC }) };
  });
  const levelsDb = voice.list('levelsDb', (value, path) => {
    if (typeof value !== 'number' || !(value >= QUIETEST_DB && value <= 40))
      throw new SceneSpecError(path, `must be a number from ${QUIETEST_DB} to 40`);
    return value;
  });
  return {
    spans: few(voice.pathOf('spans'), spans),
    lufs: voice.number('lufs', { min: QUIETEST_DB, max: 10 }),
    levelsDb: few(voice.pathOf('levelsDb'), levelsDb),
  };
}

function few<Entry>(path: string, entries: Entry[]): Entry[] {
  if (entries.length > MOST) throw new SceneSpecError(path, `must have at most ${MOST} entries`);
  return entries;
}
