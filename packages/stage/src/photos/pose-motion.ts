import type { Pose } from '#base/performer.ts';
import type { FaceGeometry } from './face-geometry.ts';
import type { MotionWeights } from './motion-field.ts';

/** How far a photo may be moved before it stops looking like one. */
export interface PoseLimits {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** in face units */
  readonly shift: number;
}

/** With the person separated from the background, only the face itself sets the limit. */
export const separatedLimits: PoseLimits = { yaw: 0.16, pitch: 0.11, roll: 0.035, shift: 0.09 };

/** Otherwise the background near the head moves along, and straight lines in it must not be seen to bend. */
export const joinedLimits: PoseLimits = { yaw: 0.12, pitch: 0.09, roll: 0.015, shift: 0.03 };

/** Jaw drop of a fully open mouth, in face widths. */
export const jawDrop = 0.145;

/** Chest lift of a full breath, in face widths, and the steps it is taken in: too small to be seen one by one. */
export const breathLift = 0.0055;
const breathSteps = 12;

/** Which step of breathing a pose is in. */
export const breathStep = (pose: Pose): number => Math.round(pose.breath * breathSteps);

/** Close to the value while it is small, never beyond the limit. */
const within = (value: number, limit: number): number => limit * Math.tanh(value / limit);

/** What a pose, made for any performer, asks of a photo. */
export function poseMotion(pose: Pose, face: FaceGeometry, limits: PoseLimits): MotionWeights {
  const unit = face.faceWidth / 2;
  const smile = within(pose.smile, 0.6);
  return {
    yaw: within(pose.yaw, limits.yaw),
    pitch: within(pose.pitch, limits.pitch),
    roll: within(pose.roll, limits.roll),
    shiftX: within(pose.shiftX, limits.shift) * unit,
    shiftY: within(pose.shiftY, limits.shift) * unit,
    jaw: pose.mouth.open * jawDrop,
    browPx: within(pose.brow - 0.6 * (pose.frown ?? 0), 1) * 0.024 * face.faceWidth,
    breathPx: (breathStep(pose) / breathSteps) * breathLift * face.faceWidth,
    cheekPx: (Math.max(0, pose.mouth.wide) * 0.008 + smile * 0.016) * face.faceWidth,
  };
}
