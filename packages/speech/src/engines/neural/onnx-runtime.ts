import { availableParallelism } from 'node:os';
import { SpeechError } from '../../speech-error.ts';
import { withFloatConvolutions } from './float-convolutions.ts';

type Numbers = Float32Array | BigInt64Array;

export interface OnnxTensor {
  data: Numbers;
  dims: readonly number[];
}

export interface OnnxSession {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run(inputs: Record<string, OnnxTensor>): Promise<Record<string, { data: unknown; dims: readonly number[] }>>;
}

/** Threads that wait without work give their core to the film that is drawn beside them. */
const SESSION = {
  // By itself it counts the cores of the machine, not those a container may use.
  intraOpNumThreads: availableParallelism(),
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};

/** The part of ONNX Runtime that both of its packages share. */
export interface OnnxRuntime {
  InferenceSession: { create(model: Uint8Array, options: Partial<typeof SESSION>): Promise<OnnxSession> };
  Tensor: new (type: 'float32' | 'int64', data: Numbers, dims: number[]) => OnnxTensor;
}

/** Machine code where it is built for this machine, WebAssembly everywhere else. */
export const ONNX_PACKAGES = ['onnxruntime-node', 'onnxruntime-web'] as const;
export type OnnxPackage = (typeof ONNX_PACKAGES)[number];

async function load(name: OnnxPackage): Promise<OnnxRuntime | undefined> {
  try {
    const library = (await import(name)) as OnnxRuntime & { default?: OnnxRuntime };
    return library.InferenceSession ? library : library.default;
  } catch {
    return undefined;
  }
}

/** The first package that can be loaded here, and what it offers. */
export async function loadOnnxRuntime(
  packages: readonly OnnxPackage[] = ONNX_PACKAGES,
): Promise<{ name: OnnxPackage; runtime: OnnxRuntime }> {
  for (const name of packages) {
    const runtime = await load(name);
    if (runtime) return { name, runtime };
  }
  throw new SpeechError(
    'engine_missing',
    'ONNX Runtime, which natural voices need, is not installed. Run npm ci again.',
  );
}

/** Opens a model with the fastest operators there are for it. */
export async function openSession(model: Uint8Array): Promise<OnnxSession> {
  const { runtime } = await loadOnnxRuntime();
  const open = async (bytes: Uint8Array): Promise<OnnxSession> => runtime.InferenceSession.create(bytes, SESSION);
  try {
    return await open(withFloatConvolutions(model)).catch(() => open(model));
  } catch (cause) {
    throw new SpeechError('voice_folder_invalid', 'The model of this natural voice cannot be read.', cause);
  }
}

/** The numbers of an output; undefined where the model has no such output or it holds something else. */
export function numbersOf(output: { data: unknown } | undefined): Float64Array | undefined {
  const data = output?.data;
  if (data instanceof Float32Array || data instanceof Int32Array || data instanceof Float64Array) {
    return Float64Array.from(data);
  }
  return data instanceof BigInt64Array ? Float64Array.from(data, Number) : undefined;
}
