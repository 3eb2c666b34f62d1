import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@herald/core';
import type { RunningJob } from '@herald/core/queue';
import {
  type ClaimedTemplate,
  claimTemplateToDraw,
  giveBackTemplate,
  isFilming,
  keepTemplatePictures,
  sampleWordsOf,
} from '@herald/core/templates';
import { gatherLibraryPreview, gatherPreview } from '@herald/core/videos';
import { type Providers, videoOrderOf } from '@herald/providers';
import { failureKind, isOutage } from '../make-video/failure-kind.ts';
import { fetchFile } from '../make-video/fetch-file.ts';
import { fetchAll } from '../make-video/gather-order.ts';

const LOOK_EVERY_MS = 2000;
/** Nobody waits for the pictures of Herald's templates as long as people see their presenters. */
const PATIENCE_SEC = { own: 600, saved: 30 };

export interface DrawingShop {
  core: Core;
  providers: Pick<Providers, 'speech' | 'samples'>;
}

/** Draws the templates that have no pictures yet, one after the other, in moments in which nobody waits for a film. */
export async function drawTemplates(shop: DrawingShop, { signal }: RunningJob<'draw-templates'>): Promise<void> {
  const startedMs = performance.now();
  for (let claimed = await claimTemplateToDraw(shop.core); claimed; claimed = await claimTemplateToDraw(shop.core)) {
    try {
      await untilQuiet(shop.core, claimed, { startedMs, signal });
      await drawOne(shop, claimed, signal);
    } catch (error) {
      // A worker that stops, or a store that is away: another one draws it.
      if (signal.aborted || isOutage(failureKind(error, 'drawing'))) {
        await giveBackTemplate(shop.core, claimed);
        throw error;
      }
      shop.core.log.warn({ err: error, templateId: claimed.template.id }, 'A template could not be drawn');
      await keepTemplatePictures(shop.core, claimed, await shop.providers.samples.name());
    }
  }
}

interface Turn {
  /** Of the whole job: a machine that is never quiet draws all the rest when the patience is over. */
  startedMs: number;
  signal: AbortSignal;
}

/** Lets films go first, but not for ever. Where a machine does not tell its load, only films count. */
async function untilQuiet(core: Core, { template }: ClaimedTemplate, { startedMs, signal }: Turn): Promise<void> {
  const isOwn = template.accountId === null;
  const isBusy = async () => (isOwn && (loadavg()[0] ?? 0) > availableParallelism()) || (await isFilming(core));
  const until = startedMs + 1000 * (isOwn ? PATIENCE_SEC.own : PATIENCE_SEC.saved);
  while (performance.now() < until && (await isBusy())) await wait(LOOK_EVERY_MS, undefined, { signal });
}

async function drawOne({ core, providers }: DrawingShop, claimed: ClaimedTemplate, signal: AbortSignal) {
  const { draft, actor, isHidden } = claimed;
  const { speech, samples } = providers;
  if (isHidden) return keepTemplatePictures(core, claimed, await samples.name());
  const folder = await mkdtemp(join(tmpdir(), 'herald-template-'));
  try {
    const parts = actor ? await gatherPreview(core, actor, draft, 'film') : await gatherLibraryPreview(core, draft);
    const { avatar, seed, clip, pictureKeys } = parts;
    const fetch = (key: string) => fetchFile(key, { storage: core.storage, folder, signal });
    const { text: script, voiceId, locale } = sampleWordsOf(draft, avatar.gender);
    const audio = await speech.speak({ text: script, locale, voiceId, rate: 1, pronunciations: [], signal });
    const order = videoOrderOf({
      ...{ draft, seed, locale, script, avatar },
      pictures: await fetchAll(pictureKeys, fetch),
      clip: clip && { proxy: await fetch(clip.proxyKey), track: await fetch(clip.trackKey), head: clip.head },
    });
    const files = {
      poster: join(folder, 'poster.webp'),
      loop: join(folder, 'loop.mp4'),
      moments: join(folder, 'moments.webp'),
    };
    await samples.draw({ order, audio, files, signal });
    const pictures = {
      poster: await readFile(files.poster),
      loop: await readFile(files.loop),
      moments: await readFile(files.moments),
    };
    await keepTemplatePictures(core, claimed, await samples.name(), pictures);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
