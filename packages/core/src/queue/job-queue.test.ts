import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startDatabaseProxy } from '../../../../tests/support/frozen-proxy.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { silentLog } from '../runtime/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type JobQueue, type JobQueueOptions, openJobQueue, type RunningJob } from './job-queue.ts';

type CleanUpJob = RunningJob<'clean-up'>;
const ANY_ID = '0198f2a0-0000-7000-8000-000000000001';
let home: TestDatabase;
let db: Database;
let sender: JobQueue;
const opened: JobQueue[] = [];

const open = async (role: 'sender' | 'worker', options: Partial<JobQueueOptions> = {}) => {
  const queue = await openJobQueue({ databaseUrl: home.url, log: silentLog, role, ...options });
  opened.push(queue);
  return queue;
};
const count = async (table: string) => {
  const { rows } = await db.queries.execute<{ count: string }>(sql.raw(`select count(*) from ${table}`));
  return Number(rows[0]?.count);
};
const handlersOf = (note: (job: { id: string }) => Promise<void>) => ({
  'make-video': note,
  'make-avatar': note,
  'run-batch': note,
  'draw-templates': note,
  'prepare-clip': note,
  'film-saying': note,
  'erase-account': note,
  'export-data': note,
  'send-mail': note,
  'post-alert': note,
  'send-reports': note,
  'tell-plan-ends': note,
  'write-mailing': note,
  'fetch-voice': note,
  'hear-voice': note,
  'process-sales': note,
  'clean-up': note,
});
const until = async (isTrue: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 1100; tries++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It never happened');
};

beforeAll(async () => {
  home = await createTestDatabase(inject('databaseServerUrl'));
  db = openDatabase({ url: home.url });
  await db.queries.execute(sql`create table notes (text text)`);
  sender = await open('sender');
});

afterAll(async () => {
  for (const queue of opened) await queue.stop(0);
  await db.close();
  await home.drop();
});

describe('a row and its job', () => {
  const jobsWaiting = () => count(`pgboss.job where name = 'clean-up' and state = 'created'`);

  it('exist together after a commit', async () => {
    await db.transaction('note with job', async (tx) => {
      await tx.execute(sql`insert into notes values ('kept')`);
      await sender.send(tx, 'clean-up', {});
    });
    expect([await count('notes'), await jobsWaiting()]).toEqual([1, 1]);
  });

  it('do not exist after a rollback', async () => {
    const attempt = db.transaction('note with job', async (tx) => {
      await tx.execute(sql`insert into notes values ('lost')`);
      await sender.send(tx, 'clean-up', {});
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect([await count('notes'), await jobsWaiting()]).toEqual([1, 1]);
  });

  it('are not written when the payload is not the declared one', async () => {
    const wrong = db.transaction('wrong job', (tx) => sender.send(tx, 'clean-up', 'everything' as never));
    await expect(wrong).rejects.toThrow();
    expect(await jobsWaiting()).toBe(1);
  });
});

describe('a worker', () => {
  it('runs each job once, repeats it after a failure and returns an unfinished one when it stops', async () => {
    const worker = await open('worker');
    const runs: CleanUpJob[] = [];
    let isFailing = false;
    let isEndless = false;
    const unexpected = () => Promise.reject(new Error('Nobody sent this job'));
    await worker.work({
      'make-video': unexpected,
      'make-avatar': unexpected,
      'run-batch': unexpected,
      'draw-templates': unexpected,
      'prepare-clip': unexpected,
      'film-saying': unexpected,
      'erase-account': unexpected,
      'export-data': unexpected,
      'send-mail': unexpected,
      'post-alert': unexpected,
      'send-reports': unexpected,
      'tell-plan-ends': unexpected,
      'write-mailing': unexpected,
      'fetch-voice': unexpected,
      'hear-voice': unexpected,
      'process-sales': unexpected,
      'clean-up': async (job) => {
        runs.push(job);
        if (isFailing) throw new Error('this one time');
        if (!isEndless) return;
        await new Promise((_, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason)));
      },
    });
    await until(async () => (await count(`pgboss.job where state = 'completed'`)) === 1);
    expect(runs.map(({ payload, retryCount }) => ({ payload, retryCount }))).toEqual([{ payload: {}, retryCount: 0 }]);

    isFailing = true;
    const id = await db.transaction('failing job', (tx) => sender.send(tx, 'clean-up', {}));
    await until(async () => (await count(`pgboss.job where id = '${id}' and state = 'retry'`)) === 1);
    isFailing = false;
    await db.queries.execute(sql`update pgboss.job set start_after = now() where id = ${id}`);
    await until(async () => (await count(`pgboss.job where id = '${id}' and state = 'completed'`)) === 1);
    expect(runs.at(-1)).toMatchObject({ id, retryCount: 1 });

    isEndless = true;
    const endless = await db.transaction('endless job', (tx) => sender.send(tx, 'clean-up', {}));
    await until(() => runs.at(-1)?.id === endless);
    await worker.stop(0);
    expect(runs.at(-1)?.signal.aborted).toBe(true);
    expect(await count(`pgboss.job where id = '${endless}' and state = 'retry'`)).toBe(1);
  });

  it('looks for jobs again after its connections died silently, and says how long it could not', async () => {
    const proxy = await startDatabaseProxy(home.url);
    const worker = await open('worker', { databaseUrl: proxy.url, answerWithinMs: 2000, lookEverySec: 1 });
    const runs: string[] = [];
    const note = async ({ id }: { id: string }) => void runs.push(id);
    const sendAvatar = () => db.transaction('job', (tx) => sender.send(tx, 'make-avatar', { avatarJobId: ANY_ID }));
    await worker.work(handlersOf(note));
    const first = await sendAvatar();
    await until(() => runs.includes(first));
    proxy.freezeOpen();
    const second = await sendAvatar();
    let longestSilenceMs = 0;
    await until(() => {
      longestSilenceMs = Math.max(longestSilenceMs, worker.silentForMs());
      return runs.includes(second);
    });
    expect(longestSilenceMs).toBeGreaterThan(1200);
    await until(() => worker.silentForMs() < 1000);
    await worker.stop(0);
    await proxy.stop();
  });

  it('is notified of a new job long before it would poll again', async () => {
    const worker = await open('worker', { lookEverySec: 3600 });
    const runs: string[] = [];
    const note = async ({ id }: { id: string }) => void runs.push(id);
    await worker.work(handlersOf(note));
    for (let turn = 0; turn < 2; turn++) {
      const id = await db.transaction('job', (tx) => sender.send(tx, 'make-avatar', { avatarJobId: ANY_ID }));
      await until(() => runs.includes(id));
    }
    await worker.stop(0);
  });
});

describe('a worker that is notified', () => {
  it('takes the next job as soon as one is done, although both were told before', async () => {
    const sendVideo = () => db.transaction('video', (tx) => sender.send(tx, 'make-video', { videoId: ANY_ID }));
    const sent = [await sendVideo(), await sendVideo(), await sendVideo()];
    const worker = await open('worker', { lookEverySec: 3600 });
    const runs: string[] = [];
    await worker.work(handlersOf(async ({ id }) => void runs.push(id)));
    await until(() => runs.length === sent.length);
    expect(runs).toEqual(sent);
    await worker.stop(0);
  });

  it('looks for what nobody tells of only every few seconds', async () => {
    const worker = await open('worker');
    await worker.work(handlersOf(async () => undefined));
    await until(() => worker.silentForMs() > 2000);
    await until(() => worker.silentForMs() < 500);
    await worker.stop(0);
  });
});

describe('jobs with a start time', () => {
  it('wait for it, then run the most urgent first, and do not delay other jobs', async () => {
    const worker = await open('worker');
    const runs: string[] = [];
    const note = async ({ id }: { id: string }) => void runs.push(id);
    const moment = Promise.withResolvers<void>();
    const handlers = handlersOf(note);
    const working = worker.work(handlers, { 'make-video': { from: moment.promise } });
    const sendVideo = (priority: number) =>
      db.transaction('video', (tx) => sender.send(tx, 'make-video', { videoId: ANY_ID }, { priority }));
    const usual = await sendVideo(0);
    const avatar = await db.transaction('avatar', (tx) => sender.send(tx, 'make-avatar', { avatarJobId: ANY_ID }));
    await until(() => runs.includes(avatar));
    const urgent = await sendVideo(1);
    moment.resolve();
    await until(() => runs.length === 3);
    expect(runs).toEqual([avatar, urgent, usual]);
    await worker.stop(0);
    await working;
  });

  it('are left alone by a worker that stops before', async () => {
    const worker = await open('worker');
    const unexpected = () => Promise.reject(new Error('Nobody may take this job'));
    const moment = Promise.withResolvers<void>();
    const handlers = handlersOf(unexpected);
    const working = worker.work(handlers, { 'make-video': { from: moment.promise } });
    const id = await db.transaction('video', (tx) => sender.send(tx, 'make-video', { videoId: ANY_ID }));
    const stopped = worker.stop(0);
    moment.resolve();
    await Promise.all([stopped, working]);
    expect(await count(`pgboss.job where id = '${id}' and state = 'created'`)).toBe(1);
  });
});

describe('a job that fails', () => {
  it('leaves its cause in the log', async () => {
    const logged: object[] = [];
    const error = (details: object, message: string) => void logged.push({ ...details, message });
    const worker = await openJobQueue({ databaseUrl: home.url, log: { ...silentLog, error }, role: 'worker' });
    opened.push(worker);
    const cause = new Error('The store is on fire');
    const fail = () => Promise.reject(cause);
    await worker.work({
      'make-video': fail,
      'make-avatar': fail,
      'run-batch': fail,
      'draw-templates': fail,
      'prepare-clip': fail,
      'film-saying': fail,
      'erase-account': fail,
      'export-data': fail,
      'send-mail': fail,
      'post-alert': fail,
      'send-reports': fail,
      'tell-plan-ends': fail,
      'write-mailing': fail,
      'fetch-voice': fail,
      'hear-voice': fail,
      'process-sales': fail,
      'clean-up': fail,
    });
    const id = await db.transaction('job', (tx) => sender.send(tx, 'make-avatar', { avatarJobId: ANY_ID }));
    // A job of an earlier test may fail first.
    const expected = { err: cause, job: 'make-avatar', jobId: id, run: 1, message: 'A job failed' };
    await expect.poll(() => logged).toContainEqual(expected);
    await worker.stop(0);
  });
});

describe('a gate', () => {
  it('stops the taking when it shuts, lets a running job end, and resumes when it opens', async () => {
    const worker = await open('worker');
    let [shut, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const running = Promise.withResolvers<void>();
    const runs: string[] = [];
    const note = async ({ id }: { id: string }) => void runs.push(id);
    const slow = async ({ id }: { id: string }) => {
      runs.push(id);
      await running.promise;
    };
    const gate = { untilOpen: () => opened.promise, untilShut: () => shut.promise };
    const send = () =>
      db.transaction('video', (tx) => sender.send(tx, 'make-video', { videoId: ANY_ID }, { priority: 5 }));
    const stateOf = async (id: string) =>
      (await db.queries.execute<{ state: string }>(sql`select state from pgboss.job where id = ${id}`)).rows[0]?.state;
    await worker.work(
      {
        'make-video': slow,
        'make-avatar': note,
        'run-batch': note,
        'draw-templates': note,
        'prepare-clip': note,
        'film-saying': note,
        'erase-account': note,
        'export-data': note,
        'send-mail': note,
        'post-alert': note,
        'send-reports': note,
        'tell-plan-ends': note,
        'write-mailing': note,
        'fetch-voice': note,
        'hear-voice': note,
        'process-sales': note,
        'clean-up': note,
      },
      { 'make-video': { parallel: 1 }, gateOf: (name) => (name === 'make-video' ? gate : undefined) },
    );
    const first = await send();
    opened.resolve();
    await until(() => runs.includes(first));
    opened = Promise.withResolvers();
    shut.resolve();
    const second = await send();
    running.resolve();
    await until(async () => (await stateOf(first)) === 'completed');
    // A job of another name that was sent later shows that the worker looks for jobs.
    const avatar = await db.transaction('avatar', (tx) => sender.send(tx, 'make-avatar', { avatarJobId: ANY_ID }));
    await until(() => runs.includes(avatar));
    expect(await stateOf(second)).toBe('created');
    shut = Promise.withResolvers();
    opened.resolve();
    await until(() => runs.includes(second));
    shut.resolve();
    await worker.stop(0);
  });
});

describe('many processes starting at once', () => {
  it('all get the same queue', async () => {
    const fresh = await createTestDatabase(inject('databaseServerUrl'));
    const openOne = () => openJobQueue({ databaseUrl: fresh.url, log: silentLog, role: 'sender' });
    const queues = await Promise.all(Array.from({ length: 5 }, openOne));
    expect(queues).toHaveLength(5);
    for (const queue of queues) await queue.stop(0);
    await fresh.drop();
  });
});
