import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { audioRepository } from './audio-repository.ts';
import { folderOf } from './timing.ts';

const KEPT_DAYS = 14;
const BATCH = 500;

/** Removes unused speech: every try in the wizard is a sound, and only the last one goes into a video. */
export async function purgeUnusedSpeech(core: Core): Promise<void> {
  const now = core.clock.now();
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const unused = await audioRepository.listUnusedSpeech(core.db.queries, before, BATCH);
  for (const clip of unused) {
    await audioRepository.update(core.db.queries, clip.id, { deletedAt: now });
    await core.storage.removeUnder(folderOf(clip));
  }
}
