import type { Vector } from '#base/math/vector.ts';
import type { Framing } from '#base/performer.ts';
import type { ArmBuild, ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { handOf, seen } from '../model/build-arm.ts';
import { handBalls } from '../model/hand-balls.ts';

/** Between fingers and words or the edge of the frame, face units: about as much as a gesture goes past its end. */
const GAP = 0.08;
/** So much of the forearm is seen with a hand: one that is cut at its wrist floats. */
export const FOREARM_SEEN = 0.3;
/** The tip of a spread finger may leave a side of the frame by so much. */
const BESIDE_FRAME = 0.2;

/** What a frame leaves for hands, in face units from the head. */
export interface HandRoom {
  left: number;
  right: number;
  top: number;
  /** where words or the edge of the frame begin */
  bottom: number;
  frameBottom: number;
  /** the height of words that have room for hands above and below them */
  words: { top: number; bottom: number } | null;
}

/** Where a hand is, with all its fingers. */
export interface HandPlace {
  left: number;
  right: number;
  top: number;
  bottom: number;
  wrist: number;
}

export function handRoomIn({ frameWidth, frameHeight, headX, headY, unitPx, handsAbove, words }: Framing): HandRoom {
  const frameBottom = (frameHeight - headY) / unitPx;
  return {
    left: -headX / unitPx,
    right: (frameWidth - headX) / unitPx,
    top: -headY / unitPx,
    bottom: Math.min(frameBottom, ((handsAbove ?? frameHeight) - headY) / unitPx),
    frameBottom,
    words: words ? { top: (words.top - headY) / unitPx, bottom: (words.bottom - headY) / unitPx } : null,
  };
}

export function handPlaceOf(build: ArmBuild, pose: ArmPose, side: ArmSide): HandPlace {
  const { handLength } = build;
  const { wrist, thumbward, fingerward, palmward } = handOf(build, pose, side);
  const place = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const axis = (index: 0 | 1 | 2, [across, along, out]: Vector) =>
    wrist[index] + handLength * (across * thumbward[index] + along * fingerward[index] + out * palmward[index]);
  for (const { at, radius } of handBalls(pose.shape, build.fingerGirth)) {
    const seenAt = seen([axis(0, at), axis(1, at), axis(2, at)]);
    const [x, y] = seenAt.at;
    const around = radius * handLength * seenAt.near;
    place.left = Math.min(place.left, x - around);
    place.right = Math.max(place.right, x + around);
    place.top = Math.min(place.top, y - around);
    place.bottom = Math.max(place.bottom, y + around);
  }
  return { ...place, wrist: seen(wrist).at[1] };
}

/** Neither words nor the lower edge of the frame take anything of the hand; `gap` is left between them. */
export function isFreeBelow({ bottom, wrist }: HandPlace, room: HandRoom, gap = GAP): boolean {
  return bottom + gap <= room.bottom && wrist + FOREARM_SEEN <= room.frameBottom;
}

export function isBelowWords({ top }: HandPlace, { words }: HandRoom): boolean {
  return !words || top >= words.bottom;
}

export function isOffWords(place: HandPlace, room: HandRoom): boolean {
  return isBelowWords(place, room) || (room.words !== null && place.bottom <= room.words.top);
}

/** The sides of the frame take no more than the tip of a finger. */
export function sidesOf({ left, right }: HandRoom): { left: number; right: number } {
  return { left: left - BESIDE_FRAME, right: right + BESIDE_FRAME };
}

export function isBetweenSides(place: HandPlace, room: HandRoom): boolean {
  const { left, right } = sidesOf(room);
  return place.left >= left && place.right <= right;
}

/** All of a hand is seen, with a piece of its forearm, and no words lie on it. */
export function isWholeHand(place: HandPlace, room: HandRoom): boolean {
  const isInside = isBetweenSides(place, room) && place.top >= room.top;
  return isInside && isFreeBelow(place, room, 0) && isOffWords(place, room);
}
