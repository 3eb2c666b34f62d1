import { encodeMouthCurves, type MouthTrack } from '@herald/media/mouth';
import { MUSIC_TEMPOS } from '@herald/media/music';
import { sceneSecOf } from '@herald/media/scene/film-length';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneLook, SceneSpec } from '@herald/media/scene/scene-spec';
import { type PassageStart, type Sound, soundDurationSec, type Timing } from '@herald/media/sound';
import { directScene, NOTHING_SAID } from './direct-scene.ts';
import type { DirectedScene, Directing } from './directing.ts';
import { type ScoreWish, scoreOf } from './score-scene.ts';
import { hearPhrases } from './sound/hear-phrases.ts';

export { cardTimes } from './direct-scene.ts';

export interface SpokenPart extends Pick<Directing, 'pace' | 'plan' | 'hasFigures'> {
  /** as it was written, with its marks */
  script: string;
  sound: Sound;
  timing: Timing;
  mouth: MouthTrack;
  passages?: readonly PassageStart[] | undefined;
  movesWith?: Timing | undefined;
  /** left out: the voice alone */
  score?: ScoreWish | undefined;
}

/** A scene in which the presenter says this and acts it: as long as the sound, plus its end card. */
export function speakingScene(look: SceneLook, part: SpokenPart): SceneSpec {
  return directedScene(look, part).scene;
}

/** The same with its sentences. */
export function directedScene(look: SceneLook, part: SpokenPart): Pick<DirectedScene, 'scene' | 'shown'> {
  const { script, sound, timing, mouth, movesWith, pace, plan, hasFigures, score } = part;
  const written = parseSceneSpec({
    ...look,
    durationSec: sceneSecOf(soundDurationSec(sound), look.endCard),
    words: timing.words.map(({ text, startSec, endSec }) => ({ text, startSec, endSec })),
    mouth: { rateHz: mouth.rateHz, ...encodeMouthCurves(mouth) },
  });
  const heard = timing.words.length === 0 ? hearPhrases(sound) : [];
  // A filmed person is cut from their clip in one search over the whole film.
  const passages = written.performer.kind === 'clip' ? undefined : part.passages;
  const tempo = score && score.mood !== 'none' ? MUSIC_TEMPOS[score.mood] : undefined;
  const { scene, shown, beatGrid } = directScene(
    written,
    { script, ...timing, heard, passages, movesWith },
    { pace, plan, hasFigures, tempo },
  );
  if (!score) return { scene, shown };
  return { shown, scene: { ...scene, score: scoreOf(scene, score, beatGrid, { sound, words: timing.words, heard }) } };
}

/** A scene in which nothing is said. */
export function silentScene(look: SceneLook, durationSec: number): SceneSpec {
  return directScene(parseSceneSpec({ ...look, durationSec }), NOTHING_SAID, { pace: null }).scene;
}
