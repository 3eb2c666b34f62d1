import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { type Saying, sayingRepository } from './saying-repository.ts';

const BATCH = 100;

/** Removes sentences with their films. */
export async function dropSayings(core: Core, gone: readonly Saying[]): Promise<void> {
  for (const { videoKey } of gone) if (videoKey) await core.storage.remove(videoKey);
  await sayingRepository.remove(
    core.db.queries,
    gone.map(({ id }) => id),
  );
}

/** A face that was taken back says nothing any more. */
export async function dropSayingsOfClip(core: Core, clipId: string): Promise<void> {
  await dropSayings(core, await sayingRepository.listOfClip(core.db.queries, clipId));
}

/** Nobody looks at them again after a day. */
export async function purgeSayings(core: Core, signal?: AbortSignal): Promise<void> {
  const before = new Date(core.clock.now().getTime() - DAY_MS);
  while (!signal?.aborted) {
    const old = await sayingRepository.listOlder(core.db.queries, before, BATCH);
    if (old.length === 0) return;
    await dropSayings(core, old);
  }
}
