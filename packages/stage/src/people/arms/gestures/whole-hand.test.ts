import { expect, it } from 'vitest';
import { personOf } from '../../../../testing/sheets/person-of.ts';
import { ARM_SIDES } from '../model/arm-build.ts';
import { handBones } from '../model/build-arm.ts';
import { buildOf } from '../testing/build-of.ts';
import { GESTURE_POSES } from './gesture-poses.ts';
import { handPlaceOf } from './whole-hand.ts';

it.each(['camila', 'omar'])('the place of a hand of %s is what all of its bones take', (presetId) => {
  const build = buildOf(personOf(presetId));
  for (const pose of Object.values(GESTURE_POSES))
    for (const side of ARM_SIDES) {
      const ends = handBones(build, pose, side).flatMap(({ from, to, fromRadius, toRadius }) => [
        { at: from, radius: fromRadius },
        { at: to, radius: toRadius },
      ]);
      const { left, right, top, bottom } = handPlaceOf(build, pose, side);
      expect(left).toBeCloseTo(Math.min(...ends.map(({ at, radius }) => at[0] - radius)), 9);
      expect(right).toBeCloseTo(Math.max(...ends.map(({ at, radius }) => at[0] + radius)), 9);
      expect(top).toBeCloseTo(Math.min(...ends.map(({ at, radius }) => at[1] - radius)), 9);
      expect(bottom).toBeCloseTo(Math.max(...ends.map(({ at, radius }) => at[1] + radius)), 9);
    }
});
