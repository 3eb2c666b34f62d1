import { MOUTH_INPUTS } from './sound-features.ts';

/** A small network with one hidden layer: sound features in, mouth parameters out. */
export interface MouthNetwork {
  hidden: number;
  outputs: number;
  /** hidden x inputs, then hidden biases, outputs x hidden, output biases */
  weights: Float32Array;
}

/** A network as it lies in the repository: 16-bit weights in base64. */
export interface StoredNetwork {
  hidden: number;
  outputs: number;
  scale: number;
  weights: string;
}

const LARGEST_INT16 = 32767;

export const weightCount = (hidden: number, outputs: number): number =>
  hidden * MOUTH_INPUTS + hidden + outputs * hidden + outputs;

export function packNetwork({ hidden, outputs, weights }: MouthNetwork): StoredNetwork {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / LARGEST_INT16;
  const packed = Int16Array.from(weights, (weight) => Math.round(weight / scale));
  return { hidden, outputs, scale, weights: Buffer.from(packed.buffer).toString('base64') };
}

export function unpackNetwork({ hidden, outputs, scale, weights }: StoredNetwork): MouthNetwork {
  const bytes = Buffer.from(weights, 'base64');
  const numbers = new Float32Array(bytes.length >> 1);
  for (let i = 0; i < numbers.length; i++) numbers[i] = bytes.readInt16LE(i * 2) * scale;
  return { hidden, outputs, weights: numbers };
}

/** Runs the network on one input; `state` keeps the hidden layer for the trainer. */
export function runNetwork(network: MouthNetwork, input: Float32Array, state: Float32Array, out: Float32Array): void {
  const { hidden, outputs, weights } = network;
  const biases = hidden * MOUTH_INPUTS;
  for (let h = 0; h < hidden; h++) {
    let sum = weights[biases + h];
    const row = h * MOUTH_INPUTS;
    for (let i = 0; i < MOUTH_INPUTS; i++) sum += weights[row + i] * input[i];
    state[h] = Math.tanh(sum);
  }
  const last = biases + hidden;
  for (let o = 0; o < outputs; o++) {
    let sum = weights[last + outputs * hidden + o];
    for (let h = 0; h < hidden; h++) sum += weights[last + o * hidden + h] * state[h];
    out[o] = sum;
  }
}
