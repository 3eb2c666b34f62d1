import type { CharacterParams } from '@herald/media/person/character-params';
import { SHAPE_KNOBS, type ShapeKnobs } from '@herald/media/person/shape-knobs';
import { clamp } from '#base/math/clamp.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { characterFromSeed } from './character-from-seed.ts';

const MOST_CHANGE = 0.4;

/** A sibling of a character: same sex, age, origin and skin, another face, haircut and clothes. */
export function varyCharacter(params: CharacterParams, seed: number): CharacterParams {
  const { gender, ethnicity, ageYears, skinTone, lighting, mood, zoom } = params;
  const sibling = characterFromSeed(seed, { gender, ethnicity, ageYears, skinTone, lighting, mood, zoom });
  const random = seededRandom(seed * 61 + 5);
  const shape: Partial<ShapeKnobs> = Object.fromEntries(
    SHAPE_KNOBS.map((knob) => [knob, clamp((params.shape[knob] ?? 0) + (random() - 0.5) * 2 * MOST_CHANGE, -1, 1)]),
  );
  return { ...sibling, shape, bindi: params.bindi, pose: params.pose };
}
