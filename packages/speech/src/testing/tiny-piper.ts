import type { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { constant, FLOAT, floats, INT64, input, longs, model, node, output, setting } from './onnx-bytes.ts';
import { speakingParts } from './speaking-model.ts';

export const TINY_PIPER_RATE_HZ = 22_050;
const HOP = 256;
const STEPS = 4;
/** About 46 ms. */
export const SAMPLES_PER_ID = STEPS * HOP;

export interface TinyPiperWish {
  /** How high each speaker speaks. */
  speakersHz?: readonly number[];
  /** Has the output that tells how long each number lasts. */
  tellsTimes?: boolean;
  /** Speaks instead of humming, with one speaker; tells its times. */
  speaks?: boolean;
  /** What its file says otherwise. */
  config?: Record<string, unknown>;
}

/** Every number becomes a tone of the speaker's height, as long as the scale of lengths wants. */
function tinyModel(speakersHz: readonly number[], tellsTimes: boolean): Buffer {
  const tones = speakersHz.flatMap((hz) =>
    Array.from({ length: 4 * SAMPLES_PER_ID }, (_, i) => 0.004 * Math.sin((2 * Math.PI * hz * i) / TINY_PIPER_RATE_HZ)),
  );
  const speaker = speakersHz.length > 1 ? 'sid' : 'zero';
  const times = [
    node('Mul', ['column', 'none'], 'nothing'),
    node('Add', ['nothing', 'steps'], 'lengths'),
    node('Mul', ['length', 'many'], 'steps'),
    constant('none', FLOAT, [1], floats([0])),
    constant('many', FLOAT, [1], floats([STEPS])),
    output('lengths', FLOAT, 'ids', 1),
  ];
  return model(
    node('Cast', ['input'], 'numbers', setting('to', FLOAT)),
    node('Transpose', ['numbers'], 'column'),
    node('Slice', ['scales', 'one', 'two', 'zero'], 'length'),
    node('Mul', ['length', 'usual'], 'wanted'),
    node('Cast', ['wanted'], 'samples', setting('to', INT64)),
    node('Gather', ['tones', speaker], 'tone', setting('axis', 0)),
    node('Slice', ['tone', 'zero', 'samples', 'one'], 'cut'),
    node('MatMul', ['column', 'cut'], 'grid'),
    node('Reshape', ['grid', 'flat'], 'output'),
    ...(tellsTimes ? times.slice(2, 3) : []),
    ...(tellsTimes ? times.slice(0, 2) : []),
    constant('tones', FLOAT, [speakersHz.length, 4 * SAMPLES_PER_ID], floats(tones)),
    constant('usual', FLOAT, [1], floats([SAMPLES_PER_ID])),
    constant('zero', INT64, [1], longs(0)),
    constant('one', INT64, [1], longs(1)),
    constant('two', INT64, [1], longs(2)),
    constant('flat', INT64, [4], longs(1, 1, 1, -1)),
    input('input', INT64, 1, 'ids'),
    input('input_lengths', INT64, 1),
    input('scales', FLOAT, 3),
    ...(speakersHz.length > 1 ? [input('sid', INT64, 1)] : []),
    output('output', FLOAT, 1, 1, 1, 'samples'),
    ...(tellsTimes ? times.slice(3) : []),
  );
}

const SPOKEN_STEP = 440;

/** Every number becomes its sound of speech. */
function speakingModel(): Buffer {
  const wish = { signs: SIGNS.map(spokenAs), samplesPerFrame: SPOKEN_STEP, sampleRateHz: TINY_PIPER_RATE_HZ };
  return model(
    node('Reshape', ['input', 'flat shape'], 'ids'),
    ...speakingParts({ ...wish, earlyFrames: 0, stride: 2 }),
    node('Reshape', ['speech', 'sound shape'], 'output'),
    node('Identity', ['frames'], 'lengths'),
    constant('sound shape', INT64, [4], longs(1, 1, 1, -1)),
    input('input', INT64, 1, 'ids'),
    input('input_lengths', INT64, 1),
    input('scales', FLOAT, 3),
    output('output', FLOAT, 1, 1, 1, 'samples'),
    output('lengths', FLOAT, 'ids'),
  );
}

/** The gap behind each sign is half of each sound around it; a space is a short one. */
const spokenAs = (sign: string): string => (sign === '_' ? ' ' : sign);

const SIGNS = [...'_^$ !,.:;?abcdefghijklmnopqrstuvwxyzæçðøŋœɐɑɒɔəɚɛɜɡɪɹɾʁʃʊʌʒʔˈˌːθ', '\u0303'];

/** Writes a working, meaningless voice: the model and the file beside it. */
export async function writeTinyPiper(path: string, wish: TinyPiperWish = {}): Promise<void> {
  const { speakersHz = [210], tellsTimes = false, speaks = false, config = {} } = wish;
  const ids = Object.fromEntries(SIGNS.map((sign, i) => [sign, [i]]));
  const said = {
    audio: { sample_rate: TINY_PIPER_RATE_HZ },
    espeak: { voice: 'de' },
    language: { code: 'de_DE' },
    inference: { noise_scale: 0.5, length_scale: 1, noise_w: 0.7 },
    num_speakers: speakersHz.length,
    speaker_id_map: speakersHz.length > 1 ? { ada: 0, bert: 1 } : {},
    phoneme_type: 'espeak',
    phoneme_id_map: ids,
    ...(speaks && { hop_length: SPOKEN_STEP }),
    ...config,
  };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, speaks ? speakingModel() : tinyModel(speakersHz, tellsTimes));
  await writeFile(`${path}.json`, JSON.stringify(said));
}
