import { rm } from 'node:fs/promises';
import { type Core, listUnfinished } from '@herald/core';
import { listWorkFolders } from './work-folder.ts';

/** Removes what workers that died have left of videos that nobody makes any more. */
export async function sweepWorkFolders(core: Core, root: string): Promise<void> {
  const folders = await listWorkFolders(root);
  const unfinished = await listUnfinished(
    core,
    folders.map(({ videoId }) => videoId),
  );
  const left = folders.filter(({ videoId }) => !unfinished.has(videoId));
  for (const { path } of left) await rm(path, { recursive: true, force: true });
}
