import { level, settings } from '@herald/speech/onnx-bytes';
import type { GrowingModel } from './growing-model.ts';

const STYLE_SIZE = 128;
const ALBERT_ROUNDS = 12;
const ALBERT_HEADS = 12;
const ALBERT_SIZE = 768;
const ALBERT_WIDE = 2048;

export const leaky = (model: GrowingModel, from: string, slope = 0.2): string =>
  model.next('LeakyRelu', [from], level('alpha', slope));

/** Every channel becomes as loud and as high as the style wants. */
export function styled(model: GrowingModel, from: string, channels: number, style: string): string {
  const wish = model.next('Reshape', [
    model.product(style, [STYLE_SIZE, 2 * channels]),
    model.shape(1, 2 * channels, 1),
  ]);
  const half = (at: number): string =>
    model.next('Slice', [wish, model.shape(at * channels), model.shape((at + 1) * channels), model.shape(1)]);
  const even = model.next('InstanceNormalization', [from, model.floats([channels], 1), model.floats([channels], 1)]);
  const louder = model.next('Mul', [model.next('Add', [half(0), model.float(1)]), even]);
  return model.next('Add', [louder, half(1)]);
}

/** Snake: the sound and the square of its sine. */
function snake(model: GrowingModel, from: string, channels: number): string {
  const speed = model.floats([1, channels, 1], 1);
  const square = model.next('Pow', [model.next('Sin', [model.next('Mul', [speed, from])]), model.float(2)]);
  const slow = model.floats([1, channels, 1], 1);
  return model.next('Add', [from, model.next('Mul', [slow, square])]);
}

/** Six convolutions, each with its style and snake, added to what they were made from. */
export function resblock(model: GrowingModel, from: string, channels: number, kernel: number, style: string): string {
  const layer = (sound: string, dilation: number): string =>
    model.conv(snake(model, styled(model, sound, channels, style), channels), [channels, channels], kernel, {
      dilation,
    });
  return [1, 3, 5].reduce((sound, dilation) => model.next('Add', [sound, layer(layer(sound, dilation), 1)]), from);
}

/** Two convolutions with style around a short way; twice as many steps where it grows. */
export function styledBlock(
  model: GrowingModel,
  from: string,
  [into, out]: readonly [number, number],
  style: string,
  grows = false,
): string {
  const first = leaky(model, styled(model, from, into, style));
  const long = model.conv(grows ? repeat(model, first, into, 2) : first, [into, out], 3);
  const second = model.conv(leaky(model, styled(model, long, out, style)), [out, out], 3);
  const wide = grows ? repeat(model, from, into, 2) : from;
  const short = into === out ? wide : model.conv(wide, [into, out], 1);
  return model.next('Mul', [model.next('Add', [second, short]), model.float(Math.SQRT1_2)]);
}

/** Each step becomes several. */
export function repeat(model: GrowingModel, from: string, channels: number, times: number): string {
  const wide = model.next('Unsqueeze', [from, model.shape(-1)]);
  const shape = model.shape(1, channels, 1, times);
  return model.next('Reshape', [model.next('Expand', [wide, shape]), model.shape(1, channels, -1)]);
}

/** [1, channels, steps] and [steps, 1, channels]. */
export const stepsFirst = (model: GrowingModel, from: string): string =>
  model.next('Transpose', [from], settings('perm', [2, 0, 1]));
export const channelsFirst = (model: GrowingModel, from: string): string =>
  model.next('Transpose', [from], settings('perm', [1, 2, 0]));

/** An ALBERT of 768: the same layer twelve times. Gives [1, signs, 768]. */
export function albert(model: GrowingModel, ids: string): string {
  const sizes = [ALBERT_SIZE, ALBERT_SIZE, ALBERT_SIZE, ALBERT_SIZE];
  const weights = sizes.map((size) => model.bytes([size, size]));
  const up = model.bytes([ALBERT_SIZE, ALBERT_WIDE]);
  const down = model.bytes([ALBERT_WIDE, ALBERT_SIZE]);
  const norms = [0, 1].map(() => [model.floats([ALBERT_SIZE], 1), model.floats([ALBERT_SIZE], 0.1)]);
  const even = (sound: string, at: number): string => model.next('LayerNormalization', [sound, ...(norms[at] ?? [])]);
  let signs = model.next('Gather', [model.floats([178, ALBERT_SIZE], 1), ids]);
  for (let round = 0; round < ALBERT_ROUNDS; round++) {
    signs = even(model.next('Add', [signs, attention(model, signs, weights)]), 0);
    const wide = model.product(signs, [ALBERT_SIZE, ALBERT_WIDE], up);
    const bent = model.next('Mul', [wide, model.next('Tanh', [wide])]);
    signs = even(model.next('Add', [signs, model.product(bent, [ALBERT_WIDE, ALBERT_SIZE], down)]), 1);
  }
  return signs;
}

function attention(model: GrowingModel, signs: string, weights: readonly string[]): string {
  const size: [number, number] = [ALBERT_SIZE, ALBERT_SIZE];
  const heads = model.shape(1, -1, ALBERT_HEADS, ALBERT_SIZE / ALBERT_HEADS);
  const [asked, known, told] = [
    [0, 2, 1, 3],
    [0, 2, 3, 1],
    [0, 2, 1, 3],
  ].map((order, at) => {
    const split = model.next('Reshape', [model.product(signs, size, weights[at]), heads]);
    return model.next('Transpose', [split], settings('perm', order));
  });
  const match = model.next('Mul', [model.next('MatMul', [asked ?? '', known ?? '']), model.float(1 / 8)]);
  const mixed = model.next('MatMul', [model.next('Softmax', [match]), told ?? '']);
  const inOrder = model.next('Transpose', [mixed], settings('perm', [0, 2, 1, 3]));
  const flat = model.next('Reshape', [inOrder, model.shape(1, -1, ALBERT_SIZE)]);
  return model.product(flat, size, weights[3]);
}
