import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { type ObjectStore, startObjectStore } from '../../../../tests/support/object-store.ts';
import { readConfig } from '../config/read-config.ts';
import { checkMail, checkSecret, checkStore } from './check-services.ts';

const shared = {
  DATABASE_URL: 'postgresql://herald@db.example.com/herald',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-doctor-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const configOf = (env: Record<string, string> = {}) => readConfig({ HERALD_DATA: folder, ...env });

describe('checkSecret', () => {
  it('accepts a secret in the data folder while the database or the media are there too', async () => {
    expect(await checkSecret(configOf())).toMatchObject({ state: 'good' });
  });

  it('warns without HERALD_SECRET_KEY when other machines can share database and media', async () => {
    const finding = await checkSecret(configOf(shared));
    expect(finding).toMatchObject({ state: 'warning', fix: expect.stringContaining('HERALD_SECRET_KEY') });
    const secret = 'a secret of thirty-two characters';
    const given = await checkSecret(configOf({ ...shared, HERALD_SECRET_KEY: secret }));
    expect(given).toMatchObject({ state: 'good' });
    expect(JSON.stringify(given)).not.toContain(secret);
  });

  it('reports a secret that cannot be read', async () => {
    await mkdir(join(folder, 'keys', 'secret'), { recursive: true });
    const note = expect.stringMatching(/cannot read its secret .*keys\/secret/);
    expect(await checkSecret(configOf())).toMatchObject({ state: 'problem', note });
  });
});

describe('checkStore', () => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await startObjectStore();
  });
  afterAll(() => store.stop());
  const s3Config = (wrong: Partial<ObjectStore['settings']> = {}) => ({
    ...configOf(),
    s3: { ...store.settings, ...wrong },
  });

  it('accepts a store that keeps and returns files, and leaves nothing there', async () => {
    expect(await checkStore(s3Config())).toMatchObject({
      state: 'good',
      note: expect.stringContaining('the bucket herald'),
    });
    const response = await fetch(`${store.settings.endpoint}/herald?list-type=2`);
    expect(await response.text()).not.toContain('herald-probe');
  });

  it.each([
    ['an unknown access key', { accessKeyId: 'nobody' }, 'refuses this access key'],
    ['a missing bucket', { bucket: 'none' }, 'no such bucket'],
    ['a store that is away', { endpoint: 'http://127.0.0.1:9' }, 'does not respond'],
  ])('reports %s', async (_, wrong, words) => {
    const finding = await checkStore(s3Config(wrong));
    expect(finding).toMatchObject({ state: 'problem', note: expect.stringContaining(words) });
  });

  it('warns that files are on one machine only while the database may be shared', async () => {
    const { DATABASE_URL } = shared;
    expect(await checkStore(configOf({ DATABASE_URL }))).toMatchObject({
      state: 'warning',
      fix: expect.stringContaining('S3_'),
    });
    expect(await checkStore(configOf())).toMatchObject({ state: 'good' });
  });
});

describe('checkMail', () => {
  it('warns that mails are not sent without a mail server', async () => {
    expect(await checkMail(readConfig({}))).toMatchObject({
      state: 'warning',
      fix: expect.stringContaining('SMTP_URL'),
    });
  });

  it('accepts a mail server that responds', async () => {
    const server = await startMailServer();
    expect(await checkMail(readConfig({ SMTP_URL: server.url }))).toMatchObject({ state: 'good' });
    await server.stop();
  });

  it('reports a mail server that does not respond, without its password', async () => {
    const finding = await checkMail(readConfig({ SMTP_URL: 'smtp://herald:hidden@127.0.0.1:9' }));
    expect(finding).toMatchObject({ state: 'problem', note: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.stringify(finding)).not.toContain('hidden');
  });
});
