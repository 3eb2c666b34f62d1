import type { JobName } from '@herald/contract/jobs';

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

/** The largest number PostgreSQL keeps for it. */
const ENDLESS = 2 ** 31 - 1;

export const jobSettings: Record<JobName, JobSettings> = {
  // The rows count what they fail by; a job that gives up would leave its row waiting for ever.
  'make-video': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 3600, parallel: 1 },
  // The rows say what is done; a job that gives up would leave its batch waiting for ever.
  'run-batch': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 3600, parallel: 2 },
  // The rows are the queue; what a worker leaves behind gets another job.
  'draw-templates': { retryLimit: 2, retryDelaySec: 10, expireAfterSec: 3600, parallel: 1 },
  'make-avatar': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 300, parallel: 4 },
  // The row says what became of it; three minutes of 4K take minutes on two cores.
  'prepare-clip': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 3600, parallel: 1 },
  // The row says what became of it, for a person who waits a moment.
  'film-saying': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 300, parallel: 1 },
  // What an account leaves behind must go, however long the store is away.
  'erase-account': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 3600, parallel: 1 },
  // Tens of gigabytes come from a store and go into it again; a worker that dies is noticed by its heartbeat.
  'export-data': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 6 * 3600, parallel: 1 },
  // With growing pauses this goes on for a quarter of an hour; after that the row says that it failed.
  'post-alert': { retryLimit: 18, retryDelaySec: 5, expireAfterSec: 60, parallel: 2 },
  // The rows say when the next attempt is; the queue only repeats what the database kept from its end.
  'send-mail': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 120, parallel: 2 },
  // Who has their report is in their row, so a repetition goes on where the last one stopped.
  'tell-plan-ends': { retryLimit: 2, retryDelaySec: 30, expireAfterSec: 1800, parallel: 1, schedule: '*/15 * * * *' },
  'send-reports': { retryLimit: 2, retryDelaySec: 30, expireAfterSec: 1800, parallel: 1, schedule: '41 * * * *' },
  // The row says whom it has reached; a job that gives up would leave the others without their mail.
  'write-mailing': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 1800, parallel: 1 },
  // What failed for good is written beside the voices; only a worker that died is worth another run.
  'fetch-voice': { retryLimit: 10, retryDelaySec: 2, expireAfterSec: 6 * 3600, parallel: 1 },
  'hear-voice': { retryLimit: 2, retryDelaySec: 2, expireAfterSec: 1800, parallel: 1 },
  // The rows are the queue; a job only says that there are some.
  'process-sales': { retryLimit: ENDLESS, retryDelaySec: 2, expireAfterSec: 600, parallel: 1 },
  'clean-up': { retryLimit: 2, retryDelaySec: 30, expireAfterSec: 1800, parallel: 1, schedule: '17 * * * *' },
};

/** The pause before a job runs again doubles up to this. */
export const LONGEST_RETRY_DELAY_SEC = 60;

/** A worker that dies is noticed after this long; its job then runs elsewhere. */
export const HEARTBEAT_SEC = 10;
