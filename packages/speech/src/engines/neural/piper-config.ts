import { readFile } from 'node:fs/promises';
import { SpeechError } from '../../speech-error.ts';

/** What a Piper voice says of itself in the file beside its model. */
export interface PiperConfig {
  sampleRateHz: number;
  /** BCP 47 */
  locale: string;
  /** The voice of eSpeak whose sounds it was trained on. */
  sounds: string;
  noise: number;
  length: number;
  noiseOfLengths: number;
  /** Names of its speakers by their number; one without a name where it has one speaker. */
  speakers: string[];
  ids: Map<string, bigint[]>;
  /** Samples in one step of its times. */
  hop: number;
}

type Json = Record<string, unknown>;

const USUAL = { noise: 0.667, length: 1, noiseOfLengths: 0.8, hop: 256 };
const LARGEST_RATE_HZ = 192_000;

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** Signs and their numbers; empty where one of them is no list of whole numbers. */
function idsOf(value: unknown): Map<string, bigint[]> {
  const rows = Object.entries(objectOf(value));
  const isFine = rows.every(([, ids]) => Array.isArray(ids) && ids.every((id) => Number.isInteger(id)));
  return new Map(isFine ? rows.map(([sign, ids]) => [sign, (ids as number[]).map(BigInt)]) : []);
}

function localeOf({ language, espeak }: Json): string {
  const code = objectOf(language).code ?? objectOf(espeak).voice;
  try {
    return new Intl.Locale(String(code).replace('_', '-')).toString();
  } catch (cause) {
    throw new SpeechError('voice_folder_invalid', 'The voice does not say which language it speaks.', cause);
  }
}

function speakersOf({ num_speakers, speaker_id_map }: Json): string[] {
  const count = Math.max(1, Math.floor(numberOf(num_speakers, 1)));
  const names = new Map(Object.entries(objectOf(speaker_id_map)).map(([name, id]) => [id, name]));
  return Array.from({ length: count }, (_, id) => names.get(id) ?? (count === 1 ? '' : `Speaker ${id + 1}`));
}

export function parsePiperConfig(text: string): PiperConfig {
  let json: Json;
  try {
    json = objectOf(JSON.parse(text));
  } catch (cause) {
    throw new SpeechError('voice_folder_invalid', 'The .onnx.json file of the voice is damaged.', cause);
  }
  if (json.phoneme_type !== undefined && json.phoneme_type !== 'espeak') {
    throw new SpeechError('voice_folder_invalid', `The voice reads "${json.phoneme_type}" and not sounds of eSpeak.`);
  }
  const ids = idsOf(json.phoneme_id_map);
  if (!['^', '_', '$'].every((sign) => ids.has(sign))) {
    throw new SpeechError('voice_folder_invalid', 'The .onnx.json file of the voice has no phoneme_id_map.');
  }
  const inference = objectOf(json.inference);
  const sampleRateHz = numberOf(objectOf(json.audio).sample_rate, 0);
  if (sampleRateHz < 8000 || sampleRateHz > LARGEST_RATE_HZ) {
    throw new SpeechError('voice_folder_invalid', 'The .onnx.json file of the voice has no usable sample rate.');
  }
  const locale = localeOf(json);
  return {
    sampleRateHz,
    locale,
    sounds: String(objectOf(json.espeak).voice ?? locale),
    noise: numberOf(inference.noise_scale, USUAL.noise),
    length: numberOf(inference.length_scale, USUAL.length),
    noiseOfLengths: numberOf(inference.noise_w, USUAL.noiseOfLengths),
    speakers: speakersOf(json),
    ids,
    hop: numberOf(json.hop_length, USUAL.hop),
  };
}

/** Reads the file that lies beside a model. */
export async function readPiperConfig(model: string): Promise<PiperConfig> {
  const text = await readFile(`${model}.json`, 'utf8').catch((cause: unknown) => {
    throw new SpeechError('voice_folder_invalid', 'The .onnx.json file of the voice is missing.', cause);
  });
  return parsePiperConfig(text);
}
