import { accountView } from '@herald/core/services';
import { changeSettings } from '@herald/core/settings';
import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { openSpeechServerDouble, type SpeechServerDouble, usualManner } from '@herald/providers/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { everythingKept, packedExport } from '../testing/everything-kept.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const KEY = 'sk-secret-of-the-account-m4Xp';
const VOICE = /^k[0-9a-f]{8}:alloy$/;

let api: TestApi;
let server: SpeechServerDouble;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  server = await openSpeechServerDouble();
  api = await createTestApi(inject('databaseServerUrl'), {
    core: { serviceAddresses: { openai: server.baseUrl, google: server.baseUrl } },
    context: { providers: await openProviders({ insideServices: [new URL(server.baseUrl).host] }) },
  });
  await changeSettings(api.core, { openai_speech_model: 'kokoro', openai_image_model: '' });
});
beforeEach(async () => {
  server.manner = usualManner();
  server.manner.key = KEY;
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const read = async (who = token) => (await api.ask('GET /api-keys', { token: who })).body.data;
const save = (keys: object, who = token) => api.ask('PUT /api-keys', { token: who, body: keys });
const attempt = (service = 'openai') => api.ask(`POST /api-keys/${service}/test`, { token });
const remove = (service = 'openai') => api.ask(`DELETE /api-keys/${service}`, { token });
const openai = async () => (await read()).keys.find(({ service }) => service === 'openai');
const voices = async () => (await api.ask('GET /tts/voices', { token })).body.data.map(({ value }) => value);
const deeds = async () =>
  (
    await api.core.db.pool.query(
      `select action, details from audit_log where account_id = $1 order by created_at, id`,
      [owner.accountId],
    )
  ).rows;

async function memberWho(role: 'viewer' | 'editor' | 'admin') {
  const member = await aMember(api.core, owner, role);
  const { token: ownToken } = { token: await aToken(api.core, member) };
  const moved = await api.ask('POST /auth/switch-account', {
    token: ownToken,
    body: { account_id: owner.accountId },
  });
  expect(moved.status).toBe(200);
  return member;
}

describe('the keys of an account', () => {
  it('refuses names of no service and takes the name of the specification', async () => {
    const refused = await save({ gogleTTS: KEY });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['gogleTTS']]);
    expect((await save({ googleTTS: KEY })).status).toBe(200);
    const { keys } = await read();
    expect(keys.find(({ service }) => service === 'google')).toMatchObject({ is_set: true });
  });

  it('of Google are reached by both of its names, and set by one at a time', async () => {
    const both = await save({ google: KEY, googleTTS: KEY });
    expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['googleTTS']]);
    await save({ googleTTS: KEY });
    const call = { token, body: { month_cap_micros: 5_000_000 } };
    expect((await api.ask('PUT /api-keys/googleTTS/budget', call)).status).toBe(200);
    const removed = await api.ask('DELETE /api-keys/googleTTS', { token });
    const google = removed.body.data.keys.find(({ service }: { service: string }) => service === 'google');
    expect([removed.status, google?.is_set]).toEqual([200, false]);
  });

  it('take no budget under a name that nobody knows', async () => {
    await save({ openai: KEY });
    const { status, body } = await api.ask('PUT /api-keys/openai/budget', { token, body: { zzz: 1 } });
    expect([status, body.errors]).toEqual([422, { zzz: ['There is no field of this name.'] }]);
  });

  it('are none at first', async () => {
    const { may_edit, keys, all_ready } = await read();
    expect([may_edit, all_ready]).toEqual([true, false]);
    expect(keys.every(({ is_set }) => !is_set)).toBe(true);
    expect(keys.map(({ service }) => service)).toContain('openai');
  });

  it('are set, and tell their last four characters', async () => {
    const { status } = await save({ openai: KEY });
    expect(status).toBe(200);
    expect(await openai()).toMatchObject({ is_set: true, key_ending: 'm4Xp', key_is_lost: false, last_test: null });
    expect(await voices()).toContainEqual(expect.stringMatching(VOICE));
    expect(await deeds()).toEqual([{ action: 'service.set_key', details: { name: 'OpenAI', key: 'set' } }]);
  });

  it('are all ready once the three of the specification are set, until a test of one fails', async () => {
    await save({ heygen: 'hg-key', googleTTS: 'g-key' });
    expect((await read()).all_ready).toBe(false);
    await save({ openai: KEY });
    expect((await read()).all_ready).toBe(true);
    server.manner.key = 'another';
    await attempt();
    expect((await read()).all_ready).toBe(false);
  });

  it('keep the names of their voices when they are replaced, and forget what the one before said', async () => {
    await save({ openai: KEY });
    await attempt();
    const before = (await voices()).filter((id) => VOICE.test(id));
    server.manner.key = `${KEY}2`;
    await save({ openai: `${KEY}2` });
    expect(await openai()).toMatchObject({ key_ending: 'Xp2'.padStart(4, '4'), last_test: null });
    expect((await voices()).filter((id) => VOICE.test(id))).toEqual(before);
  });

  it('leave the lists when they are removed, and their samples go', async () => {
    await save({ openai: KEY });
    const list = (await api.ask('GET /tts/voices', { token })).body.data;
    const url = list.find(({ value }) => VOICE.test(value))?.sample_url ?? '';
    expect((await api.app.inject({ url })).statusCode).toBe(302);
    expect((await remove()).body.data.keys.every(({ is_set }) => !is_set)).toBe(true);
    expect(await voices()).not.toContainEqual(expect.stringMatching(VOICE));
    const kept: string[] = [];
    for await (const { key } of api.core.storage.list(`accounts/${owner.accountId}/`)) kept.push(key);
    expect(kept).toEqual([]);
    expect((await deeds()).map(({ action }) => action)).toEqual(['service.set_key', 'service.remove_key']);
  });

  it.each([
    ['', 'Please enter the API key.'],
    ['with a space', 'Please use letters, digits and signs without spaces.'],
  ])('are refused when they are %j', async (key, words) => {
    const { status, body } = await save({ openai: key });
    expect(status).toBe(422);
    expect(body.errors?.openai).toContain(words);
  });

  it('are in no row, log, answer, error or export', async () => {
    const texts = [(await save({ openai: KEY })).text, (await attempt()).text];
    server.manner.key = 'another';
    server.manner.listFault = (response) => response.writeHead(400).end(JSON.stringify({ error: { message: KEY } }));
    texts.push((await attempt()).text, (await api.ask('GET /api-keys', { token })).text);
    const body = {
      msg: 'Say.',
      tts_id: (await voices()).find((id) => VOICE.test(id)) ?? '',
      country: 'en',
      region: 'US',
    };
    texts.push((await api.ask('POST /a2e/tts/generate', { token, body })).text);
    texts.push((await remove()).text, (await save({ openai: KEY })).text);
    const packed = await packedExport(api, { token, password: owner.password });
    expect(packed).toContain(owner.email);
    expect(texts.join()).not.toContain(KEY);
    expect(packed).not.toContain(KEY);
    expect(await everythingKept(api)).not.toContain(KEY);
  });
});

describe('who may see and change them', () => {
  it.each([['viewer'], ['editor']] as const)('not a %s', async (role) => {
    await save({ openai: KEY });
    const member = await aToken(api.core, await memberWho(role));
    expect(await read(member)).toEqual({ may_edit: false, keys: [], all_ready: false });
    expect((await save({ openai: 'another-key-of-them' }, member)).status).toBe(403);
    expect(await openai()).toMatchObject({ key_ending: 'm4Xp' });
  });

  it('a team admin', async () => {
    const member = await aToken(api.core, await memberWho('admin'));
    expect((await save({ openai: KEY }, member)).status).toBe(200);
    expect(await openai()).toMatchObject({ is_set: true });
  });

  it('nobody of another account', async () => {
    await save({ openai: KEY });
    const stranger = await aToken(api.core, await aUser(api.core));
    expect((await read(stranger)).keys.every(({ is_set }) => !is_set)).toBe(true);
  });
});

describe('the cap of a key', () => {
  const budget = (body: object, who = token, service = 'openai') =>
    api.ask(`PUT /api-keys/${service}/budget`, { token: who, body });
  const speak = async (msg: string) => {
    const tts_id = (await voices()).find((id) => VOICE.test(id)) ?? '';
    return api.ask('POST /a2e/tts/generate', { token, body: { msg, tts_id, country: 'en', region: 'US' } });
  };
  const TEXT = 'A script of thirty characters.';

  it('is none at first, and a price can be set beside it', async () => {
    await save({ openai: KEY });
    const none = { price_per: 'million_characters', price_micros: null, usual_price: null, month_cap_micros: null };
    expect(await openai()).toMatchObject({ ...none, month_micros: 0 });
    const { status, body } = await budget({ price_micros: 15_000_000, month_cap_micros: 460 });
    expect(status).toBe(200);
    expect(body.data.keys.find(({ service }) => service === 'openai')).toMatchObject({
      price_micros: 15_000_000,
      month_cap_micros: 460,
    });
    await budget({ month_cap_micros: null });
    await budget({ month_cap_micros: null });
    expect(await openai()).toMatchObject({ price_micros: 15_000_000, month_cap_micros: null });
    expect((await deeds()).map(({ action }) => action)).toEqual([
      'service.set_key',
      'service.set_budget',
      'service.set_budget',
    ]);
  });

  it('stops the work that would pass it, says where to raise it, and shows what the month cost', async () => {
    await save({ openai: KEY });
    await budget({ price_micros: 15_000_000, month_cap_micros: 460 });
    expect((await speak(TEXT)).status).toBe(200);
    const { status, body } = await speak('Another text that has 30 signs');
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^This would pass the monthly cap that you set for OpenAI\..* raise the cap in API Setup/),
    ]);
    expect(await openai()).toMatchObject({ month_micros: 450 });
    await budget({ month_cap_micros: 900 });
    expect((await speak('Another text that has 30 signs')).status).toBe(200);
  });

  it('counts the pictures of the same key at their own price', async () => {
    await changeSettings(api.core, { openai_image_model: 'gpt-image' });
    await save({ openai: KEY });
    await budget({ price_micros: 15_000_000, other_price_micros: 40_000, month_cap_micros: 40_460 });
    expect((await openai())?.other_work).toEqual({
      ...{ work: 'picture', price_per: 'picture', price_micros: 40_000, usual_price: null },
    });
    expect((await speak(TEXT)).status).toBe(200);
    const view = await accountView(api.core, { accountId: owner.accountId });
    const pictures = view.services.find(({ wire }) => wire === 'openai-images')?.name ?? '';
    const draw = () => view.meter?.begin({ service: pictures, kind: 'picture', units: 1 });
    await draw();
    expect(await openai()).toMatchObject({ month_micros: 40_450 });
    await expect(draw()).rejects.toMatchObject({ kind: 'over_budget' });
    expect((await speak('Another text that has 30 signs')).status).toBe(409);
    await changeSettings(api.core, { openai_image_model: '' });
  });

  it('has one price for a key that does one kind of work', async () => {
    await save({ google: KEY });
    expect((await read()).keys.find(({ service }) => service === 'google')?.other_work).toBeNull();
    const { status, body } = await budget({ other_price_micros: 1 }, token, 'google');
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['other_price_micros']]);
  });

  it('stays when the key is replaced', async () => {
    await save({ openai: KEY });
    await budget({ month_cap_micros: 460 });
    await save({ openai: `${KEY}2` });
    expect(await openai()).toMatchObject({ month_cap_micros: 460 });
  });

  it('needs a key, and an amount', async () => {
    expect((await budget({ month_cap_micros: 1 })).status).toBe(404);
    await save({ openai: KEY });
    const { status, body } = await budget({ month_cap_micros: -1 });
    expect([status, body.errors?.month_cap_micros?.[0]]).toEqual([422, 'Please enter 0 or more.']);
  });

  it('is nothing an editor sets', async () => {
    await save({ openai: KEY });
    expect((await budget({ month_cap_micros: 1 }, await aToken(api.core, await memberWho('editor')))).status).toBe(403);
    expect(await openai()).toMatchObject({ month_cap_micros: null });
  });
});

describe('trying a key', () => {
  it('says what the service said, and when the model that speaks ends', async () => {
    server.manner.models = {
      data: [
        { id: 'kokoro', shutdown_date: '2037-01-06' },
        { id: 'unused', shutdown_date: '2037-01-07' },
      ],
    };
    await save({ openai: KEY });
    const { body } = await attempt();
    expect(body.data).toMatchObject({
      is_ok: true,
      failure: null,
      latency_ms: expect.any(Number),
      ends: [{ model: 'kokoro', on: '2037-01-06' }],
    });
    expect(await openai()).toMatchObject({ last_test: body.data });
  });

  it.each([
    ['HTTP_403', () => undefined, 'another'],
    ['HTTP_401', (response: { writeHead(status: number): { end(): void } }) => response.writeHead(401).end(), KEY],
    ['HTTP_503', (response: { writeHead(status: number): { end(): void } }) => response.writeHead(503).end(), KEY],
    ['NETWORK_ERROR', (response: { destroy(): void }) => response.destroy(), KEY],
  ])('names a failure %s', async (failure, listFault, key) => {
    server.manner.key = key;
    if (failure !== 'HTTP_403') server.manner.listFault = listFault as never;
    await save({ openai: KEY });
    expect((await attempt()).body.data).toMatchObject({ is_ok: false, failure });
  });

  it('says in one sentence that a service is not reached, whether its name or its port leads nowhere', async () => {
    const nowhere = await createTestApi(inject('databaseServerUrl'), {
      core: { serviceAddresses: { openai: 'http://nowhere.invalid/v1' } },
      context: { providers: await openProviders() },
    });
    await changeSettings(nowhere.core, { openai_speech_model: 'kokoro', openai_image_model: '' });
    const body = { openai: KEY };
    const by = await aToken(nowhere.core, await aUser(nowhere.core));
    await nowhere.ask('PUT /api-keys', { token: by, body });
    const unknown = await nowhere.ask('POST /api-keys/openai/test', { token: by });
    await nowhere.close();
    await save({ openai: KEY });
    server.manner.listFault = (response: { destroy(): void }) => response.destroy();
    for (const answer of [unknown, await attempt()]) {
      expect(answer.body.data.message).toBe('OpenAI could not be reached from this server.');
    }
  });

  it('says why by the name of the service', async () => {
    await changeSettings(api.core, { openai_speech_model: 'tts-9' });
    await save({ openai: KEY });
    const { data } = (await attempt()).body;
    await changeSettings(api.core, { openai_speech_model: 'kokoro' });
    expect(data.message).toBe('OpenAI has no model "tts-9", only kokoro.');
  });

  it('needs a key', async () => {
    expect((await attempt()).status).toBe(404);
  });

  it('is counted', async () => {
    await save({ openai: KEY });
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await attempt()).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it('asks for a key again that was sealed with another secret', async () => {
    await save({ openai: KEY });
    await api.core.db.pool.query(
      `update account_keys set key = 'c2VhbGVkIGVsc2V3aGVyZSwgbG9uZyBhZ28u' where account_id = $1`,
      [owner.accountId],
    );
    expect(await openai()).toMatchObject({ is_set: true, key_is_lost: true });
    const { status, body } = await attempt();
    expect([status, body.message]).toEqual([409, 'This key cannot be read any more. Enter it again.']);
  });
});
