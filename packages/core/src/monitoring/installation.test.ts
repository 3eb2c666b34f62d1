import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { operatorHand } from '../office/audit/office-deed.ts';
import { updateSettings } from '../office/settings/update-settings.ts';
import { aUser } from '../testing/builders.ts';
import { createTestCore, type TestCore } from '../testing/test-core.ts';
import { aClaimedVideo, aCompletedVideo, anOrderedVideo } from '../testing/video-builders.ts';
import { failVideo } from '../videos/working/finish-video.ts';
import { alertSecret, noteAlertPost, readAlertPost } from './alerts/alert-post.ts';
import { readOverview } from './overview/read-overview.ts';
import { listFailed, listQueues, retryFailed } from './queues/queues.ts';
import { reportProcess } from './reports/report-process.ts';
import { tidyMonitoring } from './tidy-monitoring.ts';
import { lookAfterInstallation } from './watch-installation.ts';

const HOUR_MS = 3_600_000;
const HOOK = 'http://127.0.0.1:9/hooks/ops';
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  await updateSettings(test.core, operatorHand, [
    { key: 'alert_emails', value: 'ops@studio.example, night@studio.example' },
    { key: 'alert_webhook_url', value: HOOK },
  ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['processes', 'process_minutes', 'process_hours', 'alerts', 'mails', 'service_states'])
    await run(`delete from ${table}`);
});

const run = async (text: string) => (await test.core.db.queries.execute<Record<string, unknown>>(sql.raw(text))).rows;
const look = () => lookAfterInstallation(test.core, 0);
const report = (host: string, role: 'api' | 'worker' = 'worker', videoId?: string) =>
  reportProcess(test.core, {
    ...{ role, host, version: '1.4.0', folder: tmpdir(), filmSlots: 1, everyMs: HOUR_MS },
    ...{ away: () => [], connections: async () => 2 },
    work: () => (videoId ? [{ job: 'make-video', id: videoId }] : []),
  });
const silence = (host: string) =>
  run(`update processes set started_at = now() - interval '1 hour', heard_at = now() - interval '46 s'
    where host = '${host}'`);
const alerts = () =>
  run(`select title, detail, resolved_at is null as "isActive" from alerts where rule = 'process_lost'`);
const mails = () => run(`select recipient, subject from mails where subject like '%is not heard%' order by id`);
const posts = () =>
  run(`select change from alert_posts join alerts on alerts.id = alert_id where rule = 'process_lost' order by change`);

describe('an alert', () => {
  it('is opened once for a process that is lost, and resolved once when it is heard again', async () => {
    const video = await aClaimedVideo(test.core, await aUser(test.core));
    await report('film-a');
    const lost = await report('film-b', 'worker', video.videoId);
    await look();
    expect(await alerts()).toEqual([]);
    await silence('film-b');
    for (let looks = 0; looks < 3; looks++) await look();
    expect(await alerts()).toMatchObject([{ title: 'The worker on film-b is not heard', isActive: true }]);
    expect((await alerts())[0]?.detail).toMatch(/It made “.+”; the next free worker continues\.$/);
    expect(await mails()).toHaveLength(2);
    expect(await posts()).toEqual([{ change: 'opened' }]);
    await lost.report();
    for (let looks = 0; looks < 3; looks++) await look();
    expect((await alerts()).map(({ isActive }) => isActive)).toEqual([false]);
    expect((await mails()).map(({ subject }) => String(subject).split(':')[0])).toEqual([
      ...['Alert', 'Alert', 'Resolved', 'Resolved'],
    ]);
    expect(await posts()).toEqual([{ change: 'opened' }, { change: 'resolved' }]);
  });

  it('is told once although several processes look at the same time', async () => {
    await report('film-c');
    await silence('film-c');
    await Promise.all([look(), look(), look(), look()]);
    expect(await alerts()).toHaveLength(1);
    expect(await posts()).toHaveLength(1);
  });

  it('is over when another process of that kind has started on the same machine, or its rule is off', async () => {
    await report('film-d');
    await silence('film-d');
    await look();
    await report('film-d');
    await look();
    expect((await alerts()).map(({ isActive }) => isActive)).toEqual([false]);
    await silence('film-d');
    await look();
    await updateSettings(test.core, operatorHand, [{ key: 'alert_process_lost_sec', value: 0 }]);
    await look();
    await updateSettings(test.core, operatorHand, [{ key: 'alert_process_lost_sec', value: 45 }]);
    expect((await alerts()).some(({ isActive }) => isActive)).toBe(false);
  });

  it('is posted with a signature of the Standard Webhooks, and not again once it was accepted', async () => {
    await report('film-e');
    await silence('film-e');
    await look();
    const [row] = await run('select id from alert_posts');
    const post = await readAlertPost(test.core, String(row?.id));
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = post?.headers ?? {};
    const key = Buffer.from(alertSecret(test.core, HOOK).replace('whsec_', ''), 'base64');
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${seconds}.${post?.body}`).digest('base64')}`);
    expect(JSON.parse(post?.body ?? '')).toMatchObject({ type: 'alert.opened', data: { rule: 'process_lost' } });
    await noteAlertPost(test.core, String(row?.id), null, true);
    expect(await readAlertPost(test.core, String(row?.id))).toBeUndefined();
  });
});

describe('the overview', () => {
  it('counts machines once and processes each, and one machine where it is chosen', async () => {
    await report('one', 'api');
    const api = await report('one', 'worker');
    await report('two', 'worker');
    test.core.requestTimes.note(40, false);
    await api.report();
    await run(`update process_minutes set requests = 0, errors = 0 where process_id <> '${api.id}'`);
    const all = await readOverview(test.core);
    expect(all.hosts).toEqual(['one', 'two']);
    expect(all.present).toMatchObject({ machines: 2, connections: 6, poolMax: 12 });
    expect(all.present?.memoryTotal).toBe(2 * Number(all.processes[0]?.use?.machineMemoryTotal));
    const one = await readOverview(test.core, 'one');
    expect(one.present).toMatchObject({ machines: 1, connections: 4, poolMax: 8 });
    expect(one.p95Ms).toBeGreaterThan(30);
    expect(one.p95Ms).toBeLessThanOrEqual(50);
  });

  it('counts no minute as away in the first one in which an API is heard', async () => {
    await report('new', 'api');
    await run(`update process_hours set minutes_heard = set_bit(repeat('0', 60)::bit(60), extract(minute from now())::integer, 1)
      where at = date_trunc('hour', now())`);
    await run(`delete from process_hours where at < date_trunc('hour', now())`);
    expect((await readOverview(test.core)).uptime.awayMinutes).toBe(0);
  });

  it('says what is wrong, and shows the film of a lost worker as it is now', async () => {
    const { id } = await anOrderedVideo(test.core, await aUser(test.core));
    await report('gone', 'worker', id);
    await silence('gone');
    await look();
    const { state, problems, processes } = await readOverview(test.core);
    expect({ state, problems }).toEqual({ state: 'critical', problems: ['1 worker'] });
    expect(processes[0]).toMatchObject({ isLost: true, films: [{ id, status: 'pending' }] });
  });

  it('says when a film is ready only once its worker expects a moment to come', async () => {
    const { videoId } = await aClaimedVideo(test.core, await aUser(test.core));
    await report('draws', 'worker', videoId);
    const etaSec = async () => (await readOverview(test.core)).processes[0]?.films[0]?.etaSec;
    expect(await etaSec()).toBeNull();
    await run(`update videos set ready_at = now() + interval '40 s' where id = '${videoId}'`);
    expect(await etaSec()).toBeGreaterThan(30);
    await run(`update videos set ready_at = now() - interval '1 s' where id = '${videoId}'`);
    expect(await etaSec()).toBeNull();
  });

  it('leaves out what PostgreSQL does not tell, with its reason', async () => {
    const { database } = await readOverview(test.core);
    expect(database.sizeBytes).toBeGreaterThan(1_000_000);
    expect(database.notAvailable.slowest).toBe('the extension pg_stat_statements is not installed');
    // Of a database on this machine the disk is told, of another one why not.
    if (database.diskTotal === null) expect(database.notAvailable.disk_total).toMatch(/network|permission/);
    else expect(database.diskTotal).toBeGreaterThan(database.sizeBytes ?? 0);
  });

  it('tells the room of the disk that the embedded database is on', async () => {
    const { database } = await readOverview({ ...test.core, databaseFolder: tmpdir() });
    expect(database.diskTotal).toBeGreaterThan(1_000_000);
    expect(database.notAvailable).not.toHaveProperty('disk_total');
  });

  it('keeps since when a service is as it is, and its uptime', async () => {
    await look();
    await run(`update service_states set since = now() - interval '2 hours'`);
    await run(`update service_hours set checks = 9, up_checks = 6 where name = 'store'`);
    await look();
    const { services } = await readOverview(test.core);
    expect(services.map(({ name, state }) => [name, state])).toEqual([
      ...[
        ['database', 'healthy'],
        ['store', 'healthy'],
        ['mail', 'warning'],
      ],
    ]);
    expect(Date.now() - Number(services[1]?.since)).toBeGreaterThan(7_000_000);
    expect(services[1]?.uptime).toBeCloseTo(0.7);
  });
});

describe('a queue', () => {
  it('counts what failed for good, and runs one or all of it again', async () => {
    const send = () => test.core.db.transaction('job', (tx) => test.core.jobs.send(tx, 'clean-up', {}));
    const ids = [await send(), await send(), await send()];
    await run(`update pgboss.job set state = 'failed', completed_on = now() where name = 'clean-up'`);
    const cleanUp = async () => (await listQueues(test.core)).find(({ name }) => name === 'clean-up');
    expect(await cleanUp()).toMatchObject({ waiting: 0, failed: 3 });
    expect(await retryFailed(test.core, operatorHand, 'clean-up', ids[0])).toBe(1);
    expect(await cleanUp()).toMatchObject({ waiting: 1, failed: 2 });
    expect(await retryFailed(test.core, operatorHand, 'clean-up')).toBe(2);
    expect(await cleanUp()).toMatchObject({ waiting: 3, failed: 0 });
    await expect(retryFailed(test.core, operatorHand, 'clean-up', ids[0])).rejects.toThrow();
  });

  it('counts a film that failed as failed and not as done, though its job ended well', async () => {
    const claimed = await aClaimedVideo(test.core, await aUser(test.core));
    await aCompletedVideo(test.core, await aUser(test.core));
    await run(`update pgboss.job set state = 'completed', completed_on = now() where name = 'make-video'`);
    const films = async () => (await listQueues(test.core)).find(({ name }) => name === 'make-video');
    const before = await films();
    await failVideo(test.core, claimed, { stage: 'drawing', reason: 'It broke.', next_step: 'Try again.' });
    await run(`update videos set finished_at = now() where id = '${claimed.videoId}'`);
    expect(await films()).toMatchObject({ failed: 1, retryable: 0, doneLastHour: Number(before?.doneLastHour) - 1 });
    expect(await listFailed(test.core, 'make-video')).toMatchObject([{ error: 'It broke.', isRetryable: false }]);
    await expect(retryFailed(test.core, operatorHand, 'make-video', claimed.videoId)).rejects.toThrow();
  });

  it('of films is late once the oldest waits for longer than the alert rule allows', async () => {
    await anOrderedVideo(test.core, await aUser(test.core));
    const films = async () => (await listQueues(test.core)).find(({ name }) => name === 'make-video');
    expect(await films()).toMatchObject({ isLate: false });
    const waits = `created_on = now() - interval '16 minutes', start_after = now() - interval '16 minutes'`;
    await run(`update pgboss.job set ${waits} where name = 'make-video'`);
    expect(await films()).toMatchObject({ isLate: true });
    await updateSettings(test.core, operatorHand, [{ key: 'alert_films_wait_sec', value: 1000 }]);
    expect(await films()).toMatchObject({ isLate: false });
  });
});

describe('alerts', () => {
  it('that are over are forgotten after a year', async () => {
    await report('old');
    await silence('old');
    await look();
    await run(`update alerts set resolved_at = now() - interval '366 days'`);
    await tidyMonitoring(test.core);
    expect(await alerts()).toEqual([]);
  });
});
