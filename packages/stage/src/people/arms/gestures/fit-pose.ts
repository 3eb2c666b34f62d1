import { normalize } from '#base/math/vector.ts';
import type { Framing } from '#base/performer.ts';
import { acrossBody, downBody } from '../../params/head-on-body.ts';
import type { CardSize } from '../hold/card-size.ts';
import { holdingPose, nearerPose } from '../hold/hold-poses.ts';
import { type ArmBuild, type ArmSide, signOf, sleeveRadius } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { jointsOf } from '../model/build-arm.ts';
import { withinWrist } from '../model/wrist.ts';
import { REST_POSES } from '../poses.ts';
import { isOutOfFrame, type Rest } from '../rest.ts';
import type { FittedPoses } from './arm-at.ts';
import { GESTURE_POSES, type GesturePoseName } from './gesture-poses.ts';
import {
  handPlaceOf,
  handRoomIn,
  isBelowWords,
  isBetweenSides,
  isFreeBelow,
  isOffWords,
  isWholeHand,
} from './whole-hand.ts';

const MOST_PASSES = 4;
const MOST_STEPS = 22;
const FEW_STEPS = 18;
const ELBOW_STEPS = 7;
/** A finger that is turned further to the viewer points at them. */
const LEAST_DOWN = 0.36;

/** How far outwards the hand of a pose comes, with the width of palm and fingers; face units from the head. */
export function reachOf(build: ArmBuild, pose: ArmPose, side: ArmSide): number {
  const { handLength } = build;
  const [, , wrist, knuckle, tip] = jointsOf(build, pose, side).map(({ at }) => at[0] * signOf(side));
  return Math.max(wrist + 0.3 * handLength, knuckle + 0.32 * handLength, tip + 0.2 * handLength);
}

/** Brings a hand to where all of it is seen: off the words by raising or lowering it, and into the frame. */
export function fitPose(build: ArmBuild, pose: ArmPose, side: ArmSide, framing: Framing): ArmPose {
  const room = handRoomIn(framing);
  let fitted = elbowInside(build, pose, side, framing);
  // An arm that turns inwards gets a little higher or lower.
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    if (pass > 1 && isWholeHand(handPlaceOf(build, fitted, side), room)) break;
    fitted = insideSides(build, offWords(build, fitted, side, framing), side, framing);
  }
  return fitted;
}

/** An elbow that the frame would cut comes nearer to the body, as far as that looks natural. */
function elbowInside(build: ArmBuild, pose: ArmPose, side: ArmSide, framing: Framing): ArmPose {
  const room = handRoomIn(framing);
  const reach = (side === 'right' ? -room.left : room.right) - sleeveRadius(build);
  let near = pose;
  for (let step = 0; step < ELBOW_STEPS; step++) {
    const [, elbow] = jointsOf(build, near, side);
    if (elbow.at[0] * signOf(side) <= reach) return near;
    const [x, y, z] = near.upper;
    near = { ...near, upper: normalize([x - 0.02, y, z]) };
  }
  return near;
}

/** The forearm turned inwards as far as it takes. */
function insideSides(build: ArmBuild, pose: ArmPose, side: ArmSide, framing: Framing): ArmPose {
  const room = handRoomIn(framing);
  const reach = side === 'right' ? -room.left : room.right;
  const isInside = (tried: ArmPose) =>
    reachOf(build, tried, side) <= reach && isBetweenSides(handPlaceOf(build, tried, side), room);
  let fitted = pose;
  for (let step = 0; step < MOST_STEPS && !isInside(fitted); step++) {
    const [x, y, z] = fitted.fore;
    const [fx, fy, fz] = fitted.fingerward;
    fitted = withinWrist({
      ...fitted,
      fore: normalize([x - 0.05, y, z]),
      fingerward: normalize([fx - 0.02, fy, fz]),
    });
  }
  return fitted;
}

/** As little as it takes to see the hand whole; where that would be much, a hand stays where it is. */
function offWords(build: ArmBuild, pose: ArmPose, side: ArmSide, framing: Framing): ArmPose {
  const room = handRoomIn(framing);
  const placeAt = (steps: number) => handPlaceOf(build, lifted(pose, steps), side);
  const place = placeAt(0);
  if (!isFreeBelow(place, room)) {
    const steps = leastSteps(FEW_STEPS, (tried) => isFreeBelow(placeAt(tried), room));
    return isOffWords(placeAt(steps), room) ? lifted(pose, steps) : pose;
  }
  if (isOffWords(place, room)) return pose;
  const steps = leastSteps(MOST_STEPS, (tried) => isBelowWords(placeAt(-tried), room));
  return isFreeBelow(placeAt(-steps), room) ? lifted(pose, -steps) : pose;
}

/** The fewest steps after which something is so and stays so; none where it never is. */
function leastSteps(most: number, isSo: (steps: number) => boolean): number {
  if (!isSo(most)) return 0;
  let [few, enough] = [0, most];
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    if (isSo(middle)) enough = middle;
    else few = middle;
  }
  return enough;
}

/** The forearm turned upwards, or downwards where `steps` are fewer than none; fingers that point down turn a little to the viewer. */
function lifted(pose: ArmPose, steps: number): ArmPose {
  const [x, y, z] = pose.fore;
  const [fx, fy, fz] = pose.fingerward;
  const fore = normalize([x, y - 0.05 * steps, z]);
  const turned = Math.max(LEAST_DOWN, fy - 0.025 * steps);
  return withinWrist({
    ...pose,
    fore,
    ...(steps > 0 && fy > LEAST_DOWN && { fingerward: normalize([fx, turned, fz]) }),
  });
}

/** Where fingers end, inwards and upwards: below the outer corner of the eye, and beside the face. */
const AT_FACE = {
  cheek: { inner: acrossBody(0.71), top: downBody(0.2) },
  besideCheek: { inner: acrossBody(1.2), top: downBody(1.1) },
};
/** The farther cheek of a head that is seen from the side lies so much nearer to the middle; the other one is hardly elsewhere. */
const TURNED_CHEEK = 0.16;
const TOUCH_STEP = 0.02;
const MOST_TOUCH_STEPS = 40;

/** Words lie below the chin, so they leave fingers free that are above it. */
export function isAtFace(name: GesturePoseName): name is keyof typeof AT_FACE {
  return name in AT_FACE;
}

/** A pose of a gesture, as this arm strikes it in this frame. */
export function fittedPose(build: ArmBuild, name: GesturePoseName, side: ArmSide, framing: Framing): ArmPose {
  const pose = GESTURE_POSES[name];
  if (!isAtFace(name)) return fitPose(build, pose, side, framing);
  const isFarther = (framing.aside ?? 0) * signOf(side) < 0;
  const { inner, top } = AT_FACE[name];
  const to = { inner: isFarther ? inner - TURNED_CHEEK : inner, top };
  return withFingersAt(build, elbowInside(build, pose, side, framing), side, to);
}

/** Arms are longer or shorter, and a finger beside the face touches nothing. */
function withFingersAt(build: ArmBuild, pose: ArmPose, side: ArmSide, to: { inner: number; top: number }): ArmPose {
  let touching = pose;
  for (let step = 0; step < MOST_TOUCH_STEPS; step++) {
    const { left, right, top } = handPlaceOf(build, touching, side);
    const [across, down] = [to.inner - (side === 'right' ? -right : left), to.top - top];
    if (Math.hypot(across, down) < TOUCH_STEP) return touching;
    const [x, y, z] = touching.fore;
    touching = withinWrist({ ...touching, fore: normalize([x + 0.3 * across, y + 0.3 * down, z]) });
  }
  return touching;
}

/** Every pose of gestures, as this arm strikes it in this frame; `held` is what it holds up. */
export function fittedPoses(
  build: ArmBuild,
  rest: Rest,
  side: ArmSide,
  framing: Framing,
  held: CardSize | null = null,
): FittedPoses {
  const names = Object.keys(GESTURE_POSES) as GesturePoseName[];
  const fitted = names.map((name) => [name, fittedPose(build, name, side, framing)] as const);
  const hold = holdingPose(build, side, held);
  return {
    ...(Object.fromEntries(fitted) as Record<GesturePoseName, ArmPose>),
    rest: restingPose(rest, side, held && hold),
    eased: easedPose(rest.poses[side]),
    hold,
    nearer: nearerPose(build, side, hold),
  };
}

/** What a held hand gives way to: one whose rest is below the frame would sink into its edge. */
function easedPose(rest: ArmPose): ArmPose {
  return isOutOfFrame(rest) ? REST_POSES.apart : rest;
}

/** A hand that will hold something rests with the fingers it holds it with. */
export function restingPose(rest: Rest, side: ArmSide, hold: ArmPose | null): ArmPose {
  return hold ? { ...rest.poses[side], shape: hold.shape } : rest.poses[side];
}
