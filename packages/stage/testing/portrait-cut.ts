import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import { faceInPicture } from '#photos/face-in-picture.ts';

/** What is left of a portrait around its face, in units of half a face from between the eyes: left and right, above, below. */
export const HEAD_SIZES = {
  small: [2.6, 3.4, 5.2],
  medium: [2.2, 2.6, 3.4],
  large: [1.8, 2.2, 2.4],
  filling: [1.25, 1.3, 1.85],
} as const;

export type HeadSize = keyof typeof HEAD_SIZES;

export interface PortraitCut {
  /** where the part begins in the picture */
  x: number;
  y: number;
  analysis: PhotoAnalysis;
}

/** A portrait whose head has another size in it. */
export function portraitCut(analysis: PhotoAnalysis, size: HeadSize): PortraitCut {
  const { eyesX, eyesY, halfWidth } = faceInPicture(analysis);
  const [aside, above, below] = HEAD_SIZES[size].map((units) => units * halfWidth);
  const x = Math.max(0, Math.round(eyesX - aside));
  const y = Math.max(0, Math.round(eyesY - above));
  const width = Math.min(analysis.width, Math.round(eyesX + aside)) - x;
  const height = Math.min(analysis.height, Math.round(eyesY + below)) - y;
  const points = analysis.points.map(([px, py, pz]): [number, number, number] => [px - x, py - y, pz]);
  const { person } = analysis;
  const moved = person && { person: { ...person, x: person.x - x, y: person.y - y } };
  return { x, y, analysis: { ...analysis, width, height, points, ...moved } };
}
