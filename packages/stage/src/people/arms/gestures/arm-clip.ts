import type { ArmMove, GestureMoment, GestureMove } from '#base/performer.ts';
import type { ArmBakery } from '../arm-bakery.ts';
import { fingersAround } from '../hold/around.ts';
import { cardPlace } from '../hold/card-place.ts';
import type { FlatCard } from '../hold/draw-card.ts';
import { withTouch } from '../hold/touch.ts';
import type { LimbPicture } from '../kernel/limb-kernel.ts';
import type { ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import type { ArmPart } from '../model/split-arm.ts';
import { armAt, FINGER_LAG_SEC, type FittedPoses, heldPose, holdAt, towardsHold } from './arm-at.ts';
import { keysOf, leadOf, RETURN_SEC } from './gesture-keys.ts';
import { HandDrift } from './hand-drift.ts';
import { FAST, type KeyPicture, type PlannedKey, planKeys } from './key-picture.ts';
import { skeletonOf } from './skeleton.ts';
import { shadowOf } from './soft-shadow.ts';
import { foreUnlikeness, type Unlikeness, upperUnlikeness } from './unlikeness.ts';

const FRAME_SEC = 1 / 30;
/** About as many frames as a product takes to come up. */
const HOLD_STEPS = 14;
/** On the way nearer to the viewer. */
const NEARER_SHARES = [1 / 3, 2 / 3, 1];
/** A finger that lies one face unit beside its place looks as wrong as a hand that is tilted by so many degrees. */
const DEGREES_PER_DRIFT = 65;
/** Holds of every length use the same pictures; this one lets all keys play. */
const NOMINAL_HOLD_SEC = 1.75;
/** Gestures that use the pictures of another one too. */
const ALIKE: Partial<Record<GestureMove, GestureMove>> = {
  'both-palms': 'open-palm',
  'palms-facing': 'beat',
  wave: 'palm-forward',
  'point-up': 'count',
  'count-one': 'count',
  'count-two': 'count',
  'count-three': 'count',
};

interface BakedFore {
  fore: LimbPicture;
  scale: number;
}

interface ArmClipSource {
  poses: FittedPoses;
  /** what the hand can hold up */
  card: FlatCard | null;
  kin: ArmClip | undefined;
}

export const ARM_PARTS: readonly ArmPart[] = ['upper', 'fore'];

/**
 * The pictures one arm needs to be bent into every moment of its gestures. What a gesture needs is planned by itself, so that a
 * moment looks the same whatever was drawn before; a picture is baked when a frame first shows it.
 */
export class ArmClip {
  readonly side: ArmSide;
  readonly poses: FittedPoses;
  readonly #bakery: ArmBakery;
  readonly #card: FlatCard | null;
  /** the same arm that rests otherwise: what both need is baked once */
  readonly #kin: ArmClip | undefined;
  readonly #rest: PlannedKey[];
  readonly #unlike: Readonly<Record<ArmPart, Unlikeness>>;
  readonly #plans = new Map<ArmMove, PlannedKey[]>();
  readonly #plansBetween = new Map<string, PlannedKey[]>();

  constructor(bakery: ArmBakery, side: ArmSide, { poses, card, kin }: ArmClipSource) {
    this.#bakery = bakery;
    this.#card = card;
    this.#kin = kin;
    this.side = side;
    this.poses = poses;
    const drift = new HandDrift(bakery.build, side);
    // Drift costs far more than the rest, and most keys are out of the question without it.
    const fore: Unlikeness = (key, now, atMost = Number.POSITIVE_INFINITY) => {
      const turned = foreUnlikeness(key, now);
      if (turned > atMost) return turned;
      return Math.max(turned, DEGREES_PER_DRIFT * drift.between(key, now));
    };
    this.#unlike = { upper: upperUnlikeness, fore };
    this.#rest = ARM_PARTS.flatMap((part) => this.#plan(part, [poses.rest], []));
  }

  /** What is baked already. */
  get pictures(): KeyPicture[] {
    return [this.#rest, ...this.#plans.values(), ...this.#plansBetween.values()]
      .flat()
      .flatMap(({ baked }) => baked ?? []);
  }

  /** The picture that is most like a pose of some gestures; half-size ones only serve what flies past. */
  nearest(
    part: ArmPart,
    names: readonly ArmMove[],
    { still, before, moments = [] }: { still: ArmPose; before: ArmPose; moments?: readonly GestureMoment[] },
  ): KeyPicture | null {
    const isFast = part === 'fore' && this.#unlike.fore(before, still, FAST) >= FAST;
    let best: PlannedKey | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const key of [...this.#keysOf(names), ...this.#keysBetween(moments)]) {
      if (key.part !== part || (key.scale < 1 && !isFast)) continue;
      const unlike = this.#unlike[part](key.pose, still, least);
      if (unlike >= least) continue;
      least = unlike;
      best = key;
    }
    return best && this.#baked(best);
  }

  /** Bakes one picture of some gestures; false when all are there. */
  bakeNext(names: readonly ArmMove[]): boolean {
    const next = this.#keysOf(names).find(({ baked }) => baked === undefined);
    if (next) this.#baked(next);
    return next !== undefined;
  }

  #keysOf(names: readonly ArmMove[]): PlannedKey[] {
    const planned = names.flatMap((name) => (name === 'hold' ? [name] : [name, ALIKE[name] ?? name]));
    const plans = planned.flatMap((name) => [this.planOf(name), this.#kin?.planOf(name) ?? []]);
    const keys = [this.#rest, ...new Set(plans)].flat();
    // A hand that holds something is never drawn without it, nor with the pictures of a gesture it sets out for.
    return names.includes('hold') ? keys.filter(({ part, holds }) => part === 'upper' || holds) : keys;
  }

  /** What a move needs, baked or not. */
  planOf(name: ArmMove): PlannedKey[] {
    const known = this.#plans.get(name);
    if (known) return known;
    const plan = name === 'hold' ? this.#planHold() : this.#planGesture(name);
    this.#plans.set(name, plan);
    return plan;
  }

  /** What a hand needs besides that sets out before it is down again: no gesture alone has it on that way. */
  #keysBetween(moments: readonly GestureMoment[]): PlannedKey[] {
    const last = moments.at(-1);
    if (moments.length < 2 || !last || moments.some(({ name }) => name === 'hold')) return [];
    const apart = moments.map(({ sway: _, ...moment }) => ({ ...moment, sinceSec: moment.sinceSec - last.sinceSec }));
    const id = apart
      .map(({ name, sinceSec, holdSec }) => `${name} ${sinceSec.toFixed(3)} ${holdSec.toFixed(3)}`)
      .join();
    const known = this.#plansBetween.get(id);
    if (known) return known;
    const keys = this.#keysOf(moments.map(({ name }) => name));
    const poses = this.#posesAmid(apart);
    const plan = ARM_PARTS.flatMap((part) =>
      this.#plan(
        part,
        poses,
        keys.filter((key) => key.part === part),
      ),
    );
    this.#plansBetween.set(id, plan);
    return plan;
  }

  #planHold(): PlannedKey[] {
    const { rest, hold } = this.poses;
    const nearer = NEARER_SHARES.map((shown) => holdAt(rest, this.poses, { shown }));
    const shares = Array.from({ length: HOLD_STEPS + 1 }, (_, step) => 1 - (1 - step / HOLD_STEPS) ** 2);
    const way = [...shares.map((share) => towardsHold(rest, hold, share)), hold, ...nearer];
    const upper = this.#rest.filter(({ part }) => part === 'upper');
    const fore = this.#plan('fore', way, []).map((key): PlannedKey => ({ ...key, scale: 1, holds: true }));
    return [...fore, ...this.#plan('upper', way, upper)];
  }

  #planGesture(name: GestureMove): PlannedKey[] {
    const alike = ALIKE[name];
    const others = [...this.#rest, ...(alike ? this.planOf(alike) : []), ...(this.#kin?.planOf(name) ?? [])];
    const poses = this.#posesOf(name);
    return ARM_PARTS.flatMap((part) =>
      this.#plan(
        part,
        poses,
        others.filter((key) => key.part === part),
      ),
    );
  }

  #plan(part: ArmPart, poses: readonly ArmPose[], known: readonly PlannedKey[]): PlannedKey[] {
    return planKeys({ part, poses, unlike: this.#unlike[part] }, known);
  }

  /** From where the last gesture sets out to where the first of them has ended; seconds count from the last one's stroke. */
  #posesAmid(moments: readonly GestureMoment[]): ArmPose[] {
    const gestures = moments.flatMap(({ name, ...moment }) => (name === 'hold' ? [] : [{ name, ...moment }]));
    const starts = gestures.map(({ name, sinceSec }) => -leadOf(name) - sinceSec);
    const ends = gestures.map(({ sinceSec, holdSec }) => holdSec + RETURN_SEC + FINGER_LAG_SEC - sinceSec);
    const poses: ArmPose[] = [];
    for (let tSec = Math.max(...starts); tSec < Math.min(...ends); tSec += FRAME_SEC)
      poses.push(heldPose(moments, this.poses, -tSec));
    return poses;
  }

  #posesOf(name: GestureMove): ArmPose[] {
    const keys = keysOf(name, NOMINAL_HOLD_SEC);
    const poses: ArmPose[] = [];
    const end = NOMINAL_HOLD_SEC + RETURN_SEC + FINGER_LAG_SEC;
    for (let tSec = -leadOf(name); tSec < end; tSec += FRAME_SEC)
      poses.push(armAt(keys, tSec, this.poses, this.poses.rest));
    return poses;
  }

  #baked(key: PlannedKey): KeyPicture | null {
    if (key.baked !== undefined) return key.baked;
    const { framing, build } = this.#bakery;
    const { pose, part, scale } = key;
    const picture = this.#bakery.bakePart(pose, this.side, part, scale);
    const shadow = picture && shadowOf(picture, framing.unitPx * scale);
    const skeleton = skeletonOf(build, pose, this.side, framing.unitPx);
    const front = picture && key.holds ? this.#bakeBefore(pose, { fore: picture, scale }) : null;
    key.baked = picture && shadow && { pose, skeleton, picture, shadow, scale, front };
    return key.baked;
  }

  /** What of the hand lies before the card, with its shadow on it. */
  #bakeBefore(pose: ArmPose, baked: BakedFore): LimbPicture | null {
    const { build } = this.#bakery;
    const { side, poses } = this;
    const card = this.#card;
    const fingers = fingersAround(build, side, poses.hold);
    const before = this.#bakery.bakeBefore(pose, side, { ...baked, held: poses.hold, fingers });
    if (!before || !card) return before;
    const place = cardPlace({ build, side, held: poses.hold }, pose, card.size);
    return withTouch(before, { card, place, unitPx: this.#bakery.framing.unitPx * baked.scale });
  }
}
