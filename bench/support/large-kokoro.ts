import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  constant,
  FLOAT,
  floats,
  INT64,
  input,
  model as modelOf,
  node,
  output,
  setting,
  settings,
} from '@herald/speech/onnx-bytes';
import { writeTinyKokoro } from '@herald/speech/tiny-kokoro';
import { GrowingModel } from './growing-model.ts';
import { albert, channelsFirst, leaky, repeat, resblock, stepsFirst, styled, styledBlock } from './kokoro-layers.ts';

/** 40 frames a second, about 13 signs a second. */
const FRAMES_PER_SIGN = 3;
const HARMONICS = 9;
/** Bands of the loudness and of the phase of a short spectrum of 20 samples. */
const BANDS = 11;

const join2 = (model: GrowingModel, ...parts: string[]): string => model.next('Concat', parts, setting('axis', 1));

/** What a sign sounds like: three convolutions and a memory. Gives [1, 512, signs]. */
function readSigns(model: GrowingModel): string {
  let signs = model.next(
    'Transpose',
    [model.next('Gather', [model.floats([178, 512], 1), 'input_ids'])],
    settings('perm', [0, 2, 1]),
  );
  for (let layer = 0; layer < 3; layer++) signs = leaky(model, model.conv(signs, [512, 512], 5));
  return channelsFirst(model, model.memory(stepsFirst(model, signs), 512, 256));
}

/** How signs are said: ALBERT, then memories that know the style. Gives [1, 640, signs]. */
function readManner(model: GrowingModel, style: string): string {
  const read = model.product(albert(model, 'input_ids'), [768, 512]);
  let manner = model.next('Transpose', [read], settings('perm', [0, 2, 1]));
  const wide = model.next('Reshape', [style, model.shape(1, 128, 1)]);
  const alike = model.next('Mul', [wide, model.next('Cast', ['input_ids'], setting('to', FLOAT))]);
  const small = model.next('Tanh', [alike]);
  for (let layer = 0; layer < 3; layer++) {
    const steps = stepsFirst(model, join2(model, manner, small));
    manner = styled(model, channelsFirst(model, model.memory(steps, 640, 256)), 512, style);
  }
  const told = model.memory(stepsFirst(model, join2(model, manner, small)), 640, 256);
  const lengths = model.product(told, [512, 50]);
  const felt = model.next('Mul', [model.next('ReduceMean', [lengths]), model.float(0)]);
  return model.next('Add', [join2(model, manner, small), felt]);
}

/** The line of the pitch, and that of the loudness: [1, 1, twice the frames]. */
function lineOf(model: GrowingModel, frames: string, style: string): string {
  const even = styledBlock(model, frames, [512, 512], style);
  const grown = styledBlock(model, even, [512, 256], style, true);
  return model.conv(styledBlock(model, grown, [256, 256], style), [256, 1], 1);
}

/** A voice before it is shaped: sines of the pitch as a short spectrum, 4,800 times a second. */
function hum(model: GrowingModel, pitch: string): string {
  const samples = repeat(model, pitch, 1, 300);
  const waves = model.next('Mul', [
    samples,
    model.number(FLOAT, [1, HARMONICS, 1], floats(Float32Array.from({ length: HARMONICS }, (_, at) => at + 1))),
  ]);
  const noise = model.next('Mul', [model.next('RandomNormalLike', [waves]), model.float(0.003)]);
  const sines = model.next('Add', [model.next('Sin', [model.next('CumSum', [waves, model.shape(2)])]), noise]);
  const sound = model.next('Tanh', [model.conv(sines, [HARMONICS, 1], 1)]);
  return model.conv(sound, [1, 2 * BANDS], 20, { stride: 5 });
}

function makeSound(model: GrowingModel, frames: string, [pitch, loudness]: readonly string[], style: string): string {
  const lines = [pitch, loudness].map((line = '') => model.conv(line, [1, 1], 2, { stride: 2 }));
  let sound = styledBlock(model, join2(model, frames, ...lines), [514, 1024], style);
  const short = model.conv(frames, [512, 64], 1);
  for (const [out, grows] of [
    [1024, false],
    [1024, false],
    [1024, false],
    [512, true],
  ] as const) {
    sound = styledBlock(model, join2(model, sound, short, ...lines), [1090, out], style, grows);
  }
  const voice = hum(model, pitch ?? '');
  const coarseHum = resblock(model, model.conv(voice, [2 * BANDS, 256], 12, { stride: 6 }), 256, 7, style);
  const coarse = makeFiner(
    model,
    model.next('Add', [model.grow(leaky(model, sound, 0.1), [512, 256], 10), coarseHum]),
    256,
    style,
  );
  const fineHum = resblock(model, model.conv(voice, [2 * BANDS, 128], 1), 128, 11, style);
  const fine = makeFiner(
    model,
    model.next('Add', [model.grow(leaky(model, coarse, 0.1), [256, 128], 6), fineHum]),
    128,
    style,
  );
  return waveOf(model, model.conv(leaky(model, fine, 0.01), [128, 2 * BANDS], 7));
}

const makeFiner = (model: GrowingModel, from: string, channels: number, style: string): string => {
  const [first = '', ...others] = [3, 7, 11].map((kernel) => resblock(model, from, channels, kernel, style));
  const sum = others.reduce((all, one) => model.next('Add', [all, one]), first);
  return model.next('Div', [sum, model.float(3)]);
};

/** Short spectra become samples. */
function waveOf(model: GrowingModel, spectra: string): string {
  const half = (at: number): string =>
    model.next('Slice', [spectra, model.shape(at * BANDS), model.shape((at + 1) * BANDS), model.shape(1)]);
  const loud = model.next('Exp', [half(0)]);
  const phase = model.next('Sin', [half(1)]);
  const parts = [
    model.next('Mul', [loud, model.next('Cos', [phase])]),
    model.next('Mul', [loud, model.next('Sin', [phase])]),
  ];
  const samples = model.grow(join2(model, ...parts), [2 * BANDS, 1], 5, 15);
  return model.next('Reshape', [samples, model.shape(1, -1)]);
}

/**
 * Writes a model that costs what Kokoro costs: its layers in its sizes and order, 82 million weights, laid out as its
 * 8-bit export lays them out. The weights are chance, so it says nothing. Returns how many weights it has.
 */
export async function writeLargeKokoro(folder: string): Promise<number> {
  await writeTinyKokoro(folder);
  const model = new GrowingModel();
  const halfStyle = (at: number): string =>
    model.next('Slice', ['style', model.shape(at * 128), model.shape((at + 1) * 128), model.shape(1)]);
  const manner = repeat(model, readManner(model, halfStyle(1)), 640, FRAMES_PER_SIGN);
  const line = channelsFirst(model, model.memory(stepsFirst(model, manner), 640, 256));
  const lines = [lineOf(model, line, halfStyle(1)), lineOf(model, line, halfStyle(1))];
  const frames = repeat(model, readSigns(model), 512, FRAMES_PER_SIGN);
  const sound = makeSound(model, frames, lines, halfStyle(0));
  const parts = [
    ...model.parts,
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
  await writeFile(join(folder, 'onnx', 'model_quantized.onnx'), modelOf(...parts));
  return model.weights;
}
