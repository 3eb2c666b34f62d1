import type { MadeAvatar, PersonWish } from '@herald/media/engines/image-engine';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneHints } from '@herald/media/scene/scene-hints';
import type { BackgroundSpec } from '@herald/media/scene/scene-spec';
import {
  AGE_RANGES,
  APPEARANCES,
  CLOTHING_CHOICES,
  characterFromDescription,
  drawAtRest,
  prepareScene,
} from '@herald/stage';
import { createCanvas } from '@napi-rs/canvas';
import { encodePicture, makeCanvas, stageContext } from './node-canvas.ts';

/** Where somebody stands whose description names no place. */
const USUAL_PLACE = { setting: 'minimal', environment: 'day', lighting: 'auto', style: 'clean' } as const;

/** Casts a person from a description and draws them in the place it speaks of. */
export async function drawAvatar(wish: PersonWish): Promise<MadeAvatar> {
  const { params, scene } = characterFromDescription({
    description: wish.description,
    gender: wish.gender === 'male' ? 'male' : 'female',
    appearance: oneOf(APPEARANCES, wish.appearance) ?? 'other',
    ageRange: oneOf(AGE_RANGES, wish.ageRange) ?? 'adult',
    ...clothingOf(wish.clothing),
    seed: wish.seed,
  });
  const spec = parseSceneSpec({
    durationSec: 1,
    aspect: '4:5',
    performer: { kind: 'character', params },
    background: backgroundOf(scene, wish.seed),
    camera: 'still',
  });
  const prepared = prepareScene(spec, { makeCanvas });
  const canvas = createCanvas(prepared.layout.width, prepared.layout.height);
  drawAtRest(stageContext(canvas), prepared);
  return { picture: await encodePicture(canvas, 'jpeg'), params, sceneHints: scene };
}

function backgroundOf({ color, ...place }: SceneHints, seed: number): BackgroundSpec {
  return color ? { kind: 'color', color } : { kind: 'setting', ...USUAL_PLACE, ...place, seed };
}

function clothingOf(text: string) {
  const clothing = oneOf(CLOTHING_CHOICES, text);
  return clothing ? { clothing } : {};
}

function oneOf<T extends string>(options: readonly T[], text: string): T | undefined {
  return options.find((option) => option === text);
}
