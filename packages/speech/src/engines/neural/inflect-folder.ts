import { access } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SpeechError } from '../../speech-error.ts';
import type { Gender, InflectVoice } from '../../voices/voice.ts';

/** The two graphs of an Inflect model, as its makers lay them out. */
export const INFLECT_GRAPHS = { durations: 'onnx/duration.onnx', sound: 'onnx/decode.onnx' };

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

export const isInflectFolder = async (folder: string): Promise<boolean> =>
  (await isThere(join(folder, INFLECT_GRAPHS.durations))) || (await isThere(join(folder, INFLECT_GRAPHS.sound)));

/** The larger of the two graphs, which stands for the model. */
export async function inflectModelPath(folder: string): Promise<string> {
  for (const graph of Object.values(INFLECT_GRAPHS)) {
    if (!(await isThere(join(folder, graph)))) {
      throw new SpeechError('voice_folder_invalid', `The file ${graph} is missing.`);
    }
  }
  return join(folder, INFLECT_GRAPHS.sound);
}

/** The one voice of an Inflect model; nothing in its files says how high it speaks. */
export function inflectVoice(folder: string, gender: Gender): InflectVoice {
  const name = basename(folder);
  return {
    engine: 'inflect',
    id: `inflect:${name}`,
    name: titleOf(name),
    gender,
    description: 'Inflect',
    basic: false,
    locale: 'en-US',
    sounds: 'en-us',
    lateSec: 0,
    folder,
  };
}

/** "inflect-micro-v2" is called Micro. */
function titleOf(name: string): string {
  const title = name.replace(/^inflect-/i, '').replace(/-v\d+$/i, '');
  return title.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
