import { draftContent } from '@herald/contract/draft';
import type { PicturePurpose, VideoStatus } from '@herald/contract/statuses';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { deleteAvatar } from '../avatars/avatars.ts';
import { PHOTO_CONSENT } from '../avatars/consent.ts';
import { keepPhoto } from '../avatars/keep-photo.ts';
import type { Actor } from '../identity/actor.ts';
import type { Picture } from '../pictures/picture-repository.ts';
import { deletePicture, getPicture, keepPicture } from '../pictures/pictures.ts';
import { anActor, aUser, aVideo, createTestCore, type TestCore, type TestUser } from '../testing/index.ts';
import { purgeExpired } from './purge-expired.ts';

const caller = { ip: '10.9.0.1', userAgent: 'test' };
let test: TestCore;
let owner: TestUser;
let actor: Actor;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(async () => {
  owner = await aUser(test.core);
  actor = await anActor(test.core, owner);
});
afterAll(() => test.close());

const change = (query: string, values: unknown[]) => test.core.db.pool.query(query, values);

const upload = (purpose: PicturePurpose) =>
  keepPicture(test.core, actor, {
    ...{ purpose, name: 'me.jpg', format: 'jpeg', widthPx: 10, heightPx: 10, bytes: Buffer.from('a face') },
  });

const isThere = async ({ id, key }: Picture) => {
  const { rowCount } = await change('select 1 from pictures where id = $1', [id]);
  const hasFile = (await test.core.storage.stat(key)) !== undefined;
  expect(hasFile).toBe(rowCount === 1);
  return hasFile;
};

const daysLater = async (days: number) => {
  test.clock.advance({ hours: days * 24 + 1 });
  await purgeExpired(test.core);
};

const photoOf = (picture: Picture) =>
  keepPhoto(test.core, actor, caller, {
    ...{ picture, name: 'Me', points: { version: 1 }, consent: { version: PHOTO_CONSENT.version } },
  });

async function aVideoWith(status: VideoStatus, ingredients: object): Promise<string> {
  const id = await aVideo(test.core, owner, status);
  await change('update videos set ingredients = $2 where id = $1', [id, JSON.stringify(ingredients)]);
  return id;
}
const finish = (videoId: string) => change(`update videos set status = 'completed' where id = $1`, [videoId]);

describe('a portrait', () => {
  it('that no avatar names goes after a day', async () => {
    const portrait = await upload('portrait');
    await purgeExpired(test.core);
    expect(await isThere(portrait)).toBe(true);
    await daysLater(1);
    expect(await isThere(portrait)).toBe(false);
  });

  it('of an avatar stays', async () => {
    const portrait = await upload('portrait');
    await photoOf(portrait);
    await daysLater(30);
    expect(await isThere(portrait)).toBe(true);
  });
});

describe('another picture', () => {
  it('that nothing refers to goes after 14 days', async () => {
    const logo = await upload('logo');
    await daysLater(13);
    expect(await isThere(logo)).toBe(true);
    await daysLater(1);
    expect(await isThere(logo)).toBe(false);
  });

  it('stays while a draft names it', async () => {
    const logo = await upload('logo');
    const content = draftContent.parse({ output: { logo_url: `/api/media/${logo.key}?expires=1&signature=a` } });
    await change(
      'insert into drafts (account_id, user_id, version, content, updated_at) values ($1, $2, 1, $3, now())',
      [owner.accountId, owner.id, JSON.stringify(content)],
    );
    await daysLater(30);
    expect(await isThere(logo)).toBe(true);
    await change('delete from drafts where user_id = $1', [owner.id]);
    await purgeExpired(test.core);
    expect(await isThere(logo)).toBe(false);
  });

  it.each<VideoStatus>(['pending', 'failed'])('stays while a video that is %s names it', async (status) => {
    const product = await upload('product');
    const videoId = await aVideoWith(status, { productKey: product.key });
    await daysLater(30);
    expect(await isThere(product)).toBe(true);
    await finish(videoId);
    await purgeExpired(test.core);
    expect(await isThere(product)).toBe(false);
  });

  it('of the material of a film stays until the film is made', async () => {
    const picture = await upload('material');
    const videoId = await aVideoWith('processing', { materialKeys: { 'picture 2': picture.key } });
    await deletePicture(test.core, actor, picture.id);
    await purgeExpired(test.core);
    expect(await isThere(picture)).toBe(true);
    await finish(videoId);
    await purgeExpired(test.core);
    expect(await isThere(picture)).toBe(false);
  });

  it('of another account goes nowhere with it', async () => {
    const product = await upload('product');
    const stranger = await anActor(test.core, await aUser(test.core));
    await expect(deletePicture(test.core, stranger, product.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await isThere(product)).toBe(true);
  });
});

describe('deleting a picture', () => {
  it('removes it at once, and nothing can name it any more', async () => {
    const logo = await upload('logo');
    await deletePicture(test.core, actor, logo.id);
    await expect(getPicture(test.core, owner.accountId, logo.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(deletePicture(test.core, actor, logo.id)).rejects.toMatchObject({ code: 'not_found' });
    const { rowCount } = await change(`select 1 from pgboss.job where name = 'clean-up' and state = 'created'`, []);
    expect(rowCount).toBeGreaterThan(0);
    await purgeExpired(test.core);
    expect(await isThere(logo)).toBe(false);
  });

  it('waits for an unfinished video that needs it', async () => {
    const background = await upload('background');
    const videoId = await aVideoWith('processing', { backgroundKey: background.key });
    await deletePicture(test.core, actor, background.id);
    await purgeExpired(test.core);
    expect(await isThere(background)).toBe(true);
    await finish(videoId);
    await purgeExpired(test.core);
    expect(await isThere(background)).toBe(false);
  });
});

describe('deleting a photo avatar', () => {
  const rowOf = async (id: string) => (await change('select * from avatars where id = $1', [id])).rows[0];

  it('removes portrait and points, and keeps who agreed to which words when', async () => {
    const portrait = await upload('portrait');
    const { id, consent } = await photoOf(portrait);
    expect(await deleteAvatar(test.core, actor, caller, id)).toBe('Avatar deleted.');
    await purgeExpired(test.core);
    expect(await isThere(portrait)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ picture_key: '', points: null, consent });
    expect(consent).toMatchObject({ version: PHOTO_CONSENT.version, user_id: owner.id });
  });

  it('waits for an unfinished video that needs it, and says so', async () => {
    const portrait = await upload('portrait');
    const { id } = await photoOf(portrait);
    const videoId = await aVideoWith('pending', { avatarId: id });
    const said = await deleteAvatar(test.core, actor, caller, id);
    expect(said).toBe(
      'Avatar deleted. 1 video ordered with it is still made, and its files are kept until then. Revoke the consent in My data to end that, too.',
    );
    await daysLater(30);
    expect(await isThere(portrait)).toBe(true);
    expect((await rowOf(id)).points).toEqual({ version: 1 });
    await finish(videoId);
    await purgeExpired(test.core);
    expect(await isThere(portrait)).toBe(false);
    expect((await rowOf(id)).points).toBeNull();
  });

  it('keeps a portrait that another avatar shows', async () => {
    const portrait = await upload('portrait');
    const [first, second] = [await photoOf(portrait), await photoOf(portrait)];
    await deleteAvatar(test.core, actor, caller, first.id);
    await purgeExpired(test.core);
    expect(await isThere(portrait)).toBe(true);
    await deleteAvatar(test.core, actor, caller, second.id);
    await purgeExpired(test.core);
    expect(await isThere(portrait)).toBe(false);
  });
});

it('a portrait of two avatars goes with the second one, however they were deleted', async () => {
  const portrait = await upload('portrait');
  for (const { id } of [await photoOf(portrait), await photoOf(portrait)])
    await deleteAvatar(test.core, actor, caller, id);
  await purgeExpired(test.core);
  expect(await isThere(portrait)).toBe(false);
});

describe('consent to the use of a face', () => {
  it.each([
    ['an unknown version', { version: '1999-01-01' }, 'consent_version'],
    ['other words', { version: PHOTO_CONSENT.version, text: 'x' }, 'consent_text'],
  ])('to %s is refused, and no avatar is made', async (_, consent, field) => {
    const picture = await upload('portrait');
    const kept = keepPhoto(test.core, actor, caller, { picture, name: '', points: null, consent });
    const words = ['These words have changed. Please reload the page and read them again.'];
    await expect(kept).rejects.toMatchObject({ code: 'validation', errors: { [field]: words } });
    const { rowCount } = await change('select 1 from avatars where account_id = $1', [owner.accountId]);
    expect(rowCount).toBe(0);
  });
});
