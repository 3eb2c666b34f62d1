import { writeFile } from 'node:fs/promises';
import { aGoodReport } from '@herald/core/testing';
import { type ClipPreparer, clipFilesIn, type PrepareClip } from '@herald/media/clips';

/** Prepares any file at once, after what a test wants to happen in between. */
export function quickPreparer(meanwhile: (clip: PrepareClip) => Promise<void> = async () => undefined): ClipPreparer {
  return async (clip) => {
    clip.onProgress(0.5);
    await meanwhile(clip);
    const files = clipFilesIn(clip.folder);
    for (const path of Object.values(files)) await writeFile(path, 'prepared');
    return { report: aGoodReport, files };
  };
}
