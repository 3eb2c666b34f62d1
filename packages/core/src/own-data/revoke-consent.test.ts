import type { VideoStatus } from '@herald/contract/statuses';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { deleteAvatar } from '../avatars/avatars.ts';
import { PHOTO_CONSENT } from '../avatars/consent.ts';
import { keepPhoto } from '../avatars/keep-photo.ts';
import type { Actor } from '../identity/actor.ts';
import { keepPicture } from '../pictures/pictures.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import { purgeExpired } from '../system/purge-expired.ts';
import {
  aClaimedVideo,
  aCompletedVideo,
  anActor,
  anOrder,
  aUser,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../testing/index.ts';
import { actOnVideo } from '../videos/library/act-on-videos.ts';
import { retryVideo } from '../videos/ordering/retry-video.ts';
import { startVideo } from '../videos/ordering/start-video.ts';
import { completeVideo } from '../videos/working/finish-video.ts';
import { listConsentFilms, listConsents } from './list-consents.ts';
import { revokeConsent } from './revoke-consent.ts';

const caller = { ip: '10.9.0.1', userAgent: 'test' };
let test: TestCore;
let owner: TestUser;
let actor: Actor;
let avatarId: string;

beforeEach(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  owner = await aUser(test.core, { planSlugs: ['UNLIMITED'] });
  actor = await anActor(test.core, owner);
  avatarId = (await aPhoto()).id;
});
afterEach(() => test.close());

async function aPhoto() {
  const file = { name: 'me.jpg', format: 'jpeg', widthPx: 10, heightPx: 10, bytes: Buffer.from('a face') } as const;
  const picture = await keepPicture(test.core, actor, { ...file, purpose: 'portrait' });
  const { version } = PHOTO_CONSENT;
  return keepPhoto(test.core, actor, caller, { picture, name: 'Ingrid', points: { version: 1 }, consent: { version } });
}

const query = (text: string, values: unknown[] = []) => test.core.db.pool.query(text, values);
const orderOf = async (id = avatarId) => ({
  ...(await anOrder(test.core, owner)),
  avatar_data: { ...(await anOrder(test.core, owner)).avatar_data, avatarType: 'photo' as const, createdAvatarId: id },
});
const withFace = (videoId: string) =>
  query(`update videos set ingredients = jsonb_set(ingredients, '{avatarId}', to_jsonb($2::text)) where id = $1`, [
    videoId,
    avatarId,
  ]);

async function aFilmWithFace(): Promise<string> {
  const { videoId } = await aCompletedVideo(test.core, owner);
  await withFace(videoId);
  return videoId;
}

/** A stopped or unfinished film, of which a first picture is stored. */
async function aStoppedFilm(status: VideoStatus): Promise<string> {
  const { id } = await startVideo(test.core, actor, await orderOf());
  const key = `${accountFolder(owner.accountId)}videos/${id}/token/first.jpg`;
  await test.core.storage.put(key, Buffer.from('a face'), { contentType: 'image/jpeg' });
  await query('update videos set status = $2, first_picture_key = $3 where id = $1', [id, status, key]);
  return id;
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.core.storage.list(accountFolder(owner.accountId))) keys.push(key);
  return keys;
}

const rowOf = async (id: string) => (await query('select * from videos where id = $1', [id])).rows[0];
const revoke = () => revokeConsent(test.core, actor, caller, avatarId);

describe('the list of consents', () => {
  it('says who agreed to which words, when, and how many films show the face', async () => {
    await aFilmWithFace();
    await aStoppedFilm('pending');
    await aStoppedFilm('failed');
    expect(await listConsents(test.core, actor)).toMatchObject([
      {
        name: 'Ingrid',
        givenBy: 'Ann Example',
        isAvatarThere: true,
        finishedFilms: 1,
        filmsInWork: 1,
        consent: { ...PHOTO_CONSENT, user_id: owner.id },
      },
    ]);
    expect(await listConsentFilms(test.core, actor, avatarId)).toHaveLength(2);
  });

  it('keeps a revoked consent with the time it ended', async () => {
    await revoke();
    await purgeExpired(test.core);
    const [entry] = await listConsents(test.core, actor);
    expect(entry).toMatchObject({ name: 'Ingrid', pictureKey: '', isAvatarThere: false });
    expect(entry?.consent).toMatchObject({ ...PHOTO_CONSENT, revoked_by: owner.id });
    expect(entry?.consent.revoked_at).toBe(test.clock.now().toISOString());
  });
});

describe('revoking a consent', () => {
  it('leaves no file with the face, and no film', async () => {
    const films = [await aFilmWithFace(), await aFilmWithFace()];
    await actOnVideo(test.core, actor, films[1] ?? '', 'delete', caller);
    for (const status of ['pending', 'failed', 'cancelled'] as const) await aStoppedFilm(status);
    expect(await storedKeys()).toHaveLength(1 + 2 * 6 + 3);
    await revoke();
    await purgeExpired(test.core);
    expect(await storedKeys()).toEqual([]);
    for (const id of films) expect(await rowOf(id)).toMatchObject({ title: '', files: null, draft: null, slug: null });
    const { rows } = await query('select picture_key, points from avatars where id = $1', [avatarId]);
    expect(rows).toEqual([{ picture_key: '', points: null }]);
    expect((await query('select from pictures')).rowCount).toBe(0);
  });

  it('stops a film that went on when only the avatar was deleted', async () => {
    const id = await aStoppedFilm('pending');
    await deleteAvatar(test.core, actor, caller, avatarId);
    expect(await rowOf(id)).toMatchObject({ status: 'pending' });
    await revoke();
    await purgeExpired(test.core);
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled' });
    expect(await storedKeys()).toEqual([]);
  });

  it.each(['pending', 'processing'] as const)('cancels a film that is %s, with that reason', async (status) => {
    const id = await aStoppedFilm(status);
    await revoke();
    expect(await rowOf(id)).toMatchObject({
      status: 'cancelled',
      failure: {
        reason: 'The consent to use this face was revoked.',
        next_step: 'Create a video with another avatar.',
      },
    });
  });

  it('lets a worker publish nothing it finishes afterwards', async () => {
    const claimed = await aClaimedVideo(test.core, owner);
    await withFace(claimed.videoId);
    await revoke();
    const key = `${accountFolder(owner.accountId)}videos/x/video.mp4`;
    const files = { video: key, poster: key, preview: key, vtt: key, srt: key, report: key };
    const made = { files, storedBytes: 1, durationSec: 1, sizeBytes: 1, transcript: '' };
    expect(await completeVideo(test.core, claimed, made)).toBe('lost');
    expect(await rowOf(claimed.videoId)).toMatchObject({ status: 'cancelled', files: null });
  });

  it('lets nobody order, retry or restore a film with the face', async () => {
    const [film, failed] = [await aFilmWithFace(), await aStoppedFilm('failed')];
    const order = await orderOf();
    await actOnVideo(test.core, actor, film, 'delete', caller);
    await revoke();
    await expect(startVideo(test.core, actor, order)).rejects.toMatchObject({ code: 'validation' });
    await expect(retryVideo(test.core, actor, failed)).rejects.toMatchObject({ code: 'conflict' });
    await expect(actOnVideo(test.core, actor, film, 'restore', caller)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('goes before or after an order of the same moment, never through it', async () => {
    const order = await orderOf();
    const [started] = await Promise.allSettled([startVideo(test.core, actor, order), revoke()]);
    const { rows } = await query(`select from videos where status in ('pending', 'processing')`);
    expect([started.status, rows.length]).toEqual([expect.stringMatching(/fulfilled|rejected/), 0]);
  });

  it('also takes the films of an avatar that was removed before', async () => {
    const film = await aFilmWithFace();
    await query('update avatars set deleted_at = now() where id = $1', [avatarId]);
    await purgeExpired(test.core);
    await revoke();
    await purgeExpired(test.core);
    expect((await rowOf(film)).files).toBeNull();
    expect(await storedKeys()).toEqual([]);
  });

  it('touches no other film, and does nothing the second time', async () => {
    const { videoId } = await aCompletedVideo(test.core, owner);
    await aPhoto();
    await revoke();
    test.clock.advance({ hours: 1 });
    await revoke();
    await purgeExpired(test.core);
    expect(await rowOf(videoId)).toMatchObject({ status: 'completed', deleted_at: null });
    expect(await storedKeys()).toHaveLength(6 + 1);
    const { rows } = await query(`select details from audit_log where action = 'avatar.revoke_consent'`);
    expect(rows).toEqual([{ details: { name: 'Ingrid', filmsDeleted: 0, filmsCancelled: 0 } }]);
  });

  it('of another account is not found', async () => {
    const stranger = await anActor(test.core, await aUser(test.core));
    await expect(revokeConsent(test.core, stranger, caller, avatarId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(listConsentFilms(test.core, stranger, avatarId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listConsents(test.core, stranger)).toEqual([]);
  });
});
