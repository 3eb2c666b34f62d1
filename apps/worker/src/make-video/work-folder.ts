import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Where one attempt at a video keeps its files. */
export interface WorkFolder {
  /** What was fetched or spoken for it. */
  inputs: string;
  /** Finished segments, which the next attempt uses again. */
  segments: string;
  /** The finished files. */
  out: string;
  remove(): Promise<void>;
}

interface Attempt {
  videoId: string;
  workToken: string;
}

/** A process of the film that is being ended may still write there. */
const AWAY = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 } as const;
const DRAFT = /\.draft(\.mp4)?$/;

/**
 * Opens the folder of an attempt, with what earlier attempts on this machine finished. It is taken over by renaming it,
 * so that a worker that lost the video without knowing it yet cannot write here any more.
 */
export async function openWorkFolder(root: string, { videoId, workToken }: Attempt): Promise<WorkFolder> {
  const path = join(root, `${videoId}.${workToken}`);
  const at = (name: string): string => join(path, name);
  const folder = { inputs: at('inputs'), segments: at('segments'), out: at('out') };
  await mkdir(root, { recursive: true });
  await takeOver(root, videoId, path);
  await removeHalfDone(folder);
  for (const part of Object.values(folder)) await mkdir(part, { recursive: true });
  return { ...folder, remove: () => rm(path, AWAY) };
}

/** The videos that have a folder, with where it is. */
export async function listWorkFolders(root: string): Promise<{ videoId: string; path: string }[]> {
  const names = await readdir(root).catch(ifMissing);
  return names.map((name) => ({ videoId: name.split('.')[0] ?? '', path: join(root, name) }));
}

async function takeOver(root: string, videoId: string, path: string): Promise<void> {
  const [earlier, ...others] = (await listWorkFolders(root)).filter((folder) => folder.videoId === videoId);
  if (!earlier) return;
  // Another process may be removing it at this moment: then there is nothing to take over.
  await rename(earlier.path, path).catch(ifMissing);
  for (const other of others) await rm(other.path, { recursive: true, force: true });
}

/** A half-written file may still be open elsewhere: this attempt starts a new one under its name. */
async function removeHalfDone({ inputs, segments, out }: Omit<WorkFolder, 'remove'>): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await rm(join(segments, 'sound'), { recursive: true, force: true });
  // Each further ratio has a folder of its own beside the segments of the first.
  for (const folder of [inputs, segments]) {
    const names = await readdir(folder, { recursive: true }).catch(ifMissing);
    for (const name of names.filter(isHalfDone)) await rm(join(folder, name), { force: true });
  }
}

function isHalfDone(name: string): boolean {
  return DRAFT.test(name) || basename(name) === 'track.f32';
}

function ifMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
