import { setTimeout as wait } from 'node:timers/promises';
import { type JobName, type JobPayload, jobNames, jobPayloads } from '@herald/contract/jobs';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { CLOSE_TIMEOUT_MS, CONNECTION_LIMITS, withPatience } from '../db/connection.ts';
import type { Transaction } from '../db/database.ts';
import type { RunningWork } from '../db/schema/processes.ts';
import type { Log } from '../runtime/log.ts';
import { HEARTBEAT_SEC, type JobSettings, jobSettings, LONGEST_RETRY_DELAY_SEC } from './job-settings.ts';

export interface RunningJob<Name extends JobName> {
  id: string;
  payload: JobPayload<Name>;
  /** 0 on the first run */
  retryCount: number;
  /** Aborts when the job is cancelled, goes to another worker, or the worker must stop. */
  signal: AbortSignal;
}

export type JobHandlers = { [Name in JobName]: (job: RunningJob<Name>) => Promise<void> };

export interface JobQueue {
  /** Writes the job in the caller's transaction: the row and its job exist together or not at all. */
  send<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayload<Name>,
    options?: SendOptions,
  ): Promise<string>;
  /** Starts taking jobs; a job without a handler does not compile. */
  work(handlers: JobHandlers, wishes?: TakingWishes): Promise<void>;
  /** Schedules the jobs that start by themselves; each runs once for all workers. */
  keepSchedules(): Promise<void>;
  /** What this process has in hand. */
  running(): RunningWork[];
  /** For how long the queue has not been looked at, although there is a hand free. */
  silentForMs(): number;
  /** Takes no more jobs and waits for the running ones; what is not done in time goes back into the queue. */
  stop(graceSec: number): Promise<void>;
}

export interface SendOptions {
  /** higher runs first */
  priority?: number;
  /** No worker takes it before that. */
  afterSec?: number;
}

export interface TakingWish {
  /** how many at a time, where that is not what the settings say */
  parallel?: number;
  /** none is taken before that; it never rejects */
  from?: Promise<void>;
}

export interface TakingWishes extends Partial<Record<JobName, TakingWish>> {
  /** stops and resumes the taking of a job; running jobs go on */
  gateOf?(name: JobName): TakingGate | undefined;
}

/** Neither rejects, and both resolve when the worker stops. */
export interface TakingGate {
  untilOpen(): Promise<void>;
  untilShut(): Promise<void>;
}

export interface JobQueueOptions {
  databaseUrl: string;
  log: Log;
  /** only workers watch over expired and scheduled jobs */
  role: 'sender' | 'worker';
  /** PostgreSQL notifies of new jobs. Missed ones, and those whose time comes later, are found by polling. */
  lookEverySec?: number;
  /** How long a query waits for its answer before its connection counts as dead. */
  answerWithinMs?: number;
}

const LOOK_EVERY_SEC = 1;
/** While PostgreSQL notifies, only what waits for its time is found by looking, and a worker looks 23 times in each round. */
const LOOK_WHEN_NOTIFIED_SEC = 3;
const TAKE_AGAIN_MS = 1000;
/** How often the jobs of dead workers are looked for. */
const SUPERVISE_SEC = 5;

/** Opens the queue, which lives in the same PostgreSQL as everything else. */
export async function openJobQueue(queueOptions: JobQueueOptions): Promise<JobQueue> {
  const { databaseUrl, log, role, lookEverySec } = queueOptions;
  const isWorker = role === 'worker';
  const boss = new PgBoss({
    ...CONNECTION_LIMITS,
    ...(queueOptions.answerWithinMs && { query_timeout: queueOptions.answerWithinMs }),
    connectionString: databaseUrl,
    application_name: `herald queue ${role}`,
    max: isWorker ? 4 : 2,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    // A queue is looked through only when both intervals have passed.
    superviseIntervalSeconds: SUPERVISE_SEC,
    monitorIntervalSeconds: SUPERVISE_SEC,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue had an error'));
  await boss.start();
  for (const name of jobNames) await prepareQueue(boss, name, jobSettings[name]);
  const running = new Set<RunningWork>();
  const stopping = new AbortController();
  let isStopping = false;

  return {
    async send(tx, name, payload, { priority = 0, afterSec = 0 } = {}) {
      const options = { db: fromDrizzle(tx, sql), priority, startAfter: afterSec };
      const id = await boss.send(name, jobPayloads[name].parse(payload), options);
      if (!id) throw new Error(`The queue did not take a ${name} job`);
      return id;
    },
    async work(handlers, wishes = {}) {
      const workOnOne = async <Name extends JobName>(name: Name) => {
        const { parallel = jobSettings[name].parallel, from } = wishes[name] ?? {};
        const gate = wishes.gateOf?.(name) ?? ALWAYS_OPEN;
        await from;
        const take = () =>
          workOn(boss, name, handlers[name], { stopping: stopping.signal, running, lookEverySec, log });
        const slot = { boss, name, take, gate, log, hasEnded: () => isStopping };
        for (let slots = 0; slots < parallel; slots++) void keepTaking(slot);
      };
      await Promise.all(jobNames.map(workOnOne));
    },
    async keepSchedules() {
      for (const name of jobNames) {
        const { schedule } = jobSettings[name];
        if (schedule) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
      }
    },
    running: () => [...running],
    silentForMs() {
      const free = boss.getWipData().filter(({ count }) => count === 0);
      const lookedAt = Math.max(...free.map(({ lastFetchedOn, createdOn }) => lastFetchedOn ?? createdOn));
      return free.length === 0 ? 0 : Date.now() - lookedAt;
    },
    async stop(graceSec) {
      isStopping = true;
      const timer = setTimeout(() => stopping.abort(new Error('The worker is stopping')), graceSec * 1000);
      const timeout = (graceSec + 5) * 1000;
      // A listener whose connection died silently would say goodbye for ever.
      await withPatience(boss.stop({ graceful: true, timeout }), timeout + CLOSE_TIMEOUT_MS);
      clearTimeout(timer);
    },
  };
}

async function prepareQueue(boss: PgBoss, name: JobName, settings: JobSettings): Promise<void> {
  const options = {
    retryLimit: settings.retryLimit,
    retryDelay: settings.retryDelaySec,
    retryBackoff: true,
    retryDelayMax: LONGEST_RETRY_DELAY_SEC,
    expireInSeconds: settings.expireAfterSec,
    heartbeatSeconds: HEARTBEAT_SEC,
    notify: true,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}

const ALWAYS_OPEN: TakingGate = {
  untilOpen: () => Promise.resolve(),
  untilShut: () => new Promise(() => undefined),
};

interface Slot {
  boss: PgBoss;
  name: JobName;
  /** Takes one job after the other; returns the id to end that with. */
  take(): Promise<string>;
  gate: TakingGate;
  log: Log;
  hasEnded(): boolean;
}

/** Takes jobs while the gate is open; a job that runs when it shuts is finished first. */
async function keepTaking({ boss, name, take, gate, log, hasEnded }: Slot): Promise<void> {
  while (!hasEnded()) {
    try {
      await gate.untilOpen();
      if (hasEnded()) return;
      const id = await take();
      await gate.untilShut();
      if (!hasEnded()) await boss.offWork(name, { id, wait: true });
    } catch (error) {
      log.warn({ err: error }, `Taking ${name} jobs failed and is tried again`);
      await wait(TAKE_AGAIN_MS);
    }
  }
}

interface WorkOptions {
  stopping: AbortSignal;
  running: Set<RunningWork>;
  lookEverySec: number | undefined;
  log: Log;
}

async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: JobHandlers[Name],
  { stopping, running, lookEverySec, log }: WorkOptions,
): Promise<string> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: lookEverySec ?? LOOK_EVERY_SEC,
    notifyPollingIntervalSeconds: lookEverySec ?? LOOK_WHEN_NOTIFIED_SEC,
    heartbeatRefreshSeconds: HEARTBEAT_SEC / 2,
    includeMetadata: true,
  } as const;
  let hand: string | undefined;
  hand = await boss.work<object, void, typeof options>(name, options, async ([job]) => {
    if (!job) return;
    const payload = jobPayloads[name].parse(job.data) as JobPayload<Name>;
    const signal = AbortSignal.any([job.signal, stopping]);
    const work: RunningWork = { job: name, id: Object.values<string>(payload)[0] ?? null };
    running.add(work);
    await handler({ id: job.id, payload, retryCount: job.retryCount, signal })
      .catch((error: unknown) => {
        // The queue only keeps it in its own table.
        if (!signal.aborted)
          log.error({ err: error, job: name, jobId: job.id, run: job.retryCount + 1 }, 'A job failed');
        throw error;
      })
      .finally(() => {
        running.delete(work);
        // Another job may have waited for this hand, and nobody is notified of it again.
        if (hand) boss.notifyWorker(hand);
      });
  });
  return hand;
}
