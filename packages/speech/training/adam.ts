import { type MouthNetwork, runNetwork, weightCount } from '../src/mouth/mouth-network.ts';
import { MOUTH_INPUTS } from '../src/mouth/sound-features.ts';
import type { FrameSet } from './training-frames.ts';

const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
const DECAY = 1e-5;
const PRESS_OUTPUT = 3;
const PRESS_WEIGHT = 2;

/** Teaches a network by gradient descent with momentum per weight (Adam). */
export class Adam {
  readonly weights: Float32Array;
  readonly #hidden: number;
  readonly #outputs: number;
  readonly #gradient: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #step = 0;

  constructor(hidden: number, outputs: number, random: () => number) {
    this.#hidden = hidden;
    this.#outputs = outputs;
    const count = weightCount(hidden, outputs);
    const spread = Math.sqrt(1 / MOUTH_INPUTS);
    this.weights = Float32Array.from({ length: count }, () => (random() * 2 - 1) * spread);
    this.#gradient = new Float32Array(count);
    this.#mean = new Float32Array(count);
    this.#square = new Float32Array(count);
  }

  /** One step on a batch; gives the summed squared error. */
  learn(frames: FrameSet, batch: Uint32Array, rate: number): number {
    this.#gradient.fill(0);
    let loss = 0;
    for (const frame of batch) loss += this.#addGradient(frames, frame);
    this.#step++;
    const correction = Math.sqrt(1 - SECOND_MOMENT ** this.#step) / (1 - FIRST_MOMENT ** this.#step);
    for (let i = 0; i < this.weights.length; i++) {
      const slope = this.#gradient[i] / batch.length + DECAY * this.weights[i];
      this.#mean[i] = FIRST_MOMENT * this.#mean[i] + (1 - FIRST_MOMENT) * slope;
      this.#square[i] = SECOND_MOMENT * this.#square[i] + (1 - SECOND_MOMENT) * slope * slope;
      this.weights[i] -= (rate * correction * this.#mean[i]) / (Math.sqrt(this.#square[i]) + 1e-8);
    }
    return loss;
  }

  #addGradient(frames: FrameSet, frame: number): number {
    const hidden = this.#hidden;
    const outputs = this.#outputs;
    const gradient = this.#gradient;
    const { weights } = this;
    const network: MouthNetwork = { hidden, outputs, weights };
    const input = frames.inputs.subarray(frame * MOUTH_INPUTS, (frame + 1) * MOUTH_INPUTS);
    const state = new Float32Array(hidden);
    const out = new Float32Array(outputs);
    runNetwork(network, input, state, out);
    const last = hidden * MOUTH_INPUTS + hidden;
    const back = new Float32Array(hidden);
    let loss = 0;
    for (let o = 0; o < outputs; o++) {
      const error = (out[o] - frames.targets[frame * outputs + o]) * (o === PRESS_OUTPUT ? PRESS_WEIGHT : 1);
      loss += error * error;
      gradient[last + outputs * hidden + o] += error;
      for (let h = 0; h < hidden; h++) {
        gradient[last + o * hidden + h] += error * state[h];
        back[h] += error * weights[last + o * hidden + h];
      }
    }
    for (let h = 0; h < hidden; h++) {
      const slope = back[h] * (1 - state[h] * state[h]);
      gradient[hidden * MOUTH_INPUTS + h] += slope;
      const row = h * MOUTH_INPUTS;
      for (let i = 0; i < MOUTH_INPUTS; i++) gradient[row + i] += slope * input[i];
    }
    return loss;
  }
}
