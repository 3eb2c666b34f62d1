import { acrossAxis, add, normalize, scale, type Vector, weighted } from '#base/math/vector.ts';
import type { Bone } from './bone.ts';
import type { HandShape } from './hand-shapes.ts';
import { FINGERS, type HandSpace, knuckleOf, PALM_GROUP } from './hand-space.ts';

const RADIANS = Math.PI / 180;
const FIRST_GROUP = 20;
/** Bending fingers gather towards the middle of the palm. */
const GATHER = [-0.1, -0.02, 0.05, 0.12];

export function buildFingers(shape: HandShape, hand: HandSpace): Bone[] {
  return FINGERS.flatMap((_, finger) => buildFinger(shape, hand, finger));
}

function buildFinger(shape: HandShape, hand: HandSpace, finger: number): Bone[] {
  const { thumbward, fingerward, palmward } = hand.frame;
  const { length, girth } = hand.size;
  const { bones: lengths, radii } = FINGERS[finger];
  const { mcp, pip, dip, spread } = shape.fingers[finger];
  const straight = weighted([fingerward, Math.cos(spread * RADIANS)], [thumbward, Math.sin(spread * RADIANS)]);
  const bones: Bone[] = [];
  let angle = 0;
  let joint: Vector = hand.place(knuckleOf(shape, finger));
  for (const [phalanx, more] of [mcp, pip, dip].entries()) {
    angle += more * RADIANS;
    const lean = GATHER[finger] * Math.max(0, Math.sin(Math.min(angle, Math.PI / 2))) * Math.min(1, angle);
    const along = normalize(weighted([straight, Math.cos(angle)], [palmward, Math.sin(angle)], [thumbward, lean]));
    const up = acrossAxis(weighted([straight, Math.sin(angle)], [palmward, -Math.cos(angle)]), along);
    const fromRadius = radii[phalanx] * girth * length;
    const toRadius = radii[phalanx + 1] * girth * length;
    const end = add(joint, scale(along, lengths[phalanx] * length));
    if (phalanx === 0) {
      // The first third of a finger belongs to the palm: so the skin between fingers is one.
      bones.push({
        from: joint,
        to: add(joint, scale(along, lengths[0] * 0.34 * length)),
        fromRadius: fromRadius * 1.02,
        toRadius: fromRadius * 0.95,
        group: PALM_GROUP,
        blend: 0.03 * length,
        join: 0.03 * length,
        part: 'finger',
        up,
        phalanx: 0,
      });
    }
    bones.push({
      from: joint,
      to: end,
      fromRadius,
      toRadius,
      group: FIRST_GROUP + finger,
      // More would weld fingers to each other and fists into mittens.
      blend: 0.012 * length,
      join: 0.009 * length,
      part: phalanx === 2 ? 'finger-tip' : 'finger',
      up,
      phalanx,
    });
    joint = end;
  }
  return bones;
}
