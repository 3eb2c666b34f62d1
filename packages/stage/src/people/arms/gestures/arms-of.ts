import type { ArmMove, GestureMoment } from '#base/performer.ts';
import type { ArmBakery } from '../arm-bakery.ts';
import { type CardPlace, cardPlace } from '../hold/card-place.ts';
import type { FlatCard } from '../hold/draw-card.ts';
import type { ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import type { Rest } from '../rest.ts';
import { heldPose } from './arm-at.ts';
import { ArmClip } from './arm-clip.ts';
import { fittedPoses, restingPose } from './fit-pose.ts';
import { swayInRoom } from './sway-in-room.ts';
import { type HandRoom, handRoomIn } from './whole-hand.ts';

/** An arm now and a frame ago (what moves fast needs fewer pixels), and the gestures that move it. */
export interface HeldArm {
  names: ArmMove[];
  moments: readonly GestureMoment[];
  now: ArmPose;
  /** without the small movements of what is held, which any picture follows */
  still: ArmPose;
  before: ArmPose;
}

const FRAME_SEC = 1 / 30;
const HOLDING_SIDE: ArmSide = 'left';

/** Both arms of one person in one framing, with all their baked pictures. */
export class Arms {
  readonly rest: Rest;
  readonly bakery: ArmBakery;
  readonly clips: Record<ArmSide, ArmClip>;
  /** what a hand can hold up */
  readonly card: FlatCard | null;
  readonly #room: HandRoom;

  /** `kin` are the same arms that rest otherwise. */
  constructor(bakery: ArmBakery, rest: Rest, card: FlatCard | null = null, kin?: Arms) {
    this.card = card;
    this.#room = handRoomIn(bakery.framing);
    this.rest = rest;
    this.bakery = bakery;
    const posesOf = (side: ArmSide) => {
      const held = side === HOLDING_SIDE ? (card?.size ?? null) : null;
      return kin
        ? { ...kin.clips[side].poses, rest: restingPose(rest, side, held && kin.clips[side].poses.hold) }
        : fittedPoses(bakery.build, rest, side, bakery.framing, held);
    };
    const clip = (side: ArmSide) => new ArmClip(bakery, side, { poses: posesOf(side), card, kin: kin?.clips[side] });
    this.clips = { left: clip('left'), right: clip('right') };
  }

  /** Bakes one picture that some gestures need; false when all are there. */
  bakeNext(moments: readonly Pick<GestureMoment, 'name' | 'hand'>[]): boolean {
    return moments.some(({ name, hand }) => this.clips[hand].bakeNext([name]));
  }

  /** Where the card of a hand that holds it lies. */
  cardPlaceAt(side: ArmSide, now: ArmPose): CardPlace | null {
    if (!this.card) return null;
    const { build } = this.bakery;
    return cardPlace({ build, side, held: this.clips[side].poses.hold }, now, this.card.size);
  }

  /** How an arm is held. */
  heldAt(side: ArmSide, moments: readonly GestureMoment[]): HeldArm {
    const own = moments.filter(({ hand }) => hand === side);
    const { poses } = this.clips[side];
    const names = own.map(({ name }) => name);
    const calm = own.map(({ sway: _, ...moment }) => moment);
    const still = heldPose(calm, poses);
    const now = own.some(({ sway }) => sway) ? this.#swayed(side, own, still) : still;
    return { names, moments: own, now, still, before: heldPose(calm, poses, FRAME_SEC) };
  }

  #swayed(side: ArmSide, own: readonly GestureMoment[], still: ArmPose): ArmPose {
    const now = heldPose(own, this.clips[side].poses);
    // What is held up may lie on words, and its hand with it.
    if (own.some(({ name }) => name === 'hold')) return now;
    return swayInRoom({ build: this.bakery.build, side, room: this.#room, still }, now);
  }
}
