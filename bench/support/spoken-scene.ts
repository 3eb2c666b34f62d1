import { speakingScene } from '@herald/film/scene';
import { DEFAULT_CHOICES } from '@herald/media/choices';
import type { ClipPerformer, SceneLook, SceneSpec } from '@herald/media/scene/scene-spec';
import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import { mouthCurveFromPhones, synthesize } from '@herald/speech';
import { portraitAnalysis } from '@herald/stage/testing';

/** A drawn person, the photo "photo", or a filmed one. */
export type WhoSpeaks = 'person' | 'photo' | ClipPerformer;

/** A scene in which the embedded voice says a text, with captions, in front of a drawn place or in the presenter's own. */
export async function spokenScene(
  text: string,
  who: WhoSpeaks,
  resolution: 720 | 1080 = 720,
): Promise<{ scene: SceneSpec; speech: TimedSound }> {
  const speech = await synthesize({ text, locale: 'en-US' });
  const mouth = mouthCurveFromPhones(speech.phones, { durationSec: soundDurationSec(speech), sound: speech });
  const look: SceneLook = {
    seed: 1,
    aspect: '9:16',
    resolution,
    locale: 'en-US',
    performer: performerOf(who),
    background: { kind: 'setting', setting: 'home', environment: 'day', lighting: 'natural', style: 'warm', seed: 1 },
    camera: DEFAULT_CHOICES.camera,
    captions: { style: 'pop', position: DEFAULT_CHOICES.captionPosition },
    card: null,
    logo: null,
    hook: null,
    endCard: null,
  };
  return {
    scene: speakingScene(look, { script: text, sound: speech, timing: speech, mouth, pace: DEFAULT_CHOICES.pace }),
    speech,
  };
}

function performerOf(who: WhoSpeaks): SceneLook['performer'] {
  if (who === 'person') return { kind: 'preset', presetId: 'emma' };
  return who === 'photo' ? { kind: 'photo', picture: 'photo', points: portraitAnalysis('eu_f28') } : who;
}
