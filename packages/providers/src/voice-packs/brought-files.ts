import { EngineError } from '@herald/media/engine-error';
import type { PackKind } from '@herald/media/engines/voice-packs';

/** What a file that somebody brings is, and where it belongs in its pack. */
export interface BroughtFile {
  kind: PackKind;
  place: string;
  /** The voice it belongs to; a Kokoro model has many. */
  base: string;
}

const PIPER_FILE = /^([A-Za-z0-9][\w.+-]{0,150})\.onnx(\.json)?$/;
const KOKORO_MODELS = ['model_quantized.onnx', 'model_q8f16.onnx', 'model.onnx'];
const KOKORO_STYLE = /^[a-z]{2}_[a-z]{1,40}\.bin$/;
const INFLECT_GRAPHS = ['duration.onnx', 'decode.onnx'];
const TOKENIZER = 'tokenizer.json';

/** Only names that voices have: nothing else of what a browser sends becomes a path. */
export function placeOfBrought(name: string): BroughtFile {
  if (name === TOKENIZER) return { kind: 'kokoro', place: TOKENIZER, base: 'kokoro' };
  if (KOKORO_MODELS.includes(name)) return { kind: 'kokoro', place: `onnx/${name}`, base: 'kokoro' };
  if (KOKORO_STYLE.test(name)) return { kind: 'kokoro', place: `voices/${name}`, base: 'kokoro' };
  if (INFLECT_GRAPHS.includes(name)) return { kind: 'inflect', place: `onnx/${name}`, base: 'inflect' };
  const base = PIPER_FILE.exec(name)?.[1];
  if (base) return { kind: 'piper', place: name, base };
  throw refused(`“${name.slice(0, 80)}” is not a file of a voice. ${NEEDED}`);
}

export const NEEDED =
  'A Piper voice is NAME.onnx and NAME.onnx.json; Inflect is duration.onnx and decode.onnx; Kokoro is tokenizer.json, its model and at least one .bin of a voice.';

/** One pack in which nothing is missing. */
export function assertWhole(files: readonly BroughtFile[]): BroughtFile {
  const [first] = files;
  if (!first) throw refused(`No file arrived. ${NEEDED}`);
  const other = files.find(({ base }) => base !== first.base);
  if (other) throw refused('These files belong to several voices. Add one voice at a time.');
  const places = files.map(({ place }) => place);
  if (new Set(places).size < places.length) throw refused('A file came twice.');
  const missing = missingOf(first, places);
  if (missing) throw refused(`${missing} is missing. ${NEEDED}`);
  return first;
}

function missingOf({ kind, base }: BroughtFile, places: readonly string[]): string | undefined {
  if (kind === 'piper') return [`${base}.onnx`, `${base}.onnx.json`].find((place) => !places.includes(place));
  if (kind === 'inflect') return INFLECT_GRAPHS.find((graph) => !places.includes(`onnx/${graph}`));
  if (!places.includes(TOKENIZER)) return TOKENIZER;
  if (!places.some((place) => place.startsWith('onnx/'))) return KOKORO_MODELS[0];
  return places.some((place) => place.startsWith('voices/')) ? undefined : 'A .bin of a voice';
}

export const refused = (message: string): EngineError => new EngineError('input_refused', message);
