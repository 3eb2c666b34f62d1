import type { PortraitAnalysis } from '@herald/landmarks';
import { createNodeLandmarker, decodePortrait } from '@herald/landmarks/node';

let landmarker: ReturnType<typeof createNodeLandmarker> | undefined;

/** The face of a portrait; the detector is loaded with the first one. */
export async function analysePortrait(bytes: Uint8Array): Promise<PortraitAnalysis> {
  landmarker ??= createNodeLandmarker();
  const { pixels } = await decodePortrait(bytes);
  return (await landmarker).analyse(pixels);
}
