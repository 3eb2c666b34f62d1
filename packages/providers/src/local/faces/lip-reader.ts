import type { LipReader } from '@herald/film';
import { mouthOpening } from '@herald/landmarks';
import { createNodeLandmarker } from '@herald/landmarks/node';

/** Reads the lips of one face through the pictures of a film, in their order. */
export async function openLipReader(): Promise<LipReader> {
  const see = (await createNodeLandmarker()).follow();
  return async (picture) => {
    const points = await see(picture);
    return points.length > 0 ? mouthOpening(points) : undefined;
  };
}
