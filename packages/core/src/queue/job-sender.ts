import type { Log } from '../runtime/log.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

export interface JobSender extends Pick<JobQueue, 'send'> {
  stop(): Promise<void>;
}

/** Sends jobs. The queue is opened with the first one because most processes never send any. */
export function createJobSender(options: { databaseUrl: string; log: Log }): JobSender {
  let opening: Promise<JobQueue> | undefined;
  const open = () => {
    opening ??= openJobQueue({ ...options, role: 'sender' }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    async send(tx, name, payload, sendOptions) {
      const queue = await open();
      return queue.send(tx, name, payload, sendOptions);
    },
    async stop() {
      const queue = await opening;
      await queue?.stop(0);
    },
  };
}
