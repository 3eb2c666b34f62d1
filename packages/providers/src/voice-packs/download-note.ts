import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FETCH_FAILURES, FETCH_PHASES, type FetchFailure, type FetchProgress } from '@herald/media/engines/voice-packs';
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
  isPaused: z.boolean().default(false),
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
  // A download that does not know yet that it was given up may write a file meanwhile.
  await rm(arrivalFolder(folder, packId), { recursive: true, force: true, maxRetries: 5 });
}

/** Takes a download away from whoever works on it, and keeps everything that arrived. */
export async function pauseDownload(folder: string, packId: string): Promise<void> {
  const progress = (await readNote(folder, packId))?.progress ?? null;
  await mkdir(downloadsFolder(folder), { recursive: true });
  const still = progress && {
    ...progress,
    receivedBytes: await bytesIn(arrivalFolder(folder, packId)),
    bytesPerSec: 0,
  };
  await writeNote(folder, packId, { owner: randomUUID(), progress: still, failure: null, isPaused: true });
}

/** What has arrived by now: the note is written only twice a second. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

async function writeNote(folder: string, packId: string, note: Note): Promise<void> {
  const path = notePath(folder, packId);
  const own = `${path}.${note.owner}`;
  await writeFile(own, JSON.stringify(note));
  await rename(own, path);
}

export interface DownloadNote {
  isOwn(): Promise<boolean>;
  /** Takes away what it wrote after somebody gave it up; what another call works on stays. */
  sweep(): Promise<void>;
  /** Throws where the download is not this one's any more. */
  progress(progress: FetchProgress): Promise<void>;
  fail(failure: FetchFailure): Promise<void>;
}

/** Takes over the download of a pack. */
export async function takeDownload(folder: string, packId: string): Promise<DownloadNote> {
  const owner = randomUUID();
  const write = (note: Omit<Note, 'isPaused'>) => writeNote(folder, packId, { ...note, isPaused: false });
  const isOwn = async () => (await readNote(folder, packId))?.owner === owner;
  const writeIfOwn = async (note: Omit<Note, 'isPaused'>) => {
    if (!(await isOwn())) throw new SupersededError('This download was given up.');
    await write(note);
  };
  await mkdir(downloadsFolder(folder), { recursive: true });
  const begun: FetchProgress = { phase: 'listing', receivedBytes: 0, totalBytes: null, bytesPerSec: 0 };
  await write({ owner, progress: begun, failure: null });
  return {
    isOwn,
    sweep: async () => {
      if (!(await readNote(folder, packId))) await dropDownload(folder, packId);
    },
    progress: (progress) => writeIfOwn({ owner, progress, failure: null }),
    fail: (failure) => writeIfOwn({ owner, progress: null, failure }),
  };
}
