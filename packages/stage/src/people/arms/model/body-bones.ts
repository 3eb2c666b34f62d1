import type { Vector } from '#base/math/vector.ts';
import { turnTorso } from '../../body/torso-shape.ts';
import { ARM_SIDES, type ArmBuild, signOf } from './arm-build.ts';
import type { Bone } from './bone.ts';

/** The side of a turned body that is farther away is narrow, and its arm lies before it. */
const FAR_SIDE_LESS = 1.7;

/** Chest and belly as arms feel them: they darken the inside of an arm that lies against the body. */
export function bodyBones({ torso, raise }: ArmBuild): Bone[] {
  const { shoulder, aside } = torso;
  return ARM_SIDES.map((side): Bone => {
    const place = (y: number): Vector => {
      const [u, v] = turnTorso(torso, [signOf(side) * 0.33 * shoulder, y]);
      return [u, v - raise, -0.2];
    };
    const radius = 0.3 * shoulder * (1 - FAR_SIDE_LESS * Math.max(0, signOf(side) * Math.sin(aside)));
    return {
      // Below the shoulder, where the sewn body has no such shadow.
      from: place(3.5),
      to: place(6.4),
      fromRadius: radius,
      toRadius: radius,
      group: 1,
      blend: 0.1,
      join: 0,
      part: 'forearm',
      up: [0, 0, 1],
    };
  });
}
