import type { CharacterParams } from '@herald/media/person/character-params';
import type { Framing, Rect } from '#base/performer.ts';
import { torsoShape } from '../../body/torso-shape.ts';
import { resolveFaceShape } from '../../face/face-shape.ts';
import { HELD_CARD_REACH, HELD_CARD_SIDE } from '../hold/card-place.ts';
import { type ArmSide, armBuild } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { restOf } from '../rest.ts';
import { fitPose } from './fit-pose.ts';
import { GESTURE_POSES } from './gesture-poses.ts';
import { type HandPlace, handPlaceOf } from './whole-hand.ts';

/** What hands take of a frame while one points at the link: that one and the other one at rest, or the product that it holds. */
export function handsAtLink(
  params: CharacterParams & { isOther: boolean; isHolding: boolean },
  framing: Framing,
): Rect[] {
  const face = resolveFaceShape(params);
  const torso = torsoShape(face, params.seed, params.pose, framing.aside);
  const build = armBuild({ face, torso, garment: params.garment.kind, raise: 0 });
  const { headX, headY, unitPx } = framing;
  const inFrame = ({ left, right, top, bottom }: Omit<HandPlace, 'wrist'>): Rect => ({
    x: headX + left * unitPx,
    y: headY + top * unitPx,
    width: (right - left) * unitPx,
    height: (bottom - top) * unitPx,
  });
  const handIn = (pose: ArmPose, side: ArmSide) => inFrame(handPlaceOf(build, pose, side));
  const pointing = [GESTURE_POSES.pointDown, GESTURE_POSES.pointDownHigh];
  const held = { left: 0, right: HELD_CARD_SIDE, ...HELD_CARD_REACH };
  const pointingOf = (side: ArmSide) => pointing.map((pose) => handIn(fitPose(build, pose, side, framing), side));
  return [
    ...pointingOf('left'),
    handIn(restOf(params, build, framing).poses.right, 'right'),
    // The left hand holds, and the right one points while it does.
    ...(params.isHolding ? [...pointingOf('right'), inFrame(held)] : []),
  ];
}
