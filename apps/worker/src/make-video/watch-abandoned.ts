import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@herald/core';
import { hasSilentWorker, requeueAbandoned } from '@herald/core/videos';

const LOOK_EVERY_MS = 3000;
const LOOK_OFTEN_MS = 300;

/** A worker says something twice a second; a database that comes back lets the living speak first. */
const LET_SPEAK_MS = 2000;

/** Looks out for videos whose worker died; the answered function ends that. */
export function watchAbandoned(core: Core): () => void {
  let couldLook = false;
  const look = async (): Promise<void> => {
    if (couldLook) await takeBack(core);
    else await core.db.ping();
    couldLook = true;
  };
  const timer = setInterval(() => {
    look().catch(() => {
      couldLook = false;
    });
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Resolves when every unfinished video has had a heartbeat since, or is back in the queue. Without this, a worker that
 * starts after a killed one would take the next video first, and the interrupted one would wait until that is ready.
 */
export async function waitForHeartbeats(core: Core, stopping: AbortSignal): Promise<void> {
  let sinceMs = performance.now();
  while (!stopping.aborted) {
    try {
      const silentMs = performance.now() - sinceMs;
      if (!(await hasSilentWorker(core, silentMs / 1000))) return;
      if (silentMs >= LET_SPEAK_MS) await takeBack(core);
    } catch {
      sinceMs = performance.now();
    }
    await wait(LOOK_OFTEN_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function takeBack(core: Core): Promise<void> {
  if ((await requeueAbandoned(core)) > 0) core.log.warn({}, 'A worker died; another one continues its video');
}
