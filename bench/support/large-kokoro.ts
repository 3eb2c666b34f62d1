import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  constant,
  FLOAT,
  floats,
  INT8,
  INT64,
  input,
  longs,
  model,
  node,
  output,
  setting,
  settings,
} from '@herald/speech/onnx-bytes';
import { writeTinyKokoro } from '@herald/speech/tiny-kokoro';

/** 40 frames a second, about 13 signs a second. */
const FRAMES_PER_SIGN = 3;
const ALBERT_ROUNDS = 12;

/** A model that grows node by node, every weight in 8 bits and made of chance. */
class Growing {
  readonly parts: Buffer[] = [];
  weights = 0;
  #count = 0;
  #state = 1;

  next(operator: string, inputs: readonly string[], ...attributes: Buffer[]): string {
    this.#count += 1;
    const name = `n${this.#count}`;
    this.parts.push(node(operator, inputs, name, ...attributes));
    return name;
  }

  number(type: number, dims: readonly number[], raw: Buffer): string {
    this.#count += 1;
    const name = `c${this.#count}`;
    this.parts.push(constant(name, type, dims, raw));
    return name;
  }

  #weights(dims: readonly number[]): string {
    const size = dims.reduce((product, one) => product * one, 1);
    this.weights += size;
    const raw = Buffer.alloc(size);
    for (let at = 0; at < size; at++) {
      this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) | 0;
      raw[at] = this.#state >>> 24;
    }
    return this.number(INT8, dims, raw);
  }

  /** An 8-bit product, as a quantized export has it: the input is quantized, the result is scaled back. */
  quantized(operator: 'ConvInteger' | 'MatMulInteger', from: string, dims: readonly number[], ...set: Buffer[]) {
    return this.quantizedBy(operator, from, this.#weights(dims), fanIn(operator, dims), ...set);
  }

  quantizedBy(operator: string, from: string, weight: string, fan: number, ...set: Buffer[]): string {
    this.#count += 1;
    const [small, scale, zero] = ['q', 's', 'z'].map((sign) => `${sign}${this.#count}`);
    this.parts.push(node('DynamicQuantizeLinear', [from], [small ?? '', scale ?? '', zero ?? '']));
    const whole = this.next(operator, [small ?? '', weight, zero ?? ''], ...set);
    const real = this.next('Cast', [whole], setting('to', FLOAT));
    // Weights are even in -128 to 127, whose spread is 74, and half of the input is cut away: it stays as loud as it was.
    const level = this.number(FLOAT, [1], floats([Math.SQRT2 / (74 * Math.sqrt(fan))]));
    return this.next('Mul', [real, this.next('Mul', [scale ?? '', level])]);
  }

  conv(from: string, [into, out]: [number, number], kernel: number, dilation = 1): string {
    const pad = ((kernel - 1) * dilation) / 2;
    const set = [settings('pads', [pad, pad]), settings('dilations', [dilation]), settings('kernel_shape', [kernel])];
    return this.quantized('ConvInteger', from, [out, into, kernel], ...set);
  }

  /** One that makes more samples stays in full precision, as 8 bits have no operator for it. */
  grow(from: string, [into, out]: [number, number], factor: number): string {
    const size = into * out * factor * 2;
    this.weights += size;
    const raw = floats(Float32Array.from({ length: size }, (_, at) => Math.sin(at * 12.9898) / Math.sqrt(into * 2)));
    const weight = this.number(FLOAT, [into, out, factor * 2], raw);
    const set = [settings('strides', [factor]), settings('pads', [factor / 2, factor / 2])];
    return this.next('ConvTranspose', [from, weight], ...set);
  }

  /** Six convolutions of each kernel, added to what they were made from. */
  resblocks(from: string, channels: number, kernels: readonly number[]): string {
    return kernels.reduce((all, kernel) => {
      const last = [1, 3, 5].reduce((sound, dilation) => {
        const first = this.conv(this.leaky(sound), [channels, channels], kernel, dilation);
        const second = this.conv(this.leaky(first), [channels, channels], kernel);
        return this.next('Add', [sound, second]);
      }, from);
      return this.next('Add', [all, last]);
    }, from);
  }

  leaky = (from: string): string => this.next('LeakyRelu', [from]);

  /** The weights of a product that is used again and again. */
  shared = (dims: readonly number[]): string => this.#weights(dims);
}

const fanIn = (operator: string, dims: readonly number[]): number =>
  operator === 'ConvInteger' ? (dims[1] ?? 1) * (dims[2] ?? 1) : (dims[0] ?? 1);

/** An ALBERT of 768: the same layer twelve times. Its looking around costs little beside its products, and is left out. */
function readSigns(growing: Growing, ids: string): string {
  const table = growing.number(
    FLOAT,
    [256, 768],
    floats(Float32Array.from({ length: 256 * 768 }, (_, at) => Math.sin(at * 78.233))),
  );
  const sizes: [number, number][] = [...Array(4).fill([768, 768]), [768, 2048], [2048, 768]];
  const layer = sizes.map((dims) => ({ weight: growing.shared(dims), fan: dims[0] }));
  let signs = growing.next('Gather', [table, ids]);
  for (let round = 0; round < ALBERT_ROUNDS; round++) {
    for (const { weight, fan } of layer) {
      signs = growing.leaky(growing.quantizedBy('MatMulInteger', signs, weight, fan));
    }
  }
  const narrow = growing.quantized('MatMulInteger', signs, [768, 512]);
  return growing.next('Transpose', [narrow], settings('perm', [0, 2, 1]));
}

/** Each sign becomes frames, twice as many of them later on. */
function repeat(growing: Growing, from: string, channels: number, times: number): string {
  const last = growing.number(INT64, [1], longs(-1));
  const wide = growing.next('Unsqueeze', [from, last]);
  const shape = growing.number(INT64, [4], longs(1, channels, 1, times));
  const flat = growing.number(INT64, [3], longs(1, channels, -1));
  return growing.next('Reshape', [growing.next('Expand', [wide, shape]), flat]);
}

function makeSound(growing: Growing, signs: string): string {
  let text = signs;
  for (let layer = 0; layer < 20; layer++) text = growing.leaky(growing.conv(text, [512, 512], 5));
  let frames = growing.conv(repeat(growing, text, 512, FRAMES_PER_SIGN), [512, 1024], 1);
  for (let layer = 0; layer < 10; layer++) frames = growing.leaky(growing.conv(frames, [1024, 1024], 3));
  const double = growing.conv(repeat(growing, frames, 1024, 2), [1024, 512], 3);
  const coarse = growing.resblocks(growing.grow(double, [512, 256], 10), 256, [3, 7, 11, 7]);
  const fine = growing.resblocks(growing.grow(coarse, [256, 128], 6), 128, [3, 7, 11, 11]);
  const waves = growing.next('Tanh', [growing.conv(fine, [128, 5], 7)]);
  const inOrder = growing.next('Transpose', [waves], settings('perm', [0, 2, 1]));
  return growing.next('Reshape', [inOrder, growing.number(INT64, [2], longs(1, -1))]);
}

/**
 * Writes a model that costs what Kokoro costs: its sizes, its order of layers, 82 million weights in 8 bits. The weights
 * are chance, so it says nothing. Returns how many weights it has.
 */
export async function writeLargeKokoro(folder: string): Promise<number> {
  await writeTinyKokoro(folder);
  const growing = new Growing();
  const sound = makeSound(growing, readSigns(growing, 'input_ids'));
  const parts = [
    ...growing.parts,
    node('Identity', [sound], 'waveform'),
    node('Cast', ['input_ids'], 'ids', setting('to', FLOAT)),
    node('Mul', ['ids', 'none'], 'nothing'),
    node('Add', ['nothing', 'frames'], 'durations'),
    constant('none', FLOAT, [1], floats([0])),
    constant('frames', FLOAT, [1], floats([FRAMES_PER_SIGN])),
    input('input_ids', INT64, 1, 'tokens'),
    input('style', FLOAT, 1, 256),
    input('speed', FLOAT, 1),
    output('waveform', FLOAT, 1, 'samples'),
    output('durations', FLOAT, 1, 'tokens'),
  ];
  await mkdir(join(folder, 'onnx'), { recursive: true });
  await writeFile(join(folder, 'onnx', 'model_quantized.onnx'), model(...parts));
  return growing.weights;
}
