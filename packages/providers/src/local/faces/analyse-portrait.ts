import type { PortraitAnalysis } from '@herald/landmarks';
import { createNodeLandmarker, decodePortrait } from '@herald/landmarks/node';

let landmarker: ReturnType<typeof createNodeLandmarker> | undefined;

/** The face of a portrait; the detector is loaded with the first one. */
export async function analysePortrait(bytes: Uint8Array): Promise<PortraitAnalysis> {
  landmarker ??= createNodeLandmarker();
  const { pixels } = await decodePortrait(bytes);
  const { analyse, outline } = await landmarker;
  const analysis = await analyse(pixels);
  const { points } = analysis;
  return points.length > 0 ? { ...analysis, person: await outline(pixels, points) } : analysis;
}
