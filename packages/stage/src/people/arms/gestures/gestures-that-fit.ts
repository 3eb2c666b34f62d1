import type { CharacterParams } from '@herald/media/person/character-params';
import { GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import type { Framing } from '#base/performer.ts';
import { torsoShape } from '../../body/torso-shape.ts';
import { resolveFaceShape } from '../../face/face-shape.ts';
import { armBuild } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { buildArm } from '../model/build-arm.ts';
import { fitPose } from './fit-pose.ts';
import { keysOf, mannersOf } from './gesture-keys.ts';
import { GESTURE_POSES } from './gesture-poses.ts';

const WHOLE_HOLD_SEC = 1.75;

/** The gestures that are seen in a framing of a character: wrist and knuckles stay inside it in every extreme. */
export function gesturesThatFit(params: CharacterParams, framing: Framing): Gesture[] {
  const face = resolveFaceShape(params);
  const torso = torsoShape(face, params.seed, params.pose);
  const build = armBuild({ face, torso, garment: params.garment.kind, raise: 0 });
  const isSeen = (pose: ArmPose) => {
    const [, , wrist, knuckle] = buildArm(build, fitPose(build, pose, 'right', framing), 'right').joints;
    return [wrist, knuckle].every(({ at }) => isInside(at[0], at[1], framing));
  };
  return GESTURES.filter((name) =>
    mannersOf(name)
      .flatMap((manner) => keysOf(manner, WHOLE_HOLD_SEC))
      .every(({ pose }) => pose === 'rest' || isSeen(GESTURE_POSES[pose])),
  );
}

function isInside(x: number, y: number, { headX, headY, unitPx, frameWidth, frameHeight }: Framing): boolean {
  const left = headX + x * unitPx;
  const top = headY + y * unitPx;
  return left > 0 && left < frameWidth && top > 0 && top < frameHeight;
}
