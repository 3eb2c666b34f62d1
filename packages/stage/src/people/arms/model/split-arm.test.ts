import { describe, expect, it } from 'vitest';
import { lengthOf, subtract } from '#base/math/vector.ts';
import { CHARACTER_PRESETS } from '../../presets/character-presets.ts';
import { REST_POSES } from '../poses.ts';
import { buildOf } from '../testing/build-of.ts';
import { ARM_SIDES } from './arm-build.ts';
import type { Bone } from './bone.ts';
import { buildArm } from './build-arm.ts';
import { splitArm } from './split-arm.ts';

const LONG_SLEEVED = CHARACTER_PRESETS.filter(({ params }) => buildOf(params).sleeve.kind === 'long');

const radiusAt = ({ fromRadius, toRadius }: Bone, share: number) => fromRadius + (toRadius - fromRadius) * share;

describe.each(LONG_SLEEVED)('the sleeve of $name', ({ params }) => {
  const build = buildOf(params);

  it('is narrower than the upper arm where the picture of the forearm takes a piece of it along', () => {
    for (const side of ARM_SIDES) {
      for (const pose of Object.values(REST_POSES)) {
        const arm = buildArm(build, pose, side);
        const { upper, fore } = splitArm(arm, build.upperLength);
        const pieces = fore.filter(({ isCut }) => isCut);
        const [whole] = upper;
        expect(pieces.length).toBe(2);
        for (const piece of pieces) {
          const share = 1 - lengthOf(subtract(whole.to, piece.from)) / lengthOf(subtract(whole.to, whole.from));
          expect(piece.fromRadius).toBeLessThan(0.9 * radiusAt(whole, share));
        }
      }
    }
  });

  it('has no skin below it but the end of the forearm, for the thick of one came through tight cloth', () => {
    for (const side of ARM_SIDES) {
      for (const pose of Object.values(REST_POSES)) {
        const { bones, joints } = buildArm(build, pose, side);
        const skin = bones.filter(({ part }) => part === 'forearm' || part === 'upper-arm');
        expect(skin.length).toBeGreaterThan(0);
        for (const { from } of skin)
          expect(lengthOf(subtract(from, joints[1].at))).toBeGreaterThan(0.55 * build.foreLength);
      }
    }
  });
});
