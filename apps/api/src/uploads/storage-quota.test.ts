import { changeSettings } from '@herald/core/settings';
import { purgeExpired, sweepStrayFiles } from '@herald/core/system';
import { aCompletedVideo, anOrder, aToken, aUser, type TestUser } from '@herald/core/testing';
import { wavOf } from '@herald/media/wav';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { multipartForm } from '../testing/multipart-form.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

async function signUp() {
  const user = await aUser(api.core, { planSlugs: ['FE'] });
  return { user, token: await aToken(api.core, user) };
}

/** Every account may store so many MB, whatever its plan. */
async function allow(megabytes: number): Promise<void> {
  await api.core.db.pool.query('update plans set storage_mb = $1', [megabytes]);
  await changeSettings(api.core, { max_storage_mb: megabytes });
}

async function upload(token: string, source: 'upload' | 'music', seconds = 4) {
  const pcm = Float32Array.from(
    { length: 48_000 * seconds },
    (_, index) => 0.4 * Math.sin(index / 20 + index ** 1.2 / 900),
  );
  const bytes = Buffer.from(wavOf({ pcm, sampleRateHz: 48_000 }));
  const form = await multipartForm({ audio: { name: 'a.wav', type: 'audio/wav', bytes }, source });
  return api.ask('POST /a2e/tts/upload-audio', { token, ...form });
}

async function uploadPicture(token: string) {
  const bytes = createCanvas(300, 300).toBuffer('image/png');
  const form = await multipartForm({ picture: { name: 'a.png', type: 'image/png', bytes }, purpose: 'logo' });
  return api.ask('POST /pictures', { token, ...form });
}

async function storedBytes({ accountId }: TestUser): Promise<number> {
  let sum = 0;
  for await (const { sizeBytes } of api.core.storage.list(`accounts/${accountId}/`)) sum += sizeBytes;
  return sum;
}

const countedBytes = async (token: string) =>
  (await api.ask('GET /user/limits', { token })).body.data.storage_used_bytes;

const FULL = /^There is no room for this: your account uses 2 MB of 2 MB\. Empty the trash or delete audio/;

describe('what an account stores', () => {
  it('is counted to the byte, and given back by deleting and purging', async () => {
    await allow(1000);
    const { user, token } = await signUp();
    const sound = (await upload(token, 'upload')).body.data;
    await upload(token, 'music');
    expect((await uploadPicture(token)).status).toBe(200);
    await api.ask('POST /tts/sync', { token, body: { audio_id: sound.audio_id, text: 'La la la' } });
    const script = { msg: 'Hello there.', tts_id: 'flite:rms:m-natural', country: 'en', region: 'US' };
    await api.ask('POST /a2e/tts/generate', { token, body: script });
    const { videoId } = await aCompletedVideo(api.core, user);
    const before = await countedBytes(token);
    expect(before).toBeGreaterThan(400_000);
    // The sound the video is ordered with is a row of the test, without a file.
    const { rows } = await api.core.db.pool.query(
      `delete from audio_clips where account_id = $1 and size_bytes = 1000 returning id`,
      [user.accountId],
    );
    expect(rows).toHaveLength(1);
    expect(await countedBytes(token)).toBe(await storedBytes(user));
    expect((await api.ask(`DELETE /audio/${sound.audio_id}`, { token })).status).toBe(200);
    await api.core.db.pool.query(`update videos set deleted_at = 'epoch' where id = $1`, [videoId]);
    await purgeExpired(api.core);
    expect(await countedBytes(token)).toBe(await storedBytes(user));
    expect(await countedBytes(token)).toBeLessThan(before - 380_000);
  });

  it('is corrected in the clean-up when a row and its files differ', async () => {
    await allow(1000);
    const { user, token } = await signUp();
    await upload(token, 'music');
    await uploadPicture(token);
    await aCompletedVideo(api.core, user);
    const drift = ['audio_clips set size_bytes = 7', 'pictures set size_bytes = 2e9', 'videos set stored_bytes = 0'];
    for (const change of drift)
      await api.core.db.pool.query(`update ${change} where account_id = $1`, [user.accountId]);
    expect(await countedBytes(token)).not.toBe(await storedBytes(user));
    api.clock.advance({ hours: 48 });
    const later = await aToken(api.core, user);
    await sweepStrayFiles(api.core);
    expect(await countedBytes(later)).toBe(await storedBytes(user));
  });
});

describe('a full account', () => {
  it('is refused sounds, music, pictures, speech and films, in words that say what to do', async () => {
    await allow(1000);
    const { user, token } = await signUp();
    const { audio_id } = (await upload(token, 'upload')).body.data;
    const order = await anOrder(api.core, user);
    await api.core.db.pool.query('update audio_clips set size_bytes = 2000000 where id = $1', [audio_id]);
    await allow(2);
    const script = { msg: 'Hello there.', tts_id: 'flite:rms:m-natural', country: 'en', region: 'US' };
    const refused = [
      await upload(token, 'upload'),
      await upload(token, 'music'),
      await uploadPicture(token),
      await api.ask('POST /a2e/tts/generate', { token, body: script }),
      await api.ask('POST /video-generation/start', { token, body: order }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, 'storage_full']);
      expect(body.message).toMatch(FULL);
    }
    await api.core.db.pool.query('update audio_clips set size_bytes = 1000 where id = $1', [audio_id]);
    expect((await uploadPicture(token)).status).toBe(200);
    expect((await api.ask('POST /video-generation/start', { token, body: order })).status).toBe(200);
  });

  it('stores no more than it may when many files come at the same moment', async () => {
    await allow(1);
    const { user, token } = await signUp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(token, 'upload')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(await storedBytes(user)).toBeLessThan(1_000_000);
    expect(await countedBytes(token)).toBe(await storedBytes(user));
  });

  it('is not filled by sounds that swell: 2 kB that would be 85 MB', async () => {
    await allow(1000);
    const { user, token } = await signUp();
    const head = Buffer.from(wavOf({ pcm: new Float32Array(890).fill(0.5), sampleRateHz: 48_000 }));
    head.writeUInt32LE(1, 24);
    const form = await multipartForm({ audio: { name: 'a.wav', type: 'audio/wav', bytes: head }, source: 'music' });
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await api.ask('POST /a2e/tts/upload-audio', { token, ...form })).status).toBe(422);
    }
    expect(await storedBytes(user)).toBe(0);
  });

  it('may send only so many files a day', async () => {
    await allow(1000);
    const { user, token } = await signUp();
    expect((await uploadPicture(token)).status).toBe(200);
    const counted = await api.core.db.pool.query(
      `update attempts set count = 500, opens_at = resets_at where key like 'upload:account:%' returning key`,
    );
    expect(counted.rowCount).toBeGreaterThan(0);
    const { status, body } = await uploadPicture(token);
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(body.message).toBe('Your account has sent more files today than it may. Please try again later.');
    expect(await storedBytes(user)).toBeGreaterThan(0);
  });
});
