import type { FaceReader } from '@herald/film';
import { mouthOpening } from '@herald/landmarks';
import { createNodeLandmarker } from '@herald/landmarks/node';

/** Finds the face in the pictures of a clip, in their order. */
export async function openFaceReader(): Promise<FaceReader> {
  const landmarker = await createNodeLandmarker();
  const see = landmarker.follow();
  return {
    async see(picture) {
      const points = await see(picture);
      return points.length > 0 ? { points, opening: mouthOpening(points) } : undefined;
    },
    count: async (picture) => (await landmarker.analyse(picture)).faces.length,
  };
}
