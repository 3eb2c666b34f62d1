import { draftContent } from '@herald/contract/draft';
import { seedServices } from '@herald/core/services';
import { aToken, aUser, type TestUser } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { openHeyGenDouble, type StudioDouble, studioManner } from '@herald/providers/testing';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

/** The installation's voice, which it shares with every key. */
const SHARED = 'heygen:v_1';
const OURS = 'the-key-of-the-installation';
const OWN = 'sk-of-the-account-m4Xp';

let api: TestApi;
let studio: StudioDouble;
let picture: Uint8Array;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  const canvas = createCanvas(60, 80);
  canvas.getContext('2d').fillRect(10, 10, 20, 30);
  picture = await canvas.encode('png');
  studio = await openHeyGenDouble();
  const service = { name: 'heygen', title: 'HeyGen', wire: 'heygen', baseUrl: `${studio.baseUrl}/`, key: OURS };
  const insideServices = [new URL(studio.baseUrl).host];
  api = await createTestApi(inject('databaseServerUrl'), {
    core: { serviceAddresses: { heygen: studio.baseUrl } },
    context: { providers: await openProviders({ services: [service], insideServices }) },
  });
  await seedServices(api.core, [service]);
});
beforeEach(async () => {
  studio.manner = { ...studioManner(), picture };
  owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
});
afterAll(async () => {
  await api.close();
  await studio.close();
});

const enter = () => api.ask('PUT /api-keys', { token, body: { heygen: OWN } });
const take = () => api.ask('DELETE /api-keys/heygen', { token });
const avas = async () =>
  (await api.ask('GET /tts/voices', { token })).body.data.map(({ value }) => value).filter((id) => /:v_1$/.test(id));
const own = async () => {
  await enter();
  const [id = ''] = await avas();
  return id;
};
const say = (tts_id: string) =>
  api.ask('POST /a2e/tts/generate', {
    token,
    body: { msg: 'Say this.', tts_id, speechRate: 1, country: 'en', region: 'US' },
  });
const uses = async () =>
  (
    await api.core.db.pool.query('select service, kind, cost_micros from service_uses where account_id = $1', [
      owner.accountId,
    ])
  ).rows;

async function people() {
  api.clock.advance({ hours: 1 });
  await api.ask('GET /a2e/avatars', { token });
  await api.core.background.drain();
  const { data } = (await api.ask('GET /a2e/avatars', { token })).body;
  return data.filter(({ kind }) => kind === 'hosted');
}

it('a voice that two keys reach is listed once, with the key of the account', async () => {
  expect(await avas()).toEqual([SHARED]);
  expect(await own()).toMatch(/^k[0-9a-f]{8}:v_1$/);
  expect(await avas()).toHaveLength(1);
  await take();
  expect(await avas()).toEqual([SHARED]);
});

it('a voice has the same id when a key is taken away and entered again', async () => {
  const before = await own();
  await take();
  expect(await own()).toBe(before);
});

it('a voice that a draft names by the installation speaks with the key of the account, which pays', async () => {
  const id = await own();
  studio.manner.key = OWN;
  const { status, body } = await say(SHARED);
  expect([status, body.data?.voice_id]).toEqual([200, id]);
  expect(await uses()).toMatchObject([{ service: id.split(':', 1)[0], kind: 'speech' }]);
});

it('a voice that a draft names by a key that is gone speaks with the key of the installation', async () => {
  const id = await own();
  await take();
  studio.manner.key = OURS;
  const { status, body } = await say(id);
  expect([status, body.data?.voice_id]).toEqual([200, SHARED]);
  expect(await uses()).toMatchObject([{ service: 'heygen', kind: 'speech' }]);
});

it('a sound tells its voice by the id that is listed', async () => {
  const made = (await say(SHARED)).body.data;
  const id = await own();
  const { body } = await api.ask(`GET /audio/${made?.audio_id}`, { token });
  expect(body.data?.voice_id).toBe(id);
});

it('drafts, preferences and looked up voices name what is listed', async () => {
  await api.ask('PUT /user/settings/preferences', { token, body: { defaultVoice: `female-${SHARED}` } });
  const content = draftContent.parse({ voice: { ttsId: SHARED, isChosen: true }, output: { made_by: 'heygen' } });
  const id = await own();
  const [key] = id.split(':', 1);
  const fresh = (await api.ask('GET /draft', { token })).body.data;
  expect(fresh.content.voice.ttsId).toBe(id);
  await api.ask('PUT /draft', { token, body: { version: 0, content } });
  const saved = (await api.ask('GET /draft', { token })).body.data.content;
  expect([saved.voice.ttsId, saved.output.made_by]).toEqual([id, key]);
  expect((await api.ask('GET /user/settings/preferences', { token })).body.data.defaultVoice).toBe(`female-${id}`);
  expect((await api.ask(`GET /a2e/tts/voices/${SHARED}`, { token })).body.data.value).toBe(id);
});

it('what a key says counts at its own price, with its films under one cap', async () => {
  const [key = ''] = (await own()).split(':', 1);
  const body = { price_micros: 500_000, other_price_micros: 10_000, month_cap_micros: 20_000 };
  await api.ask('PUT /api-keys/heygen/budget', { token, body });
  expect((await say(SHARED)).status).toBe(200);
  const [{ service, cost_micros: cost }] = await uses();
  expect([service, Number(cost)]).toEqual([key, expect.closeTo(10_000, -4)]);
  const { keys } = (await api.ask('GET /api-keys', { token })).body.data;
  expect(keys.find((one) => one.service === 'heygen')).toMatchObject({
    month_micros: Number(cost),
    other_work: { work: 'speech', price_per: 'second', price_micros: 10_000 },
  });
  await api.ask('PUT /api-keys/heygen/budget', { token, body: { month_cap_micros: Number(cost) } });
  const again = { msg: 'Say something else.', tts_id: SHARED, speechRate: 1, country: 'en', region: 'US' };
  expect((await api.ask('POST /a2e/tts/generate', { token, body: again })).status).toBe(409);
});

it('who films is listed once', async () => {
  const filmers = async () => (await api.ask('GET /video-generation/filmers', { token })).body.data;
  expect(await filmers()).toMatchObject([{ value: 'heygen', label: 'HeyGen' }]);
  const [key] = (await own()).split(':', 1);
  expect(await filmers()).toEqual([{ value: key, label: 'HeyGen', others: ['heygen'] }]);
});

it('an estimate counts the key that would film, whichever person the draft names', async () => {
  const [theirs] = await people();
  await enter();
  const both = await people();
  const mine = both.find(({ name }) => name === theirs?.name);
  expect(mine?.id).not.toBe(theirs?.id);
  const prices = { price_micros: 500_000, other_price_micros: 10_000 };
  await api.ask('PUT /api-keys/heygen/budget', { token, body: prices });
  const costOf = async (id = '') => {
    const avatar = { avatarType: 'library', selectedAvatarId: id, selectedAvatar: 'x' };
    const voice = { ttsText: 'Say this.', ttsId: SHARED, country: 'en', region: 'US' };
    const { body } = await api.ask('POST /video-generation/estimate', { token, body: { avatar, voice } });
    return body.data.cost.map(({ what, price_micros, price_per }) => [what, price_micros, price_per]);
  };
  const own = [
    ['speech', 10_000, 'second'],
    ['film', 500_000, 'second'],
  ];
  expect([await costOf(theirs?.id), await costOf(mine?.id)]).toEqual([own, own]);
  await take();
  const usual = [
    ['speech', 333, 'second'],
    ['film', 100_000, 'second'],
  ];
  expect([await costOf(theirs?.id), await costOf(mine?.id)]).toEqual([usual, usual]);
});
