import { type BreathingBody, FrameShadows } from '#base/composing/frame-shadows.ts';
import type { MemoryPicture, PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Light } from '#base/light/light-presets.ts';
import type { Point } from '#base/math/point.ts';
import type { GestureMoment, Rect } from '#base/performer.ts';
import type { CardPlace } from '../hold/card-place.ts';
import { LoadedCard } from '../hold/loaded-card.ts';
import type { ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import type { ArmPart } from '../model/split-arm.ts';
import { isOutOfFrame } from '../rest.ts';
import { ARM_PARTS } from './arm-clip.ts';
import type { Arms, HeldArm } from './arms-of.ts';
import { type BentPart, type LoadedKey, NodeRoom } from './bent-part.ts';
import type { KeyPicture } from './key-picture.ts';
import { skeletonOf } from './skeleton.ts';
import { SHADOW_AIR } from './soft-shadow.ts';

/** How far the shadow of what lies on something falls, as a share of others. */
const TOUCHING = 0.15;

/** A product's card at a moment. */
interface HeldUp {
  place: CardPlace;
  area: Rect;
}

/** The picture a part of an arm is bent from. */
interface ChosenKey {
  part: ArmPart;
  loaded: LoadedKey;
}

/** An arm that holds something, as it was laid last. */
interface HeldArmParts {
  hold: GestureMoment;
  keys: readonly ChosenKey[];
  over: BentPart[];
  card: HeldUp | null;
}

/** The arms of a moment; one that rests lies in the picture of the body, and is only known where it lies over the other. */
interface LaidArms {
  under: BentPart[];
  over: BentPart[];
  /** the one that lies over the other rests */
  isOverResting: boolean;
  /** the card in the hand of the arm that lies over the other */
  card: HeldUp | null;
}

/** The arms of a character in the memory of the pictures they are drawn into. */
export class LoadedArms {
  readonly #arms: Arms;
  readonly #memory: PixelMemory;
  readonly #light: Light;
  readonly #loaded = new Map<KeyPicture, LoadedKey>();
  readonly #rooms: Record<ArmSide, Record<ArmPart, NodeRoom>>;
  readonly #shadows: FrameShadows;
  readonly #card: LoadedCard | null;
  #layer: MemoryPicture | null = null;
  #moments: readonly GestureMoment[] = [];
  #held: HeldArmParts | null = null;
  /** whose shadows lie in `#shadows` */
  #shadowed: readonly BentPart[] = [];
  #laid: LaidArms = { under: [], over: [], isOverResting: false, card: null };

  constructor(arms: Arms, light: Light, memory: PixelMemory) {
    this.#arms = arms;
    this.#memory = memory;
    this.#light = light;
    const { frameWidth, frameHeight } = arms.bakery.framing;
    const rooms = () => ({ upper: new NodeRoom(memory), fore: new NodeRoom(memory) });
    this.#rooms = { left: rooms(), right: rooms() };
    this.#shadows = new FrameShadows(memory, frameWidth, frameHeight);
    this.#card = arms.card && new LoadedCard(arms.card, arms.bakery.framing, memory);
  }

  /** The parts of the frame that moving arms and their shadows touch. */
  areasAt(moments: readonly GestureMoment[]): Rect[] {
    this.take(moments);
    const { under, over, isOverResting, card } = this.#laid;
    const parts = [under, isOverResting ? [] : over].filter((laid) => laid.length > 0);
    return [...parts.map(unionOf), ...(card ? [card.area] : [])];
  }

  /** Chooses and bends the pictures of a moment; `shade` and `draw` put them down. */
  take(moments: readonly GestureMoment[]): void {
    if (moments === this.#moments) return;
    this.#moments = moments;
    const [first, last] = this.#arms.rest.order;
    const moves = (side: ArmSide) => moments.some(({ hand }) => hand === side);
    const isOverResting = !moves(last);
    this.#held = this.#heldIn(last, moments);
    this.#laid = {
      under: moves(first) ? this.#lay(first, moments) : [],
      over: this.#held?.over ?? (moves(first) || moves(last) ? this.#lay(last, moments) : []),
      isOverResting,
      card: this.#held ? this.#held.card : this.#cardIn(last, moments),
    };
  }

  /** Laid again only where it moved; null where more than a hold moves the arm. */
  #heldIn(side: ArmSide, moments: readonly GestureMoment[]): HeldArmParts | null {
    const [hold, ...others] = moments.filter(({ hand }) => hand === side);
    if (hold?.name !== 'hold' || others.length > 0) return null;
    const last = this.#held;
    if (last && isUpAlike(last.hold, hold) && isSwayAlike(last.hold, hold)) return last;
    const held = this.#arms.heldAt(side, [hold]);
    const keys = last && isUpAlike(last.hold, hold) ? last.keys : this.#choose(side, held);
    return { hold, keys, over: this.#bendAll(side, keys, held.now), card: this.#cardAt(side, held.now) };
  }

  #cardIn(side: ArmSide, moments: readonly GestureMoment[]): HeldUp | null {
    if (!moments.some(({ name, hand }) => name === 'hold' && hand === side)) return null;
    return this.#cardAt(side, this.#arms.heldAt(side, moments).now);
  }

  #cardAt(side: ArmSide, now: ArmPose): HeldUp | null {
    const place = this.#card && this.#arms.cardPlaceAt(side, now);
    return place && this.#card && { place, area: this.#card.areaOf(place) };
  }

  #moving(): BentPart[] {
    const { under, over, isOverResting } = this.#laid;
    if (isOverResting) return under;
    return under.length > 0 ? [...under, ...over] : over;
  }

  /** Lets the moving arms throw their shadows on a body that lies in the picture. */
  shade(picture: MemoryPicture, body: BreathingBody): void {
    const parts = this.#moving();
    this.#cast(parts);
    this.#shadows.shade(picture, body, unionOf(parts));
  }

  /** Lets a hand that comes to the face throw its shadow there: around its fingers, which touch it. */
  shadeFace(picture: MemoryPicture, outline: readonly Point[]): void {
    const parts = this.#moving();
    const isMet = parts.some(({ seen }) => outline.some(([x, y]) => overlap(seen, { x, y, width: 0, height: 0 })));
    if (!isMet) return;
    this.#cast(parts, TOUCHING);
    this.#shadows.darkenInside(picture, outline, unionOf(parts));
  }

  /** The arm below takes the shadow of the one above; one that hangs is above none. */
  draw(picture: MemoryPicture): void {
    const { under, over, isOverResting } = this.#laid;
    const [fore] = over.filter(({ part }) => part === 'fore');
    const { order, poses } = this.#arms.rest;
    const isHanging = isOverResting && isOutOfFrame(poses[order[1]]);
    const isMet = ({ seen }: BentPart) => !isHanging && over.some((other) => overlap(seen, other.seen));
    for (const part of under) if (!isMet(part)) this.#bend(part, picture);
    const met = under.filter(isMet);
    if (met.length > 0) this.#drawShaded(picture, met, over);
    if (!isOverResting) for (const part of over) this.#bend(part, picture);
    // Outside the area of the arm below nothing was put back, and soft edges would add up.
    else if (met.length > 0 && fore) this.#memory.bend(fore.sprite, fore.held, picture, unionOf(met));
    this.#drawCard(picture);
  }

  /** Over the fingers and under what lies before it. */
  #drawCard(picture: MemoryPicture): void {
    const { card, over } = this.#laid;
    if (!card) return;
    this.#card?.draw(picture, card.place, card.area);
    for (const { front, held, area } of over) if (front) this.#memory.bend(front, held, picture, area);
  }

  #drawShaded(picture: MemoryPicture, under: readonly BentPart[], over: readonly BentPart[]): void {
    const { frameWidth, frameHeight } = this.#arms.bakery.framing;
    this.#layer ??= this.#memory.picture({ x: 0, y: 0, width: frameWidth, height: frameHeight });
    const area = unionOf(under);
    for (const part of under) this.#bend(part, this.#layer);
    this.#cast(over);
    this.#shadows.darken(this.#layer, area);
    this.#memory.blend(this.#layer, picture, area);
    this.#memory.clearArea(this.#layer, area);
  }

  #lay(side: ArmSide, moments: readonly GestureMoment[]): BentPart[] {
    const held = this.#arms.heldAt(side, moments);
    return this.#bendAll(side, this.#choose(side, held), held.now);
  }

  #choose(side: ArmSide, { names, ...held }: HeldArm): ChosenKey[] {
    return ARM_PARTS.flatMap((part) => {
      const key = this.#arms.clips[side].nearest(part, names, held);
      return key ? [{ part, loaded: this.#load(key) }] : [];
    });
  }

  #bendAll(side: ArmSide, keys: readonly ChosenKey[], pose: ArmPose): BentPart[] {
    const { build, framing } = this.#arms.bakery;
    const now = skeletonOf(build, pose, side, framing.unitPx);
    return keys.flatMap(({ part, loaded }) => this.#rooms[side][part].bend(loaded, { now, part, framing }) ?? []);
  }

  #load(key: KeyPicture): LoadedKey {
    const known = this.#loaded.get(key);
    if (known) return known;
    const { bytes, width, height } = key.shadow;
    const shadow = { at: this.#memory.keep(bytes), width, height };
    const front = key.front && this.#memory.loadPixels(key.front);
    const loaded = { key, sprite: this.#memory.loadPixels(key.picture), shadow, front };
    this.#loaded.set(key, loaded);
    return loaded;
  }

  #cast(parts: readonly BentPart[], away = 1): void {
    if (parts === this.#shadowed && away === 1) return;
    this.#shadowed = away === 1 ? parts : [];
    const unitPx = this.#arms.bakery.framing.unitPx * away;
    const falls = { x: -this.#light.key[0] * unitPx * 0.13, y: unitPx * 0.07 };
    const air = 4 * SHADOW_AIR - 2 + 0.5;
    this.#shadows.clear();
    for (const { key, sprite, shadow, free } of parts) {
      const { picture, scale } = key;
      const x = sprite.x - picture.x + air - falls.x * scale;
      const y = sprite.y - picture.y + air - falls.y * scale;
      this.#shadows.cast(shadow, free, { x, y });
    }
  }

  #bend({ sprite, held, area }: BentPart, to: MemoryPicture): void {
    this.#memory.bend(sprite, held, to, area);
  }
}

/** Whether the same pictures show both: a sway only bends them. */
function isUpAlike(a: GestureMoment, b: GestureMoment): boolean {
  return a.raised === b.raised && a.shown === b.shown;
}

function isSwayAlike(a: GestureMoment, b: GestureMoment): boolean {
  const isMovedAlike = a.sway?.up === b.sway?.up && a.sway?.across === b.sway?.across;
  return isMovedAlike && a.sway?.tilt === b.sway?.tilt && a.sway?.turn === b.sway?.turn;
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function unionOf(parts: readonly { area: Rect }[]): Rect {
  const x = Math.min(...parts.map(({ area }) => area.x));
  const y = Math.min(...parts.map(({ area }) => area.y));
  const right = Math.max(...parts.map(({ area }) => area.x + area.width));
  const bottom = Math.max(...parts.map(({ area }) => area.y + area.height));
  return parts.length > 0 ? { x, y, width: right - x, height: bottom - y } : { x: 0, y: 0, width: 0, height: 0 };
}
