import { accountView } from '@herald/core/services';
import { changeSettings } from '@herald/core/settings';
import { aToken, aUser, type TestUser } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { openSpeechServerDouble, type SpeechServerDouble } from '@herald/providers/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const KEY = 'sk-secret-of-the-account-m4Xp';
const MODEL = 'kokoro';

let api: TestApi;
let server: SpeechServerDouble;
let owner: TestUser;
let token: string;
let strangerToken: string;

beforeAll(async () => {
  server = await openSpeechServerDouble();
  server.manner.key = KEY;
  const providers = await openProviders({ insideServices: [new URL(server.baseUrl).host] });
  api = await createTestApi(inject('databaseServerUrl'), {
    core: { serviceAddresses: { openai: server.baseUrl } },
    context: { providers },
  });
  await speakWith(MODEL);
  owner = await aUser(api.core);
  await api.core.db.pool.query(
    `insert into account_keys (id, account_id, service, key, key_ending, created_at, updated_at)
     values ('01930000-0000-7000-8000-0000aabbccdd', $1, 'openai', $2, 'm4Xp', now(), now())`,
    [owner.accountId, api.core.vault.seal(KEY)],
  );
});
beforeEach(async () => {
  token = await aToken(api.core, owner);
  strangerToken = await aToken(api.core, await aUser(api.core));
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const speakWith = (openai_speech_model: string) => changeSettings(api.core, { openai_speech_model });
const VOICE = 'kaabbccdd:alloy';
const voices = async (who: string) => (await api.ask('GET /tts/voices', { token: who })).body.data;
const say = (who: string) =>
  api.ask('POST /a2e/tts/generate', {
    token: who,
    body: { msg: 'Say this.', tts_id: VOICE, speechRate: 1, country: 'en', region: 'US' },
  });
const sampleUrl = async () => (await voices(token)).find(({ value }) => value === VOICE)?.sample_url ?? '';
const hear = (url: string) => api.app.inject({ url });

it('an account finds the voices of its own key, and nobody else does', async () => {
  expect((await voices(token)).map(({ value }) => value)).toContain(VOICE);
  expect((await voices(strangerToken)).map(({ value }) => value)).not.toContain(VOICE);
});

it('an account speaks with its own key, and nobody else can', async () => {
  expect(await say(token)).toMatchObject({ status: 200, body: { success: true } });
  expect((await say(strangerToken)).status).toBe(422);
});

it('a sample of such a voice is heard by the address its account got, and stays in the folder of the account', async () => {
  const url = await sampleUrl();
  const answer = await hear(url);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toContain(`/api/media/accounts/${owner.accountId}/voice-samples/kaabbccdd/`);
  expect(answer.headers['cache-control']).toMatch(/^private/);
});

it('without that address, or with one of another account, nobody hears it', async () => {
  const [path = '', query = ''] = (await sampleUrl()).split('?');
  expect((await hear(path)).statusCode).toBe(404);
  const stranger = await aUser(api.core);
  expect((await hear(`${path}?${query.replace(owner.accountId, stranger.accountId)}`)).statusCode).toBe(404);
});

it('an empty model offers no voices', async () => {
  await speakWith('');
  expect((await voices(token)).map(({ value }) => value)).not.toContain(VOICE);
  await speakWith(MODEL);
});

it('a key that was sealed with another secret opens nothing', async () => {
  const sibling = api.openSibling({ vault: { seal: (text) => text, open: () => undefined, mark: () => '' } });
  expect((await accountView(sibling.core, { accountId: owner.accountId })).services).toEqual([]);
  await sibling.close();
});
