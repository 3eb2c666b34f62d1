import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftContent } from '@herald/contract/draft';
import type { Core } from '@herald/core';
import { loadSpokenSound } from '@herald/core/audio';
import { type ClaimedSaying, claimSaying, completeSaying, failSaying, isSayingWanted } from '@herald/core/clips';
import type { RunningJob } from '@herald/core/queue';
import { videoFilesIn } from '@herald/media/engines/video-engine';
import { type Providers, videoOrderOf } from '@herald/providers';
import { keepTrying } from '../keep-trying.ts';
import { failureKind, isOutage } from '../make-video/failure-kind.ts';
import { fetchFile } from '../make-video/fetch-file.ts';

const MAX_TRIES = 3;
const PATIENCE_SEC = 60;
const LOOK_EVERY_MS = 1000;
/** A sentence is seen as it is: nothing is written over it. */
const PLAIN = draftContent.parse({ title: 'Say something', output: { captions: 'off' } });
const FILMED = { kind: 'filmed', presetId: null, params: null, points: null } as const;

export interface SayingShop {
  core: Core;
  providers: { video: Pick<Providers['video'], 'makeVideo'> };
}

/** Films one sentence with the film's own hands, for somebody who waits for it. */
export async function filmSaying(shop: SayingShop, job: RunningJob<'film-saying'>): Promise<void> {
  const { core } = shop;
  const claim = () => claimSaying(core, job.payload.sayingId);
  const saying = await keepTrying(claim, { forSec: PATIENCE_SEC, signal: job.signal });
  if (!saying) return;
  const watch = new AbortController();
  const folder = await mkdtemp(join(tmpdir(), 'herald-saying-'));
  const looking = setInterval(() => {
    isSayingWanted(core, saying).then(
      (isWanted) => isWanted || watch.abort(),
      () => undefined,
    );
  }, LOOK_EVERY_MS);
  try {
    await filmIt(shop, saying, { folder, signal: AbortSignal.any([job.signal, watch.signal]) });
  } catch (error) {
    if (!watch.signal.aborted) await settle(core, saying, { error, job });
  } finally {
    clearInterval(looking);
    await rm(folder, { recursive: true, force: true });
  }
}

async function filmIt(
  { core, providers }: SayingShop,
  saying: ClaimedSaying,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  const { sound, clip } = saying;
  const fetch = (key: string) => fetchFile(key, { storage: core.storage, folder, signal });
  const order = videoOrderOf({
    ...{ draft: PLAIN, seed: 1, locale: sound.locale, script: sound.script, avatar: FILMED, pictures: {} },
    clip: { proxy: await fetch(clip.proxyKey), track: await fetch(clip.trackKey), head: clip.head },
  });
  const made = await providers.video.makeVideo({
    order,
    audio: await loadSpokenSound(core, sound),
    ...{ workFolder: join(folder, 'segments'), files: videoFilesIn(join(folder, 'out')) },
    ...{ isWithoutPreview: true, isUrgent: true, isLastAttempt: true },
    onProgress: () => undefined,
    signal,
  });
  if (made.faults.length > 0) throw new Error(made.faults.join(' '));
  await keepTrying(() => completeSaying(core, saying, made.files.video), { forSec: PATIENCE_SEC, signal });
}

/** A worker that stops and an outage leave it to another one; everything else is tried again, but not for ever. */
async function settle(
  core: Core,
  saying: ClaimedSaying,
  { error, job }: { error: unknown; job: RunningJob<'film-saying'> },
): Promise<void> {
  const isLastTry = job.retryCount + 1 >= MAX_TRIES;
  if (job.signal.aborted || !isLastTry || isOutage(failureKind(error, 'drawing'))) throw error;
  core.log.warn({ err: error, sayingId: saying.id }, 'A sentence of somebody filmed could not be made');
  await keepTrying(() => failSaying(core, saying), { forSec: PATIENCE_SEC });
}
