import { tmpdir } from 'node:os';
import { reportProcess } from '@herald/core/monitoring';
import { changeSettings } from '@herald/core/settings';
import { aClaimedVideo, anOrderedVideo, aToken, aUser, testAdmin } from '@herald/core/testing';
import { completeVideo, failVideo } from '@herald/core/videos';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startBareProxy } from '../../../../tests/support/bare-proxy.ts';
import { startApi } from '../start-api.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const token = 'the token of the collector';
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'), { context: { metricsAccess: { token } } });
});
afterAll(() => api.close());

const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  api.app.inject({ url: '/metrics', headers, remoteAddress });
const figures = async () => (await ask({ authorization: `Bearer ${token}` })).body;
/** A figure read past those that are shared for a moment. */
const figure = async (name: string) => {
  const registry = new Registry();
  const fresh = await startApi({ ...api.context, metrics: registry }, { port: 0, host: '127.0.0.1' });
  const text = await registry.metrics();
  await fresh.close();
  return Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (.+)$`, 'm').exec(text)?.[1]);
};
const made = {
  files: { video: 'v', poster: 'p', preview: 'g', vtt: 't', srt: 's', report: 'r' },
  ...{ durationSec: 12, sizeBytes: 1, storedBytes: 1, transcript: '' },
};

describe('/metrics', () => {
  it('is for the token and for administrators', async () => {
    expect((await ask()).statusCode).toBe(401);
    expect((await ask({}, '10.0.0.7')).statusCode).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}` }, '203.0.113.5')).statusCode).toBe(200);
    const admin = await aToken(api.core, testAdmin);
    expect((await ask({ authorization: `Bearer ${admin}` }, '203.0.113.5')).statusCode).toBe(200);
    const user = await aToken(api.core, await aUser(api.core));
    expect((await ask({ authorization: `Bearer ${user}` })).statusCode).toBe(403);
  });

  it('is not for visitors whom a proxy without forwarding headers passes on', async () => {
    const { url, close } = await startApi({ ...api.context, metrics: new Registry() }, { port: 0, host: '127.0.0.1' });
    const proxy = await startBareProxy(url);
    expect((await fetch(`${proxy.url}/metrics`)).status).toBe(401);
    expect((await fetch(`${proxy.url}/api/health`)).status).toBe(200);
    proxy.close();
    await close();
  });

  it('counts no request as failed that planned maintenance refuses', async () => {
    const user = await aToken(api.core, await aUser(api.core));
    const before = api.core.requestTimes.totals();
    await changeSettings(api.core, { maintenance_mode: true });
    const { status, body } = await api.ask('GET /videos', { token: user });
    await changeSettings(api.core, { maintenance_mode: false });
    expect([status, body.code]).toEqual([503, 'maintenance']);
    const after = api.core.requestTimes.totals();
    expect([after.count - before.count, after.bad - before.bad]).toEqual([1, 0]);
  });

  it('has the figures of the process', async () => {
    await aToken(api.core, await aUser(api.core));
    await api.ask('GET /health');
    const text = await figures();
    expect(text).toContain('herald_http_request_seconds_bucket');
    expect(text).toMatch(/herald_transactions_total\{name="login",outcome="committed"\} [1-9]/);
    expect(text).toContain('process_cpu_seconds_total');
  });
});

describe('the figures of the installation', () => {
  it('count who waits, for how long, and what is being made', async () => {
    await aClaimedVideo(api.core, await aUser(api.core));
    const { id } = await anOrderedVideo(api.core, await aUser(api.core));
    await api.core.db.pool.query(`update videos set created_at = now() - interval '90 s' where id = $1`, [id]);
    expect(await figure('herald_queue_videos_in_work')).toBe(1);
    expect(await figure('herald_queue_videos_waiting')).toBe(1);
    expect(await figure('herald_queue_oldest_seconds')).toBeGreaterThanOrEqual(90);
    expect(await figure('herald_queue_oldest_seconds')).toBeLessThan(1000);
    expect(await figure('herald_database_server_connections')).toBeGreaterThan(0);
    expect(await figure('herald_database_server_connections_allowed')).toBeGreaterThan(1);
  });

  it('count workers while they are heard', async () => {
    const report = (host: string) =>
      reportProcess(api.core, {
        ...{ role: 'worker', host, version: '1', folder: tmpdir(), filmSlots: 1 },
        ...{ work: () => [], away: () => [], connections: async () => 0 },
      });
    const presence = await report('one');
    const other = await report('two');
    expect(await figure('herald_workers_alive')).toBe(2);
    await api.core.db.pool.query(`update processes set heard_at = now() - interval '46 s' where host = 'one'`);
    expect(await figure('herald_workers_alive')).toBe(1);
    await presence.stop();
    await other.stop();
    expect(await figure('herald_workers_alive')).toBe(0);
    expect((await api.core.db.pool.query(`select 1 from processes where role = 'worker'`)).rowCount).toBe(0);
  });

  it('tell finished films from failed ones, with the reason', async () => {
    const first = await aClaimedVideo(api.core, await aUser(api.core));
    await completeVideo(api.core, first, made);
    const second = await aClaimedVideo(api.core, await aUser(api.core));
    await failVideo(api.core, second, { stage: 'drawing', reason: 'It broke.', next_step: 'Retry.' });
    const text = await figures();
    expect(text).toMatch(/^herald_video_events_total\{event="complete",stage="",reason=""\} 1$/m);
    expect(text).toMatch(/^herald_video_events_total\{event="fail",stage="drawing",reason="It broke\."\} 1$/m);
    expect(text).toMatch(/^herald_video_events_total\{event="claim",stage="",reason=""\} [2-9]$/m);
  });

  it('say that the store is away, and go on without the database', async () => {
    expect(await figure('herald_store_up')).toBe(1);
    const { storage, db } = api.core;
    api.core.storage = { ...storage, stat: () => Promise.reject(new Error('away')) };
    expect(await figure('herald_store_up')).toBe(0);
    api.core.storage = { ...storage, stat: () => new Promise(() => undefined) };
    expect(await figure('herald_store_up')).toBe(0);
    api.core.storage = storage;
    expect(await figure('herald_database_up')).toBe(1);
    const execute = () => Promise.reject(new Error('away'));
    api.core.db = { ...db, queries: Object.assign(Object.create(db.queries), { execute }) };
    expect(await figure('herald_database_up')).toBe(0);
    expect(await figure('herald_queue_videos_waiting')).toBeNaN();
    expect(await figure('process_cpu_seconds_total')).toBeGreaterThan(0);
    api.core.db = db;
  });
});
