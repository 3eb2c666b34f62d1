import { cross, dot, lengthOf, normalize, subtract, type Vector } from '#base/math/vector.ts';
import type { Bone, BonePart } from '../model/bone.ts';
import {
  BONE_KIND,
  FIELD,
  FIELD_FLOATS,
  FLAT_FLOATS,
  FROM_LAMP,
  FRONT,
  MOST_BONES,
  PAINT,
  PAINT_FLOATS,
} from './limb-memory.ts';

/** Two directions across the way of the key light: bones seen from the lamp. */
export interface LampPlane {
  right: Vector;
  across: Vector;
}

export function lampPlane(key: Vector): LampPlane {
  const [x, y, z] = key;
  const right: Vector = Math.abs(z) < 0.9 ? normalize([y, -x, 0]) : [1, 0, 0];
  return { right, across: normalize(cross(key, right)) };
}

const KINDS: Record<BonePart, number> = {
  forearm: BONE_KIND.bare,
  'upper-arm': BONE_KIND.bare,
  palm: BONE_KIND.palm,
  finger: BONE_KIND.finger,
  'finger-tip': BONE_KIND.finger,
  thumb: BONE_KIND.finger,
  'thumb-tip': BONE_KIND.finger,
  sleeve: BONE_KIND.sleeve,
  'shirt-cuff': BONE_KIND.shirtCuff,
};

/** A bulge is highest a third of the way along: there t (1 - t)² is 1 / 6.75. */
const BULGE_SCALE = 6.75;
/** A cuff's flat end lies a little past its bone. */
const HOLLOW_REACH = 0.1;

/** Writes bones into the kernel's memory: for the field, for paint, and flattened as viewer and lamp see them. */
export function layBones(buffer: ArrayBuffer, bones: readonly Bone[], lamp: LampPlane): void {
  if (bones.length > MOST_BONES) throw new Error(`An arm of ${bones.length} bones is too much for the kernel.`);
  const at = (place: number, floats: number) => new Float32Array(buffer, place, bones.length * floats);
  const field = at(FIELD, FIELD_FLOATS);
  const paint = at(PAINT, PAINT_FLOATS);
  const front = at(FRONT, FLAT_FLOATS);
  const fromLamp = at(FROM_LAMP, FLAT_FLOATS);
  for (const [i, bone] of bones.entries()) {
    field.set(fieldOf(bone), i * FIELD_FLOATS);
    paint.set(paintOf(bone), i * PAINT_FLOATS);
    const { from, to } = bone;
    const seen = (point: Vector): readonly [number, number] => [dot(point, lamp.right), dot(point, lamp.across)];
    front.set(flatOf(bone, [from[0], from[1]], [to[0], to[1]]), i * FLAT_FLOATS);
    fromLamp.set(flatOf(bone, seen(from), seen(to)), i * FLAT_FLOATS);
  }
}

function fieldOf(bone: Bone): number[] {
  const { from, to, fromRadius, toRadius, bulge = 0, blend, join, group, hollow } = bone;
  const way = subtract(to, from);
  const length2 = Math.max(1e-9, dot(way, way));
  const inverse = (melt: number) => (melt > 0 ? 1 / (4 * melt) : 0);
  const shape = [1 / length2, fromRadius, toRadius - fromRadius, bulge * BULGE_SCALE];
  const melting = [blend, inverse(blend), join, inverse(join), group];
  const cuff = hollow ? [1, Math.sqrt(length2), hollow.deep, hollow.wall, 1.2] : [0, Math.sqrt(length2), 0, 0, 1];
  return [...from, ...way, ...shape, ...melting, ...cuff];
}

function paintOf(bone: Bone): number[] {
  const { from, to, fromRadius, toRadius, part, up, phalanx = 0, along = [0, 1], hollow, bulge = 0 } = bone;
  const way = subtract(to, from);
  const length = Math.max(1e-5, lengthOf(way));
  const axis: Vector = [way[0] / length, way[1] / length, way[2] / length];
  const flag = (is: boolean | undefined) => (is ? 1 : 0);
  const finger = [
    flag(part === 'finger-tip' || part === 'thumb-tip'),
    flag(part === 'thumb' || part === 'thumb-tip'),
    phalanx,
  ];
  const sleeve = [...along, flag(hollow !== undefined), flag(bone.isShoulder), ...weaveTurn(way), flag(bone.isCut)];
  const highest = Math.max(from[2] + fromRadius, to[2] + toRadius) + bulge;
  const lowest = Math.min(from[2] - fromRadius, to[2] - toRadius);
  const frame = [...from, ...axis, length, ...up, ...cross(axis, up), fromRadius, toRadius];
  return [...frame, KINDS[part], ...finger, ...sleeve, 0, 0, highest, lowest, 0, 0];
}

/** How the weave is turned in the picture: with the bone, unless that points at the viewer. */
function weaveTurn([x, y]: Vector): [cos: number, sin: number] {
  const flat = Math.hypot(x, y);
  return flat > 0.3 ? [y / flat, x / flat] : [1, 0];
}

function flatOf(bone: Bone, from: readonly [number, number], to: readonly [number, number]): number[] {
  const { fromRadius, toRadius, bulge = 0, hollow, blend, join } = bone;
  const wayX = to[0] - from[0];
  const wayY = to[1] - from[1];
  const radius = Math.max(fromRadius, toRadius) + bulge + (hollow ? HOLLOW_REACH : 0);
  return [...from, wayX, wayY, radius, 1 / (wayX * wayX + wayY * wayY + 1e-9), Math.max(blend, join), 0];
}
