import type { CharacterParams } from '@herald/media/person/character-params';
import { GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import type { Framing } from '#base/performer.ts';
import { torsoShape } from '../../body/torso-shape.ts';
import { resolveFaceShape } from '../../face/face-shape.ts';
import { ARM_SIDES, type ArmSide, armBuild } from '../model/arm-build.ts';
import { fittedPose, isAtFace } from './fit-pose.ts';
import { keysOf, mannersOf } from './gesture-keys.ts';
import type { GesturePoseName } from './gesture-poses.ts';
import { handPlaceOf, handRoomIn, isWholeHand } from './whole-hand.ts';

const WHOLE_HOLD_SEC = 1.75;

/** The gestures that are seen in a framing of a character: the hand is whole and free of words in every extreme. */
export function gesturesThatFit(params: CharacterParams, framing: Framing): Gesture[] {
  const face = resolveFaceShape(params);
  const torso = torsoShape(face, params.seed, params.pose, framing.aside);
  const build = armBuild({ face, torso, garment: params.garment.kind, raise: 0 });
  const room = handRoomIn(framing);
  const known = new Map<GesturePoseName, boolean>();
  const isSeen = (name: GesturePoseName) => {
    const place = (side: ArmSide) => handPlaceOf(build, fittedPose(build, name, side, framing), side);
    const isWhole =
      known.get(name) ??
      ARM_SIDES.every((side) => isWholeHand(place(side), isAtFace(name) ? { ...room, words: null } : room));
    known.set(name, isWhole);
    return isWhole;
  };
  return GESTURES.filter((name) =>
    mannersOf(name)
      .flatMap((manner) => keysOf(manner, WHOLE_HOLD_SEC))
      .every(({ pose }) => pose === 'rest' || pose === 'eased' || isSeen(pose)),
  );
}
