import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJobQueue } from '@herald/core/queue';
import { aToken, aUser, createTestCore, type TestCore } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startWorker } from './start-worker.ts';

const workFolder = join(tmpdir(), 'herald-worker-test');
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

const countSessions = async () => (await test.core.db.pool.query('select 1 from sessions')).rowCount;

describe('a worker', () => {
  it('does the jobs that were sent before it came, and keeps cleaning, weekly reports and the ends of plans scheduled', async () => {
    const { core, databaseUrl } = test;
    const queue = await openJobQueue({ databaseUrl, log: core.log, role: 'sender' });
    await aToken(core, await aUser(core));
    test.clock.advance({ hours: 25 });
    expect(await countSessions()).toBe(1);
    await core.db.transaction('ask for cleaning', (tx) => queue.send(tx, 'clean-up', {}));
    const worker = await startWorker({
      version: 'test',
      core,
      databaseUrl,
      providers: await openProviders(),
      workFolder,
      renderSlots: 1,
    });
    await expect.poll(countSessions).toBe(0);
    const { rows } = await core.db.pool.query('select name, cron, timezone from pgboss.schedule order by name');
    expect(rows).toEqual([
      { name: 'clean-up', cron: '17 * * * *', timezone: 'UTC' },
      { name: 'send-reports', cron: '41 * * * *', timezone: 'UTC' },
      { name: 'tell-plan-ends', cron: '*/15 * * * *', timezone: 'UTC' },
    ]);
    const { rows: workers } = await core.db.pool.query('select role, host, version, film_slots from processes');
    expect(workers).toEqual([{ role: 'worker', host: hostname(), version: 'test', film_slots: 1 }]);
    await worker.stop(5);
    expect((await core.db.pool.query('select 1 from processes')).rowCount).toBe(0);
    await queue.stop(0);
  });
});
