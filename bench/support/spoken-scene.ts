import { speakingScene } from '@herald/film/scene';
import { DEFAULT_CHOICES, type Pace } from '@herald/media/choices';
import type { SceneLook, SceneSpec } from '@herald/media/scene/scene-spec';
import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import { mouthCurveFromPhones, synthesize } from '@herald/speech';
import { portraitAnalysis } from '@herald/stage/testing';

/** A scene in which the embedded voice says a text, with captions, in front of a drawn place or as the photo "photo". */
export async function spokenScene(
  text: string,
  who: 'person' | 'photo',
  pace: Pace = DEFAULT_CHOICES.pace,
): Promise<{ scene: SceneSpec; speech: TimedSound }> {
  const speech = await synthesize({ text, locale: 'en-US' });
  const mouth = mouthCurveFromPhones(speech.phones, { durationSec: soundDurationSec(speech), sound: speech });
  const look: SceneLook = {
    seed: 1,
    aspect: '9:16',
    resolution: 720,
    locale: 'en-US',
    performer:
      who === 'photo'
        ? { kind: 'photo', picture: 'photo', points: portraitAnalysis('eu_f28') }
        : { kind: 'preset', presetId: 'emma' },
    background: { kind: 'setting', setting: 'home', environment: 'day', lighting: 'natural', style: 'warm', seed: 1 },
    camera: DEFAULT_CHOICES.camera,
    captions: { style: 'pop', position: DEFAULT_CHOICES.captionPosition },
    card: null,
    logo: null,
    hook: null,
    endCard: null,
  };
  return { scene: speakingScene(look, { script: text, sound: speech, timing: speech, mouth, pace }), speech };
}
