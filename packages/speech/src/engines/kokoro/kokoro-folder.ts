import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SpeechError } from '../../speech-error.ts';
import type { Gender, KokoroVoice } from '../../voices/voice.ts';

/** The files of a Kokoro model, as its makers lay them out. */
export const KOKORO_FILES = {
  tokenizer: 'tokenizer.json',
  models: ['onnx/model_quantized.onnx', 'onnx/model.onnx'],
  voices: 'voices',
};

/** First letters of a style: language and gender. The model knows more languages than its phonemes can be made for here. */
const ACCENTS: Record<string, [locale: string, description: string]> = {
  a: ['en-US', 'neural'],
  b: ['en-GB', 'neural'],
};
const GENDERS: Record<string, Gender> = { f: 'female', m: 'male' };

function toVoice(style: string, folder: string): KokoroVoice[] {
  const accent = ACCENTS[style[0]];
  const gender = GENDERS[style[1]];
  const name = /^[a-z]{2}_([a-z]+)$/.exec(style)?.[1];
  if (!accent || !gender || !name) return [];
  return [
    {
      engine: 'kokoro',
      id: `kokoro:${accent[0]}:${style.replace('_', '-')}`,
      name: name[0].toUpperCase() + name.slice(1),
      gender,
      description: accent[1],
      basic: false,
      style,
      folder,
    },
  ];
}

/** Path of the model in a folder, the smaller one first. */
export async function kokoroModelPath(folder: string): Promise<string> {
  for (const file of KOKORO_FILES.models) {
    const path = join(folder, file);
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  throw new SpeechError('voice_folder_invalid', 'The folder of the neural voices has no onnx/model_quantized.onnx.');
}

/** The neural voices in a folder; none when the folder is not there or not complete. */
export async function listNeuralVoices(folder: string): Promise<KokoroVoice[]> {
  try {
    await kokoroModelPath(folder);
    await access(join(folder, KOKORO_FILES.tokenizer));
    const files = await readdir(join(folder, KOKORO_FILES.voices));
    return files
      .filter((file) => file.endsWith('.bin'))
      .sort()
      .flatMap((file) => toVoice(file.slice(0, -'.bin'.length), folder));
  } catch {
    return [];
  }
}

/** Phoneme sign -> number, as the model was trained. */
export async function readKokoroVocabulary(folder: string): Promise<Map<string, bigint>> {
  try {
    const tokenizer = JSON.parse(await readFile(join(folder, KOKORO_FILES.tokenizer), 'utf8')) as {
      model: { vocab: Record<string, number> };
    };
    return new Map(Object.entries(tokenizer.model.vocab).map(([sign, index]) => [sign, BigInt(index)]));
  } catch (cause) {
    throw new SpeechError('voice_folder_invalid', 'The tokenizer.json of the neural voices cannot be read.', cause);
  }
}
