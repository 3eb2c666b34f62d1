import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import { folderOf } from './timing.ts';

const KEPT_DAYS = 14;
const BATCH = 500;
/** Removing files mostly waits for the store. */
const AT_ONCE = 8;

/**
 * Removes unused speech and music: every try in the wizard is a sound, and only the last one goes into a video. Goes on until
 * there is none or the time is over; the next clean-up does the rest.
 */
export async function purgeUnusedSounds(core: Core, signal?: AbortSignal): Promise<void> {
  const { listUnusedSpeech, listUnusedMusic } = audioRepository;
  for (const list of [listUnusedSpeech, listUnusedMusic]) await purge(core, list, signal);
}

type ListUnused = typeof audioRepository.listUnusedSpeech;

async function purge(core: Core, list: ListUnused, signal: AbortSignal | undefined): Promise<void> {
  const before = new Date(core.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  let afterId: string | undefined;
  for (;;) {
    const unused = await list(core.db.queries, { before, afterId, limit: BATCH });
    for (let at = 0; at < unused.length; at += AT_ONCE) {
      if (signal?.aborted) return;
      await Promise.all(unused.slice(at, at + AT_ONCE).map((clip) => removeClip(core, clip)));
    }
    afterId = unused.at(-1)?.id;
    if (unused.length < BATCH) return;
  }
}

async function removeClip(core: Core, clip: AudioClip): Promise<void> {
  await audioRepository.markDeleted(core.db.queries, clip.id, core.clock.now());
  await core.storage.removeUnder(folderOf(clip));
}
