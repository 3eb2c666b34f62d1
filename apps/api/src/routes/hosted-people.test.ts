import { aToken, aUser, type TestUser } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { openA2eDouble, openHeyGenDouble, type StudioDouble, studioManner } from '@herald/providers/testing';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let studio: StudioDouble;
let ownStudio: StudioDouble;
let user: TestUser;
let token: string;
let picture: Uint8Array;

beforeAll(async () => {
  const canvas = createCanvas(60, 80);
  canvas.getContext('2d').fillRect(10, 10, 20, 30);
  picture = await canvas.encode('png');
  studio = await openHeyGenDouble();
  const service = { name: 'heygen', title: 'HeyGen', wire: 'heygen', baseUrl: studio.baseUrl, key: 'k' };
  ownStudio = await openA2eDouble();
  ownStudio.manner.picture = picture;
  const insideServices = [ownStudio, studio].map(({ baseUrl }) => new URL(baseUrl).host);
  const providers = await openProviders({ services: [service], insideServices });
  api = await createTestApi(inject('databaseServerUrl'), {
    core: { serviceAddresses: { a2e: ownStudio.baseUrl, heygen: studio.baseUrl } },
    context: { providers },
  });
});
beforeEach(async () => {
  studio.manner = { ...studioManner(), picture };
  user = await aUser(api.core);
  token = await aToken(api.core, user);
});
afterAll(async () => {
  await api.close();
  await studio.close();
  await ownStudio.close();
});

/** The list, as it is once the background has done its work. */
async function people() {
  api.clock.advance({ hours: 1 });
  await api.ask('GET /a2e/avatars', { token });
  await api.core.background.drain();
  const { data } = (await api.ask('GET /a2e/avatars', { token })).body;
  return data.filter(({ kind }) => kind === 'hosted');
}

it('people of a service are in the library, with its name and a picture of ours', async () => {
  const found = await people();
  expect(found.map(({ name, type, origin, is_own }) => [name, type, origin, is_own])).toEqual([
    ['Noah', 'default', 'HeyGen', false],
    ['Maya in grey', 'default', 'HeyGen', false],
  ]);
  const [noah] = found;
  const shown = await api.app.inject({ url: noah?.thumbnail_url ?? '' });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await api.ask(`GET /a2e/avatars/${noah?.id}`, { token })).body.data).toMatchObject({ origin: 'HeyGen' });
});

it('the list does not wait for the service, and stays while it is away', async () => {
  const before = await people();
  studio.manner.instead = () => ({ status: 503, bytes: '<html>' });
  expect((await people()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

it('who is gone is hidden, is unknown to orders, and comes back as the same person', async () => {
  const [noah] = await people();
  studio.manner.people = studio.manner.people.filter(({ name }) => name !== 'Noah');
  expect((await people()).map(({ name }) => name)).toEqual(['Maya in grey']);
  expect((await api.ask(`GET /a2e/avatars/${noah?.id}`, { token })).status).toBe(404);
  studio.manner.people = studioManner().people;
  expect((await people()).map(({ id }) => id)).toContain(noah?.id);
});

it('somebody with a picture that is none is left out', async () => {
  studio.manner.people = [{ id: 'look_odd', name: 'Odd', gender: 'male', type: 'default' }];
  studio.manner.picture = Buffer.from('<html>no picture</html>');
  expect(await people()).toEqual([]);
});

it('nobody can delete them', async () => {
  studio.manner.people = studioManner().people;
  const [one] = await people();
  expect((await api.ask(`DELETE /a2e/avatars/${one?.id}`, { token })).status).toBe(404);
});

it('a preview shows somebody of the same gender in their place', async () => {
  const [noah] = await people();
  const avatar = { avatarType: 'library', selectedAvatarId: noah?.id };
  const { status, body } = await api.ask('POST /video-generation/preview-scene', { token, body: { avatar } });
  expect([status, body.data?.scene.performer]).toMatchObject([200, { presetId: 'omar' }]);
});

it('a preview shows somebody of the gender that a name or the voice tells, where the service does not', async () => {
  studio.manner.people = [
    { id: 'look_a', name: 'Office man', gender: '', type: 'default' },
    { id: 'look_b', name: 'Sam', gender: 'unknown', type: 'default' },
  ];
  const found = await people();
  const shownFor = async (name: string, ttsId = '') => {
    const avatar = { avatarType: 'library', selectedAvatarId: found.find((one) => one.name === name)?.id };
    const body = { avatar, voice: { ttsId } };
    return (await api.ask('POST /video-generation/preview-scene', { token, body })).body.data?.scene.performer;
  };
  expect(await shownFor('Office man', 'flite:slt:f-young')).toMatchObject({ presetId: 'omar' });
  expect(await shownFor('Sam')).toMatchObject({ presetId: 'emma' });
  expect(await shownFor('Sam', 'flite:rms:m-natural')).toMatchObject({ presetId: 'omar' });
  const said = { msg: 'Say this.', tts_id: 'flite:rms:m-natural', country: 'en', region: 'US' };
  const sound = (await api.ask('POST /a2e/tts/generate', { token, body: said })).body.data;
  const avatar = { avatarType: 'library', selectedAvatarId: found.find(({ name }) => name === 'Sam')?.id };
  const body = { avatar, voice: { audioId: sound?.audio_id } };
  const shown = (await api.ask('POST /video-generation/preview-scene', { token, body })).body.data;
  expect(shown?.scene.performer).toMatchObject({ presetId: 'omar' });
});

it('people of a key of an account are its own', async () => {
  await api.core.db.pool.query(
    `insert into account_keys (id, account_id, service, key, key_ending, created_at, updated_at)
     values ('01930000-0000-7000-8000-0000aabbccdd', $1, 'a2e', $2, 'm4Xp', now(), now())`,
    [user.accountId, api.core.vault.seal('sk_of_the_account')],
  );
  const theirs = (await people()).filter(({ origin }) => origin === 'A2E');
  expect(theirs.map(({ name, type }) => [name, type])).toEqual([
    ['Noah', 'default'],
    ['Maya in grey', 'default'],
    ['Me', 'custom'],
  ]);
  const [own] = theirs;
  token = await aToken(api.core, await aUser(api.core));
  expect((await people()).filter(({ origin }) => origin === 'A2E')).toEqual([]);
  expect((await api.ask(`GET /a2e/avatars/${own?.id}`, { token })).status).toBe(404);
});

it('people whom both a key of the account and the installation reach are listed once', async () => {
  const before = await people();
  await api.core.db.pool.query(
    `insert into account_keys (id, account_id, service, key, key_ending, created_at, updated_at)
     values ('01930000-0000-7000-8000-0000aabbccee', $1, 'heygen', $2, 'm4Xp', now(), now())`,
    [user.accountId, api.core.vault.seal('sk_of_the_account')],
  );
  const now = await people();
  expect(now.map(({ name, origin }) => [name, origin])).toEqual([
    ['Noah', 'HeyGen'],
    ['Maya in grey', 'HeyGen'],
    ['Me', 'HeyGen'],
  ]);
  expect(now.some(({ id }) => before.some((one) => one.id === id))).toBe(false);
});
