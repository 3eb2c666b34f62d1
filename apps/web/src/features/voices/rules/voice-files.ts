import { limits } from '@herald/contract/limits';

const PIPER = /^(.+)\.onnx(\.json)?$/;
const INFLECT = ['duration.onnx', 'decode.onnx'];
const KOKORO_MODEL = /^model(?:_quantized|_q8f16)?\.onnx$/;

/** What is wrong with the files somebody chose; empty when they are one whole voice. */
export function voiceFilesProblem(files: readonly Pick<File, 'name' | 'size'>[]): string {
  if (files.length === 0) return '';
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > limits.voiceFilesBytes || files.length > limits.voiceFiles) {
    return 'These files are too large for a voice: at most 1 GB in 120 files.';
  }
  const names = files.map(({ name }) => name);
  const isKokoro = names.some((name) => name === 'tokenizer.json' || name.endsWith('.bin') || KOKORO_MODEL.test(name));
  if (isKokoro) return kokoroProblem(names);
  return names.some((name) => INFLECT.includes(name)) ? inflectProblem(names) : piperProblem(names);
}

function inflectProblem(names: readonly string[]): string {
  const other = names.find((name) => !INFLECT.includes(name));
  if (other) return `${other} is not a file of Inflect.`;
  const missing = INFLECT.find((name) => !names.includes(name));
  return missing ? `${missing} is missing.` : '';
}

function kokoroProblem(names: readonly string[]): string {
  if (!names.includes('tokenizer.json')) return 'tokenizer.json is missing.';
  if (!names.some((name) => KOKORO_MODEL.test(name))) return 'The model is missing: model_quantized.onnx.';
  return names.some((name) => name.endsWith('.bin')) ? '' : 'The voices are missing: files such as af_heart.bin.';
}

function piperProblem(names: readonly string[]): string {
  const unknown = names.find((name) => !PIPER.test(name));
  if (unknown) return `${unknown} is not a file of a voice.`;
  const bases = new Set(names.map((name) => PIPER.exec(name)?.[1] ?? ''));
  const [base = ''] = bases;
  if (bases.size > 1) return 'These files belong to several voices. Add one voice at a time.';
  const missing = [`${base}.onnx`, `${base}.onnx.json`].find((name) => !names.includes(name));
  return missing ? `${missing} is missing.` : '';
}
