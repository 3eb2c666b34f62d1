import { constant, FLOAT, floats, INT64, longs, node, setting, settings, UINT8, word } from '@herald/speech/onnx-bytes';

/** Weights are even in 0 to 255 around this. */
const ZERO_POINT = 128;
const SPREAD = 74;

/** A model that grows node by node: weights of chance in 8 bits, laid out as ONNX Runtime's quantizer lays them out. */
export class GrowingModel {
  readonly parts: Buffer[] = [];
  weights = 0;
  #count = 0;
  #state = 1;
  readonly #zero = this.number(UINT8, [], Buffer.of(ZERO_POINT));
  readonly #quantized = new Map<string, [string, string, string]>();

  next(operator: string, inputs: readonly string[], ...attributes: Buffer[]): string {
    const name = this.#name();
    this.parts.push(node(operator, inputs, name, ...attributes));
    return name;
  }

  number(type: number, dims: readonly number[], raw: Buffer): string {
    const name = this.#name();
    this.parts.push(constant(name, type, dims, raw));
    return name;
  }

  float = (...values: number[]): string =>
    this.number(FLOAT, values.length === 1 ? [] : [values.length], floats(values));
  shape = (...sizes: number[]): string => this.number(INT64, [sizes.length], longs(...sizes));

  /** Floats of chance: biases, and what the quantizer leaves alone. */
  floats(dims: readonly number[], level: number): string {
    const size = sizeOf(dims);
    this.weights += size;
    const values = Float32Array.from({ length: size }, (_, at) => level * Math.sin(at * 12.9898));
    return this.number(FLOAT, dims, floats(values));
  }

  /** A product with weights and a bias. Weights that are given are used again. */
  product(from: string, [into, out]: readonly [number, number], weight = this.bytes([into, out])): string {
    const [small, scale, zero] = this.#quantize(from);
    const whole = this.next('MatMulInteger', [small, weight, zero, this.#zero]);
    return this.next('Add', [this.#scaled(whole, scale, into), this.floats([out], 0.1)]);
  }

  conv(
    from: string,
    [into, out]: readonly [number, number],
    kernel: number,
    { dilation = 1, stride = 1 } = {},
  ): string {
    const [small, scale, zero] = this.#quantize(from);
    const pad = stride === 1 ? ((kernel - 1) * dilation) / 2 : (kernel - stride) / 2;
    const whole = this.next(
      'ConvInteger',
      [small, this.bytes([out, into, kernel]), zero, this.#zero],
      settings('pads', [Math.floor(pad), Math.ceil(pad)]),
      settings('dilations', [dilation]),
      settings('kernel_shape', [kernel]),
      settings('strides', [stride]),
    );
    const bias = this.next('Reshape', [this.floats([out], 0.1), this.shape(1, -1, 1)]);
    return this.next('Add', [this.#scaled(whole, scale, into * kernel), bias]);
  }

  /** The quantizer has no operator for one that makes more steps, so it stays in floats. */
  grow(from: string, [into, out]: readonly [number, number], factor: number, kernel = factor * 2): string {
    const weight = this.floats([into, out, kernel], 1 / Math.sqrt(into * 2));
    const pad = (kernel - factor) / 2;
    return this.next('ConvTranspose', [from, weight], settings('strides', [factor]), settings('pads', [pad, pad]));
  }

  /** Reads steps of [steps, 1, into] in both directions. */
  memory(from: string, into: number, hidden: number): string {
    const level = this.number(FLOAT, [2], floats([0.5, 0.5].map((gain) => gain / (SPREAD * Math.sqrt(into)))));
    const zeros = this.number(UINT8, [2], Buffer.of(ZERO_POINT, ZERO_POINT));
    const outputs = [this.#name()];
    const weights = [this.bytes([2, into, 4 * hidden]), this.bytes([2, hidden, 4 * hidden])];
    const bias = this.floats([2, 8 * hidden], 0.1);
    const inputs = [from, ...weights, bias, '', '', '', '', level, zeros, level, zeros];
    const sizes = [setting('hidden_size', hidden), word('direction', 'bidirectional')];
    this.parts.push(node('com.microsoft.DynamicQuantizeLSTM', inputs, outputs, ...sizes));
    const inOrder = this.next('Transpose', [outputs[0] ?? ''], settings('perm', [0, 2, 1, 3]));
    return this.next('Reshape', [inOrder, this.shape(-1, 1, 2 * hidden)]);
  }

  bytes(dims: readonly number[]): string {
    const raw = Buffer.alloc(sizeOf(dims));
    this.weights += raw.length;
    for (let at = 0; at < raw.length; at++) {
      this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) | 0;
      raw[at] = this.#state >>> 24;
    }
    return this.number(UINT8, dims, raw);
  }

  /** What two layers read is quantized once. */
  #quantize(from: string): [string, string, string] {
    const known = this.#quantized.get(from);
    if (known) return known;
    const made: [string, string, string] = [this.#name(), this.#name(), this.#name()];
    this.parts.push(node('DynamicQuantizeLinear', [from], made));
    this.#quantized.set(from, made);
    return made;
  }

  /** Back to floats, as loud as it was. */
  #scaled(whole: string, scale: string, fan: number): string {
    const real = this.next('Cast', [whole], setting('to', FLOAT));
    return this.next('Mul', [real, this.next('Mul', [scale, this.float(1 / (SPREAD * Math.sqrt(fan)))])]);
  }

  #name(): string {
    this.#count += 1;
    return `v${this.#count}`;
  }
}

const sizeOf = (dims: readonly number[]): number => dims.reduce((product, one) => product * one, 1);
