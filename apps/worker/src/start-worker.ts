import { type Core, type JobHandlers, type JobQueue, openJobQueue } from '@herald/core';
import { cleanUp } from './handlers/clean-up.ts';

export interface WorkerOptions {
  core: Core;
  databaseUrl: string;
}

export interface Worker {
  /** Lets running jobs finish for a while; what is not done goes back into the queue. */
  stop(graceSec: number): Promise<void>;
}

/** Takes jobs from the queue until it is stopped. */
export async function startWorker({ core, databaseUrl }: WorkerOptions): Promise<Worker> {
  const queue: JobQueue = await openJobQueue({ databaseUrl, log: core.log, role: 'worker' });
  await queue.work(handlersFor(core));
  await queue.keepSchedules();
  return { stop: (graceSec) => queue.stop(graceSec) };
}

function handlersFor(core: Core): JobHandlers {
  return {
    'clean-up': () => cleanUp(core),
  };
}
