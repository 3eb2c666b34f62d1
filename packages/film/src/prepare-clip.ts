import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  CLIP_FAULT_LABELS,
  CLIP_LIMITS,
  type ClipReport,
  ClipUnusableError,
  clipFilesIn,
  type PrepareClip,
  type PreparedClip,
} from '@herald/media/clips';
import { Child } from './child/child.ts';
import type { BringMaterial } from './clips/bring-material.ts';
import type { TrackClip } from './clips/track-clip.ts';
import { FilmError } from './film-error.ts';

/** What three minutes of 4K need, twice; the face net takes much of the memory. */
const LIMITS = { memoryMb: 3000, processorSec: 1800, fileMb: 1000, threads: 64 };

export interface ReadClip {
  report: ClipReport;
}

/** Makes the files of a clip in a confined process; `reader` is a module that exports `openFaceReader`, for presenters. */
export async function prepareClip(
  { file, folder, use = 'presenter', signal, onProgress }: PrepareClip,
  reader: string,
): Promise<PreparedClip> {
  await mkdir(folder, { recursive: true });
  const files = clipFilesIn(resolve(folder));
  const child = new Child<TrackClip | BringMaterial, ReadClip, number>({
    entry: 'clip-process',
    signal,
    // Who filmed themselves looks at how far it is; material is needed later.
    isUrgent: use === 'presenter',
    folder: resolve(folder),
    view: { reads: [resolve(file)], writes: [resolve(folder)] },
    limits: LIMITS,
  });
  try {
    const read = { path: resolve(file), files };
    const { report } = await child.ask(use === 'material' ? read : { ...read, reader }, onProgress);
    if (use === 'presenter' && report.usableSec < CLIP_LIMITS.leastUsableSec)
      throw new ClipUnusableError(reasonOf(report), report);
    onProgress(1);
    return { report, files };
  } catch (error) {
    if (!(error instanceof FilmError)) throw error;
    if (error.code === 'bad_clip') throw new ClipUnusableError(error.message, undefined, error);
    // A reader that told of its own failure lives on; only one that ended over the file can have ended because of it.
    if (error.kind === 'engine_ended' && child.hasBegun && !child.isThere)
      throw new ClipUnusableError(
        'This file stopped its reader: it may be damaged, or need more memory than there is. Try again, or export it anew.',
        undefined,
        error,
      );
    throw error;
  } finally {
    child.end();
  }
}

function reasonOf({ usableSec, weakest, findings }: ClipReport): string {
  const least = CLIP_LIMITS.leastUsableSec;
  const found = findings.find(({ fault }) => fault === weakest);
  const what = found ? ` ${CLIP_FAULT_LABELS[found.fault]} at second ${Math.round(found.atSec)}.` : '';
  return `Only ${usableSec.toFixed(1)} s of this clip can be used; it takes at least ${least} s.${what} Film again with a still camera, in good light, with your lips closed and your face in view.`;
}
