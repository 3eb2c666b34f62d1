import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobNames } from '@herald/contract/jobs';
import { fetchVoice, hearVoice } from '@herald/core/office/voices';
import { type JobHandlers, type JobQueue, openJobQueue } from '@herald/core/queue';
import { aToken, testAdmin } from '@herald/core/testing';
import { openProviders, type Providers } from '@herald/providers';
import { type PackSourceServer, startPackSource, TINY_PACK } from '@herald/providers/pack-source';
import { writeTinyPiper } from '@herald/speech/tiny-piper';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startApi } from '../start-api.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let folder: string;
let source: PackSourceServer;
let api: TestApi;
let token: string;
let worker: JobQueue | undefined;

const openVoices = (hearsNewModels: boolean): Promise<Providers> =>
  openProviders({ naturalVoices: { folder, source: source.url, hearsNewModels } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
  source = await startPackSource();
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers: await openVoices(true) } });
});
beforeEach(async () => {
  token = await aToken(api.core, testAdmin);
  await api.core.db.pool.query('delete from audit_log; delete from attempts');
  source.faults.length = 0;
});
afterEach(async () => {
  source.release();
  await worker?.stop(0);
  worker = undefined;
  await api.core.db.pool
    .query(`delete from pgboss.job where name in ('fetch-voice', 'hear-voice')`)
    .catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await api.close();
  await source.close();
});

/** A worker that does what is done with voices. */
async function work(): Promise<void> {
  const { core, databaseUrl } = api;
  const { voicePacks } = await openVoices(false);
  const unexpected = () => Promise.reject(new Error('Nobody sent this job'));
  const others = Object.fromEntries(jobNames.map((name) => [name, unexpected])) as unknown as JobHandlers;
  worker = await openJobQueue({ databaseUrl, log: core.log, role: 'worker' });
  await worker.work({
    ...others,
    'fetch-voice': ({ payload, signal }) => fetchVoice(core, voicePacks, payload.packId, signal),
    'hear-voice': ({ payload, signal }) => hearVoice(core, voicePacks, payload.packId, signal),
  });
}
const list = async () => (await api.ask('GET /admin/voice-packs', { token })).body.data;
const packOf = async (id = TINY_PACK) => (await list()).packs.find((pack) => pack.id === id) ?? expect.unreachable();
const post = (what: string, id = TINY_PACK) =>
  api.ask(`POST /admin/voice-packs/${encodeURIComponent(id)}/${what}`, { token });
const until = (state: string, id?: string) => expect.poll(() => packOf(id), { interval: 100 }).toMatchObject({ state });
const jobs = async () =>
  (await api.core.db.pool.query(`select 1 from pgboss.job where name = 'fetch-voice' and state < 'completed'`))
    .rowCount;
const audit = async (): Promise<unknown[]> =>
  (await api.core.db.pool.query('select action, subject_id, details from audit_log order by id')).rows;

describe('the list of voice packs', () => {
  it('says where they lie and come from, and what can be had', async () => {
    const { folder: shown, source: from, free_bytes, packs } = await list();
    expect([shown, from, free_bytes > 0]).toEqual([folder, `${source.url}/`, true]);
    expect(packs.find(({ id }) => id === 'kokoro')).toMatchObject({
      id: 'kokoro',
      state: 'absent',
      size_bytes: null,
      licence: { name: 'Apache 2.0' },
    });
  });

  it('knows the sizes once the source was asked, and says why that failed', async () => {
    expect((await api.ask('POST /admin/voice-packs/sizes', { token })).status).toBe(200);
    expect((await packOf()).size_bytes).toBeGreaterThan(1000);
    source.faults.push({ path: 'voices.json', status: 404 });
    const { status, body } = await api.ask('POST /admin/voice-packs/sizes', { token });
    expect([status, body.message]).toEqual([503, expect.stringContaining('has no file /rhasspy/piper-voices')]);
  });

  it('is not there where the installation has no folder of voices', async () => {
    const { voicePacks: _, ...providers } = api.context.providers;
    const other = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
    const answer = await other.ask('GET /admin/voice-packs', { token: await aToken(other.core, testAdmin) });
    expect([answer.status, answer.body.message]).toEqual([404, 'This installation has no folder of voices.']);
    await other.close();
  });
});

describe('a download', () => {
  it('ordered twice is one, and is recorded once', async () => {
    await Promise.all([post('download'), post('download')]);
    expect((await post('download')).body.message).toBe('The voice is being downloaded.');
    expect([await jobs(), (await packOf()).state]).toEqual([1, 'waiting']);
    const details = { name: 'Thorsten, medium', source: `${source.url}/` };
    expect(await audit()).toEqual([{ action: 'voice.download', subject_id: TINY_PACK, details }]);
  });

  it('ends with a voice that every process offers first, marked as natural, and that can be heard', async () => {
    const providers = await openVoices(false);
    const sibling = api.openSibling();
    const other = await startApi(
      { ...api.context, core: sibling.core, providers, metrics: new Registry() },
      { port: 0, host: '127.0.0.1' },
    );
    const germanVoices = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${other.url}/api/a2e/tts/voices?country=de&region=DE`, { headers });
      return ((await answer.json()) as { data: { children: { value: string; quality: string }[] }[] }).data;
    };
    expect((await germanVoices())[0]?.children[0]?.quality).toBe('basic');
    await post('download');
    await work();
    await until('ready');
    const pack = await packOf();
    expect(pack.real_time_factor).toBeGreaterThan(0);
    const firstVoice = async () => (await germanVoices())[0]?.children[0];
    await expect.poll(firstVoice).toMatchObject({ value: `piper:${TINY_PACK}`, quality: 'neural' });
    const sample = await fetch(`${other.url}${pack.voices[0]?.sample_url}`, { redirect: 'manual' });
    expect(sample.status).toBe(302);
    await other.close();
    await sibling.close();
  });

  it('shows the bytes that came, and a cancelled one leaves nothing', async () => {
    source.faults.push({ path: '-medium.onnx', holdAfter: 4000 });
    await post('download');
    await work();
    await until('fetching');
    await expect.poll(async () => (await packOf()).progress).toMatchObject({ phase: 'downloading' });
    const { progress } = await packOf();
    expect(progress?.received_bytes).toBeLessThan(progress?.total_bytes ?? 0);
    expect((await post('cancel')).status).toBe(200);
    expect([await jobs(), await packOf()]).toMatchObject([0, { state: 'absent', progress: null }]);
    expect((await audit()).at(-1)).toMatchObject({ action: 'voice.cancel' });
  });

  it('that is paused keeps what arrived, and goes on from there', async () => {
    source.faults.push({ path: '-medium.onnx', holdAfter: 4000, times: 1 });
    await post('download');
    await work();
    await until('fetching');
    const part = join(folder, '.downloads', TINY_PACK, `${TINY_PACK}.onnx.part`);
    await expect.poll(async () => (await stat(part)).size).toBe(4000);
    expect((await post('pause')).body.message).toBe('The download is paused.');
    expect([await jobs(), await packOf()]).toMatchObject([0, { state: 'paused', failure: null }]);
    const kept = (await packOf()).progress?.received_bytes ?? 0;
    // The model, and the small files before it.
    expect(kept).toBeGreaterThan(4000);
    expect((await post('pause')).status).toBe(409);
    await worker?.stop(0);
    source.release();
    source.asked.length = 0;
    await post('download');
    await work();
    await until('ready');
    expect(source.asked.some((path) => /-medium\.onnx bytes=4000-$/.test(path))).toBe(true);
    const actions = (await audit()).map((row) => (row as { action: string }).action);
    expect(actions).toEqual(['voice.download', 'voice.pause', 'voice.download']);
  });

  it('that is paused can be discarded', async () => {
    await post('download');
    await post('pause');
    expect(await packOf()).toMatchObject({ state: 'paused', progress: null });
    await post('cancel');
    expect(await packOf()).toMatchObject({ state: 'absent' });
  });

  it('goes on with another worker where a killed one ended', async () => {
    source.faults.push({ path: '-medium.onnx', holdAfter: 4000, times: 1 });
    await post('download');
    await work();
    await until('fetching');
    await expect.poll(() => source.asked.at(-1)).toMatch(/-medium\.onnx$/);
    await worker?.stop(0);
    expect(await jobs()).toBe(1);
    await api.core.db.pool.query(`update pgboss.job set start_after = now() where name = 'fetch-voice'`);
    await work();
    await until('ready');
  });

  it('that fails for good says why, and can be tried again', async () => {
    source.faults.push({ path: '-medium.onnx', status: 404 });
    await post('download');
    await work();
    await until('failed');
    expect((await packOf()).failure).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('has no file'),
    });
    source.faults.length = 0;
    await post('download');
    await until('ready');
  });

  it('that nobody goes on with counts as interrupted', async () => {
    source.faults.push({ path: '-medium.onnx', holdAfter: 4000 });
    await post('download');
    await work();
    await until('fetching');
    await api.core.db.pool.query(`update pgboss.job set state = 'failed' where name = 'fetch-voice'`);
    expect(await packOf()).toMatchObject({ state: 'failed', failure: { code: 'interrupted' } });
  });

  it('is refused for what the catalogue does not have', async () => {
    expect((await post('download', '../../etc/passwd')).status).toBe(404);
    await writeTinyPiper(join(folder, 'ours/xx_own.onnx'));
    expect((await post('download', 'ours/xx_own.onnx')).status).toBe(409);
  });
});

describe('a pack on this machine', () => {
  const OWN = 'ours/xx_own.onnx';

  it('that was dropped into the folder is heard after a look, and measured again', async () => {
    await writeTinyPiper(join(folder, OWN));
    expect(await packOf(OWN)).toMatchObject({ state: 'unheard', is_offered: false, licence: null });
    await api.ask('POST /admin/voice-packs/look-again', { token });
    await until('ready', OWN);
    await post('measure', OWN);
    await post('measure', OWN);
    expect((await packOf(OWN)).state).toBe('measuring');
    await work();
    await until('ready', OWN);
    expect(await audit()).toHaveLength(1);
  });

  it('is removed from disk and from every list', async () => {
    await writeTinyPiper(join(folder, OWN));
    await api.ask('POST /admin/voice-packs/look-again', { token });
    await until('ready', OWN);
    const answer = await api.ask(`DELETE /admin/voice-packs/${encodeURIComponent(OWN)}`, { token });
    expect([answer.status, (await list()).packs.some(({ id }) => id === OWN)]).toEqual([200, false]);
    expect(api.context.providers.speech.allVoices().some(({ id }) => id === 'piper:xx_own')).toBe(false);
    expect((await audit()).at(-1)).toMatchObject({ action: 'voice.remove', subject_id: OWN });
    expect((await post('measure', OWN)).status).toBe(404);
  });
});
