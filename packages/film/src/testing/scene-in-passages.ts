import type { FilmPlan } from '@herald/media/film-plan';
import { joinPassages, passagesOf } from '@herald/media/passages';
import type { SceneLook } from '@herald/media/scene/scene-spec';
import { type SpokenSound, soundDurationSec } from '@herald/media/sound';
import { mouthCurveFromPhones, synthesize } from '@herald/speech';
import { directedScene } from '../speaking-scene.ts';

const spoken = new Map<string, Promise<SpokenSound>>();

async function speak(text: string): Promise<SpokenSound> {
  const sound = await synthesize({ text, locale: 'en-US', rate: 1.3 });
  const mouth = mouthCurveFromPhones(sound.phones, { durationSec: soundDurationSec(sound), sound });
  return { ...sound, mouth, notes: [] };
}

/** Each paragraph spoken and planned by itself; who says the same again is not heard again. */
export async function sceneInPassages(
  look: SceneLook,
  paragraphs: readonly string[],
  plan?: FilmPlan,
): Promise<ReturnType<typeof directedScene>> {
  const script = paragraphs.join('\n\n');
  const parts = passagesOf(script).map(async ({ text, startChar }) => {
    const speaking = spoken.get(text) ?? speak(text);
    spoken.set(text, speaking);
    return { sound: await speaking, startChar };
  });
  const sound = joinPassages(await Promise.all(parts));
  if (!sound) throw new Error('Nothing was said.');
  const { mouth, passages } = sound;
  return directedScene(look, { script, sound, timing: sound, mouth, passages, pace: 'natural', plan });
}
