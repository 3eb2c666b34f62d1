import { describe, expect, it } from 'vitest';
import {
  constant,
  FLOAT,
  floats,
  input,
  model,
  node,
  output,
  setting,
  settings,
  UINT8,
} from '../../testing/onnx-bytes.ts';
import { withFloatConvolutions } from './float-convolutions.ts';
import { loadOnnxRuntime, numbersOf } from './onnx-runtime.ts';

const STEPS = 40;
const wave = Float32Array.from({ length: 3 * STEPS }, (_, at) => Math.sin(at / 5));
const weights = Buffer.from(Array.from({ length: 2 * 3 * 5 }, (_, at) => (at * 37) % 256));

interface Wish {
  scales?: number[];
  /** Something else reads the input in 8 bits too. */
  isShared?: boolean;
}

/** A convolution of 8 bits, as ONNX Runtime's quantizer writes it. */
const quantized = ({ scales = [0.01], isShared = false }: Wish = {}): Uint8Array =>
  model(
    node('DynamicQuantizeLinear', ['sound'], ['small', 'scale', 'zero']),
    node('ConvInteger', ['small', 'weights', 'zero', 'middle'], 'whole', settings('pads', [2, 2])),
    node('Cast', ['whole'], 'real', setting('to', FLOAT)),
    node('Mul', ['scale', 'scales'], 'level'),
    node('Mul', ['real', 'level'], 'answer'),
    ...(isShared ? [node('Cast', ['small'], 'copy', setting('to', FLOAT)), output('copy', FLOAT, 1, 3, STEPS)] : []),
    constant('weights', UINT8, [2, 3, 5], weights),
    constant('middle', UINT8, [], Buffer.of(128)),
    constant('scales', FLOAT, scales.length > 1 ? [scales.length] : [], floats(scales)),
    input('sound', FLOAT, 1, 3, STEPS),
    output('answer', FLOAT, 1, 2, STEPS),
  );

async function answersOf(bytes: Uint8Array): Promise<Record<string, number[]>> {
  const { runtime } = await loadOnnxRuntime();
  const session = await runtime.InferenceSession.create(bytes, {});
  const answers = await session.run({ sound: new runtime.Tensor('float32', wave, [1, 3, STEPS]) });
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, [...(numbersOf(answer) ?? [])]]));
}

const contains = (bytes: Uint8Array, word: string): boolean => Buffer.from(bytes).includes(word);

describe('a convolution of 8 bits', () => {
  it('becomes one of floats that says the same', async () => {
    const changed = withFloatConvolutions(quantized());
    for (const gone of ['ConvInteger', 'DynamicQuantizeLinear', 'Cast']) expect(contains(changed, gone)).toBe(false);
    const [before, after] = [await answersOf(quantized()), await answersOf(changed)];
    const loudest = Math.max(...(after.answer ?? []).map(Math.abs));
    expect(loudest).toBeGreaterThan(1);
    for (const [at, one] of (before.answer ?? []).entries()) {
      expect(Math.abs(one - (after.answer?.[at] ?? Number.NaN))).toBeLessThan(loudest / 50);
    }
  });

  it('stays where each channel has a level of its own', () => {
    const byChannel = quantized({ scales: [0.01, 0.02] });
    expect(withFloatConvolutions(byChannel)).toBe(byChannel);
  });

  it('leaves what something else still reads', async () => {
    const changed = withFloatConvolutions(quantized({ isShared: true }));
    expect(contains(changed, 'DynamicQuantizeLinear')).toBe(true);
    expect((await answersOf(changed)).copy).toEqual((await answersOf(quantized({ isShared: true }))).copy);
  });

  it('is the only thing that changes a model', () => {
    const other = model(node('Tanh', ['sound'], 'answer'), input('sound', FLOAT, 3), output('answer', FLOAT, 3));
    expect(withFloatConvolutions(other)).toBe(other);
    expect(() => withFloatConvolutions(quantized().subarray(0, 200))).toThrow(RangeError);
  });
});
