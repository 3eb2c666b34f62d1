import {
  encodeMouthCurves,
  type MouthTrack,
  parseSceneSpec,
  type SceneLook,
  type SceneSpec,
  type Sound,
  sceneSecOf,
  soundDurationSec,
  type Timing,
} from '@herald/media';

export interface SpokenPart {
  sound: Sound;
  timing: Timing;
  mouth: MouthTrack;
}

/** A scene in which the presenter says this: as long as the sound, plus its end card. */
export function speakingScene(look: SceneLook, { sound, timing, mouth }: SpokenPart): SceneSpec {
  return parseSceneSpec({
    ...look,
    durationSec: sceneSecOf(soundDurationSec(sound), look.endCard),
    words: timing.words.map(({ text, startSec, endSec }) => ({ text, startSec, endSec })),
    mouth: { rateHz: mouth.rateHz, ...encodeMouthCurves(mouth) },
  });
}
