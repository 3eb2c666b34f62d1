import { rm } from 'node:fs/promises';
import type { Core } from '@herald/core';
import { listClipsInWork } from '@herald/core/clips';
import { listUnfinished } from '@herald/core/videos';
import { listWorkFolders } from './work-folder.ts';

const SWEEP_EVERY_MS = 3_600_000;

/** Sweeps now and every hour: a machine's folders are in nobody else's reach. The returned function ends that. */
export function keepSweeping(core: Core, root: string, everyMs = SWEEP_EVERY_MS): () => void {
  const sweep = () =>
    void sweepWorkFolders(core, root).catch((error: unknown) =>
      core.log.warn({ err: error }, 'Left-over work on videos could not be removed'),
    );
  sweep();
  const timer = setInterval(sweep, everyMs);
  return () => clearInterval(timer);
}

/** Removes what dead workers have left of videos and clips that nobody works on any more. */
export async function sweepWorkFolders(core: Core, root: string): Promise<void> {
  const folders = await listWorkFolders(root);
  const ids = folders.map(({ videoId }) => videoId);
  const inWork = new Set([...(await listUnfinished(core, ids)), ...(await listClipsInWork(core, ids))]);
  const left = folders.filter(({ videoId }) => !inWork.has(videoId));
  for (const { path } of left) await rm(path, { recursive: true, force: true });
}
