import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '../../dsp/seeded-random.ts';
import { SpeechError } from '../../speech-error.ts';
import { INFLECT_GRAPHS } from './inflect-folder.ts';
import { type InflectTokens, inflectTokens } from './inflect-symbols.ts';
import type { SignSpan } from './neural-messages.ts';
import type { NeuralModel } from './neural-model.ts';
import { loadOnnxRuntime, numbersOf, type OnnxSession, type OnnxTensor, openSession } from './onnx-runtime.ts';

const SAMPLE_RATE_HZ = 24_000;
/** How much its delivery varies, as its makers set it. */
const VARIATION = 0.667;

interface Graphs {
  durations: OnnxSession;
  sound: OnnxSession;
}

/** Opens the model in a folder: one graph lays sounds out in time, the other makes them heard. */
export async function openInflect(folder: string): Promise<NeuralModel> {
  const { runtime } = await loadOnnxRuntime();
  const open = async (graph: string): Promise<OnnxSession> => openSession(await readGraph(join(folder, graph)));
  const graphs: Graphs = { durations: await open(INFLECT_GRAPHS.durations), sound: await open(INFLECT_GRAPHS.sound) };
  const floats = (values: Float32Array, dims: readonly number[]): OnnxTensor =>
    new runtime.Tensor('float32', values, [...dims]);
  const longs = (values: readonly number[], dims: number[]): OnnxTensor =>
    new runtime.Tensor('int64', BigInt64Array.from(values, BigInt), dims);

  async function layOut(tokens: readonly number[], rate: number): Promise<OnnxTensor[]> {
    const answer = await graphs.durations.run({
      tokens: longs(tokens, [1, tokens.length]),
      lengths: longs([tokens.length], [1]),
      length_scale: floats(Float32Array.of(1 / rate), [1]),
    });
    return ['m_p_exp', 'logs_p_exp', 'y_mask'].map((name) => {
      const { data, dims } = answer[name] ?? {};
      if (data instanceof Float32Array && dims) return floats(data, dims);
      throw new SpeechError('voice_folder_invalid', `The graph ${INFLECT_GRAPHS.durations} has no output ${name}.`);
    });
  }

  return {
    say: async ({ speaker, signs, rate }) => {
      if (speaker.engine !== 'inflect') throw new SpeechError('engine_failed', 'This voice needs another model.');
      const tokens = inflectTokens(signs);
      const [means, deviations, mask] = await layOut(tokens.all, rate);
      const answer = await graphs.sound.run({
        m_p_exp: means,
        logs_p_exp: deviations,
        y_mask: mask,
        zp_noise: floats(noiseFor(tokens.all, means.data.length), means.dims),
        noise_scale: floats(Float32Array.of(VARIATION), [1]),
      });
      const wave = numbersOf(answer.waveform);
      if (!wave?.length) throw new SpeechError('engine_failed', 'The natural voice made no sound for this text.');
      return { pcm: Float32Array.from(wave), sampleRateHz: SAMPLE_RATE_HZ, spans: spansOf(tokens, means, wave.length) };
    },
  };
}

const readGraph = (path: string): Promise<Buffer> =>
  readFile(path).catch((cause: unknown) => {
    throw new SpeechError('unknown_voice', 'The model of this natural voice is gone.', cause);
  });

/** Normal numbers; the same for the same words, so that a sentence sounds alike each time it is said. */
function noiseFor(tokens: readonly number[], count: number): Float32Array {
  const random = seededRandom(tokens.reduce((seed, token) => (Math.imul(seed, 31) + token) | 0, tokens.length));
  return Float32Array.from(
    { length: count },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
}

/**
 * All frames of a token begin alike, so a token lasts as long as they do. Null where that gives another number of
 * tokens: then the times are found in the sound.
 */
function spansOf({ all, places }: InflectTokens, { data, dims }: OnnxTensor, samples: number): SignSpan[] | null {
  const frames = dims[2] ?? 0;
  const starts = [...startsOfRuns(data, frames), frames];
  if (starts.length !== all.length + 1) return null;
  const secAt = (token: number): number => ((starts[token] ?? frames) * samples) / frames / SAMPLE_RATE_HZ;
  let atSec = secAt(1);
  return places.map((place) => {
    const startSec = place === undefined ? atSec : secAt(place);
    // The gap behind a sign is heard as a part of it.
    atSec = place === undefined ? atSec : secAt(place + 2);
    return { startSec, endSec: atSec };
  });
}

function startsOfRuns(data: OnnxTensor['data'], frames: number): number[] {
  const channels = frames > 0 ? data.length / frames : 0;
  const isNew = (frame: number): boolean => {
    for (let channel = 0; channel < channels; channel++) {
      const at = channel * frames + frame;
      if (data[at] !== data[at - 1]) return true;
    }
    return false;
  };
  return Array.from({ length: frames }, (_, frame) => frame).filter((frame) => frame === 0 || isNew(frame));
}
