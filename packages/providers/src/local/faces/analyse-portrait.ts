import type { PortraitAnalysis } from '@herald/landmarks';
import { createNodeLandmarker, decodePortrait } from '@herald/landmarks/node';
import type { PortraitToRead } from './face-tasks.ts';

let landmarker: ReturnType<typeof createNodeLandmarker> | undefined;

/** The face of a portrait; the detector is loaded with the first one. */
export async function analysePortrait({ bytes, face }: PortraitToRead): Promise<PortraitAnalysis> {
  landmarker ??= createNodeLandmarker();
  const { pixels } = await decodePortrait(bytes);
  const { analyse, outline } = await landmarker;
  const analysis = await analyse(pixels, face);
  const { points } = analysis;
  return points.length > 0 ? { ...analysis, person: await outline(pixels, points) } : analysis;
}
