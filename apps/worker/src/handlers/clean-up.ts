import type { Core } from '@herald/core';
import { purgeExpired, sweepStrayFiles } from '@herald/core/system';

/** Less than the queue allows, so that a clean-up ends by itself before another worker takes its job. */
const TIME_LIMIT_MS = 25 * 60_000;

/** Does as much as there is time for; each part goes on where it stopped the next time. */
export async function cleanUp(core: Core, stopping: AbortSignal, timeLimitMs = TIME_LIMIT_MS): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeLimitMs)]);
  await purgeExpired(core, signal);
  if (!signal.aborted) await sweepStrayFiles(core, signal);
  stopping.throwIfAborted();
  if (signal.aborted) core.log.warn({}, 'The clean-up ran out of time; the next one goes on');
  else core.log.info({}, 'Expired sessions, links, counters and files were removed');
}
