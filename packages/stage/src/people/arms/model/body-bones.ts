import type { Vector } from '#base/math/vector.ts';
import { turnTorso } from '../../body/torso-shape.ts';
import { ARM_SIDES, type ArmBuild, signOf } from './arm-build.ts';
import type { Bone } from './bone.ts';

/** Chest and belly as arms feel them: they darken the inside of an arm that lies against the body. */
export function bodyBones({ torso, raise }: ArmBuild): Bone[] {
  const { shoulder } = torso;
  return ARM_SIDES.map((side): Bone => {
    const place = (y: number): Vector => {
      const [u, v] = turnTorso(torso, [signOf(side) * 0.33 * shoulder, y]);
      return [u, v - raise, -0.2];
    };
    return {
      // Below the shoulder, where the sewn body has no such shadow.
      from: place(3.5),
      to: place(6.4),
      fromRadius: 0.3 * shoulder,
      toRadius: 0.3 * shoulder,
      group: 1,
      blend: 0.1,
      join: 0,
      part: 'forearm',
      up: [0, 0, 1],
    };
  });
}
