import { SpeechError } from '../../speech-error.ts';

export interface OnnxTensor {
  data: Float32Array | BigInt64Array;
  dims: readonly number[];
}

export interface OnnxSession {
  outputNames: readonly string[];
  run(inputs: Record<string, OnnxTensor>): Promise<Record<string, { data: unknown }>>;
}

/** The part of ONNX Runtime that both of its packages share. */
export interface OnnxRuntime {
  InferenceSession: { create(model: Uint8Array): Promise<OnnxSession> };
  Tensor: new (type: 'float32' | 'int64', data: Float32Array | BigInt64Array, dims: number[]) => OnnxTensor;
}

/** The native package is faster; neither is installed unless the operator wants neural voices. */
const PACKAGES = ['onnxruntime-node', 'onnxruntime-web'];

/** Loads ONNX Runtime when it is installed. */
export async function loadOnnxRuntime(): Promise<OnnxRuntime> {
  for (const name of PACKAGES) {
    try {
      const library = (await import(name)) as OnnxRuntime & { default?: OnnxRuntime };
      const runtime = library.InferenceSession ? library : library.default;
      if (runtime) return runtime;
    } catch {}
  }
  throw new SpeechError(
    'engine_missing',
    'Neural voices need ONNX Runtime: run "npm install onnxruntime-node" (or onnxruntime-web).',
  );
}
