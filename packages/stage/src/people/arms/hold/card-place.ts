import { add, dot, scale, subtract, type Vector, weighted } from '#base/math/vector.ts';
import type { ArmBuild, ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { handOf, seen, unseen } from '../model/build-arm.ts';
import type { HandFrame } from '../model/hand-space.ts';
import { CARD_BOTTOM, THUMB_OVER, thumbTip } from './hold-poses.ts';

/** Half sizes that a card never exceeds, and the area that flat ones keep. */
const MOST = { halfWidth: 0.98, halfHeight: 0.92, area: 0.78 * 0.92 };
/** From where to where a held card reaches below the eyes, with its tilt and while it is shown. */
export const HELD_CARD_REACH = { top: CARD_BOTTOM - 2 * MOST.halfHeight - 0.08, bottom: CARD_BOTTOM + 0.46 };

/** The middle of the card lies this far inside its thumb, at most. */
const BESIDE_THUMB = 0.28;
/** The outer edge of the card, so that the frame shows all of it. */
const FARTHEST = 2.1;
/** How far beside the head a held card reaches, with its tilt. */
export const HELD_CARD_SIDE = FARTHEST + 0.08;
const TILT = 0.055;
/** Of half a card's height: what the thumb covers of a flat one, which is held higher for it. */
const OVER_FLAT = 0.7;
/** How much nearer the card's inner edge is, for every unit of its width: it is turned a little. */
const TURN = 0.3;

export interface CardSize {
  halfWidth: number;
  halfHeight: number;
}

/** As tall as the picture on it is, or as flat. */
export function cardSize(product: { width: number; height: number }): CardSize {
  const ratio = product.width / product.height;
  const halfHeight = Math.min(MOST.halfHeight, Math.sqrt(MOST.area / ratio), MOST.halfWidth / ratio);
  return { halfWidth: halfHeight * ratio, halfHeight };
}

/** Where the card's picture lies: its middle and the ends of its right and lower half axes, in face units. */
export interface CardPlace {
  middle: Vector;
  right: Vector;
  down: Vector;
}

/** The card in the hand of any pose on the way up; in `held` it faces the viewer. */
export function cardPlace(
  { build, side, held }: { build: ArmBuild; side: ArmSide; held: ArmPose },
  now: ArmPose,
  size: CardSize,
): CardPlace {
  const own = handOf(build, held, side);
  const place = (at: Vector): Vector => seen(carried(own, handOf(build, now, side), unseen(at))).at;
  const tip = thumbTip(build, held, side);
  const { halfWidth, halfHeight } = size;
  const x = Math.min(tip[0] + Math.min(BESIDE_THUMB, 0.72 * halfWidth), FARTHEST - halfWidth);
  const raise = THUMB_OVER - Math.min(THUMB_OVER, OVER_FLAT * halfHeight);
  const middle: Vector = [x, CARD_BOTTOM - raise - halfHeight, tip[2]];
  const [cos, sin] = [Math.cos(TILT), Math.sin(TILT)];
  return {
    middle: place(middle),
    right: place(add(middle, scale([cos, sin, -TURN], halfWidth))),
    down: place(add(middle, scale([-sin, cos, 0], halfHeight))),
  };
}

/** What one hand holds, in another one's place. */
function carried(from: HandFrame, to: HandFrame, at: Vector): Vector {
  const way = subtract(at, from.wrist);
  return add(
    to.wrist,
    weighted(
      [to.thumbward, dot(way, from.thumbward)],
      [to.fingerward, dot(way, from.fingerward)],
      [to.palmward, dot(way, from.palmward)],
    ),
  );
}
