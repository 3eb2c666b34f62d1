import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FETCH_FAILURES, FETCH_PHASES, type FetchFailure, type FetchProgress } from '@herald/media';
import { z } from 'zod';

/** Beside the packs, and never taken for one: folders that begin with a dot are not looked into. */
const DOWNLOADS = '.downloads';

export const downloadsFolder = (folder: string): string => join(folder, DOWNLOADS);
/** Where what has arrived of a pack lies. */
export const arrivalFolder = (folder: string, packId: string): string => join(downloadsFolder(folder), packId);
const notePath = (folder: string, packId: string): string => join(downloadsFolder(folder), `${packId}.json`);

const noteSchema = z.object({
  /** Who writes it: a second download of the same pack takes over, and the first one ends. */
  owner: z.string(),
  progress: z
    .object({
      phase: z.enum(FETCH_PHASES),
      receivedBytes: z.number(),
      totalBytes: z.number().nullable(),
      bytesPerSec: z.number(),
    })
    .nullable(),
  failure: z.object({ code: z.enum(FETCH_FAILURES), message: z.string() }).nullable(),
});
type Note = z.infer<typeof noteSchema>;

/** Another call downloads the same pack, or somebody gave it up. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

/** What is written down about the download of a pack, which any process can read. */
export async function readNote(folder: string, packId: string): Promise<Note | undefined> {
  try {
    return noteSchema.parse(JSON.parse(await readFile(notePath(folder, packId), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Forgets a download with everything that arrived. */
export async function dropDownload(folder: string, packId: string): Promise<void> {
  await rm(notePath(folder, packId), { force: true });
  await rm(arrivalFolder(folder, packId), { recursive: true, force: true });
}

export interface DownloadNote {
  isOwn(): Promise<boolean>;
  /** Throws where the download is not this one's any more. */
  progress(progress: FetchProgress): Promise<void>;
  fail(failure: FetchFailure): Promise<void>;
}

/** Takes over the download of a pack. */
export async function takeDownload(folder: string, packId: string): Promise<DownloadNote> {
  const owner = randomUUID();
  const path = notePath(folder, packId);
  const write = async (note: Note) => {
    const own = `${path}.${owner}`;
    await writeFile(own, JSON.stringify(note));
    await rename(own, path);
  };
  const isOwn = async () => (await readNote(folder, packId))?.owner === owner;
  const writeIfOwn = async (note: Note) => {
    if (!(await isOwn())) throw new SupersededError('This download was given up.');
    await write(note);
  };
  await mkdir(downloadsFolder(folder), { recursive: true });
  const begun: FetchProgress = { phase: 'listing', receivedBytes: 0, totalBytes: null, bytesPerSec: 0 };
  await write({ owner, progress: begun, failure: null });
  return {
    isOwn,
    progress: (progress) => writeIfOwn({ owner, progress, failure: null }),
    fail: (failure) => writeIfOwn({ owner, progress: null, failure }),
  };
}
