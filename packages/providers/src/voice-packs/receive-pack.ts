import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EngineError } from '@herald/media/engine-error';
import type { FileToAdd } from '@herald/media/engines/voice-packs';
import { assertWhole, type BroughtFile, placeOfBrought, refused } from './brought-files.ts';
import { downloadsFolder } from './download-note.ts';
import { PackError } from './pack-error.ts';

export interface ReceivePackOptions {
  folder: string;
  /** Whether a voice of that name is on this machine. */
  isHere(base: string): Promise<boolean>;
  /** Makes a whole pack ready in the folder it arrived in, and puts it where it belongs. */
  settle(arrived: string, base: string): Promise<void>;
}

const BROUGHT = 'brought-';
/** A process that was killed leaves its folder; nobody sends files for so long. */
const STALE_MS = 24 * 3600 * 1000;

/** Writes files to the disk as they come. Whatever goes wrong, nothing of them is left. */
export async function receivePack(files: AsyncIterable<FileToAdd>, options: ReceivePackOptions): Promise<string> {
  await removeStale(options.folder);
  const arrived = join(downloadsFolder(options.folder), `${BROUGHT}${randomUUID()}`);
  try {
    const { base } = assertWhole(await writeAll(files, arrived, options));
    await options.settle(arrived, base);
    return base;
  } catch (error) {
    throw error instanceof PackError ? refused(error.message) : error;
  } finally {
    await rm(arrived, { recursive: true, force: true });
  }
}

async function writeAll(files: AsyncIterable<FileToAdd>, arrived: string, { isHere }: ReceivePackOptions) {
  const brought: BroughtFile[] = [];
  for await (const { name, content } of files) {
    const file = placeOfBrought(name);
    if (await isHere(file.base)) {
      throw refused(`The voice “${file.base}” is here already. Remove it first, then add it again.`);
    }
    const target = join(arrived, file.place);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(content, createWriteStream(target)).catch((cause: NodeJS.ErrnoException) => {
      const isFull = cause.code === 'ENOSPC' || cause.code === 'EDQUOT';
      throw isFull ? new EngineError('disk_full', 'The voices folder has no room for this.', { cause }) : cause;
    });
    brought.push(file);
  }
  return brought;
}

async function removeStale(folder: string): Promise<void> {
  const names = await readdir(downloadsFolder(folder)).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(BROUGHT))) {
    const path = join(downloadsFolder(folder), name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > STALE_MS) await rm(path, { recursive: true, force: true });
  }
}
