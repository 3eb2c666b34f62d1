import type { Pace } from '@herald/media/choices';
import { encodeMouthCurves, type MouthTrack } from '@herald/media/mouth';
import { MUSIC_TEMPOS } from '@herald/media/music';
import { sceneSecOf } from '@herald/media/scene/film-length';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneLook, SceneSpec } from '@herald/media/scene/scene-spec';
import { type Sound, soundDurationSec, type Timing } from '@herald/media/sound';
import { directScene, NOTHING_SAID } from './direct-scene.ts';
import { type ScoreWish, scoreOf } from './score-scene.ts';
import { hearPhrases } from './sound/hear-phrases.ts';

export { cardTimes } from './direct-scene.ts';

export interface SpokenPart {
  /** as it was written, with its marks */
  script: string;
  sound: Sound;
  timing: Timing;
  mouth: MouthTrack;
  pace: Pace;
  /** left out: the voice alone */
  score?: ScoreWish | undefined;
}

/** A scene in which the presenter says this and acts it: as long as the sound, plus its end card. */
export function speakingScene(look: SceneLook, { script, sound, timing, mouth, pace, score }: SpokenPart): SceneSpec {
  const written = parseSceneSpec({
    ...look,
    durationSec: sceneSecOf(soundDurationSec(sound), look.endCard),
    words: timing.words.map(({ text, startSec, endSec }) => ({ text, startSec, endSec })),
    mouth: { rateHz: mouth.rateHz, ...encodeMouthCurves(mouth) },
  });
  const heard = timing.words.length === 0 ? hearPhrases(sound) : [];
  const tempo = score && score.mood !== 'none' ? MUSIC_TEMPOS[score.mood] : undefined;
  const { spec, beatGrid } = directScene(written, { script, ...timing, heard }, { pace, tempo });
  return score ? { ...spec, score: scoreOf(spec, score, beatGrid, { sound, words: timing.words, heard }) } : spec;
}

/** A scene in which nothing is said. */
export function silentScene(look: SceneLook, durationSec: number): SceneSpec {
  return directScene(parseSceneSpec({ ...look, durationSec }), NOTHING_SAID, { pace: 'single' }).spec;
}
