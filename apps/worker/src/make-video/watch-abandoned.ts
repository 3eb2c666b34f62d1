import { type Core, takeBackAbandoned } from '@herald/core';

const LOOK_EVERY_MS = 3000;

/** Looks out for videos whose worker died; the answered function ends that. */
export function watchAbandoned(core: Core): () => void {
  let couldLook = false;
  const look = async (): Promise<void> => {
    // A database that comes back lets the living speak first.
    if (!couldLook) await core.db.ping();
    else if ((await takeBackAbandoned(core)) > 0) core.log.warn({}, 'A worker died; its video goes on elsewhere');
    couldLook = true;
  };
  const timer = setInterval(() => {
    look().catch(() => {
      couldLook = false;
    });
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
