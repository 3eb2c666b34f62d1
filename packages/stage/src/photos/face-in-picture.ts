import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { FaceReach } from '#base/face-reach.ts';
import { browPoints, landmark } from './face-contours.ts';

export interface FaceInPicture {
  readonly eyesX: number;
  readonly eyesY: number;
  readonly halfWidth: number;
}

export function faceInPicture({ points }: PhotoAnalysis): FaceInPicture {
  const left = points[landmark.cheekLeft];
  const right = points[landmark.cheekRight];
  const eyeLeft = points[landmark.eyeLeftOuter];
  const eyeRight = points[landmark.eyeRightOuter];
  return {
    eyesX: (eyeLeft[0] + eyeRight[0]) / 2,
    eyesY: (eyeLeft[1] + eyeRight[1]) / 2,
    halfWidth: Math.hypot(right[0] - left[0], right[1] - left[1]) / 2,
  };
}

/** What the head's own turns and shifts add on every side. */
const TURNS = 0.08;
/** How far the lower lip and the chin fall when the mouth opens. */
const JAW = 0.22;
const HAIR = 0.75;
const EARS = 0.22;

/** How far this face reaches when it speaks, in units of half its width. */
export function photoReach(analysis: PhotoAnalysis): FaceReach {
  const { eyesX, eyesY, halfWidth } = faceInPicture(analysis);
  const across = (index: number): number => (analysis.points[index][0] - eyesX) / halfWidth;
  const down = (index: number): number => (analysis.points[index][1] - eyesY) / halfWidth;
  const wide = [...browPoints, landmark.mouthLeft, landmark.mouthRight].map(across);
  return {
    left: TURNS - Math.min(...wide),
    right: TURNS + Math.max(...wide),
    up: TURNS - Math.min(...browPoints.map(down)),
    down: TURNS / 2 + JAW + Math.max(down(landmark.lowerLipOuter), down(landmark.mouthLeft), down(landmark.mouthRight)),
    mouth: { left: TURNS - across(landmark.mouthLeft), right: TURNS + across(landmark.mouthRight) },
    aside: EARS + Math.max(across(landmark.cheekRight), -across(landmark.cheekLeft)),
    crown: HAIR - down(landmark.foreheadTop),
    chin: JAW * 0.6 + down(landmark.chin),
  };
}

/** How far the forehead reaches up from between the eyes, in units of half the face's width; hair begins there. */
export function foreheadReach(analysis: PhotoAnalysis): number {
  const { eyesY, halfWidth } = faceInPicture(analysis);
  return (eyesY - analysis.points[landmark.foreheadTop][1]) / halfWidth;
}
