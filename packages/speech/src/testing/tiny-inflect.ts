import type { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { INFLECT_GRAPHS } from '../engines/neural/inflect-folder.ts';
import { INFLECT_SYMBOLS } from '../engines/neural/inflect-symbols.ts';
import { constant, FLOAT, floats, INT64, input, longs, model, node, output, setting } from './onnx-bytes.ts';

const RATE_HZ = 24_000;
const HOP = 256;
export const FRAMES_PER_TOKEN = 4;
/** About 43 ms. */
export const SAMPLES_PER_TOKEN = FRAMES_PER_TOKEN * HOP;

export interface TinyInflectWish {
  /** A multiple of 93.75 Hz, so that a frame ends where the next begins. */
  hz?: number;
  /** Lays all tokens out alike, so that nobody sees where one ends. */
  hidesTimes?: boolean;
}

/** Each token becomes four frames at normal speed: its number, and its place. */
function durations(hidesTimes: boolean): Buffer {
  const laidOut = [hidesTimes ? 'nothing' : 'numbers', 'places'].flatMap((row) => [
    node('Reshape', [row, 'column shape'], `${row} column`),
    node('Expand', [`${row} column`, 'grid shape'], `${row} grid`),
    node('Reshape', [`${row} grid`, 'row shape'], `${row} row`),
  ]);
  return model(
    node('Reshape', ['tokens', 'flat'], 'ids'),
    node('Cast', ['ids'], 'numbers', setting('to', FLOAT)),
    node('Mul', ['numbers', 'zero'], 'nothing'),
    node('Add', ['nothing', 'one'], 'ones'),
    node('CumSum', ['ones', 'first axis'], 'places'),
    node('Mul', ['length_scale', 'usual'], 'wanted'),
    node('Round', ['wanted'], 'rounded'),
    node('Cast', ['rounded'], 'frames', setting('to', INT64)),
    node('Reshape', ['frames', 'flat'], 'frame count'),
    node('Concat', ['lengths', 'frame count'], 'grid shape', setting('axis', 0)),
    ...laidOut,
    node(
      'Concat',
      hidesTimes ? ['nothing row', 'nothing row'] : ['numbers row', 'places row'],
      'm_p_exp',
      setting('axis', 1),
    ),
    node('Mul', ['m_p_exp', 'zero'], 'logs_p_exp'),
    node('Mul', ['places row', 'zero'], 'no mask'),
    node('Add', ['no mask', 'one'], 'y_mask'),
    constant('flat', INT64, [1], longs(-1)),
    constant('column shape', INT64, [2], longs(-1, 1)),
    constant('row shape', INT64, [3], longs(1, 1, -1)),
    constant('first axis', INT64, [1], longs(0)),
    constant('zero', FLOAT, [1], floats([0])),
    constant('one', FLOAT, [1], floats([1])),
    constant('usual', FLOAT, [1], floats([FRAMES_PER_TOKEN])),
    input('tokens', INT64, 1, 'count'),
    input('lengths', INT64, 1),
    input('length_scale', FLOAT, 1),
    output('m_p_exp', FLOAT, 1, 2, 'time'),
    output('logs_p_exp', FLOAT, 1, 2, 'time'),
    output('y_mask', FLOAT, 1, 1, 'time'),
  );
}

/** Each frame becomes a tone as loud as the number of its token, and a whisper of the noise. */
function sound(hz: number): Buffer {
  const tones = INFLECT_SYMBOLS.flatMap((_, number) =>
    Array.from({ length: HOP }, (__, at) => (number / 400) * Math.sin((2 * Math.PI * hz * at) / RATE_HZ)),
  );
  return model(
    node('Slice', ['m_p_exp', 'begin', 'second', 'channels'], 'first channel'),
    node('Cast', ['first channel'], 'numbers', setting('to', INT64)),
    node('Reshape', ['numbers', 'flat'], 'ids'),
    node('Gather', ['tones', 'ids'], 'frames', setting('axis', 0)),
    node('Slice', ['zp_noise', 'begin', 'second', 'channels'], 'one noise'),
    node('Reshape', ['one noise', 'column shape'], 'noise column'),
    node('Mul', ['noise column', 'noise_scale'], 'scaled'),
    node('Mul', ['scaled', 'quiet'], 'whisper'),
    node('Add', ['frames', 'whisper'], 'heard'),
    node('Reshape', ['heard', 'sound shape'], 'waveform'),
    constant('tones', FLOAT, [INFLECT_SYMBOLS.length, HOP], floats(tones)),
    constant('begin', INT64, [1], longs(0)),
    constant('second', INT64, [1], longs(1)),
    constant('channels', INT64, [1], longs(1)),
    constant('flat', INT64, [1], longs(-1)),
    constant('column shape', INT64, [2], longs(-1, 1)),
    constant('sound shape', INT64, [3], longs(1, 1, -1)),
    constant('quiet', FLOAT, [1], floats([0.0001])),
    input('m_p_exp', FLOAT, 1, 2, 'time'),
    input('logs_p_exp', FLOAT, 1, 2, 'time'),
    input('y_mask', FLOAT, 1, 1, 'time'),
    input('zp_noise', FLOAT, 1, 2, 'time'),
    input('noise_scale', FLOAT, 1),
    output('waveform', FLOAT, 1, 1, 'samples'),
  );
}

/** Writes a working, meaningless model in the layout of Inflect into a folder. */
export async function writeTinyInflect(folder: string, wish: TinyInflectWish = {}): Promise<void> {
  const { hz = 187.5, hidesTimes = false } = wish;
  const graphs = [
    [INFLECT_GRAPHS.durations, durations(hidesTimes)],
    [INFLECT_GRAPHS.sound, sound(hz)],
  ] as const;
  for (const [name, content] of graphs) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
