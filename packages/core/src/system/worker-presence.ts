import type { Core } from '../core.ts';
import { newId } from '../runtime/new-id.ts';
import { workerRepository } from './worker-repository.ts';

export interface WorkerPresence {
  stop(): Promise<void>;
}

export interface PresenceOptions {
  id?: string;
  host: string;
  /** It takes no video now. */
  isShut?: () => boolean;
  everyMs?: number;
}

const EVERY_MS = 15_000;
/** A worker that misses four heartbeats does not count as alive. */
export const WORKER_SILENT_SEC = 60;

/** Lets everybody see that this worker is alive, until it stops. */
export async function announceWorker(
  core: Core,
  { id = newId(core), host, isShut = () => false, everyMs = EVERY_MS }: PresenceOptions,
): Promise<WorkerPresence> {
  const hear = () => workerRepository.hear(core.db.queries, { id, host, isShut: isShut() });
  await hear();
  const timer = setInterval(() => {
    hear().catch((error: unknown) => core.log.warn({ err: error }, 'The worker could not report that it is alive'));
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      // One that cannot say goodbye is known by its silence.
      await workerRepository.remove(core.db.queries, id).catch(() => undefined);
    },
  };
}

/** Whether another worker is there that takes videos: it could make what this one cannot store. */
export function hasOtherWorker(core: Core, id: string): Promise<boolean> {
  return workerRepository.hasOpenBeside(core.db.queries, id, WORKER_SILENT_SEC);
}
