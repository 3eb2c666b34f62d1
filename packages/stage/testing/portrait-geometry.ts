import type { Pose } from '#base/performer.ts';
import { NEUTRAL_POSE } from '#people/acting/expressions.ts';
import { type FaceGeometry, faceGeometry } from '#photos/face-geometry.ts';
import { fitPhoto } from '#photos/fit-photo.ts';
import { framePhoto } from '#photos/frame-photo.ts';
import { type PortraitName, portraitAnalysis, smallFraming } from './photo-portraits.ts';

/** A small upright frame, so that fields over it are quick to fill. */
export const SMALL_FRAME = { width: 180, height: 320 } as const;

/** The measured face of a stand-in portrait, without its pixels. */
export function portraitGeometry(name: PortraitName): FaceGeometry {
  const analysis = portraitAnalysis(name);
  return faceGeometry(analysis, fitPhoto(analysis, framePhoto(analysis, smallFraming('9:16', 0.25), [])));
}

/** A pose without any movement, and what is changed of it. */
export const stillPose = (change: Partial<Pose> = {}): Pose => ({ ...NEUTRAL_POSE, smile: 0, ...change });
