import { loadGraphModelSync } from '@tensorflow/tfjs-converter';

const artifacts = new Map();

export function provideModel(name, json, weights) {
  const { modelTopology, weightsManifest, signature, format } = JSON.parse(json);
  const weightSpecs = weightsManifest.flatMap((group) => group.weights);
  artifacts.set(name, { modelTopology, weightSpecs, weightData: weights, signature, format });
}

export async function loadModel(name) {
  return loadGraphModelSync(artifacts.get(name));
}
