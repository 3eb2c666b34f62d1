import type { CharacterParams } from '@herald/media/person/character-params';
import { EYES_AGAINST_HEAD } from '#base/look-of.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { Pose } from '#base/performer.ts';
import { NEUTRAL_POSE } from './expressions.ts';

/** How a person poses for their picture: each a little differently, all looking into the camera. */
export function restPose({ seed, mood }: CharacterParams): Pose {
  const random = seededRandom(seed * 53 + 29);
  const lean = () => random() * 2 - 1;
  const yaw = lean() * 0.12;
  const pitch = lean() * 0.035;
  const joyous = mood === 'joyous';
  return {
    ...NEUTRAL_POSE,
    yaw,
    pitch,
    roll: lean() * 0.055,
    shiftX: yaw * 0.25,
    smile: joyous ? 0.36 + 0.5 * random() ** 2 : 0.1 + 0.1 * random(),
    squint: joyous ? 0.12 : 0.03,
    brow: (joyous ? 0.12 : 0) + 0.16 * lean(),
    browTwist: 0.14 * lean(),
    gazeX: -EYES_AGAINST_HEAD.yaw * yaw,
    gazeY: EYES_AGAINST_HEAD.pitch * pitch,
  };
}
