import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sound } from '@herald/media';
import { SpeechError } from '../../speech-error.ts';
import { KOKORO_FILES, kokoroModelPath, readKokoroVocabulary } from './kokoro-folder.ts';
import { loadOnnxRuntime, type OnnxRuntime, type OnnxSession } from './onnx-runtime.ts';

const SAMPLE_RATE_HZ = 24000;
const STYLE_SIZE = 256;
const LONGEST_TOKENS = 510;
const PAD = 0n;

/** A neural voice model, loaded and ready. */
export interface KokoroModel {
  say(phonemes: string, style: string, rate: number): Promise<Sound>;
}

const models = new Map<string, Promise<KokoroModel>>();

async function readStyle(folder: string, style: string, tokens: number): Promise<Float32Array> {
  const bytes = await readFile(join(folder, KOKORO_FILES.voices, `${style}.bin`)).catch((cause: unknown) => {
    throw new SpeechError('unknown_voice', `The neural voice "${style}" is not in the folder.`, cause);
  });
  const rows = Math.floor(bytes.length / 4 / STYLE_SIZE);
  if (!rows) throw new SpeechError('voice_folder_invalid', `The neural voice "${style}" is damaged.`);
  const row = Math.min(rows - 1, tokens);
  return Float32Array.from({ length: STYLE_SIZE }, (_, i) => bytes.readFloatLE((row * STYLE_SIZE + i) * 4));
}

async function openSession(runtime: OnnxRuntime, folder: string): Promise<OnnxSession> {
  const bytes = await readFile(await kokoroModelPath(folder));
  return runtime.InferenceSession.create(new Uint8Array(bytes)).catch((cause: unknown) => {
    throw new SpeechError('voice_folder_invalid', 'The neural voice model cannot be loaded.', cause);
  });
}

async function load(folder: string): Promise<KokoroModel> {
  const vocabulary = await readKokoroVocabulary(folder);
  const runtime = await loadOnnxRuntime();
  const session = await openSession(runtime, folder);
  const say = async (phonemes: string, style: string, rate: number): Promise<Sound> => {
    const known = [...phonemes].flatMap((sign) => vocabulary.get(sign) ?? []).slice(0, LONGEST_TOKENS);
    const tokens = BigInt64Array.from([PAD, ...known, PAD]);
    const answer = await session.run({
      input_ids: new runtime.Tensor('int64', tokens, [1, tokens.length]),
      style: new runtime.Tensor('float32', await readStyle(folder, style, known.length), [1, STYLE_SIZE]),
      speed: new runtime.Tensor('float32', Float32Array.of(rate), [1]),
    });
    const wave = answer[session.outputNames[0]]?.data;
    if (!(wave instanceof Float32Array) || !wave.length) {
      throw new SpeechError('engine_failed', 'The neural voice gave no sound for this text.');
    }
    return { pcm: Float32Array.from(wave), sampleRateHz: SAMPLE_RATE_HZ };
  };
  return { say };
}

/** Opens the model in a folder; a second call gets the same one. */
export function openKokoro(folder: string): Promise<KokoroModel> {
  const opened = models.get(folder) ?? load(folder);
  models.set(folder, opened);
  opened.catch(() => models.delete(folder));
  return opened;
}
