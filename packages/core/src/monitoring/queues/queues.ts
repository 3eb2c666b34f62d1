import { type JobName, jobNames } from '@herald/contract/jobs';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { OfficeHand } from '../../office/audit/office-deed.ts';
import { resendAllMails, resendMail } from '../../office/mails/resend-mail.ts';
import { retryWebhook } from '../../office/webhooks/change-webhooks.ts';
import { userRepository } from '../../people/user-repository.ts';
import { pauseRepository } from '../../queue/pause-repository.ts';
import { madeQueues, madeRowRepository } from './made-row-repository.ts';
import { type FailedRow, type QueueCounts, queueListRepository } from './queue-list-repository.ts';

export interface ShownQueue extends QueueCounts {
  /** Of what failed, what the back office may run again. The rest belongs to those who ordered it. */
  retryable: number;
  paused: { by: string; at: Date } | null;
  /** The oldest waits for longer than the alert rule of films allows. */
  isLate: boolean;
}

/** One press retries no more than that. */
const RETRIED_AT_ONCE = 500;

/** Two queues finish their jobs whatever comes of them: what failed is in the rows. */
const FAILED_ROWS: Partial<Record<JobName, 'mails' | 'events'>> = { 'send-mail': 'mails', 'process-sales': 'events' };

export interface FailedThing extends FailedRow {
  isRetryable: boolean;
}

/** Every queue, in the order in which jobs are declared. */
export async function listQueues({ db: { queries }, settings }: Pick<Core, 'db' | 'settings'>): Promise<ShownQueue[]> {
  const { alert_films_wait_sec: mostSec } = await settings.read();
  const counts = new Map((await queueListRepository.counts(queries)).map((one) => [one.name, one]));
  const pauses = new Map((await pauseRepository.list(queries)).map((one) => [one.name, one]));
  const inRows = {
    mails: await queueListRepository.countFailedMails(queries),
    events: await queueListRepository.countFailedEvents(queries),
  };
  const made = new Map(
    await Promise.all(madeQueues.map(async (name) => [name, await madeRowRepository.count(queries, name)] as const)),
  );
  return jobNames.map((name) => {
    const pause = pauses.get(name);
    const kind = FAILED_ROWS[name];
    const counted = counts.get(name) ?? { name, waiting: 0, oldestSec: null, inWork: 0, doneLastHour: 0, failed: 0 };
    const { failed, failedLastHour } = made.get(name) ?? { failed: 0, failedLastHour: 0 };
    const retryable = counted.failed + (kind ? inRows[kind] : 0);
    return {
      ...counted,
      doneLastHour: Math.max(0, counted.doneLastHour - failedLastHour),
      failed: retryable + failed,
      retryable,
      paused: pause ? { by: pause.pausedBy, at: pause.pausedAt } : null,
      isLate: name === 'make-video' && mostSec > 0 && (counted.oldestSec ?? 0) > mostSec,
    };
  });
}

/** What failed for good, the latest first. */
export async function listFailed({ db: { queries } }: Core, name: JobName): Promise<FailedThing[]> {
  const kind = FAILED_ROWS[name];
  const inRows = kind ? await listFailedRows(queries, kind) : [];
  const retryable = [...inRows, ...(await queueListRepository.failedJobs(queries, name))];
  const made = await madeRowRepository.list(queries, name);
  return [
    ...made.map((row) => ({ ...row, isRetryable: false })),
    ...retryable.map((row) => ({ ...row, isRetryable: true })),
  ];
}

/** Lets no worker take a job of this name. What runs is finished first. */
export async function pauseQueue(core: Core, hand: OfficeHand, name: JobName): Promise<void> {
  await core.db.transaction('pause queue', async (tx) => {
    const user = hand.actorId === null ? undefined : await userRepository.findById(tx, hand.actorId);
    if (!(await pauseRepository.pause(tx, name, user?.name ?? 'the operator'))) return;
    await recordAudit(core, tx, { ...hand, action: 'queue.pause', subjectType: 'queue', subjectId: name });
  });
}

export async function resumeQueue(core: Core, hand: OfficeHand, name: JobName): Promise<void> {
  await core.db.transaction('resume queue', async (tx) => {
    if (!(await pauseRepository.resume(tx, name))) return;
    await recordAudit(core, tx, { ...hand, action: 'queue.resume', subjectType: 'queue', subjectId: name });
  });
}

/** Runs again what failed for good, one or all; returns how many that are. */
export async function retryFailed(core: Core, hand: OfficeHand, name: JobName, id?: string): Promise<number> {
  const inRows = await retryRows(core, hand, name, id);
  const retried = await core.db.transaction('retry jobs', async (tx) => {
    const jobs = await queueListRepository.retryJobs(tx, name, { id, limit: RETRIED_AT_ONCE });
    const details = { jobs };
    if (jobs > 0) {
      await recordAudit(core, tx, { ...hand, action: 'queue.retry', subjectType: 'queue', subjectId: name, details });
    }
    return jobs;
  });
  if (id !== undefined && retried + inRows === 0) throw new AppError('not_found');
  return retried + inRows;
}

async function retryRows(core: Core, hand: OfficeHand, name: JobName, id: string | undefined): Promise<number> {
  const kind = FAILED_ROWS[name];
  const failed = kind ? await listFailedRows(core.db.queries, kind, RETRIED_AT_ONCE) : [];
  if (id === undefined) {
    if (kind === 'mails') return failed.length === 0 ? 0 : resendAllMails(core, hand);
    for (const event of failed) await retryWebhook(core, hand, Number(event.id));
    return failed.length;
  }
  if (!failed.some((row) => row.id === id)) return 0;
  await (kind === 'mails' ? resendMail(core, hand, id) : retryWebhook(core, hand, Number(id)));
  return 1;
}

const listFailedRows = (queries: Queryable, kind: 'mails' | 'events', events?: number) =>
  kind === 'mails' ? queueListRepository.failedMails(queries) : queueListRepository.failedEvents(queries, events);
