import { createHash } from 'node:crypto';
import { limits } from '@herald/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Actor } from '../../identity/actor.ts';
import { createSite } from '../../sites/create-site.ts';
import type { Storage } from '../../storage/storage.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { purgeExpired } from '../../system/purge-expired.ts';
import {
  aCompletedVideo,
  anActor,
  anAvatar,
  aUser,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../../testing/index.ts';
import { archiveManifest } from '../archive/archive-format.ts';
import { aZipOf } from '../testing/zip-of.ts';
import { orderExport, readExport, removeExport } from './order-export.ts';
import { packExport } from './pack-export.ts';

const caller = { ip: '10.9.0.1', userAgent: 'test' };
let test: TestCore;
let owner: TestUser;
let actor: Actor;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(async () => {
  owner = await aUser(test.core, { planSlugs: ['UNLIMITED'] });
  actor = await anActor(test.core, owner);
});
afterAll(() => test.close());

const order = (password = owner.password) => orderExport(test.core, actor, caller, password);
const pack = (exportId: string, retryCount = 0, core = test.core) =>
  packExport(core, { exportId, retryCount, signal: new AbortController().signal });
const read = () => readExport(test.core, actor);
const mailSubjects = async () =>
  (await test.mails.list()).filter(({ recipient }) => recipient === owner.email).map(({ subject }) => subject);

async function storedExports(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.core.storage.list(`accounts/${owner.accountId}/exports/`)) keys.push(key);
  return keys;
}

async function packed() {
  const { id } = await order();
  await pack(id);
  const [key = ''] = await storedExports();
  return aZipOf(await test.core.storage.read(key));
}

const withStorage = (storage: Partial<Storage>) => ({ ...test.core, storage: { ...test.core.storage, ...storage } });

describe('an export', () => {
  it('holds rows, consents, sites and every stored file, each with its checksum', async () => {
    const { videoId } = await aCompletedVideo(test.core, owner);
    const avatar = await anAvatar(test.core, owner, 'photo');
    await createSite(test.core, actor, { name: 'Shop', domain: `shop-${owner.id.slice(-8)}` }, caller);
    const zip = await packed();
    expect(zip.json('herald-export.json')).toMatchObject({
      format: 'herald-export',
      version: 1,
      account: { email: owner.email },
      tables: expect.arrayContaining([{ table: 'videos', rows: 1 }]),
    });
    expect(zip.json('data/videos.json')).toMatchObject({
      table: 'videos',
      version: 1,
      rows: [{ id: videoId, status: 'completed', transcript: 'Meet the bottle.', draft: { voice: {} } }],
    });
    expect(zip.json('data/avatars.json')).toMatchObject({
      rows: [{ id: avatar.id, consent: { user_id: owner.id } }],
    });
    expect(zip.json('data/sites.json')).toMatchObject({
      rows: [{ content: { branding: [{ headline: 'Shop' }] } }],
    });
    expect(zip.json('consents.json')).toMatchObject([
      { avatar_id: avatar.id, text: expect.stringContaining('my own face') },
    ]);
    expect(zip.text(`media/videos/${videoId}/video.mp4`)).toContain('content of accounts/');
    expect(zip.text('README.txt')).toContain(owner.email);
    const { files } = archiveManifest.parse(zip.json('manifest.json'));
    expect(files.map(({ path }) => path).toSorted()).toEqual(
      zip.names.filter((name) => name !== 'manifest.json').toSorted(),
    );
    for (const { path, size, sha256 } of files) {
      expect([path, createHash('sha256').update(zip.bytes(path)).digest('hex')]).toEqual([path, sha256]);
      expect(zip.bytes(path).length).toBe(size);
    }
  });

  it('holds no secret and nothing of anybody else', async () => {
    const other = await aUser(test.core);
    await aCompletedVideo(test.core, other);
    await test.core.db.pool.query(`update videos set password_hash = 'hash-of-a-video' where account_id = $1`, [
      (await aCompletedVideo(test.core, owner)).accountId,
    ]);
    const { rows } = await test.core.db.pool.query('select password_hash from users where id = $1', [owner.id]);
    const zip = await packed();
    const texts = zip.names.filter((name) => !name.startsWith('media/')).map((name) => zip.text(name));
    for (const secret of [rows[0].password_hash, 'hash-of-a-video', other.id, other.accountId, 'signature=']) {
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    }
    expect(texts.join('')).not.toMatch(/"[A-Za-z]*(PasswordHash|passwordHash|[tT]oken[A-Za-z]*)":/);
  });

  it('is announced by mail and can be downloaded for 7 days, then its file is gone', async () => {
    const { id } = await order();
    await pack(id);
    expect(await mailSubjects()).toEqual(['Your Herald data is ready']);
    expect(await read()).toMatchObject({ state: 'ready', downloadUrl: expect.stringContaining('/exports/') });
    test.clock.advance({ hours: limits.exportDays * 24 - 1 });
    expect(await read()).toMatchObject({ state: 'ready' });
    test.clock.advance({ hours: 2 });
    expect(await read()).toBeUndefined();
    await purgeExpired(test.core);
    expect(await storedExports()).toEqual([]);
  });
});

describe('an order', () => {
  it('needs the password', async () => {
    await expect(order('a guess')).rejects.toMatchObject({ code: 'validation' });
    expect(await read()).toBeUndefined();
  });

  it('is refused while one is under way, and takes the place of an earlier one', async () => {
    const { id } = await order();
    await expect(order()).rejects.toMatchObject({ code: 'conflict' });
    await pack(id);
    const second = await order();
    expect(await storedExports()).toEqual([]);
    await pack(second.id);
    expect(await storedExports()).toHaveLength(1);
  });

  it('is refused to an administrator who acts as the owner, and so are the file and its removal', async () => {
    const { id } = await order();
    await pack(id);
    const asOther = {
      ...actor,
      impersonator: { id: owner.id, name: 'Morgan', email: 'm@herald.test', sessionHash: 'h' },
    };
    const refusal = { code: 'acts_as_other' };
    await expect(orderExport(test.core, asOther, caller, owner.password)).rejects.toMatchObject(refusal);
    await expect(readExport(test.core, asOther)).rejects.toMatchObject(refusal);
    await expect(removeExport(test.core, asOther)).rejects.toMatchObject(refusal);
    expect(await storedExports()).toHaveLength(1);
  });

  it('works five times a day', async () => {
    for (let times = 0; times < 5; times++) await pack((await order()).id);
    await expect(order()).rejects.toMatchObject({ code: 'too_many_attempts' });
  });
});

describe('packing', () => {
  it('that a worker left is done by the next one, from the beginning', async () => {
    await aCompletedVideo(test.core, owner);
    const { id } = await order();
    const stopping = new AbortController();
    const dying = withStorage({
      read: async (key) => {
        stopping.abort(new Error('The worker dies'));
        return test.core.storage.read(key);
      },
    });
    await expect(packExport(dying, { exportId: id, retryCount: 0, signal: stopping.signal })).rejects.toThrow();
    expect([(await read())?.state, await storedExports()]).toEqual(['packing', []]);
    await pack(id, 1);
    expect(await read()).toMatchObject({ state: 'ready' });
    expect(await storedExports()).toHaveLength(1);
  });

  it('ends when the export is removed, and leaves no file', async () => {
    await aCompletedVideo(test.core, owner);
    const { id } = await order();
    const removing = withStorage({
      put: async (...args) => {
        await removeExport(test.core, actor);
        return test.core.storage.put(...args);
      },
    });
    await pack(id, 0, removing);
    expect([await read(), await storedExports(), await mailSubjects()]).toEqual([undefined, [], []]);
  });

  it('fails after three attempts, and says so by mail', async () => {
    const { id } = await order();
    const broken = withStorage({ put: () => Promise.reject(new Error('A fault in Herald')) });
    await expect(pack(id, 0, broken)).rejects.toThrow('A fault in Herald');
    expect(await read()).toMatchObject({ state: 'packing' });
    await pack(id, 2, broken);
    expect(await read()).toMatchObject({ state: 'failed', error: expect.stringContaining('Please try again') });
    expect(await mailSubjects()).toEqual(['Your Herald data could not be packed']);
  });

  it('waits as long as the store is away', async () => {
    const { id } = await order();
    const away = withStorage({ put: () => Promise.reject(new StorageError('unavailable', 'The store is away')) });
    await expect(pack(id, 50, away)).rejects.toThrow('The store is away');
    expect(await read()).toMatchObject({ state: 'packing' });
  });

  it('does nothing for an export that is over', async () => {
    const { id } = await order();
    await pack(id);
    await pack(id, 1);
    expect(await storedExports()).toHaveLength(1);
    expect(await mailSubjects()).toHaveLength(1);
  });
});
