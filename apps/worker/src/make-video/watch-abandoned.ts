import { setTimeout as wait } from 'node:timers/promises';
import { type Core, isAnybodySilent, takeBackAbandoned } from '@herald/core';

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
 * Resolves when every video in work was heard of since, or is back in the queue. Whoever comes after a worker that was
 * killed would else take the next video in the meantime, and the interrupted one would wait for the end of that.
 */
export async function hearEverybody(core: Core, stopping: AbortSignal): Promise<void> {
  let since = core.clock.now();
  while (!stopping.aborted) {
    try {
      if (!(await isAnybodySilent(core, since))) return;
      if (core.clock.now().getTime() - since.getTime() >= LET_SPEAK_MS) await takeBack(core);
    } catch {
      since = core.clock.now();
    }
    await wait(LOOK_OFTEN_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function takeBack(core: Core): Promise<void> {
  if ((await takeBackAbandoned(core)) > 0) core.log.warn({}, 'A worker died; its video goes on elsewhere');
}
