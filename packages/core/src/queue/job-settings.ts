import { type JobName, limits } from '@herald/contract';

export interface JobSettings {
  /** how often a failed job runs again */
  retryLimit: number;
  retryDelaySec: number;
  /** A job that runs longer goes to another worker. */
  expireAfterSec: number;
  /** jobs of this name one worker runs at the same time */
  parallel: number;
  /** cron expression, UTC, for jobs that start by themselves */
  schedule?: string;
}

export const jobSettings: Record<JobName, JobSettings> = {
  // One run more than there are attempts: the last one only says that the video failed.
  'make-video': { retryLimit: limits.renderAttempts, retryDelaySec: 2, expireAfterSec: 3600, parallel: 1 },
  'make-avatar': { retryLimit: 2, retryDelaySec: 2, expireAfterSec: 300, parallel: 1 },
  'clean-up': { retryLimit: 2, retryDelaySec: 30, expireAfterSec: 300, parallel: 1, schedule: '17 * * * *' },
};

/** A worker that dies is noticed after this long; its job then runs elsewhere. */
export const HEARTBEAT_SEC = 10;
