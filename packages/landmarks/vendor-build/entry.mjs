import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { env, ready, setBackend, tensor4d, tidy } from '@tensorflow/tfjs-core';
import * as blazeface from '@vladmandic/human/src/face/blazeface.ts';
import * as facemesh from '@vladmandic/human/src/face/facemesh.ts';
import * as iris from '@vladmandic/human/src/face/iris.ts';
import { init as initConstants } from '@vladmandic/human/src/tfjs/constants.ts';
import { loadModel, provideModel } from './load-model.mjs';

const configFor = (minScore, maxFaces) => ({
  skipAllowed: false,
  filter: { equalization: false },
  face: {
    detector: {
      modelPath: 'blazeface',
      rotation: false,
      maxDetected: maxFaces,
      minConfidence: minScore,
      iouThreshold: 0.1,
      scale: 1.4,
    },
    mesh: { enabled: true, modelPath: 'facemesh', keepInvalid: false },
    attention: { enabled: false },
    iris: { enabled: true, modelPath: 'iris', scale: 2.3 },
  },
});

function platformReading(read) {
  const encoder = new TextEncoder();
  return {
    fetch: async (path) => {
      const bytes = await read(path);
      return { ok: true, arrayBuffer: async () => bytes.slice().buffer };
    },
    now: () => performance.now(),
    encode: (text) => encoder.encode(text),
    decode: (bytes, encoding) => new TextDecoder(encoding).decode(bytes),
    setTimeoutCustom: (task, delayMs) => setTimeout(task, delayMs),
    isTypedArray: (value) => ArrayBuffer.isView(value) && !(value instanceof DataView),
  };
}

async function start(read) {
  env().setPlatform('herald', platformReading(read));
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  setWasmPaths('', true);
  await setBackend('wasm');
  await ready();
  initConstants();
  for (const name of ['blazeface', 'facemesh', 'iris']) await provide(read, name);
  const config = configFor(0.5, 1);
  await Promise.all([blazeface.load(config), facemesh.load(config), iris.load(config)]);
}

async function provide(read, name) {
  const json = new TextDecoder().decode(await read(`models/${name}.json`));
  provideModel(name, json, (await read(`models/${name}.bin`)).slice().buffer);
}

/** Outlines are wanted of few pictures, so their model is read with the first one. */
async function readOutlines(read) {
  await provide(read, 'selfie');
  return loadModel('selfie');
}

export async function createFaceMesh(read) {
  await start(read);
  let outlines;
  return {
    async findPerson(rgb) {
      outlines ??= readOutlines(read);
      const model = await outlines;
      const input = tensor4d(rgb, [1, 256, 256, 3], 'float32');
      const shares = model.execute(input);
      try {
        return await shares.data();
      } finally {
        tidy(() => {
          input.dispose();
          shares.dispose();
        });
      }
    },
    async findFaces({ rgb, width, height }, { minScore, maxFaces }) {
      const input = tensor4d(rgb, [1, height, width, 3], 'float32');
      try {
        const faces = await facemesh.predict(input, configFor(minScore, maxFaces));
        return faces.map((face) => {
          face.tensor?.dispose();
          return { score: face.score, detectorScore: face.boxScore, points: face.mesh };
        });
      } finally {
        tidy(() => input.dispose());
      }
    },
  };
}
