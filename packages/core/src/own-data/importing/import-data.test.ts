import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { userRepository } from '../../people/user-repository.ts';
import { changeSettings } from '../../settings/settings.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { listTemplates } from '../../templates/templates.ts';
import { useTemplate } from '../../templates/use-template.ts';
import { aLibraryAvatar, anActor, aUser, createTestCore, type TestCore, type TestUser } from '../../testing/index.ts';
import { orderAnother } from '../../videos/ordering/order-another.ts';
import { readLimits } from '../../videos/ordering/read-limits.ts';
import { videoRepository } from '../../videos/state/video-repository.ts';
import { archiveManifest } from '../archive/archive-format.ts';
import { listConsents } from '../list-consents.ts';
import { orderExport } from '../packing/order-export.ts';
import { packExport } from '../packing/pack-export.ts';
import { filmedOf } from '../testing/a-filmed-actor.ts';
import { fillAccount } from '../testing/fill-account.ts';
import { aZipOf, type ReadZip, withManifest, type ZipFiles, zipBytesOf } from '../testing/zip-of.ts';
import { importData } from './import-data.ts';

const caller = { ip: '10.9.0.1', userAgent: 'test' };
let old: TestCore;
let fresh: TestCore;
let folder: string;
let exported: ReadZip;
let owner: TestUser;
let target: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-import-'));
  old = await createTestCore(inject('databaseServerUrl'));
  fresh = await createTestCore(inject('databaseServerUrl'));
  owner = await aUser(old.core, { planSlugs: ['UNLIMITED'], changes: { bio: 'I sell bottles.' } });
  await fillAccount(old.core, owner, caller);
  exported = await exportOf(old.core, owner);
});
beforeEach(async () => {
  target = await aUser(fresh.core, { planSlugs: ['UNLIMITED'] });
});
afterAll(async () => {
  await old.close();
  await fresh.close();
  await rm(folder, { recursive: true, force: true });
});

async function exportOf(core: Core, user: TestUser): Promise<ReadZip> {
  const { id } = await orderExport(core, await anActor(core, user), caller, user.password);
  await packExport(core, { exportId: id, retryCount: 0, signal: new AbortController().signal });
  for await (const { key } of core.storage.list(`accounts/${user.accountId}/exports/`)) {
    return aZipOf(await core.storage.read(key));
  }
  throw new Error('There is no export.');
}

async function take(bytes: Buffer, { isAgain = false, email = target.email, core = fresh.core } = {}) {
  const path = join(folder, 'export.zip');
  await writeFile(path, bytes);
  return importData(core, { path, email, isAgain });
}

const taken = async (files: ZipFiles = exported.files, options?: Parameters<typeof take>[1]) =>
  take(await zipBytesOf(files), options);

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of fresh.core.storage.list(`accounts/${target.accountId}/`)) keys.push(key);
  return keys;
}

async function rowsOfTarget(): Promise<number> {
  const { rows } = await fresh.core.db.pool.query(
    `select (select count(*) from videos where account_id = $1) + (select count(*) from avatars where account_id = $1)
      + (select count(*) from sites where account_id = $1) + (select count(*) from data_imports where account_id = $1) as rows`,
    [target.accountId],
  );
  return Number(rows[0].rows);
}

/** When something came here, a name made of an id, the place in a queue, and sizes, which are counted anew. */
const MAY_DIFFER = new Set(['importedAt', 'castAt', 'rank', 'updatedAt', 'schemaName', 'sizeBytes', 'storedBytes']);

/** Every id is numbered by where it is seen first, so that two exports are equal when their rows and references are. */
function numbered(zip: ReadZip, table: string): unknown {
  const numbers = new Map<string, number>();
  const text = JSON.stringify(zip.json(`data/${table}.json`));
  const withNumbers = text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size);
    return `id ${numbers.get(id)}`;
  });
  return JSON.parse(withNumbers, (name, value) => (MAY_DIFFER.has(name) ? undefined : value));
}

const firstRow = z.object({ rows: z.tuple([z.object({ id: z.uuid() })], z.unknown()) });

describe('an import', () => {
  it('makes equal rows under new ids, and equal files', async () => {
    const report = await taken();
    expect(report).toMatchObject({ sites: 1, files: 14, notes: [expect.stringContaining('The export lacks a file')] });
    const again = await exportOf(fresh.core, target);
    const tables = ['videos', 'avatars', 'person_clips', 'pictures', 'audio_clips', 'drafts', 'templates', 'sites'];
    for (const table of tables) {
      expect([table, numbered(again, table)]).toEqual([table, numbered(exported, table)]);
    }
    const hashes = ({ json }: ReadZip) =>
      archiveManifest
        .parse(json('manifest.json'))
        .files.filter(({ path }) => path.startsWith('media/'))
        .map(({ sha256 }) => sha256)
        .toSorted();
    expect(hashes(again)).toEqual(hashes(exported));
    const ids = ({ json }: ReadZip) =>
      ['videos', 'avatars', 'sites'].map((table) => firstRow.parse(json(`data/${table}.json`)).rows[0].id);
    expect(ids(again).filter((id) => ids(exported).includes(id))).toEqual([]);
    expect(await userRepository.findById(fresh.core.db.queries, target.id)).toMatchObject({ bio: 'I sell bottles.' });
  });

  it('leaves videos that play, and that another one can be ordered from', async () => {
    await taken();
    const actor = await anActor(fresh.core, target);
    const { rows } = await fresh.core.db.pool.query('select id from videos where account_id = $1', [target.accountId]);
    const [video] = await videoRepository.findManyInAccount(fresh.core.db.queries, target.accountId, [rows[0].id]);
    const film = await fresh.core.storage.stat(video?.files?.video ?? '');
    expect(film?.sizeBytes).toBe(exported.bytes(filmPath()).length);
    const [wide] = video?.files?.others ?? [];
    expect((await fresh.core.storage.stat(wide?.video ?? ''))?.key).toContain(`${rows[0].id}/16x9/video.mp4`);
    expect(video?.draft?.avatar.selectedAvatarId).toBe((await aLibraryAvatar(fresh.core, 'default')).id);
    expect((await orderAnother(fresh.core, actor, rows[0].id)).status).toBe('pending');
  });

  it('brings templates that can be used, with their pictures', async () => {
    await taken();
    const actor = await anActor(fresh.core, target);
    const query = { scope: 'mine', search: 'bottle', sort: 'name', page: 1, per_page: 5 } as const;
    const [template] = (await listTemplates(fresh.core, actor, query)).rows;
    const values = { bottle: 'the blue one' };
    const { content } = await useTemplate(fresh.core, actor, template?.id ?? '', { values, keeps: true });
    expect([content.title, content.voice.ttsText]).toEqual(['Try the blue one', 'Try the blue one.']);
    expect(content.output.logo_url).toMatch(
      new RegExp(`^/api/media/accounts/${target.accountId}/pictures/.+signature=`),
    );
  });

  it('shows a template to the team alone, whatever it was there', async () => {
    const templates = exported.json('data/templates.json') as { rows: Record<string, unknown>[] };
    const shown = { visibility: 'everybody', isFeatured: true, uses: 900, ratingSum: 50, ratingCount: 10 };
    const rows = templates.rows.map((row) => ({ ...row, ...shown }));
    const changed = Buffer.from(JSON.stringify({ ...templates, rows }));
    await taken(withManifest(new Map([...exported.files, ['data/templates.json', changed]])));
    const stored = await fresh.core.db.pool.query(
      'select visibility, is_featured, uses, rating_sum, rating_count from templates where account_id = $1',
      [target.accountId],
    );
    expect(stored.rows).toEqual([{ visibility: 'team', is_featured: false, uses: 0, rating_sum: 0, rating_count: 0 }]);
  });

  it('brings who was filmed, ready to speak, for this account alone', async () => {
    await taken();
    expect(await filmedOf(fresh.core, target)).toEqual([
      { name: 'Bo', cast_at: null, state: 'ready', check: 'passed', ownClip: true, filesBytes: [4, 4, 4, 4] },
    ]);
  });

  it('keeps the consent of a photo, and takes none of the month’s videos', async () => {
    target = await aUser(fresh.core, { planSlugs: ['FE'] });
    const actor = await anActor(fresh.core, target);
    const { videosLeft } = await readLimits(fresh.core, actor);
    await taken();
    const ofPhoto = (await listConsents(fresh.core, actor)).filter(({ name }) => name === 'Ann');
    expect(ofPhoto).toMatchObject([
      { givenBy: 'Ann Example', consent: { text: expect.stringContaining('my own face') } },
    ]);
    expect((await readLimits(fresh.core, actor)).videosLeft).toBe(videosLeft);
    expect(Number.isFinite(videosLeft)).toBe(true);
  });

  it('counts what the files hold, whatever the export says of them', async () => {
    const videos = exported.json('data/videos.json') as { rows: Record<string, unknown>[] };
    const rows = videos.rows.map((row) => ({ ...row, storedBytes: -999_999_999 }));
    const changed = Buffer.from(JSON.stringify({ ...videos, rows }));
    await taken(withManifest(new Map([...exported.files, ['data/videos.json', changed]])));
    const { rows: counted } = await fresh.core.db.pool.query(
      'select sum(stored_bytes)::int as bytes from videos where account_id = $1',
      [target.accountId],
    );
    const folder = `accounts/${target.accountId}/videos/`;
    let stored = 0;
    for await (const { sizeBytes } of fresh.core.storage.list(folder)) stored += sizeBytes;
    expect(stored).toBeGreaterThan(0);
    expect(counted).toEqual([{ bytes: stored }]);
  });

  it('puts what has a word that is watched here into the queue of moderation', async () => {
    const { rows } = await fresh.core.db.pool.query('select 1 from moderation_items where account_id = $1', [
      target.accountId,
    ]);
    expect(rows).toEqual([]);
    const video = JSON.parse(exported.text(VIDEOS)).rows[0];
    await changeSettings(fresh.core, { watched_words: `${video.title}\nBottles` });
    await taken();
    await changeSettings(fresh.core, { watched_words: '' });
    const { rows: items } = await fresh.core.db.pool.query(
      'select type, status, reason from moderation_items where account_id = $1 order by type',
      [target.accountId],
    );
    expect(items).toEqual(
      expect.arrayContaining([
        { type: 'text', status: 'flagged', reason: 'Watched word: “Bottles”' },
        { type: 'video', status: 'flagged', reason: `Watched word: “${video.title}”` },
      ]),
    );
  });

  it('takes the same export once, unless it is told to', async () => {
    await taken();
    const keys = await storedKeys();
    await expect(taken()).rejects.toThrow(/has this export already/);
    expect(await storedKeys()).toEqual(keys);
    await taken(undefined, { isAgain: true });
    expect(await storedKeys()).toHaveLength(2 * keys.length);
  });

  it('gives other addresses to pages and sites whose own are taken, and says so', async () => {
    await taken();
    const other = await aUser(fresh.core, { planSlugs: ['UNLIMITED'] });
    const { notes } = await taken(undefined, { email: other.email });
    expect(notes).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The page of “.+” has another address, because its own is taken: \/watch\/[\w-]+$/),
        expect.stringContaining('is taken.'),
      ]),
    );
  });
});

type Sabotage = (files: ZipFiles) => ZipFiles;

const change =
  (path: string, from: string | RegExp, to: string): Sabotage =>
  (files) =>
    new Map(files).set(path, Buffer.from(exported.text(path).replace(from, to)));
const carefully =
  (path: string, from: string | RegExp, to: string): Sabotage =>
  (files) =>
    withManifest(change(path, from, to)(files));
const filmPath = () => exported.names.find((name) => /videos\/[^/]+\/video\.mp4$/.test(name)) ?? '';
const VIDEOS = 'data/videos.json';
const stranger = '0190b0a0-0000-7000-8000-000000000000';

const sabotages: [what: string, sabotage: Sabotage, reason: RegExp][] = [
  [
    'a changed film',
    (files) => new Map(files).set(filmPath(), Buffer.alloc(exported.bytes(filmPath()).length)),
    /is not as Herald packed it/,
  ],
  ['a changed row', change(VIDEOS, 'Meet the bottle', 'Meat the bottle'), /is not as Herald packed it/],
  [
    'a missing film',
    (files) => new Map([...files].filter(([name]) => name !== filmPath())),
    /is not as Herald packed it/,
  ],
  ['another format', carefully('herald-export.json', '"version": 1,', '"version": 2,'), /has format 2/],
  ['rows of another version', carefully(VIDEOS, '"version": 1,', '"version": 7,'), /has version 7/],
  ['another product', carefully('herald-export.json', 'herald-export', 'other'), /not an export of Herald/],
  [
    'an unknown table',
    (files) => withManifest(new Map(files).set('data/secrets.json', Buffer.from('{}'))),
    /does not know data\/secrets\.json/,
  ],
  ['an unknown column', carefully(VIDEOS, '"title"', '"passwordHash": "x", "title"'), /Row 1 of data\/videos\.json/],
  ['a state that is none', carefully(VIDEOS, '"completed"', '"great"'), /Row 1 of data\/videos\.json/],
  [
    'a link that runs code',
    carefully(VIDEOS, '"linkUrl": ""', '"linkUrl": "javascript:alert(1)"'),
    /Row 1 of data\/videos\.json/,
  ],
  [
    'a file of another account',
    (files) =>
      carefully(VIDEOS, new RegExp(`"video": "accounts/${owner.accountId}`), `"video": "accounts/${stranger}`)(files),
    /Nothing in the export is about/,
  ],
  [
    'a file no row names',
    (files) => withManifest(new Map(files).set(`media/videos/${stranger}/x.mp4`, Buffer.from('x'))),
    /Nothing in the export is about/,
  ],
  [
    'a name that leads out',
    (files) => withManifest(new Map(files).set('../../evil.json', Buffer.from('x'))),
    /cannot be read as a zip|has no file/,
  ],
  [
    'a name with dots inside',
    (files) => withManifest(new Map(files).set(`media/videos/${stranger}/../../x.mp4`, Buffer.from('x'))),
    /cannot be read as a zip|has no file/,
  ],
  [
    'no head',
    (files) => withManifest(new Map([...files].filter(([name]) => name !== 'herald-export.json'))),
    /lacks herald-export\.json/,
  ],
];

describe('an export that was damaged or made up', () => {
  it.each(sabotages)('with %s is refused and leaves nothing', async (_, sabotage, reason) => {
    await expect(taken(sabotage(exported.files))).rejects.toThrow(reason);
    expect([await rowsOfTarget(), await storedKeys()]).toEqual([0, []]);
  });

  it('is refused when a file in it is compressed or says to be larger than it is', async () => {
    const bytes = await zipBytesOf(exported.files);
    const entry = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    const compressed = Buffer.from(bytes);
    compressed.writeUInt16LE(8, entry + 10);
    await expect(take(compressed)).rejects.toThrow(/packed again by another program/);
    const swollen = Buffer.from(bytes);
    swollen.writeUInt32LE(4_000_000_000, entry + 24);
    await expect(take(swollen)).rejects.toThrow(/size mismatch/);
    swollen.writeUInt32LE(4_000_000_000, entry + 20);
    await expect(take(swollen)).rejects.toThrow(/claims to hold more than it has/);
    await expect(take(Buffer.from('no zip at all'))).rejects.toThrow(/cannot be read as a zip/);
    expect([await rowsOfTarget(), await storedKeys()]).toEqual([0, []]);
  });

  it('is refused where there is no room or no account, before anything is stored', async () => {
    await fresh.core.db.pool.query(`update plans set storage_mb = 1 where slug = 'FE'`);
    target = await aUser(fresh.core);
    const large = new Map(exported.files).set(filmPath(), Buffer.alloc(1_100_000));
    await expect(taken(withManifest(large))).rejects.toThrow(/has no room for 1\.1 MB: the account uses 0 MB of 1 MB/);
    await expect(taken(undefined, { email: 'nobody@example.com' })).rejects.toThrow(/There is no account/);
    expect([await rowsOfTarget(), await storedKeys()]).toEqual([0, []]);
  });

  it('is named as the cause where the store only says that the upload broke off', async () => {
    const { storage } = fresh.core;
    const put: typeof storage.put = (...args) =>
      storage.put(...args).catch((error: unknown) => {
        throw new StorageError('unavailable', 'The object store does not respond', error);
      });
    const core: Core = { ...fresh.core, storage: { ...storage, put } };
    const changed = new Map(exported.files).set(filmPath(), Buffer.alloc(exported.bytes(filmPath()).length));
    await expect(taken(changed, { core })).rejects.toThrow(/is not as Herald packed it/);
  });

  it('leaves no file when the rows are refused at the end', async () => {
    const broken: Core = {
      ...fresh.core,
      db: { ...fresh.core.db, transaction: () => Promise.reject(new Error('The database is away')) },
    };
    await expect(taken(undefined, { core: broken })).rejects.toThrow('The database is away');
    expect([await rowsOfTarget(), await storedKeys()]).toEqual([0, []]);
  });
});
