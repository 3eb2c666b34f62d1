import { add, dot, scale, subtract, type Vector, weighted } from '#base/math/vector.ts';
import type { ArmBuild, ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { handOf, seen, unseen } from '../model/build-arm.ts';
import type { HandFrame } from '../model/hand-space.ts';
import { middleAround } from './around.ts';
import { type CardSize, FARTHEST, MOST } from './card-size.ts';
import { besideThumb, CARD_BOTTOM, THUMB_OVER, thumbTip } from './hold-poses.ts';
import type { HoldingPose } from './holding-pose.ts';

/** From where to where a held card reaches below the eyes, with its tilt and while it is shown. */
export const HELD_CARD_REACH = { top: CARD_BOTTOM - 2 * MOST.halfHeight - 0.08, bottom: CARD_BOTTOM + 0.46 };

/** How far beside the head a held card reaches, with its tilt. */
export const HELD_CARD_SIDE = FARTHEST + 0.08;
const TILT = 0.055;
/** Of half a card's height: what the thumb covers of a flat one, which is held higher for it. */
const OVER_FLAT = 0.7;
/** How much nearer the card's inner edge is, for every unit of its width: it is turned a little. */
const TURN = 0.3;

/** Where the card's picture lies: its middle and the ends of its right and lower half axes, in face units. */
export interface CardPlace {
  middle: Vector;
  right: Vector;
  down: Vector;
}

/** The card in the hand of any pose on the way up; in `held` it faces the viewer. */
export function cardPlace(
  { build, side, held }: { build: ArmBuild; side: ArmSide; held: HoldingPose },
  now: ArmPose,
  size: CardSize,
): CardPlace {
  const own = handOf(build, held, side);
  const place = (at: Vector): Vector => seen(carried(own, handOf(build, now, side), unseen(at))).at;
  const tip = thumbTip(build, held, side);
  const { halfWidth, halfHeight, grip } = size;
  const byEdge = { x: tip[0] + besideThumb(halfWidth), z: tip[2] };
  const wanted = held.grip === 'edge' || !grip ? byEdge : middleAround(build, side, { held, grip });
  const x = Math.min(wanted.x, FARTHEST - halfWidth);
  const raise = THUMB_OVER - Math.min(THUMB_OVER, OVER_FLAT * halfHeight);
  const middle: Vector = [x, CARD_BOTTOM - raise - halfHeight, wanted.z];
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
