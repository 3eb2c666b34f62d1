import type { Core } from '@herald/core';
import { rescueAvatarJobs } from '@herald/core/avatars';
import { rescueBatches } from '@herald/core/batches';
import { rescueEvents } from '@herald/core/sales';
import { rescueTemplates } from '@herald/core/templates';
import { requeueStranded } from '@herald/core/videos';

const LOOK_EVERY_MS = 30_000;

/** Looks out for videos, avatars, batches, templates and sales events that wait without a job; the returned function ends that. */
export function watchStranded(core: Core): () => void {
  const timer = setInterval(() => {
    // A database that is away is reported by everything that needs it.
    rescueStranded(core).catch(() => undefined);
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Gives what waits a job. */
export async function rescueStranded(core: Core): Promise<void> {
  const videos = await requeueStranded(core);
  const avatars = await rescueAvatarJobs(core);
  if (videos + avatars > 0) core.log.warn({ videos, avatars }, 'Videos or avatars had lost their job and got another');
  if (await rescueBatches(core)) core.log.warn({}, 'Batches had lost their job and got another');
  // Those of a new installation have none to begin with.
  await rescueTemplates(core);
  if (await rescueEvents(core)) core.log.warn({}, 'Sales events had lost their job and got another');
}
