import { lookOf } from '#base/look-of.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Pose } from '#base/performer.ts';
import { browRoom } from './brow-and-lid.ts';
import { browSternness } from './brow-sternness.ts';
import type { EyeAct } from './draw-eye.ts';
import { type FaceGeometry, narrowRoom } from './face-geometry.ts';
import type { MotionWeights } from './motion-field.ts';

/** How far a photo may be moved before it stops looking like one. */
export interface PoseLimits {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** aside and up or down, in face units */
  readonly shift: number;
  readonly dip: number;
  /** nearer or farther, as a share of the size of the head */
  readonly near: number;
  /** of the shoulders, in face widths */
  readonly lean: number;
  /** of hair behind its head, likewise */
  readonly sway: number;
}

/** With the person separated from the background, only the face itself sets the limit. */
export const separatedLimits: PoseLimits = {
  yaw: 0.24,
  pitch: 0.17,
  roll: 0.09,
  shift: 0.13,
  dip: 0.13,
  near: 0.085,
  lean: 0.045,
  sway: 0.026,
};

/** Otherwise the background near the head moves along, and straight lines in it must not be seen to bend. */
export const joinedLimits: PoseLimits = {
  yaw: 0.15,
  pitch: 0.11,
  roll: 0.018,
  shift: 0.03,
  dip: 0.03,
  near: 0.015,
  lean: 0,
  sway: 0,
};

/** Close to the value while it is small, never beyond the limit. */
const within = (value: number, limit: number): number => limit * Math.tanh(value / limit);

/** Jaw drop of a fully open mouth, in face widths; more reads as shouting. */
export const jawDrop = 0.126;

/** How far lips that are pressed together push the chin up, in face widths. */
const CHIN_UP = 0.008;

/** How far the skin beside the mouth goes aside in a wide vowel, and inwards in a rounded one, in face widths. */
const ASIDE = { wide: 0.026, round: 0.027 };

/** The most of both. */
export const asideReach = Math.max(ASIDE.wide, ASIDE.round);

/** How far the cheeks and the folds beside the nose are drawn down by a fully open jaw, in face widths. */
const CHEEK_FALL = 0.026;

/** Cheeks that smile in the picture sink in bad news, in face widths for each unit of a smile below none. */
const SOBER_CHEEKS = 0.12;

/** Cheeks that a smile pushes up, likewise: lips that smile alone look pasted on. */
const GLAD_CHEEKS = 0.075;

/** How much of a squint a smile is: eyes that stay as wide as in the picture make it a grin. */
const GLAD_EYES = 0.55;

/** Cheeks that lips drawn aside push up, likewise. */
const WIDE_CHEEKS = 0.026;

/** How much of a squint they are: eyes that stay still above a mouth that works belong to another face. */
const WIDE_EYES = 0.16;

/** The most of both. */
export const cheekLift = 0.9 * GLAD_CHEEKS + WIDE_CHEEKS;

/** How far a brow rises, in face widths. */
export const browLift = 0.044;

/** A picture that is bent shows less of a stressed word than a drawn face: its brows rise so much more, up to the same limit. */
const BROWS = 2.7;
/** Brows that are up all the time say nothing at a stress: so much of a lift is the life of a resting face. */
const RESTING_BROWS = 0.16;

/** Chest lift of a full breath, in face widths, and the steps it is taken in: too small to be seen one by one. */
export const breathLift = 0.016;
const breathSteps = 12;
/** Who laughs or sighs moves the chest farther than who speaks: in full breaths. */
export const mostBreath = 2;

/** Which step of breathing a pose is in. */
export const breathStep = (pose: Pose): number => Math.round(clamp(pose.breath, -mostBreath, mostBreath) * breathSteps);

/** Shoulders lean in such steps, in face widths: likewise. */
const LEAN_STEP = 0.0016;

/** How far the shoulders lean, in steps. */
const leanSteps = ({ lean = 0 }: Pose, limits: PoseLimits): number =>
  limits.lean > 0 ? Math.round(within(lean / 2, limits.lean) / LEAN_STEP) : 0;

/** Numbers how a chest is held: what moves with breath and shoulders alone looks equal where this is equal. */
export const chestStep = (pose: Pose, limits: PoseLimits): number => breathStep(pose) * 1000 + leanSteps(pose, limits);

/** What a pose, made for any performer, asks of a photo. */
export function poseMotion(pose: Pose, face: FaceGeometry, limits: PoseLimits): MotionWeights {
  const unit = face.faceWidth / 2;
  const smile = within(pose.smile, 0.9);
  return {
    yaw: within(pose.yaw, limits.yaw),
    pitch: within(pose.pitch, limits.pitch),
    roll: within(pose.roll, limits.roll),
    shiftX: within(pose.shiftX, limits.shift) * unit,
    shiftY: within(pose.shiftY, limits.dip) * unit,
    near: within(pose.near ?? 0, limits.near),
    jaw: pose.mouth.open * (1 - 0.3 * clamp(pose.mouth.round)) * jawDrop - CHIN_UP * clamp(pose.mouth.press),
    ...browMotion(pose, face),
    leanPx: leanSteps(pose, limits) * LEAN_STEP * face.faceWidth,
    swayPx: clamp(pose.sway, -1, 1) * limits.sway * face.faceWidth,
    asidePx:
      (ASIDE.wide * clamp(pose.mouth.wide) - ASIDE.round * narrowRoom(face) * clamp(pose.mouth.round)) * face.faceWidth,
    breathPx: (breathStep(pose) / breathSteps) * breathLift * face.faceWidth,
    cheekPx:
      (Math.max(0, pose.mouth.wide) * WIDE_CHEEKS -
        pose.mouth.open * CHEEK_FALL +
        smile * (smile < 0 ? SOBER_CHEEKS : GLAD_CHEEKS)) *
      face.faceWidth,
  };
}

type BrowMotion = Pick<MotionWeights, 'browLeftPx' | 'browRightPx' | 'browInnerPx' | 'frownPx'>;

/** A stronger one squeezes the brows of a picture until they are thin. */
const STRONGEST_FROWN = 0.65;

/** Brows whose inner ends lie low look angry in every face: with a smile those ends rise, by so much of a lift where they lie lowest, and some of it everywhere. */
const KIND = { least: 0.4, most: 0.92 };
/** From a serious face to a neutral one, and with no steep part in between: brows that snap are seen. */
const KIND_SMILE = { none: -0.14, all: 0.26 };
/** From so much concern on, as in a serious or a skeptical face, no smile is kind. */
const UNKIND = 0.2;
/** From where on brows that go up are kind by themselves. */
const RAISED = { from: 0.3, to: 0.8 };

function kindness({ smile, brow, concern = 0 }: Pose, face: FaceGeometry): number {
  const smiling = (smile - KIND_SMILE.none) / (KIND_SMILE.all - KIND_SMILE.none);
  const wanted = clamp(Math.min(smiling, 1 - concern / UNKIND)) * smoothstep(RAISED.to, RAISED.from, brow);
  return wanted * mix(KIND.least, KIND.most, browSternness(face));
}

/** With concern whole brows rise, and their inner ends farther: those alone leave a scowl where a brow is heavy. */
const ALERT = 0.5;
const WORRIED = 1.4;

/** In lifts, and of the way from the lid to the brow: drawn out farther, a lid and its lashes are a smear. */
const HIGHEST_BROW = 1.3;
const OF_ROOM = 0.48;

/** Both brows rise together, one higher than the other, their inner ends alone, or draw together and down. */
function browMotion(pose: Pose, face: FaceGeometry): BrowMotion {
  const { brow, concern = 0, browTwist = 0 } = pose;
  const lift = browLift * face.faceWidth;
  const raised = BROWS * (brow - RESTING_BROWS * smoothstep(0, 2 * RESTING_BROWS, brow));
  const frown = Math.min(pose.frown ?? 0, STRONGEST_FROWN);
  const highest = Math.min(HIGHEST_BROW, (OF_ROOM * browRoom(face)) / browLift);
  const whole = raised + ALERT * concern - 0.35 * frown;
  return {
    browLeftPx: within(whole - 0.8 * browTwist, highest) * lift,
    browRightPx: within(whole + 0.8 * browTwist, highest) * lift,
    browInnerPx: within(Math.max(kindness(pose, face), WORRIED * concern) - 0.9 * frown, highest) * lift,
    frownPx: 0.8 * within(frown, 1) * lift,
  };
}

/** Eyes that meet the camera jump from one point of the viewer's face to the next: those small looks are a few hundredths of an eye in a picture. */
const SMALL_LOOKS = 1.7;
/** The most of a look aside. */
const FARTHEST_LOOK = 0.8;

/** An upper lid goes along with its eye: how far it comes down and rises with a look as far as any. */
const LID_DOWN = 0.42;
const LID_UP = 0.3;

/** Eyes are as wide open as in their picture from such a stare on. */
const CALM_UNTIL = 0.4;

const gazeOf = (look: number): number => within(SMALL_LOOKS * look, FARTHEST_LOOK);

/** What a pose asks of the eyes; a smile pushes the lower lids up. A bent picture turns its eyes with its head, as every picture does. */
export function eyeAct(pose: Pose): EyeAct {
  const look = lookOf(pose);
  const cheeks = GLAD_EYES * within(Math.max(0, pose.smile), 1) + WIDE_EYES * clamp(pose.mouth.wide);
  const surprise = Math.max(0, pose.brow - 0.4) * (1 - clamp(pose.smile));
  const gazeY = gazeOf(look.y);
  const stare = Math.min(1, (pose.stare ?? 0) + 0.4 * surprise + LID_UP * Math.max(0, -gazeY));
  return {
    blink: Math.max(pose.blink, LID_DOWN * Math.max(0, gazeY)),
    squint: Math.min(1, (pose.squint ?? 0) + cheeks + 0.2 * (pose.frown ?? 0)),
    stare,
    droop: clamp(pose.concern ?? 0),
    calm: 1 - smoothstep(0, CALM_UNTIL, stare),
    gazeX: gazeOf(look.x),
    gazeY,
  };
}
