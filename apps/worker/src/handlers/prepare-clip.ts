import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@herald/core';
import { type ClaimedClip, claimClip, completeClip, failClip, refuseClip, saveClipProgress } from '@herald/core/clips';
import type { RunningJob } from '@herald/core/queue';
import { ClipUnusableError } from '@herald/media/clips';
import { isInputError } from '@herald/media/engine-error';
import type { Providers } from '@herald/providers';
import { keepTrying } from '../keep-trying.ts';
import { failureKind, isOutage } from '../make-video/failure-kind.ts';

const MAX_TRIES = 3;
const PATIENCE_SEC = 60;
const PROGRESS_EVERY_MS = 1000;

export interface ClipShop {
  core: Core;
  providers: Pick<Providers, 'prepareClip'>;
  workFolder: string;
}

/** Prepares one clip. What was fetched stays in its folder, so that the next worker on this machine goes on from there. */
export async function prepareClip(shop: ClipShop, job: RunningJob<'prepare-clip'>): Promise<void> {
  const { core } = shop;
  const claim = () => claimClip(core, job.payload.clipId);
  const clip = await keepTrying(claim, { forSec: PATIENCE_SEC, signal: job.signal });
  if (!clip) return;
  const folder = join(shop.workFolder, `${clip.id}.clip`);
  const watch = new AbortController();
  const signal = AbortSignal.any([job.signal, watch.signal]);
  try {
    await mkdir(folder, { recursive: true });
    const file = await fetchRecording(core, clip, { folder, signal });
    const onProgress = reportTo(core, clip, () => watch.abort());
    const prepared = await shop.providers.prepareClip({ file, folder, use: clip.use, signal, onProgress });
    await keepTrying(() => completeClip(core, clip, { ...prepared, recording: file }), {
      forSec: PATIENCE_SEC,
      signal,
    });
    core.log.info({ clipId: clip.id, retry: job.retryCount }, 'A clip was prepared');
  } catch (error) {
    if (!watch.signal.aborted) await settle(core, clip, { error, job });
  }
  await rm(folder, { recursive: true, force: true });
}

/** The file as it was sent, put together from its pieces. */
async function fetchRecording(
  { storage }: Core,
  { pieces, workToken }: ClaimedClip,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<string> {
  const path = join(folder, 'recording');
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  // Another worker may still be at the same.
  const draft = `${path}.${workToken}`;
  try {
    for (const key of pieces) {
      await pipeline(await storage.read(key), createWriteStream(draft, { flags: 'a' }), { signal });
    }
    await rename(draft, path);
  } catch (error) {
    // A disk that is full gets no room from half a file per attempt.
    await rm(draft, { force: true });
    throw error;
  }
  return path;
}

/** Writes the share down once a second; a clip that was deleted, or that another worker has, stops the work. */
function reportTo(core: Core, clip: ClaimedClip, onLost: () => void): (share: number) => void {
  let nextMs = 0;
  return (share) => {
    if (Date.now() < nextMs) return;
    nextMs = Date.now() + PROGRESS_EVERY_MS;
    saveClipProgress(core, clip, share).then(
      (isHeld) => isHeld || onLost(),
      (error: unknown) => core.log.warn({ err: error, clipId: clip.id }, 'Progress of a clip was not saved'),
    );
  };
}

/** A clip that cannot be used says why; an outage is tried again, and so is everything else, but not for ever. */
async function settle(
  core: Core,
  clip: ClaimedClip,
  { error, job }: { error: unknown; job: RunningJob<'prepare-clip'> },
): Promise<void> {
  const insist = (end: () => Promise<void>) => keepTrying(end, { forSec: PATIENCE_SEC });
  if (isInputError(error)) {
    const report = error instanceof ClipUnusableError ? error.report : undefined;
    return insist(() => refuseClip(core, clip, error.message, report));
  }
  const isLastTry = job.retryCount + 1 >= MAX_TRIES;
  if (job.signal.aborted || !isLastTry || isOutage(failureKind(error, 'drawing'))) throw error;
  core.log.warn({ err: error, clipId: clip.id }, 'A clip could not be prepared');
  await insist(() => failClip(core, clip));
}
