import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FetchProgress } from '@herald/media/engines/voice-packs';
import type { PackOffer } from './catalogue.ts';
import { arrivalFolder, type DownloadNote, SupersededError, takeDownload } from './download-note.ts';
import { diskFull, fetchFile, partOf, sizeOf } from './fetch-file.ts';
import { PackError } from './pack-error.ts';
import { listFiles, type PackFile } from './pack-source.ts';
import { PassingError } from './read-answer.ts';

/** Left free for everything else that writes to the same disk. */
const SPARE_BYTES = 100_000_000;
const NOTE_EVERY_MS = 500;
/** Over how long the speed is measured. */
const SPEED_OVER_MS = 5000;

export interface FetchPackOptions {
  folder: string;
  base: URL;
  signal: AbortSignal;
  /** Makes a whole pack ready in the folder it arrived in, and puts it where it belongs. */
  settle(arrived: string): Promise<void>;
  freeBytes?: (folder: string) => Promise<number>;
  firstPauseMs?: number;
}

/** False when it failed for good; why is written down. Throws only what another try by itself may mend. */
export async function fetchPack(offer: PackOffer, options: FetchPackOptions): Promise<boolean> {
  const note = await takeDownload(options.folder, offer.id);
  try {
    await download(offer, note, options);
    return true;
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof SupersededError || !(await note.isOwn())) {
      await note.sweep();
      return false;
    }
    const failure = failureOf(error);
    if (!failure) throw error;
    await note.fail({ code: failure.code, message: failure.message });
    return false;
  }
}

function failureOf(error: unknown): PackError | undefined {
  if (error instanceof PackError) return error;
  // Only the lists come here with it: files are asked for several times.
  if (error instanceof PassingError) {
    return new PackError('unreachable', `${error.message} Check that this machine reaches it, then try again.`, error);
  }
  return undefined;
}

async function download(offer: PackOffer, note: DownloadNote, options: FetchPackOptions): Promise<void> {
  const { folder, base, signal, settle, firstPauseMs } = options;
  const files = await listFiles(offer, base, signal);
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const arrived = arrivalFolder(folder, offer.id);
  const had = await Promise.all(files.map((file) => bytesOf(arrived, file)));
  let receivedBytes = had.reduce((sum, bytes) => sum + bytes, 0);
  await assertRoom(options, totalBytes - receivedBytes);
  const tell = progressTeller(note, receivedBytes);
  await tell({ phase: 'downloading', receivedBytes, totalBytes }, true);
  for (const [index, file] of files.entries()) {
    let counted = had[index] ?? 0;
    await fetchFile(file, {
      base,
      signal,
      target: join(arrived, file.name),
      ...(firstPauseMs !== undefined && { firstPauseMs }),
      onBytes: (received) => {
        receivedBytes += received - counted;
        counted = received;
        return tell({ phase: 'downloading', receivedBytes, totalBytes });
      },
    });
  }
  await tell({ phase: 'hearing', receivedBytes, totalBytes }, true);
  await settle(arrived);
}

async function bytesOf(arrived: string, { name, bytes }: PackFile): Promise<number> {
  const target = join(arrived, name);
  return Math.min(bytes, Math.max(await sizeOf(target), await sizeOf(partOf(target))));
}

const freeIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

async function assertRoom({ folder, freeBytes = freeIn }: FetchPackOptions, missing: number): Promise<void> {
  const free = await freeBytes(folder);
  if (free < missing + SPARE_BYTES) throw diskFull(missing + SPARE_BYTES, free);
}

/** Writes progress down now and then, with the speed of the last seconds. */
function progressTeller(note: DownloadNote, startBytes: number) {
  let toldMs = Number.NEGATIVE_INFINITY;
  let marks = [{ atMs: performance.now(), bytes: startBytes }];
  return async (progress: Omit<FetchProgress, 'bytesPerSec'>, atOnce = false): Promise<void> => {
    const nowMs = performance.now();
    if (!atOnce && nowMs - toldMs < NOTE_EVERY_MS) return;
    toldMs = nowMs;
    marks = [
      ...marks.filter(({ atMs }) => nowMs - atMs < SPEED_OVER_MS),
      { atMs: nowMs, bytes: progress.receivedBytes },
    ];
    const [first] = marks;
    const sec = first ? (nowMs - first.atMs) / 1000 : 0;
    const bytesPerSec = first && sec > 0 ? Math.max(0, (progress.receivedBytes - first.bytes) / sec) : 0;
    await note.progress({ ...progress, bytesPerSec });
  };
}
