import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceBody } from '@herald/contract/endpoints/admin-services';
import { seedServices } from '@herald/core/services';
import { readServices } from '@herald/core/settings';
import { aToken, testAdmin } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { openSpeechServerDouble, type SpeechServerDouble, usualManner } from '@herald/providers/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { everythingKept, packedExport } from '../testing/everything-kept.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const KEY = 'sk-secret-of-the-installation-k9Qa';
const ENVIRONMENT_KEY = 'sk-secret-of-the-environment-7fz2';

let api: TestApi;
let server: SpeechServerDouble;
let ofEnvironment: SpeechServerDouble;
let token: string;

beforeAll(async () => {
  [server, ofEnvironment] = [await openSpeechServerDouble(), await openSpeechServerDouble()];
  const inside = [server, ofEnvironment].map(({ baseUrl }) => new URL(baseUrl).host);
  const providers = await openProviders({ insideServices: [...inside, '127.0.0.2'] });
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
  const named = {
    name: 'server',
    wire: 'openai',
    baseUrl: ofEnvironment.baseUrl,
    model: 'kokoro',
    key: ENVIRONMENT_KEY,
  };
  await seedServices(api.core, [{ ...named, title: 'OpenAI-compatible server' }]);
  await providers.services.replace(await readServices(api.core));
  token = await aToken(api.core, testAdmin);
});
beforeEach(async () => {
  server.manner = usualManner();
  server.manner.key = KEY;
  ofEnvironment.manner = usualManner();
  token = await aToken(api.core, testAdmin);
});
afterEach(async () => {
  for (const { id, origin } of await list()) {
    if (origin === 'settings') await api.ask(`DELETE /admin/services/${id}`, { token });
  }
  await api.core.db.pool.query('delete from audit_log');
  await api.core.db.pool.query('delete from attempts');
});
afterAll(async () => {
  await api.close();
  await Promise.all([server.close(), ofEnvironment.close()]);
});

const body = (values: Partial<ServiceBody> = {}): ServiceBody => ({
  wire: 'openai',
  title: 'Own server',
  url: server.baseUrl,
  model: 'kokoro',
  key: KEY,
  ...values,
});
const list = async () => (await api.ask('GET /admin/services', { token })).body.data.services;
const add = (values: Partial<ServiceBody> = {}) => api.ask('POST /admin/services', { token, body: body(values) });
async function added(values: Partial<ServiceBody> = {}) {
  const services = (await add(values)).body.data.services;
  const last = services.at(-1);
  if (!last) throw new Error('It was not added.');
  return last;
}
const save = (id: string, changes: object) =>
  api.ask(`PUT /admin/services/${id}`, {
    token,
    body: { title: 'Own server', url: server.baseUrl, model: 'kokoro', base_version: 1, ...changes },
  });
const test = (id: string) => api.ask(`POST /admin/services/${id}/test`, { token });
const voiceIds = async () => {
  const { body: answer } = await api.ask('GET /tts/voices', { token });
  return answer.data.map(({ value }: { value: string }) => value);
};
const deeds = async () =>
  (await api.core.db.pool.query('select action, changes, details from audit_log order by created_at, id')).rows;

async function exportOf(): Promise<string> {
  const packed = await packedExport(api, { token, password: testAdmin.password });
  expect(packed).toContain(testAdmin.email);
  return packed;
}

describe('a service of the installation', () => {
  it('is added, and customers find its voices at once', async () => {
    expect(await voiceIds()).not.toContainEqual(expect.stringMatching(/^s\w{8}:af_heart$/));
    const { status, body: answer } = await add();
    expect(status).toBe(201);
    expect(answer.data.services.at(-1)).toMatchObject({
      origin: 'settings',
      wire: 'openai',
      title: 'Own server',
      has_key: true,
      key_ending: 'k9Qa',
      is_away: false,
      voices_offered: 2,
      last_test: null,
    });
    expect(await voiceIds()).toContainEqual(expect.stringMatching(/^s\w{8}:af_heart$/));
  });

  it('is added once, however often the same request comes', async () => {
    const headers = { 'idempotency-key': 'once' };
    await api.ask('POST /admin/services', { token, body: body(), headers });
    const again = await api.ask('POST /admin/services', { token, body: body(), headers });
    expect(again.status).toBe(201);
    expect((await list()).filter(({ origin }) => origin === 'settings')).toHaveLength(1);
  });

  it('speaks with its key', async () => {
    const service = await added();
    const voice = (await voiceIds()).find((id: string) => /^s\w{8}:af_heart$/.test(id));
    const said = { msg: 'Hello there.', tts_id: voice, country: 'en', region: 'US' };
    const spoken = await api.ask('POST /a2e/tts/generate', { token, body: said });
    expect(spoken.text).toContain('"status":"success"');
    expect(server.asked.at(-1)?.body.voice).toBe('af_heart');
    expect((await list()).find(({ id }) => id === service.id)?.sounds).toBe(1);
  });

  it('is changed, and a save that changes nothing leaves it as it is', async () => {
    const { id } = await added();
    await save(id, {});
    expect((await list()).at(-1)?.version).toBe(1);
    const { status } = await save(id, { title: 'Renamed', voices: 'af_heart' });
    expect(status).toBe(200);
    expect((await list()).at(-1)).toMatchObject({
      title: 'Renamed',
      version: 2,
      key_ending: 'k9Qa',
      voices_offered: 1,
    });
  });

  it('is not changed over the change of somebody else', async () => {
    const { id } = await added();
    await save(id, { title: 'Theirs' });
    const { status, body: answer } = await save(id, { title: 'Mine' });
    expect([status, answer.message]).toEqual([409, expect.stringContaining('Somebody else changed this service')]);
    expect((await list()).at(-1)?.title).toBe('Theirs');
  });

  it('keeps its key from another server', async () => {
    const { id } = await added();
    const elsewhere = await save(id, { url: 'http://127.0.0.2:9' });
    expect(elsewhere.status).toBe(422);
    expect(elsewhere.body.errors?.key?.[0]).toContain('leads to another server');
    expect((await save(id, { url: 'http://127.0.0.2:9', key: '' })).status).toBe(200);
    expect((await list()).at(-1)).toMatchObject({ has_key: false, key_ending: null });
  });

  it('is removed with its voices', async () => {
    const { id } = await added();
    await api.ask(`DELETE /admin/services/${id}`, { token });
    expect(await voiceIds()).not.toContainEqual(expect.stringMatching(/^s\w{8}:/));
    expect((await api.ask(`DELETE /admin/services/${id}`, { token })).status).toBe(404);
  });

  it('leaves its changes in the audit log', async () => {
    const { id } = await added();
    await save(id, { title: 'Renamed', key: `${KEY}2` });
    await test(id);
    await api.ask(`DELETE /admin/services/${id}`, { token });
    const rows = await deeds();
    expect(rows.map(({ action }) => action)).toEqual([
      'service.create',
      'service.update',
      'service.test',
      'service.delete',
    ]);
    expect(rows[1]).toMatchObject({
      changes: { title: { from: 'Own server', to: 'Renamed' } },
      details: { key: 'replaced' },
    });
    expect(JSON.stringify(rows)).not.toContain('sk-');
  });

  it.each([
    [{ title: ' ' }, 'title', 'Please enter a name.'],
    [{ url: 'ftp://a.test' }, 'url', 'Please enter an address that starts with http:// or https://'],
    [{ url: 'http://me:secret@a.test' }, 'url', 'without a user name or a query'],
    [{ model: '' }, 'model', 'Please enter a model.'],
    [{ wire: 'telnet' }, 'wire', 'Please choose a kind of service.'],
    [{ key: 'two words' }, 'key', 'without spaces'],
  ])('is refused with %o', async (values, field, words) => {
    const { status, body: answer } = await add(values);
    expect(status).toBe(422);
    expect(answer.errors?.[field]?.[0]).toContain(words);
  });

  it('is refused inside, unless the operator allowed it', async () => {
    for (const url of ['http://127.0.0.1:1', 'http://localhost', 'http://169.254.169.254', 'http://[::1]:8880']) {
      const { status, body: answer } = await add({ url });
      expect(status, url).toBe(422);
      expect(answer.errors?.url?.[0], url).toContain('HERALD_INSIDE_SERVICES');
    }
  });

  it('has a name of its own', async () => {
    await add();
    expect((await add({ title: 'own SERVER' })).body.errors?.title?.[0]).toContain('Another service has this name');
  });
});

describe('what only one kind of service wants to know', () => {
  const workflow = '{"12":{"class_type":"LoadImage","inputs":{}}}';
  const headers = 'authorization: Bearer of-the-proxy-Zq81';
  const settings = { workflow, mapping: '12.image = image', headers };
  const comfy = (values: Partial<ServiceBody> = {}) =>
    added({ wire: 'comfyui', title: 'ComfyUI', model: '', key: '', settings, ...values });
  const change = (id: string, changes: object) =>
    api.ask(`PUT /admin/services/${id}`, {
      token,
      body: { title: 'ComfyUI', url: server.baseUrl, base_version: 1, ...changes },
    });
  const opened = async () => (await readServices(api.core)).find(({ wire }) => wire === 'comfyui')?.settings;

  it('is listed with the kinds that can be added', async () => {
    const { wires } = (await api.ask('GET /admin/services', { token })).body.data;
    const known = wires.find(({ wire }: { wire: string }) => wire === 'comfyui');
    expect(known).toMatchObject({ kind: 'film', title: 'ComfyUI' });
    expect(known?.settings).toContainEqual(
      expect.objectContaining({ name: 'headers', label: 'Headers', is_secret: true, is_long: true }),
    );
  });

  it('is kept and handed to its engine; a secret is shown by its name only', async () => {
    const service = await comfy();
    expect(service).toMatchObject({
      kind: 'film',
      settings: { workflow, mapping: '12.image = image' },
      secret_settings: ['headers'],
    });
    expect(await opened()).toEqual(settings);
    const { rows } = await api.core.db.pool.query('select settings::text as kept from services');
    const told = JSON.stringify([await list(), await deeds(), rows]);
    expect(told).not.toContain('of-the-proxy');
  });

  it('stays where it is not named, is replaced, and is removed when it is empty', async () => {
    const { id } = await comfy();
    await change(id, { settings: { workflow, mapping: '14.image = image' } });
    expect(await opened()).toEqual({ ...settings, mapping: '14.image = image' });
    await change(id, { base_version: 2 });
    expect(await opened()).toEqual({ ...settings, mapping: '14.image = image' });
    await change(id, { base_version: 2, settings: { workflow, mapping: '14.image = image', headers: '' } });
    expect(await opened()).toEqual({ workflow, mapping: '14.image = image' });
    expect(await deeds()).toContainEqual(
      expect.objectContaining({ details: { name: 'ComfyUI', settings: 'changed' } }),
    );
  });

  it('does not follow a service to another server', async () => {
    const { id } = await comfy();
    const refused = await change(id, { url: 'http://127.0.0.2:8188' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'settings.headers': ['The address leads to another server. Enter this again, or remove it.'] },
    ]);
    const again = { workflow, mapping: '12.image = image', headers: 'x-new: 1' };
    expect((await change(id, { url: 'http://127.0.0.2:8188', settings: again })).status).toBe(200);
  });

  it('is refused where something is missing or unknown', async () => {
    const missing = await add({ wire: 'comfyui', model: '', settings: { workflow } });
    expect(missing.body.errors).toEqual({ 'settings.mapping': ['Please fill in Mapping.'] });
    const unknown = await add({ wire: 'comfyui', model: '', settings: { ...settings, seed: '1' } });
    expect(unknown.body.errors).toEqual({ 'settings.seed': ['This kind of service has no such setting.'] });
  });
});

describe('a service of the environment', () => {
  it('is listed first, and can be tested but not changed', async () => {
    await add();
    const [first] = await list();
    const { id = '' } = first ?? {};
    expect(first).toMatchObject({ origin: 'environment', has_key: true, key_ending: '7fz2' });
    expect((await test(id)).body.data).toMatchObject({ is_ok: true, voices: 2 });
    expect((await list())[0]?.last_test?.is_ok).toBe(true);
    expect((await save(id, {})).status).toBe(404);
    expect((await api.ask(`DELETE /admin/services/${id}`, { token })).status).toBe(404);
  });
});

describe('the test of a service', () => {
  it('asks for lists only, where the server has some', async () => {
    const { id } = await added();
    const asked = server.asked.length;
    server.manner.models = {
      data: [
        { id: 'kokoro', shutdown_date: '2027-01-06' },
        { id: 'other', shutdown_date: null },
      ],
    };
    const { body: answer } = await test(id);
    expect(answer.data).toMatchObject({
      is_ok: true,
      voices: 2,
      models: 2,
      sample_rate_hz: null,
      ends: [{ model: 'kokoro', on: '2027-01-06' }],
    });
    expect(answer.data.latency_ms).toBeGreaterThanOrEqual(0);
    expect(server.asked).toHaveLength(asked);
    expect((await list()).at(-1)?.last_test).toEqual(answer.data);
  });

  it('has three words said where the server has no list', async () => {
    server.manner.models = undefined;
    server.manner.voices = null;
    const { id } = await added({ voices: 'af_heart' });
    const { body: answer } = await test(id);
    expect(answer.data).toMatchObject({ is_ok: true, voices: 1, models: null, sample_rate_hz: 24_000 });
    expect(server.asked.at(-1)?.body.input).toBe('One two three.');
  });

  it('says that the key is refused, and the list shows it', async () => {
    const { id } = await added({ key: 'a-wrong-key-of-mine' });
    const { body: answer } = await test(id);
    expect(answer.data).toMatchObject({ is_ok: false, latency_ms: null });
    expect(answer.data.message).toContain('refused the key');
    const away_reason = expect.stringContaining('refused the key');
    expect((await list()).at(-1)).toMatchObject({ is_away: true, away_reason });
  });

  it('says that nothing listens there', async () => {
    const { id } = await added({ url: 'http://127.0.0.2:59999' });
    expect((await test(id)).body.data.message).toContain('Nothing listens at this address.');
  });

  it('says what to do where no voice can be offered', async () => {
    server.manner.voices = { voices: [] };
    const { id } = await added();
    const message = expect.stringContaining('Name its voices.');
    expect((await test(id)).body.data).toMatchObject({ is_ok: false, message });
  });

  it('brings its voices back when it answers again', async () => {
    server.manner.key = 'another-one';
    const { id } = await added();
    expect((await list()).at(-1)).toMatchObject({ is_away: true, voices_offered: 0 });
    server.manner.key = KEY;
    await test(id);
    expect((await list()).at(-1)).toMatchObject({ is_away: false, voices_offered: 2 });
  });

  it('follows no redirect to an inside address', async () => {
    const lure = createServer((_request, response) =>
      response.writeHead(302, { location: ofEnvironment.baseUrl }).end(),
    );
    await new Promise<void>((resolve) => lure.listen(0, '127.0.0.2', resolve));
    const { id } = await added({ url: `http://127.0.0.2:${(lure.address() as AddressInfo).port}` });
    const { body: answer } = await test(id);
    const message = expect.stringContaining('sends Herald to another address');
    expect(answer.data).toMatchObject({ is_ok: false, message });
    lure.close();
  });

  it('is limited', async () => {
    const { id } = await added();
    for (let count = 0; count < 60; count += 1) await test(id);
    const { status, headers } = await test(id);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the key of a service', () => {
  it('is in no answer, no log, no row and no export', async () => {
    const { id } = await added();
    const answers: { text: string }[] = [
      await test(id),
      await test((await list())[0]?.id ?? ''),
      await save(id, { key: `${KEY}-second` }),
      await add(),
    ];
    server.manner.key = 'another';
    server.manner.fault = (response) => response.writeHead(500).end(JSON.stringify({ error: KEY }));
    const voice = (await voiceIds()).find((one: string) => /^s\w{8}:/.test(one));
    const failed = { msg: 'Hello there.', tts_id: voice, country: 'en', region: 'US' };
    answers.push(await test(id), await api.ask('POST /a2e/tts/generate', { token, body: failed }));
    answers.push(await api.ask('GET /admin/services', { token }), await api.ask('GET /admin/settings', { token }));
    answers.push(await api.ask('GET /admin/audit-log', { token }));
    for (const answer of answers) expect(answer.text).not.toMatch(/sk-secret/);
    expect(await exportOf()).not.toMatch(/sk-secret/);
    expect(await everythingKept(api)).not.toMatch(/sk-secret/);
  });

  it('is known to be lost when the secret of the installation changed', async () => {
    const { id } = await added();
    await api.core.db.pool.query(`update services set key = 'sealed with another secret' where id = $1`, [id]);
    expect((await list()).at(-1)).toMatchObject({ has_key: true, key_is_lost: true });
  });
});
