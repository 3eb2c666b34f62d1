import type { Framing, Rect } from '#base/performer.ts';
import type { ArmPart } from '../model/split-arm.ts';
import type { KeyPicture } from './key-picture.ts';
import type { Skeleton } from './skeleton.ts';

export const CELL_SHIFT = 4;
export const CELL = 1 << CELL_SHIFT;

/** How a part of an arm is held at a moment. */
export interface LimbMoment {
  now: Skeleton;
  part: ArmPart;
  framing: Framing;
}

/** How a picture holds its arm, and its pixels for one of the frame. */
type BentKey = Pick<KeyPicture, 'skeleton' | 'scale'>;

interface TurnedMoment extends Pick<LimbMoment, 'now' | 'part'> {
  unitPx: number;
}

/** The upper arm's picture follows its bone; the forearm's follows three and the last quarter of the upper arm. */
const BONES = {
  upper: [{ joint: 0, from: 0 }],
  fore: [
    { joint: 0, from: 0.72, isSleeve: true },
    { joint: 1, from: 0, isSleeve: true },
    { joint: 2, from: 0 },
    { joint: 3, from: 0 },
  ],
} as const;

/** How many numbers a bone is for the kernel. */
export const BONE_FLOATS = 14;
/** So softly what is near two bones follows both. */
export const SOFT_UNITS = 0.12;

/** Bones shorter than this in the picture point at the viewer: they shift, and do not turn. */
const SURE_UNITS = 0.35;
const SLACK_PX = 28;
/** A sleeve, or spread fingers, with the shadow, reach this far beside the joints. */
const BESIDE_UNITS = 0.45;

/** The bones of a bent picture, as the kernel that composes pictures takes them. */
export function turnedBones(key: BentKey, { now, part, unitPx }: TurnedMoment): number[] {
  const sleeve = sleevePull(now);
  return BONES[part].flatMap((bone) => [
    ...turnedBone({ key, now, unitPx }, bone.joint, bone.from),
    'isSleeve' in bone ? sleeve : 1,
  ]);
}

/** Cosines of the angle at the wrist at which the hand begins to cover the sleeve, and covers it. */
const COVERS = { from: 0.2, to: 0.7 };
const LEAST_PULL = 1e-6;

/** How much a sleeve takes along: where an arm points at the viewer the hand lies before it, and an elbow would tear its fingers. */
function sleevePull({ x, y }: Skeleton): number {
  const [elbow, wrist, tip] = [1, 2, 4];
  const [toElbowX, toElbowY] = [x[elbow] - x[wrist], y[elbow] - y[wrist]];
  const [toTipX, toTipY] = [x[tip] - x[wrist], y[tip] - y[wrist]];
  const lengths = Math.hypot(toElbowX, toElbowY) * Math.hypot(toTipX, toTipY);
  const alike = (toElbowX * toTipX + toElbowY * toTipY) / (lengths || 1);
  const covered = Math.max(0, Math.min(1, (alike - COVERS.from) / (COVERS.to - COVERS.from)));
  return 1 - covered * covered * (3 - 2 * covered) + LEAST_PULL;
}

function turnedBone(
  { key, now, unitPx }: { key: BentKey; now: Skeleton; unitPx: number },
  joint: number,
  from: number,
): number[] {
  const then = key.skeleton;
  const start = (values: readonly number[]) => values[joint] + (values[joint + 1] - values[joint]) * from;
  const wayX = now.x[joint + 1] - start(now.x);
  const wayY = now.y[joint + 1] - start(now.y);
  const thenWayX = then.x[joint + 1] - start(then.x);
  const thenWayY = then.y[joint + 1] - start(then.y);
  const length = Math.hypot(wayX, wayY);
  const thenLength = Math.hypot(thenWayX, thenWayY);
  const sure = Math.min(1, Math.min(length, thenLength) / (SURE_UNITS * unitPx));
  const turn = Math.atan2(thenWayY, thenWayX) - Math.atan2(wayY, wayX);
  const shortest = Math.atan2(Math.sin(turn), Math.cos(turn)) * sure;
  const nearNow = now.near[joint] + now.near[joint + 1];
  const nearThen = then.near[joint] + then.near[joint + 1];
  const { scale } = key;
  const place = [start(now.x), start(now.y), wayX, wayY, start(then.x) * scale, start(then.y) * scale];
  const turned = [Math.cos(shortest), Math.sin(shortest)];
  const along = (1 + ((thenLength || 1) / (length || 1) - 1) * sure) * scale;
  const across = (nearThen / nearNow) * scale;
  const direction = length > 1 ? [wayX / length, wayY / length] : [1, 0];
  return [...place, ...turned, along, across, ...direction, 1 / (wayX * wayX + wayY * wayY || 1)];
}

/** About what a part of an arm covers in the frame. */
export function seenArea({ now, part, framing }: LimbMoment): Rect {
  const joints = jointsOf(part);
  const [xs, ys] = [joints.map((joint) => now.x[joint]), joints.map((joint) => now.y[joint])];
  const beside = BESIDE_UNITS * framing.unitPx;
  const x = Math.min(...xs) - beside;
  const y = Math.min(...ys) - beside;
  const [width, height] = [Math.max(...xs) + beside - x, Math.max(...ys) + beside - y];
  return { x: framing.headX + x, y: framing.headY + y, width, height };
}

function jointsOf(part: ArmPart): number[] {
  return part === 'upper' ? [0, 1] : [1, 2, 3, 4];
}

/** The cells the bent picture can reach: its own place, moved as far as any of its joints. */
export function bentArea({ skeleton, picture, scale }: KeyPicture, { now, part, framing }: LimbMoment) {
  const joints = jointsOf(part);
  const movesX = joints.map((joint) => now.x[joint] - skeleton.x[joint]);
  const movesY = joints.map((joint) => now.y[joint] - skeleton.y[joint]);
  const { headX, headY, frameWidth, frameHeight } = framing;
  const left = headX + picture.x / scale + Math.min(...movesX) - SLACK_PX;
  const top = headY + picture.y / scale + Math.min(...movesY) - SLACK_PX;
  const right = headX + (picture.x + picture.width) / scale + Math.max(...movesX) + SLACK_PX;
  const bottom = headY + (picture.y + picture.height) / scale + Math.max(...movesY) + SLACK_PX;
  const firstX = Math.max(0, Math.floor(left)) & ~(CELL - 1);
  const firstY = Math.max(0, Math.floor(top)) & ~(CELL - 1);
  return {
    left: firstX,
    top: firstY,
    columns: Math.ceil((Math.min(frameWidth, right) - firstX) / CELL),
    rows: Math.ceil((Math.min(frameHeight, bottom) - firstY) / CELL),
  };
}
