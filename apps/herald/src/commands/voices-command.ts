import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPack, listVoicePacks, removePack, type VoicePack } from '@herald/speech';
import type { Config } from '../config/config.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';

export const voicesUsage = `Usage: herald voices list
       herald voices add FILE.onnx      a Piper voice; FILE.onnx.json must lie beside it
       herald voices add FOLDER         a Kokoro or Inflect model
       herald voices check [NAME]       has models speak and says how fast they are
       herald voices remove NAME`;

/** Natural voices on this machine: what is there, what works, and how fast it is. */
export async function voicesCommand({ voicesFolder }: Config, args: string[]): Promise<void> {
  const [action, wanted, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (rest.length > 0) throw new CommandError(voicesUsage, exitCodes.wrongUsage);
  if (action === 'list' && wanted === undefined) return list(voicesFolder);
  if (action === 'check') return check(voicesFolder, wanted);
  if (action === 'add' && wanted !== undefined) return add(voicesFolder, resolve(wanted));
  if (action === 'remove' && wanted !== undefined) return remove(voicesFolder, wanted);
  throw new CommandError(voicesUsage, exitCodes.wrongUsage);
}

async function list(folder: string): Promise<void> {
  const packs = await listVoicePacks(folder);
  if (packs.length === 0) say(`No natural voices in ${folder}.`);
  for (const pack of packs) say(lineOf(pack));
}

async function check(folder: string, name: string | undefined): Promise<void> {
  const packs = name === undefined ? await listVoicePacks(folder) : [await findPack(folder, name)];
  if (packs.length === 0) say(`No natural voices in ${folder}.`);
  let broken = 0;
  for (const pack of packs) broken += (await hear(pack)) ? 0 : 1;
  if (broken > 0) throw new CommandError(`${broken} of ${packs.length} cannot speak.`);
}

async function add(folder: string, source: string): Promise<void> {
  const isFolder = (await stat(source).catch(() => notThere(source))).isDirectory();
  if (!isFolder && !source.endsWith('.onnx')) throw new CommandError(voicesUsage, exitCodes.wrongUsage);
  const name = basename(source);
  const target = join(folder, name);
  if (await isThere(target)) {
    throw new CommandError(`There is already a voice "${name}". Remove it first: herald voices remove ${name}`);
  }
  const endings = isFolder ? [''] : ['', '.json'];
  for (const ending of endings) await stat(`${source}${ending}`).catch(() => notThere(`${source}${ending}`));
  // A folder may be anything, like a home folder: it is looked into before gigabytes are copied.
  if (isFolder && (await listVoicePacks(source)).length === 0) throw noVoiceIn(source);
  await mkdir(folder, { recursive: true });
  try {
    for (const ending of endings) await cp(`${source}${ending}`, `${target}${ending}`, { recursive: true });
  } catch (error) {
    await takeBack(target);
    throw error;
  }
  const found = (await listVoicePacks(folder)).filter(({ path }) => path === target || path.startsWith(target + sep));
  const heard = [];
  for (const pack of found) heard.push(await hear(pack));
  if (heard.includes(true)) return;
  await takeBack(target);
  throw found.length > 0 ? new CommandError('Nothing was added.') : noVoiceIn(source);
}

async function remove(folder: string, name: string): Promise<void> {
  await removePack(folder, await findPack(folder, name));
  say(`Removed ${name}. Videos that were made with it stay as they are.`);
}

async function findPack(folder: string, name: string): Promise<VoicePack> {
  const pack = (await listVoicePacks(folder)).find((one) => one.name === name);
  if (!pack) throw new CommandError(`There is no voice "${name}". herald voices list shows what is there.`);
  return pack;
}

/** Whether a pack can speak; says so. */
async function hear(pack: VoicePack): Promise<boolean> {
  try {
    say(lineOf({ ...pack, check: await checkPack(pack) }));
    return true;
  } catch (error) {
    say(lineOf({ ...pack, problem: error instanceof Error ? error.message : String(error) }));
    return false;
  }
}

function lineOf({ name, bytes, voices, check, problem }: VoicePack): string {
  if (problem) return `xx  ${name}: ${problem}`;
  const languages = [...new Set(voices.map(({ locale }) => locale))].join(', ');
  const count = `${voices.length} ${voices.length === 1 ? 'voice' : 'voices'}`;
  const speed = check
    ? `a second of speech takes ${check.realTimeFactor.toFixed(2)} s here`
    : 'not heard here yet: herald voices check';
  return `${check ? 'ok' : '--'}  ${name}: ${count}, ${languages}, ${(bytes / 1e6).toFixed(1)} MB, ${speed}`;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function takeBack(target: string): Promise<void> {
  for (const ending of ['', '.json', '.heard-here.json'])
    await rm(`${target}${ending}`, { recursive: true, force: true });
}

const noVoiceIn = (source: string) =>
  new CommandError(`There is no voice in ${source}: no Piper, Kokoro or Inflect model. Nothing was added.`);

function notThere(path: string): never {
  throw new CommandError(`${path} is not there.`);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
