import type { GestureMoment, GestureMove, HeldSway } from '#base/performer.ts';
import type { HoldingPose } from '../hold/holding-pose.ts';
import { swayed } from '../hold/swayed.ts';
import { type ArmSide, signOf } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { mixPoses } from '../model/arm-pose.ts';
import { type GestureKey, keysOf, raisedShare } from './gesture-keys.ts';
import type { GesturePoseName } from './gesture-poses.ts';

/** The poses of one arm of one person in one framing. */
export type FittedPoses = Readonly<
  Record<GesturePoseName | 'rest' | 'eased' | 'nearer', ArmPose> & { hold: HoldingPose }
>;

/** The hand drags behind the arm, the fingers behind the hand. */
const HAND_LAG_SEC = 0.05;
export const FINGER_LAG_SEC = 0.08;
const SETTLE_SEC = 0.2;

/** Speed without jerks: 0 at both ends, and no corner in its acceleration. */
function minimumJerk(share: number): number {
  if (share <= 0) return 0;
  return share >= 1 ? 1 : share ** 3 * (10 - 15 * share + 6 * share * share);
}

/** Hands are fastest before the middle of their way, and take longer to arrive than to set out. */
const EARLY = 0.85;

type KeyWay = Pick<GestureKey, 'atSec' | 'moveSec' | 'over'> & { share?: number | undefined };

/** How much of the way to a key's pose is gone. */
export function progressOf({ atSec, moveSec, over = 0, share = 1 }: KeyWay, tSec: number): number {
  const gone = Math.max(0, (tSec - atSec + moveSec) / moveSec) ** EARLY;
  if (gone <= 1) return share * minimumJerk(gone) * (1 + over);
  return share * (1 + over * (1 - minimumJerk((tSec - atSec) / SETTLE_SEC)));
}

/** The arm at a second of a gesture. `before` is what it would do without it: rest, or the end of an earlier gesture. */
export function armAt(keys: readonly GestureKey[], tSec: number, poses: FittedPoses, before: ArmPose): ArmPose {
  return keys.reduce((pose, key) => {
    if (tSec < key.atSec - key.moveSec) return pose;
    return mixPoses(pose, poses[key.pose], {
      arm: progressOf(key, tSec),
      hand: progressOf(key, tSec - HAND_LAG_SEC),
      fingers: progressOf({ ...key, share: key.fingerShare ?? key.share }, tSec - FINGER_LAG_SEC),
    });
  }, before);
}

/** How an arm is held `agoSec` before some moments: every gesture takes over from the one before it. */
export function heldPose(moments: readonly GestureMoment[], poses: FittedPoses, agoSec = 0): ArmPose {
  return moments.reduce(
    (pose, moment) =>
      moment.name === 'hold'
        ? holdAt(pose, poses, moment)
        : gestureAt({ ...moment, name: moment.name, sinceSec: moment.sinceSec - agoSec }, poses, pose),
    poses.rest,
  );
}

function gestureAt(
  { name, hand, sinceSec, holdSec, sway, isUp }: GestureMoment & { name: GestureMove },
  poses: FittedPoses,
  before: ArmPose,
): ArmPose {
  const made = armAt(keysOf(name, holdSec, isUp), sinceSec, poses, before);
  return sway ? swayed(made, seenFrom(hand, sway), raisedShare(name, { sinceSec, holdSec })) : made;
}

/** Poses tell what is away from the body, so to the right of the picture is inward for the arm at its left. */
function seenFrom(side: ArmSide, { up, across, tilt, turn, bend = 0 }: HeldSway): HeldSway {
  const sign = signOf(side);
  return { up, across: sign * across, tilt: sign * tilt, turn: sign * turn, bend };
}

/** The hand turns faster than the arm comes up, so that what it holds faces us when it is seen. */
const HAND_AHEAD = 1.7;

/** How a hand holds up a product. One that is on its way comes nearer only as far as it is up: a hand that is down stays there. */
export function holdAt(
  before: ArmPose,
  { hold, nearer }: HoldPoses,
  { raised = 1, shown = 0, sway }: HoldShares,
): ArmPose {
  const held = towardsHold(before, hold, raised);
  const near = shown * raised;
  const shownPose = near > 0 ? mixPoses(held, nearer, { arm: near, hand: near, fingers: near }) : held;
  return sway ? swayed(shownPose, sway, raised) : shownPose;
}

type HoldPoses = Record<'hold' | 'nearer', ArmPose>;

type HoldShares = Pick<GestureMoment, 'raised' | 'shown' | 'sway'>;

/** On the way up to hold a product. */
export function towardsHold(before: ArmPose, hold: ArmPose, share: number): ArmPose {
  const hand = Math.min(1, HAND_AHEAD * share);
  return mixPoses(before, hold, { arm: share, hand, fingers: hand });
}
