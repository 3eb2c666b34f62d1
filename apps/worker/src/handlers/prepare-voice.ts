import type { Core } from '@herald/core';
import { announceVoices } from '@herald/core/audio';
import type { RunningJob } from '@herald/core/queue';
import { EngineError } from '@herald/media/engine-error';
import type { Providers } from '@herald/providers';

type Tools = Pick<Providers, 'voicePacks'>;

/** Downloads a voice pack. What failed for good is told beside the packs, so the job itself is done. */
export async function fetchVoice(core: Core, { voicePacks }: Tools, job: RunningJob<'fetch-voice'>): Promise<void> {
  await unlessRefused(core, async () => voicePacks?.fetch(job.payload.packId, job.signal));
  await announceVoices(core);
}

/** Has a voice pack speak again; one that fails is marked by that. */
export async function hearVoice(core: Core, { voicePacks }: Tools, job: RunningJob<'hear-voice'>): Promise<void> {
  await unlessRefused(core, async () => voicePacks?.hear(job.payload.packId, job.signal));
  await announceVoices(core);
}

async function unlessRefused(core: Core, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof EngineError)) throw error;
    core.log.warn({ err: error }, 'A voice pack could not be made ready');
  });
}
