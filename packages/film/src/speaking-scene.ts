import { encodeMouthCurves, type MouthTrack } from '@herald/media/mouth';
import { sceneSecOf } from '@herald/media/scene/film-length';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneLook, SceneSpec } from '@herald/media/scene/scene-spec';
import { type Sound, soundDurationSec, type Timing } from '@herald/media/sound';
import { type DirectedScene, type Directing, directScene, NOTHING_SAID } from './direct-scene.ts';
import { hearPhrases } from './sound/hear-phrases.ts';

export { cardTimes } from './direct-scene.ts';

export interface SpokenPart extends Directing {
  /** as it was written, with its marks */
  script: string;
  sound: Sound;
  timing: Timing;
  mouth: MouthTrack;
}

/** A scene in which the presenter says this and acts it: as long as the sound, plus its end card. */
export function speakingScene(look: SceneLook, part: SpokenPart): SceneSpec {
  return directedScene(look, part).scene;
}

/** The same with its sentences. */
export function directedScene(look: SceneLook, part: SpokenPart): DirectedScene {
  const { script, sound, timing, mouth } = part;
  const spec = parseSceneSpec({
    ...look,
    durationSec: sceneSecOf(soundDurationSec(sound), look.endCard),
    words: timing.words.map(({ text, startSec, endSec }) => ({ text, startSec, endSec })),
    mouth: { rateHz: mouth.rateHz, ...encodeMouthCurves(mouth) },
  });
  const heard = timing.words.length === 0 ? hearPhrases(sound) : [];
  return directScene(spec, { script, ...timing, heard }, part);
}

/** A scene in which nothing is said. */
export function silentScene(look: SceneLook, durationSec: number): SceneSpec {
  return directScene(parseSceneSpec({ ...look, durationSec }), NOTHING_SAID, { pace: null }).scene;
}
