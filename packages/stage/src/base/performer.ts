import type { Mouth } from '@herald/media/mouth';
import { type Gesture, HANDS, type Hand } from '@herald/media/scene/acting-plan';
import type { Context2D } from './canvas/canvas.ts';
import type { MemoryPicture, PixelMemory } from './composing/pixel-memory.ts';
import type { Surroundings } from './light/surroundings.ts';
import type { Rect } from './math/rect.ts';

export type { Rect };

/** What a performer does at one moment. Angles in radians, shifts in face units (half a face width). */
export interface Pose {
  mouth: Mouth;
  smile: number;
  blink: number;
  brow: number;
  gazeX: number;
  gazeY: number;
  yaw: number;
  pitch: number;
  roll: number;
  shiftX: number;
  shiftY: number;
  /** how much larger the head of a photo is because it comes nearer, as a share */
  near?: number;
  /** -1..1 in breathing, about twice as far in laughs and sighs: chest and shoulders */
  breath: number;
  /** -1..1, hair that lags behind the head */
  sway: number;
  /** how far the shoulders of a drawn person stand aside, face units */
  lean?: number;
  /** 0..1, lips that speak and rest beam with joy */
  beam?: number;
  /** 0..1, eyes narrowed */
  squint?: number;
  /** 0..1, eyes opened wide */
  stare?: number;
  /** 0..1, brows drawn together and down */
  frown?: number;
  /** 0..1, inner ends of the brows raised: worry, care */
  concern?: number;
  /** -1..1, one brow higher than the other */
  browTwist?: number;
  /** what moves the arms, the earlier first; at rest when left out */
  gestures?: readonly GestureMoment[];
}

/** The hands that move, in an order of their own. */
export function handsOf(gestures: readonly Pick<GestureMoment, 'hand'>[]): Hand[] {
  return HANDS.filter((side) => gestures.some(({ hand }) => hand === side));
}

/** Other ways to make some gestures. */
export type GestureManner = 'offer-in' | 'palms-facing' | 'beat-down' | 'beat-loose' | FingerCount;
export type FingerCount = 'count-one' | 'count-two' | 'count-three';
export type GestureMove = Gesture | GestureManner;

/** What moves an arm: a gesture, or a product that it holds up. */
export type ArmMove = GestureMove | 'hold';

/** How far a raised hand is from where the plan has it: face units and radians; tilted to the right, turned to the left. */
export interface HeldSway {
  up: number;
  across: number;
  tilt: number;
  turn: number;
  /** the wrist bent upwards */
  bend?: number;
}

/** A move of one arm at one moment. */
export interface GestureMoment {
  name: ArmMove;
  hand: Hand;
  /** seconds since the stroke, below 0 before it */
  sinceSec: number;
  /** how long after the stroke the hand stays */
  holdSec: number;
  /** when the stroke is, on the clock of the plan it is from */
  strokeSec?: number;
  /** the hand is up already, and only its fingers change */
  isUp?: true;
  /** joins the other hand, which leads */
  follows?: true;
  /** 0..1, how far a hold has come up */
  raised?: number;
  /** 0..1, how far what is held has come nearer */
  shown?: number;
  /** how the hand moves with who speaks, as far as it is up */
  sway?: HeldSway;
}

/** Where a performer is in the frame, computed per aspect ratio by the layout. */
export interface Framing {
  frameWidth: number;
  frameHeight: number;
  /** centre between the eyes */
  headX: number;
  headY: number;
  /** pixels per face unit (half a face width) */
  unitPx: number;
  /** where words begin that resting hands stay above; left out: the lower edge */
  handsAbove?: number;
  /** the height of words that lie between the face and resting hands: hands that speak are above or below it */
  words?: { top: number; bottom: number };
  /** how far who is drawn is turned from a camera that stands beside them, in radians: above 0 to the right; left out: they face it */
  aside?: number;
  /** what light the place sends to who is drawn */
  surroundings?: Surroundings;
  /** the card that a photo fills, where it does not fill the frame */
  window?: Rect;
}

/** A character or a talking photo, prepared for one framing. The scene bakes what is still and redraws what moves. */
export interface Performer {
  readonly framing: Framing;
  /** What never moves while the performer talks, without the arms that move; drawn once, over the background. */
  drawStill(ctx: Context2D, movingHands?: readonly Hand[]): void;
  /** The rectangle of the frame that drawMoving may touch, for every pose with resting arms. */
  readonly movingArea: Rect;
  /** Does a part of the work that gestures are going to need; false when all of it is done. */
  prepareGestures(gestures: readonly Pick<GestureMoment, 'name' | 'hand'>[]): boolean;
  /** Draws over background + still; the caller has restored movingArea first. */
  drawMoving(ctx: Context2D, pose: Pose): void;
  /** The same person whose hands rest in another way; left out of who has no hands. */
  restingOtherwise?(): Performer;
  /** Takes everything that moves into the memory of pictures that are to show it again and again. */
  load(memory: PixelMemory): LoadedPerformer;
}

export interface LoadedPerformer {
  /** What drawMoving may touch besides the moving area. */
  armAreas(pose: Pose): Rect[];
  /** The part whose every pixel drawMoving replaces: what lies there before is not seen. */
  readonly replaces?: Rect;
  /** Does what drawMoving does, to a picture in the memory. */
  drawMoving(picture: MemoryPicture, pose: Pose): void;
}
