import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from './workspace.mjs';

/** Below the packages that are not bundled, which are looked for from there. */
const CACHE = join(root, 'node_modules', '.cache');
const PREFIX = 'herald-test-programs-';
/** Written once a bundle is whole. */
const MADE_OF = 'made-of.json';

interface MadeOf {
  /** The folder of the run that may use it. */
  run: string;
  /** Digests of the files by their paths. */
  inputs: Record<string, string>;
}

/**
 * A folder with these programs, each as one file. The suites of a run use the same one, as long as the sources are as they were.
 * It lies there until the guard of the run removes it.
 */
export async function bundleOfRun(entryPoints: Record<string, string>, run: string, name: string): Promise<string> {
  const folders = await listBundles();
  for (const folder of folders) if (await isAbandoned(folder)) await removeBundle(folder);
  for (const folder of folders) if (await mayUse(folder, entryPoints, run)) return folder;
  const folder = join(CACHE, `${PREFIX}${process.pid}-${name}`);
  // The guard, which only removes bundles, does without the bundler.
  const { bundlePrograms } = await import('./bundle-programs.mjs');
  const paths = await bundlePrograms(entryPoints, folder);
  const madeOf: MadeOf = { run, inputs: await digestsOf(paths) };
  await writeFile(join(folder, `${MADE_OF}.unfinished`), JSON.stringify(madeOf));
  await rename(join(folder, `${MADE_OF}.unfinished`), join(folder, MADE_OF));
  return folder;
}

/** When nothing of the run works any more. */
export async function removeBundlesOf(run: string): Promise<void> {
  for (const folder of await listBundles()) if ((await readMadeOf(folder))?.run === run) await removeBundle(folder);
}

async function mayUse(folder: string, entryPoints: Record<string, string>, run: string): Promise<boolean> {
  const madeOf = await readMadeOf(folder);
  if (madeOf?.run !== run) return false;
  if (!Object.keys(entryPoints).every((name) => existsSync(join(folder, `${name}.mjs`)))) return false;
  const found = await digestsOf(Object.keys(madeOf.inputs)).catch(() => ({}));
  return JSON.stringify(found) === JSON.stringify(madeOf.inputs);
}

/** What a run left that was killed with its guard. Where the system tells nothing about its processes, the unfinished stay. */
async function isAbandoned(folder: string): Promise<boolean> {
  const madeOf = await readMadeOf(folder);
  if (madeOf) return !existsSync(madeOf.run);
  const [, pid] = /-(\d+)-[^/]*$/.exec(folder) ?? [];
  return existsSync('/proc/self') && !existsSync(`/proc/${pid}`);
}

async function listBundles(): Promise<string[]> {
  await mkdir(CACHE, { recursive: true });
  const names = await readdir(CACHE);
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => join(CACHE, name));
}

async function readMadeOf(folder: string): Promise<MadeOf | undefined> {
  const text = await readFile(join(folder, MADE_OF), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as MadeOf);
}

async function digestsOf(paths: readonly string[]): Promise<Record<string, string>> {
  const digests: [string, string][] = [];
  for (const path of paths) {
    const content = await readFile(resolve(root, path));
    digests.push([path, createHash('sha256').update(content).digest('hex')]);
  }
  return Object.fromEntries(digests);
}

const removeBundle = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
