import { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// The smallest ONNX model with the inputs and the output of Kokoro, written byte by byte: every phoneme becomes 50 ms of
// a tone whose loudness follows the phoneme's number and the style, shortened by the speed.

const FLOAT = 1;
const INT64 = 7;
const SAMPLES_PER_PHONEME = 1200;

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
};

const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);

const bytes = (field: number, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)));
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
};

const tensor = (name: string, type: number, dims: number[], raw: Buffer): Buffer =>
  bytes(5, ...dims.map((dim) => number(1, dim)), number(2, type), bytes(8, name), bytes(9, raw));

const node = (operator: string, inputs: string[], outputs: string[], ...attributes: Buffer[]): Buffer =>
  bytes(
    1,
    ...inputs.map((input) => bytes(1, input)),
    ...outputs.map((output) => bytes(2, output)),
    bytes(4, operator),
    ...attributes,
  );

const dimension = (size: number | string): Buffer =>
  bytes(1, typeof size === 'number' ? number(1, size) : bytes(2, size));

const value = (field: number, name: string, type: number, dims: (number | string)[]): Buffer =>
  bytes(field, bytes(1, name), bytes(2, bytes(1, number(1, type), bytes(2, ...dims.map(dimension)))));

const floats = (values: Float32Array): Buffer => Buffer.from(values.buffer);
const longs = (values: bigint[]): Buffer => Buffer.from(BigInt64Array.from(values).buffer);

function tinyModel(): Buffer {
  const tone = Float32Array.from(
    { length: SAMPLES_PER_PHONEME },
    (_, i) => 0.01 * Math.sin((2 * Math.PI * 180 * i) / 24000),
  );
  const castToFloat = bytes(5, bytes(1, 'to'), number(3, FLOAT), number(20, 2));
  const graph = bytes(
    7,
    node('Cast', ['input_ids'], ['ids'], castToFloat),
    node('Transpose', ['ids'], ['column']),
    node('MatMul', ['column', 'tone'], ['grid']),
    node('Slice', ['style', 'zero', 'one', 'axis'], ['first']),
    node('Mul', ['grid', 'first'], ['styled']),
    node('Div', ['styled', 'speed'], ['paced']),
    node('Reshape', ['paced', 'flat'], ['waveform']),
    bytes(2, 'tiny'),
    tensor('tone', FLOAT, [1, SAMPLES_PER_PHONEME], floats(tone)),
    tensor('zero', INT64, [1], longs([0n])),
    tensor('one', INT64, [1], longs([1n])),
    tensor('axis', INT64, [1], longs([1n])),
    tensor('flat', INT64, [2], longs([1n, -1n])),
    value(11, 'input_ids', INT64, [1, 'tokens']),
    value(11, 'style', FLOAT, [1, 256]),
    value(11, 'speed', FLOAT, [1]),
    value(12, 'waveform', FLOAT, [1, 'samples']),
  );
  return Buffer.concat([number(1, 8), graph, bytes(8, bytes(1, ''), number(2, 13))]);
}

const SIGNS = [...';:,.!?— "()abcdefghijklmnopqrstuvwxyzæðŋɐɑɒɔəɚɛɜɡɪɹɾʃʊʌʒʔˈˌːθᵻ'];

/** The files of a working, meaningless model with two American and one British style. */
function tinyKokoroFiles(): Record<string, Buffer> {
  const vocab = Object.fromEntries(SIGNS.map((sign, i) => [sign, i + 1]));
  const style = (level: number): Buffer => floats(new Float32Array(4 * 256).fill(level));
  return {
    'tokenizer.json': Buffer.from(JSON.stringify({ model: { vocab } })),
    'onnx/model_quantized.onnx': tinyModel(),
    'voices/af_heart.bin': style(1),
    'voices/am_michael.bin': style(0.5),
    'voices/bf_emma.bin': style(0.8),
  };
}

/** Writes that model into a folder. */
export async function writeTinyKokoro(folder: string): Promise<void> {
  for (const [name, content] of Object.entries(tinyKokoroFiles())) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
