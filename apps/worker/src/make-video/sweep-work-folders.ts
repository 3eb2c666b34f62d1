import { rm } from 'node:fs/promises';
import type { Core } from '@herald/core';
import { listUnfinished } from '@herald/core/videos';
import { listWorkFolders } from './work-folder.ts';

/** Removes what dead workers have left of videos that are not made any more. */
export async function sweepWorkFolders(core: Core, root: string): Promise<void> {
  const folders = await listWorkFolders(root);
  const unfinished = await listUnfinished(
    core,
    folders.map(({ videoId }) => videoId),
  );
  const left = folders.filter(({ videoId }) => !unfinished.has(videoId));
  for (const { path } of left) await rm(path, { recursive: true, force: true });
}
