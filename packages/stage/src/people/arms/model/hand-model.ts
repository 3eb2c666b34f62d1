import { acrossAxis, add, scale, type Vector } from '#base/math/vector.ts';
import type { Bone } from './bone.ts';
import { buildFingers } from './fingers.ts';
import type { HandShape } from './hand-shapes.ts';
import { FINGERS, type HandFrame, type HandSize, HandSpace, knuckleOf, PALM_GROUP } from './hand-space.ts';

export const THUMB_GROUP = 30;

/** Bones of palm, fingers and thumb, in face units. */
export function buildHand(shape: HandShape, frame: HandFrame, size: HandSize): Bone[] {
  const hand = new HandSpace(frame, size);
  return [...palmBones(shape, hand), ...buildFingers(shape, hand), ...thumbBones(shape, hand)];
}

/** The thumb's first bone lies in its ball, as part of the palm. */
function thumbRoot(shape: HandShape, hand: HandSpace): { from: Vector; to: Vector; way: Vector } {
  const way = hand.direction(shape.thumb.root);
  const from = hand.place([0.082, 0.085, 0.022]);
  return { from, way, to: add(from, scale(way, 0.232 * hand.size.length)) };
}

function palmBones(shape: HandShape, hand: HandSpace): Bone[] {
  const { length } = hand.size;
  const bone = (from: Vector, to: Vector, radii: readonly [number, number], blend = 0.05): Bone => ({
    from,
    to,
    fromRadius: radii[0] * length,
    toRadius: radii[1] * length,
    group: PALM_GROUP,
    blend: blend * length,
    join: 0.03 * length,
    part: 'palm',
    up: scale(hand.frame.palmward, -1),
  });
  const knuckles = FINGERS.map((finger, i) =>
    bone(hand.place(finger.base), hand.place(knuckleOf(shape, i)), [
      0.078 - 0.004 * i,
      finger.radii[0] * (i === 3 ? 1.14 : 1.1),
    ]),
  );
  const thumb = thumbRoot(shape, hand);
  const onThumb = (share: number) => add(thumb.from, scale(thumb.way, share * length));
  return [
    ...knuckles,
    bone(hand.place([-0.085, 0.13, 0.028]), hand.place([-0.132, 0.35, 0.022]), [0.066, 0.05]),
    bone(thumb.from, thumb.to, [0.074, 0.06]),
    bone(
      hand.place([0.04, 0.16, 0.045]),
      add(onThumb(0.15), scale(hand.frame.palmward, 0.012 * length)),
      [0.066, 0.066],
    ),
    bone(hand.place([0.075, 0.34, 0.012]), onThumb(0.17), [0.05, 0.05], 0.06),
  ];
}

function thumbBones(shape: HandShape, hand: HandSpace): Bone[] {
  const { length, girth } = hand.size;
  const middle = hand.direction(shape.thumb.middle);
  const tip = hand.direction(shape.thumb.tip);
  const nail = hand.direction(shape.thumb.nail);
  const first = thumbRoot(shape, hand).to;
  const second = add(first, scale(middle, 0.168 * length));
  const thick = girth * length;
  const own = { group: THUMB_GROUP, blend: 0.014 * length, join: 0.02 * length };
  const inPalm = { group: PALM_GROUP, blend: 0.03 * length, join: 0.03 * length };
  return [
    {
      ...inPalm,
      from: first,
      to: add(first, scale(middle, 0.05 * length)),
      fromRadius: 0.061 * thick,
      toRadius: 0.058 * thick,
      part: 'thumb',
      up: acrossAxis(nail, middle),
      phalanx: 0,
    },
    {
      ...own,
      from: first,
      to: second,
      fromRadius: 0.06 * thick,
      toRadius: 0.052 * thick,
      part: 'thumb',
      up: acrossAxis(nail, middle),
      phalanx: 0,
    },
    {
      ...own,
      from: second,
      to: add(second, scale(tip, 0.06 * length)),
      fromRadius: 0.052 * thick,
      toRadius: 0.053 * thick,
      part: 'thumb',
      up: acrossAxis(nail, tip),
      phalanx: 1,
    },
    {
      ...own,
      from: second,
      to: add(second, scale(tip, 0.118 * length)),
      fromRadius: 0.051 * thick,
      toRadius: 0.041 * thick,
      part: 'thumb-tip',
      up: acrossAxis(nail, tip),
      phalanx: 2,
    },
  ];
}
