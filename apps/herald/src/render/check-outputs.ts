import { constants } from 'node:fs';
import { access, mkdir, stat, statfs } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { RenderUseError } from './render-error.ts';

/** The segments, the film and its preview of the most demanding frame take less than this. */
const BYTES_PER_SEC = 2_000_000;
/** ProRes keeps each picture by itself: 2.8 MB a second in 720p, and more than twice that in 1080p. */
const PRORES_BYTES_PER_SEC = 8_000_000;
const LEAST_FREE_BYTES = 60_000_000;

/** Refuses an output that could not be written in the end, before anything is spoken or drawn. */
export async function assertWritable(path: string): Promise<void> {
  const folder = dirname(resolve(path));
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) throw new RenderUseError(`${path} is a folder. Name a file in it.`);
  await stat(folder).catch(() => {
    throw new RenderUseError(`There is no folder ${folder}. Make it first, or name another output.`);
  });
  await access(folder, constants.W_OK).catch(() => {
    throw new RenderUseError(`Cannot write to ${folder}. Name another output.`);
  });
}

/** Refuses a film that does not fit on the disk, in its folder and in the one for its segments. */
export async function assertFits(output: string, workFolder: string, durationSec: number): Promise<void> {
  const filmBytes = extname(output).toLowerCase() === '.mov' ? PRORES_BYTES_PER_SEC : BYTES_PER_SEC;
  const neededBytes = LEAST_FREE_BYTES + durationSec * filmBytes;
  for (const path of [dirname(resolve(output)), workFolder]) {
    const { bavail, bsize } = await statfs(path);
    const freeBytes = bavail * bsize;
    if (freeBytes < neededBytes) {
      const [needed, free] = [neededBytes, freeBytes].map((bytes) => Math.round(bytes / 1e6));
      throw new RenderUseError(
        `The disk of ${path} has ${free} MB free. This video needs up to ${needed} MB while it is made.`,
      );
    }
  }
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true }).catch(() => {
    throw new RenderUseError(`Cannot make the folder ${path} for finished segments. Name another with --work.`);
  });
}
