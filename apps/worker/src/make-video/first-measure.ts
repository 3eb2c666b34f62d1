import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftContent } from '@herald/contract/draft';
import type { Core } from '@herald/core';
import { estimateWork, saveFirstMeasurement, type WorkSize, type WorkTimes } from '@herald/core/videos';
import { videoFilesIn } from '@herald/media/engines/video-engine';
import { type Providers, videoOrderOf } from '@herald/providers';
import { WorkClock } from './work-clock.ts';

/** Long enough to draw a few dozen pictures. */
const TEXT = 'One, two, three, four.';
const LOCALE = 'en-US';
const PRESET = 'emma';
const SIZE: Omit<WorkSize, 'durationSec'> = { performer: 'character', pixels: 720 * 1280 };

export interface FirstMeasure {
  done: Promise<void>;
  /** A real video has come: it is filmed instead. */
  stop(): Promise<void>;
}

/**
 * Films a few words on a new installation, so that its first video has a forecast before the click and an engine that is
 * already loaded.
 */
export function takeFirstMeasure(core: Core, providers: Providers): FirstMeasure {
  const stopping = new AbortController();
  const done = measure(core, providers, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) core.log.warn({ err: error }, 'How quick this machine is could not be measured');
  });
  return {
    done,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function measure(core: Core, providers: Providers, signal: AbortSignal): Promise<void> {
  if (await estimateWork(core, { ...SIZE, durationSec: 1 })) return;
  // The engine is slower the first time, before it is loaded into memory.
  await filmOnce(providers, signal);
  const { durationSec, times } = await filmOnce(providers, signal);
  if (times && !signal.aborted) await saveFirstMeasurement(core, { ...SIZE, durationSec, ...times });
}

async function filmOnce({ speech, video }: Providers, signal: AbortSignal): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-first-measure-'));
  try {
    const clock = new WorkClock();
    const audio = await speech.speak({ text: TEXT, locale: LOCALE, rate: 1, pronunciations: [], signal });
    const { durationSec } = await video.makeVideo({
      order: anyOrder(),
      audio,
      signal,
      workFolder: join(folder, 'segments'),
      files: videoFilesIn(join(folder, 'out')),
      onProgress: (progress) => clock.see(progress),
    });
    const times = clock.times();
    return { durationSec, times };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Measured {
  durationSec: number;
  times: WorkTimes | undefined;
}

function anyOrder() {
  const avatar = { kind: 'preset', presetId: PRESET, params: null, points: null } as const;
  return videoOrderOf({ draft: draftContent.parse({}), seed: 1, locale: LOCALE, script: '', avatar, pictures: {} });
}
