import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { SpeechError } from '../../speech-error.ts';
import type { NeuralVoice, PiperVoice } from '../../voices/voice.ts';
import { inflectModelPath, inflectVoice, isInflectFolder } from './inflect-folder.ts';
import { KOKORO_FILES, kokoroModelPath, listKokoroVoices } from './kokoro-folder.ts';
import { readPiperConfig } from './piper-config.ts';

/** What was found out about a pack by having it speak on this machine. */
export interface PackCheck {
  /** Size and time of the model it was found out about. */
  model: string;
  /** Seconds of work for a second of speech. */
  realTimeFactor: number;
  /** How much later its sounds are heard than it says. */
  lateSec: number;
  /** Which speakers sound like men; by number, for packs that do not say. */
  men: number[];
}

/** A model in the folder of voices, with everybody who speaks in it. */
export interface VoicePack {
  /** Its place in the folder; what `herald voices` calls it. */
  name: string;
  kind: NeuralVoice['engine'];
  /** The .onnx file of a Piper voice, the folder of every other model. */
  path: string;
  bytes: number;
  voices: NeuralVoice[];
  /** Null until it was heard here. */
  check: PackCheck | null;
  /** Why it cannot speak: something is missing or damaged, or it failed when it was heard. */
  problem: string | null;
}

/** What was written down when a pack was heard here and failed. */
export interface PackRefusal extends Pick<PackCheck, 'model'> {
  problem: string;
}

const DEEPEST = 4;
/** A model with hundreds of speakers would bury every other voice. */
const MOST_SPEAKERS = 24;

/** Every pack in a folder and the folders in it, by name; none where there is no folder. */
export async function listVoicePacks(folder: string): Promise<VoicePack[]> {
  const found = await findModels(folder, DEEPEST);
  const packs = await Promise.all(found.map((model) => readPack(folder, model)));
  return packs.sort((a, b) => a.name.localeCompare(b.name));
}

/** The voices that can be chosen: those of packs that were heard here. */
export async function listNeuralVoices(folder: string): Promise<NeuralVoice[]> {
  return (await listVoicePacks(folder)).flatMap(({ check, voices }) => (check ? voices : []));
}

type Found = Pick<VoicePack, 'kind' | 'path'>;

async function findModels(folder: string, depth: number): Promise<Found[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  if (entries.some(({ name }) => name === KOKORO_FILES.tokenizer)) return [{ kind: 'kokoro', path: folder }];
  const hasGraphs = entries.some(({ name }) => name === 'onnx') && (await isInflectFolder(folder));
  if (hasGraphs) return [{ kind: 'inflect', path: folder }];
  const models = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.onnx'))
    .map(({ name }): Found => ({ kind: 'piper', path: join(folder, name) }));
  // Downloads that are not whole yet lie in a folder that begins with a dot.
  const folders = depth === 0 ? [] : entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const deeper = await Promise.all(folders.map(({ name }) => findModels(join(folder, name), depth - 1)));
  return [...models, ...deeper.flat()];
}

async function readPack(folder: string, { kind, path }: Found): Promise<VoicePack> {
  const name = relative(folder, path) || basename(path);
  try {
    const { size, mark } = await readModelMark({ path, kind });
    const heardHere = await readCheck({ path, kind }, mark);
    const [check, problem] = heardHere && 'problem' in heardHere ? [null, heardHere.problem] : [heardHere, null];
    const voices = await voicesOf({ path, kind }, check);
    const heard = voices.map((voice) => ({ ...voice, lateSec: check?.lateSec ?? 0 }));
    return { name, kind, path, bytes: size, voices: heard, check, problem };
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    return { name, kind, path, bytes: 0, voices: [], check: null, problem: error.message };
  }
}

function modelPath({ kind, path }: Found): Promise<string> | string {
  if (kind === 'piper') return path;
  return kind === 'kokoro' ? kokoroModelPath(path) : inflectModelPath(path);
}

/** How large a model is, and what changes when another one lies there. */
export async function readModelMark(pack: Found): Promise<{ size: number; mark: string }> {
  const { size, mtimeMs } = await stat(await modelPath(pack));
  return { size, mark: `${size} ${Math.round(mtimeMs)}` };
}

async function voicesOf({ kind, path }: Found, check: PackCheck | null): Promise<NeuralVoice[]> {
  if (kind === 'kokoro') return listKokoroVoices(path);
  if (kind === 'inflect') return [inflectVoice(path, check?.men.includes(0) ? 'male' : 'female')];
  return piperVoices(path, check);
}

/** Where is kept what was found out about a pack. */
export const checkPath = ({ kind, path }: Found): string =>
  kind === 'piper' ? `${path}.heard-here.json` : join(path, 'heard-here.json');

/** Null where it was never heard, or another model lies there now. */
async function readCheck(pack: Found, model: string): Promise<PackCheck | PackRefusal | null> {
  try {
    const check = JSON.parse(await readFile(checkPath(pack), 'utf8')) as PackCheck | PackRefusal;
    return check.model === model ? check : null;
  } catch {
    return null;
  }
}

/** Forgets what was found out about a pack, so that it is heard again. */
export const forgetCheck = (pack: Found): Promise<void> => rm(checkPath(pack), { force: true });

async function piperVoices(path: string, check: PackCheck | null): Promise<PiperVoice[]> {
  const { locale, sounds, speakers } = await readPiperConfig(path);
  const base = basename(path, '.onnx');
  const title = titleOf(base);
  return speakers.slice(0, MOST_SPEAKERS).map((speaker, number) => ({
    engine: 'piper',
    id: `piper:${base}${speakers.length > 1 ? `:${number}` : ''}`,
    name: speaker ? `${title} ${speaker}` : title,
    gender: check?.men.includes(number) ? 'male' : 'female',
    description: 'Piper',
    basic: false,
    locale,
    sounds,
    lateSec: 0,
    model: path,
    speaker: number,
  }));
}

/** "en_US-lessac-medium" is called Lessac. */
function titleOf(base: string): string {
  const name = base.split('-')[1] || base;
  return name.replaceAll('_', ' ').replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
