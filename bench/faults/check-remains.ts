import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Storage } from '@herald/core/storage';
import { writeRawPictures } from '@herald/film/testing';
import type { Farm } from '../../tests/support/farm.ts';
import { listVideos, storedFiles, type VideoRow } from '../../tests/support/farm-customer.ts';

export interface Remains {
  videos: number;
  completed: number;
  files: number;
  /** keys in the store that no row names */
  orphans: string[];
  /** keys that a row names and the store lacks */
  missing: string[];
  /** ids of completed videos whose film cannot be decoded */
  unreadable: string[];
}

/** Compares every row with the store, and decodes every film from its first picture to its last. */
export async function checkRemains(farm: Farm): Promise<Remains> {
  const videos = await listVideos(farm);
  const completed = videos.filter(({ status }) => status === 'completed');
  const stored = new Set(await storedFiles(farm));
  const named = new Set(completed.flatMap(({ files }) => keysOf(files)));
  return {
    videos: videos.length,
    completed: completed.length,
    files: stored.size,
    orphans: [...stored].filter((key) => !named.has(key)),
    missing: [...named].filter((key) => !stored.has(key)),
    unreadable: await listUnreadable(farm, completed),
  };
}

/** Of every ratio. */
function keysOf(files: VideoRow['files']): string[] {
  if (!files) return [];
  const { others = [], transparent = [], ...own } = files;
  const layers = [...transparent, ...others.flatMap((ratio) => ratio.transparent ?? [])];
  const ratios = others.flatMap(({ video, poster }) => [video, poster]);
  return [...Object.values(own), ...ratios, ...layers.map(({ key }) => key)];
}

async function listUnreadable(farm: Farm, videos: VideoRow[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-films-'));
  const storage = s3Storage(farm.store.settings);
  const path = join(folder, 'film.mp4');
  const unreadable: string[] = [];
  try {
    for (const { id, files } of videos) {
      try {
        await writeFile(path, await storage.read(files?.video ?? ''));
        await writeRawPictures(path, '/dev/null');
      } catch {
        unreadable.push(id);
      }
    }
    return unreadable;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
