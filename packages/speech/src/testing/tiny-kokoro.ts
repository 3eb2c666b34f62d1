import { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constant, FLOAT, floats, INT64, input, longs, model, node, output, setting } from './onnx-bytes.ts';
import { speakingParts } from './speaking-model.ts';

const RATE_HZ = 24_000;
const FRAME_SAMPLES = 600;
export const SAMPLES_PER_SIGN = 2 * FRAME_SAMPLES;

const SIGNS = [...';:,.!?— "()abcdefghijklmnopqrstuvwxyzæðŋɐɑɒɔəɚɛɜɡɪɹɾʃʊʌʒʔˈˌːθᵻAIOWYQTʤʧ'];

export interface TinyKokoroWish {
  /** Tells how long each sign lasts, as the newer export does. */
  tellsTimes?: boolean;
  /** Speaks instead of humming, this many frames earlier than it tells. */
  speaksEarlyFrames?: number;
}

/** Every sign becomes 50 ms of a tone at normal speed, whose loudness follows the number of the sign and the style. */
function tinyModel({ tellsTimes = true }: TinyKokoroWish): Buffer {
  const tone = Array.from(
    { length: 2 * SAMPLES_PER_SIGN },
    (_, i) => 0.01 * Math.sin((2 * Math.PI * 180 * i) / RATE_HZ),
  );
  const times = [
    node('Mul', ['ids', 'none'], 'nothing'),
    node('Div', ['two', 'speed'], 'frames'),
    node('Add', ['nothing', 'frames'], 'durations'),
    constant('none', FLOAT, [1], floats([0])),
    constant('two', FLOAT, [1], floats([2])),
    output('durations', FLOAT, 1, 'tokens'),
  ];
  return model(
    node('Cast', ['input_ids'], 'ids', setting('to', FLOAT)),
    node('Transpose', ['ids'], 'column'),
    node('Div', ['usual', 'speed'], 'wanted'),
    node('Cast', ['wanted'], 'samples', setting('to', INT64)),
    node('Slice', ['tone', 'zero', 'samples', 'one'], 'cut'),
    node('MatMul', ['column', 'cut'], 'grid'),
    node('Slice', ['style', 'zero', 'one', 'one'], 'first'),
    node('Mul', ['grid', 'first'], 'styled'),
    node('Reshape', ['styled', 'flat'], 'waveform'),
    constant('tone', FLOAT, [1, 2 * SAMPLES_PER_SIGN], floats(tone)),
    constant('usual', FLOAT, [1], floats([SAMPLES_PER_SIGN])),
    constant('zero', INT64, [1], longs(0)),
    constant('one', INT64, [1], longs(1)),
    constant('flat', INT64, [2], longs(1, -1)),
    input('input_ids', INT64, 1, 'tokens'),
    input('style', FLOAT, 1, 256),
    input('speed', FLOAT, 1),
    output('waveform', FLOAT, 1, 'samples'),
    ...(tellsTimes ? times : []),
  );
}

/** Every sign becomes its sound of speech. */
function speakingModel(earlyFrames: number): Buffer {
  const signs = ['.', ...SIGNS];
  return model(
    node('Reshape', ['input_ids', 'flat shape'], 'ids'),
    ...speakingParts({ signs, samplesPerFrame: FRAME_SAMPLES, sampleRateHz: RATE_HZ, earlyFrames, stride: 1 }),
    node('Reshape', ['speech', 'row shape'], 'waveform'),
    node('Reshape', ['frames', 'row shape'], 'durations'),
    constant('row shape', INT64, [2], longs(1, -1)),
    input('input_ids', INT64, 1, 'tokens'),
    input('style', FLOAT, 1, 256),
    input('speed', FLOAT, 1),
    output('waveform', FLOAT, 1, 'samples'),
    output('durations', FLOAT, 1, 'tokens'),
  );
}

/** The files of a working, meaningless model with two American styles, a British, a Spanish and a Japanese one. */
function tinyKokoroFiles(wish: TinyKokoroWish): Record<string, Buffer> {
  const vocab = Object.fromEntries(SIGNS.map((sign, i) => [sign, i + 1]));
  const style = (level: number): Buffer => floats(new Float32Array(4 * 256).fill(level));
  return {
    'tokenizer.json': Buffer.from(JSON.stringify({ model: { vocab } })),
    'onnx/model_quantized.onnx':
      wish.speaksEarlyFrames === undefined ? tinyModel(wish) : speakingModel(wish.speaksEarlyFrames),
    'voices/af_heart.bin': style(1),
    'voices/am_michael.bin': style(0.5),
    'voices/bf_emma.bin': style(0.8),
    'voices/ef_dora.bin': style(0.9),
    'voices/jf_alpha.bin': style(0.9),
  };
}

/** Writes that model into a folder. */
export async function writeTinyKokoro(folder: string, wish: TinyKokoroWish = {}): Promise<void> {
  for (const [name, content] of Object.entries(tinyKokoroFiles(wish))) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
