import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SpeechError } from '../../speech-error.ts';
import type { Gender, KokoroVoice } from '../../voices/voice.ts';

/** The files of a Kokoro model, as its makers lay them out. */
export const KOKORO_FILES = {
  tokenizer: 'tokenizer.json',
  models: ['onnx/model_quantized.onnx', 'onnx/model_q8f16.onnx', 'onnx/model.onnx'],
  voices: 'voices',
};

interface Accent {
  locale: string;
  /** The voice of eSpeak whose sounds the model was trained on. */
  sounds: string;
}

/** By the first letter of a style. Its Japanese and Chinese need sounds that are not made here. */
export const KOKORO_ACCENTS: Record<string, Accent> = {
  a: { locale: 'en-US', sounds: 'en-us' },
  b: { locale: 'en-GB', sounds: 'en-gb-x-rp' },
  e: { locale: 'es-ES', sounds: 'es' },
  f: { locale: 'fr-FR', sounds: 'fr' },
  h: { locale: 'hi-IN', sounds: 'hi' },
  i: { locale: 'it-IT', sounds: 'it' },
  p: { locale: 'pt-BR', sounds: 'pt-br' },
};
const GENDERS: Record<string, Gender> = { f: 'female', m: 'male' };

function toVoice(style: string, folder: string): KokoroVoice[] {
  const accent = KOKORO_ACCENTS[style[0]];
  const gender = GENDERS[style[1]];
  const name = /^[a-z]{2}_([a-z]+)$/.exec(style)?.[1];
  if (!accent || !gender || !name) return [];
  return [
    {
      engine: 'kokoro',
      id: `kokoro:${accent.locale}:${style.replace('_', '-')}`,
      name: name[0].toUpperCase() + name.slice(1),
      gender,
      description: 'Kokoro',
      basic: false,
      locale: accent.locale,
      sounds: accent.sounds,
      lateSec: 0,
      style,
      folder,
    },
  ];
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Path of the model in a folder, the smallest first. */
export async function kokoroModelPath(folder: string): Promise<string> {
  for (const file of KOKORO_FILES.models) {
    const path = join(folder, file);
    if (await isThere(path)) return path;
  }
  throw new SpeechError('voice_folder_invalid', `The model is missing: ${KOKORO_FILES.models.join(' or ')}.`);
}

/** The voices of a Kokoro model. */
export async function listKokoroVoices(folder: string): Promise<KokoroVoice[]> {
  await kokoroModelPath(folder);
  await readKokoroVocabulary(folder);
  const files = await readdir(join(folder, KOKORO_FILES.voices)).catch(() => []);
  const voices = files
    .filter((file) => file.endsWith('.bin'))
    .sort()
    .flatMap((file) => toVoice(file.slice(0, -'.bin'.length), folder));
  if (voices.length === 0) throw new SpeechError('voice_folder_invalid', 'The folder "voices" has no voice in it.');
  return voices;
}

/** Sign -> number, as the model was trained. */
export async function readKokoroVocabulary(folder: string): Promise<Map<string, bigint>> {
  try {
    const tokenizer = JSON.parse(await readFile(join(folder, KOKORO_FILES.tokenizer), 'utf8')) as {
      model: { vocab: Record<string, number> };
    };
    return new Map(Object.entries(tokenizer.model.vocab).map(([sign, index]) => [sign, BigInt(index)]));
  } catch (cause) {
    throw new SpeechError('voice_folder_invalid', 'The file tokenizer.json is missing or damaged.', cause);
  }
}
