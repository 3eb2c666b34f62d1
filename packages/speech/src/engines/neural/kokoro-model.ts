import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SpeechError } from '../../speech-error.ts';
import { kokoroBreaths } from './kokoro-breaths.ts';
import { KOKORO_FILES, kokoroModelPath, readKokoroVocabulary } from './kokoro-folder.ts';
import type { Said, SignSpan } from './neural-messages.ts';
import type { NeuralModel } from './neural-model.ts';
import { loadOnnxRuntime, numbersOf, openSession } from './onnx-runtime.ts';

const SAMPLE_RATE_HZ = 24_000;
const FRAME_SEC = 600 / SAMPLE_RATE_HZ;
const STYLE_SIZE = 256;
const PAD = 0n;
/** The model announces each sound this early. */
const LEAD_FRAMES = 3;

async function readStyle(folder: string, style: string, signs: number): Promise<Float32Array> {
  const bytes = await readFile(join(folder, KOKORO_FILES.voices, `${style}.bin`)).catch((cause: unknown) => {
    throw new SpeechError('unknown_voice', `The natural voice "${style}" is not in its folder.`, cause);
  });
  const rows = Math.floor(bytes.length / 4 / STYLE_SIZE);
  if (!rows) throw new SpeechError('voice_folder_invalid', `The natural voice "${style}" is damaged.`);
  const row = Math.min(rows, Math.max(1, signs)) - 1;
  return Float32Array.from({ length: STYLE_SIZE }, (_, i) => bytes.readFloatLE((row * STYLE_SIZE + i) * 4));
}

/** Opens the model in a folder. */
export async function openKokoro(folder: string): Promise<NeuralModel> {
  const vocabulary = await readKokoroVocabulary(folder);
  const { runtime } = await loadOnnxRuntime();
  const session = await openSession(await readFile(await kokoroModelPath(folder)));

  async function sayBreath(signs: readonly string[], style: string, rate: number): Promise<Said> {
    const known = signs.map((sign) => vocabulary.get(sign));
    const ids = known.filter((id) => id !== undefined);
    const tokens = BigInt64Array.from([PAD, ...ids, PAD]);
    const tokenInput = session.inputNames.includes('input_ids') ? 'input_ids' : 'tokens';
    const answer = await session.run({
      [tokenInput]: new runtime.Tensor('int64', tokens, [1, tokens.length]),
      style: new runtime.Tensor('float32', await readStyle(folder, style, ids.length), [1, STYLE_SIZE]),
      speed: new runtime.Tensor('float32', Float32Array.of(rate), [1]),
    });
    const wave = numbersOf(answer.waveform ?? answer.audio ?? answer[session.outputNames[0]]);
    if (!wave?.length) throw new SpeechError('engine_failed', 'The natural voice made no sound for this text.');
    const frames = numbersOf(answer.durations);
    const spans = frames?.length === tokens.length ? spansOf(known, frames) : null;
    return { pcm: Float32Array.from(wave), sampleRateHz: SAMPLE_RATE_HZ, spans };
  }

  return {
    say: async ({ speaker, signs, rate }) => {
      if (speaker.engine !== 'kokoro') throw new SpeechError('engine_failed', 'This voice needs another model.');
      const said: Said[] = [];
      for (const breath of kokoroBreaths(signs)) said.push(await sayBreath(breath, speaker.style, rate));
      return joinSaid(said);
    },
  };
}

/** The first and the last number of the frames belong to the silence around the signs. */
function spansOf(known: readonly (bigint | undefined)[], frames: Float64Array): SignSpan[] {
  let atFrame = Math.max(0, frames[0] - LEAD_FRAMES);
  let token = 1;
  return known.map((id) => {
    const startSec = atFrame * FRAME_SEC;
    if (id !== undefined) atFrame += frames[token++];
    return { startSec, endSec: atFrame * FRAME_SEC };
  });
}

function joinSaid(said: readonly Said[]): Said {
  const [first] = said;
  if (!first) throw new SpeechError('nothing_to_say', 'The script has no words to say.');
  if (said.length === 1) return first;
  const pcm = new Float32Array(said.reduce((sum, part) => sum + part.pcm.length, 0));
  const spans: SignSpan[] = [];
  let at = 0;
  for (const part of said) {
    const shiftSec = at / SAMPLE_RATE_HZ;
    for (const { startSec, endSec } of part.spans ?? []) {
      spans.push({ startSec: startSec + shiftSec, endSec: endSec + shiftSec });
    }
    pcm.set(part.pcm, at);
    at += part.pcm.length;
  }
  return { pcm, sampleRateHz: SAMPLE_RATE_HZ, spans: said.every((part) => part.spans) ? spans : null };
}
