import { readFile } from 'node:fs/promises';
import { SpeechError } from '../../speech-error.ts';
import type { SignSpan } from './neural-messages.ts';
import type { NeuralModel } from './neural-model.ts';
import { loadOnnxRuntime, numbersOf, openSession } from './onnx-runtime.ts';
import { type PiperConfig, readPiperConfig } from './piper-config.ts';

interface Ids {
  all: bigint[];
  /** How many of them each sign became; none where the voice does not know it. */
  counts: number[];
}

/** The voice was trained with a gap behind every sign. */
function idsOf(signs: readonly string[], { ids }: PiperConfig): Ids {
  const gap = ids.get('_') ?? [];
  const all = [...(ids.get('^') ?? []), ...gap];
  const counts = signs.map((sign) => {
    const own = ids.get(sign);
    if (!own) return 0;
    all.push(...own, ...gap);
    return own.length + gap.length;
  });
  all.push(...(ids.get('$') ?? []));
  return { all, counts };
}

/** Only models that were given an output for it tell how long each number lasts. */
function spansOf({ all, counts }: Ids, lengths: Float64Array | undefined, secPerStep: number): SignSpan[] | null {
  if (lengths?.length !== all.length) return null;
  const sumOf = (from: number, to: number): number => lengths.subarray(from, to).reduce((sum, step) => sum + step, 0);
  let place = all.length - counts.reduce((sum, count) => sum + count, 0) - 1;
  let atSec = sumOf(0, place) * secPerStep;
  return counts.map((count) => {
    const startSec = atSec;
    atSec += sumOf(place, place + count) * secPerStep;
    place += count;
    return { startSec, endSec: atSec };
  });
}

/** Opens a Piper voice: a model, and the file beside it. */
export async function openPiper(model: string): Promise<NeuralModel> {
  const config = await readPiperConfig(model);
  const { runtime } = await loadOnnxRuntime();
  const bytes = await readFile(model).catch((cause: unknown) => {
    throw new SpeechError('unknown_voice', 'The model of this natural voice is gone.', cause);
  });
  const session = await openSession(bytes);
  return {
    say: async ({ speaker, signs, rate }) => {
      if (speaker.engine !== 'piper') throw new SpeechError('engine_failed', 'This voice needs another model.');
      const ids = idsOf(signs, config);
      const answer = await session.run({
        input: new runtime.Tensor('int64', BigInt64Array.from(ids.all), [1, ids.all.length]),
        input_lengths: new runtime.Tensor('int64', BigInt64Array.of(BigInt(ids.all.length)), [1]),
        scales: new runtime.Tensor(
          'float32',
          Float32Array.of(config.noise, config.length / rate, config.noiseOfLengths),
          [3],
        ),
        ...(session.inputNames.includes('sid') && {
          sid: new runtime.Tensor('int64', BigInt64Array.of(BigInt(speaker.speaker)), [1]),
        }),
      });
      const [sound = '', lengths = ''] = session.outputNames;
      const wave = numbersOf(answer[sound]);
      if (!wave?.length) throw new SpeechError('engine_failed', 'The natural voice made no sound for this text.');
      const spans = spansOf(ids, numbersOf(answer[lengths]), config.hop / config.sampleRateHz);
      return { pcm: Float32Array.from(wave), sampleRateHz: config.sampleRateHz, spans };
    },
  };
}
