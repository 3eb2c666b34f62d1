import faceBin from '@herald/landmarks/vendor/models/blazeface.bin?url';
import faceJson from '@herald/landmarks/vendor/models/blazeface.json?url';
import meshBin from '@herald/landmarks/vendor/models/facemesh.bin?url';
import meshJson from '@herald/landmarks/vendor/models/facemesh.json?url';
import irisBin from '@herald/landmarks/vendor/models/iris.bin?url';
import irisJson from '@herald/landmarks/vendor/models/iris.json?url';
import personBin from '@herald/landmarks/vendor/models/selfie.bin?url';
import personJson from '@herald/landmarks/vendor/models/selfie.json?url';
import wasm from '@herald/landmarks/vendor/tfjs-backend-wasm-simd.wasm?url';

const files: Record<string, string> = {
  'models/blazeface.bin': faceBin,
  'models/blazeface.json': faceJson,
  'models/facemesh.bin': meshBin,
  'models/facemesh.json': meshJson,
  'models/iris.bin': irisBin,
  'models/iris.json': irisJson,
  'models/selfie.bin': personBin,
  'models/selfie.json': personJson,
  'tfjs-backend-wasm-simd.wasm': wasm,
};

/** Reads a file of the detector of faces and persons; each is loaded when it is needed. */
export async function readLandmarkFile(name: string): Promise<Uint8Array> {
  const response = await fetch(files[name] ?? name);
  if (!response.ok) throw new Error(`${name} could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
