import { readAudioForVideo } from '@herald/core/audio';
import { newId } from '@herald/core/runtime';
import { aMember, aToken, aUser, aVideo, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type SentSound, spokenSound, tone, uploadSound, wav } from '../testing/sounds.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;
let speech: Buffer;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  owner = await aUser(api.core, { planSlugs: ['FE'] });
  token = await aToken(api.core, owner);
  speech = await spokenSound(api, token, 'Big news today. People love it!');
});
afterAll(() => api.close());

const upload = (bytes: Buffer, sent: SentSound = {}) => uploadSound(api, bytes, { as: token, ...sent });

describe('the sounds of an account', () => {
  it('list what was uploaded or recorded, the newest first, without speech and music', async () => {
    const user = await aUser(api.core);
    const as = await aToken(api.core, user);
    await spokenSound(api, as, 'Not in the list.');
    await upload(wav(2, tone), { as, name: 'tune', fields: { source: 'music' } });
    await upload(speech, { as, name: 'first' });
    api.clock.advance({ seconds: 1 });
    await upload(speech, { as, name: 'second', fields: { source: 'recording' } });
    const viewer = await aToken(api.core, await aMember(api.core, user, 'viewer'));
    for (const reader of [as, viewer]) {
      const { body } = await api.ask('GET /tts/custom-audio', { token: reader });
      expect(body.data.map(({ name }) => name)).toEqual(['second', 'first']);
    }
    expect((await upload(speech, { as: viewer })).status).toBe(403);
  });

  it('are removed with their files, but not while a video may need them', async () => {
    const { audio_id, url } = (await upload(speech)).body.data;
    const remove = () => api.ask(`DELETE /audio/${audio_id}`, { token });
    const video = await aVideo(api.core, owner, 'failed');
    const use = (as: string) => api.core.db.pool.query(`update videos set ${as} where id = $2`, [audio_id, video]);
    for (const as of ['audio_id = $1', `audio_id = null, ingredients = jsonb_build_object('musicId', $1::text)`]) {
      await use(as);
      const { status, body } = await remove();
      expect([status, body.message]).toEqual([409, 'An unfinished video still needs this audio.']);
    }
    await api.core.db.pool.query(`update videos set status = 'completed' where id = $1`, [video]);
    expect((await remove()).body.message).toBe('Audio deleted.');
    expect((await api.app.inject({ url })).statusCode).toBe(404);
    expect((await remove()).status).toBe(404);
    expect((await api.ask(`GET /audio/${audio_id}`, { token })).status).toBe(404);
    await expect(readAudioForVideo(api.core, owner.accountId, audio_id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are no other account’s to read', async () => {
    const { audio_id } = (await upload(speech)).body.data;
    const strangerAccount = (await aUser(api.core)).accountId;
    await expect(readAudioForVideo(api.core, strangerAccount, audio_id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(readAudioForVideo(api.core, owner.accountId, newId(api.core))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
