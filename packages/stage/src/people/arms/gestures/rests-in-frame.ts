import type { CharacterParams } from '@herald/media/person/character-params';
import type { Framing } from '#base/performer.ts';
import { torsoShape } from '../../body/torso-shape.ts';
import { resolveFaceShape } from '../../face/face-shape.ts';
import { ARM_SIDES, armBuild } from '../model/arm-build.ts';
import { restOf } from '../rest.ts';
import { handPlaceOf, handRoomIn } from './whole-hand.ts';

/** Whether the sides of a frame take nothing of hands that rest. */
export function restsInFrame(params: CharacterParams, framing: Framing): boolean {
  const face = resolveFaceShape(params);
  const torso = torsoShape(face, params.seed, params.pose, framing.aside);
  const build = armBuild({ face, torso, garment: params.garment.kind, raise: 0 });
  const { poses } = restOf(params, build, framing);
  const room = handRoomIn(framing);
  return ARM_SIDES.every((side) => {
    const { left, right, top } = handPlaceOf(build, poses[side], side);
    return top > room.frameBottom || (left >= room.left && right <= room.right);
  });
}
