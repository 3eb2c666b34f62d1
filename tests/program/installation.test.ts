import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { freePort } from '../support/herald-process.ts';
import { type ObjectStore, startObjectStore } from '../support/object-store.ts';

const program = fileURLToPath(new URL('../../dist/herald.mjs', import.meta.url));
const SECRET = 'the secret that all machines share';
const OTHER_SECRET = 'a secret that only this machine has';
let folder: string;
let database: EmbeddedPostgres;
let store: ObjectStore;
let right: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-test-'));
  database = await startEmbeddedPostgres({ dataFolder: folder, settings: { fsync: 'off' } });
  store = await startObjectStore();
  right = {
    HERALD_DATA: join(folder, 'machine'),
    HERALD_LOG_LEVEL: 'silent',
    HERALD_SECRET_KEY: SECRET,
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    S3_ENDPOINT: store.settings.endpoint,
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  };
});
afterAll(async () => {
  await database.stop();
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

const WITHOUT_STORE = { S3_ENDPOINT: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };

/** Runs a command that ends by itself. */
const herald = (command: string, wrong: Record<string, string> = {}) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const env = { ...process.env, ...right, ...wrong };
    execFile(process.execPath, [program, ...command.split(' ')], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr });
    });
  });

/** These tests run in order on the same installation. */
describe('a machine that joins an installation', () => {
  it('is told to prepare a database without tables', async () => {
    const { code, text } = await herald('worker');
    expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining('Run `npx herald migrate` first') });
  });

  it.each([
    ['with an unknown access key', { S3_ACCESS_KEY_ID: 'nobody' }, 'refuses this access key'],
    ['without its bucket', { S3_BUCKET: 'none' }, 'no such bucket'],
    ['that is away', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'does not respond'],
  ])('does not start on a store %s, and the doctor finds it', async (_, wrong, words) => {
    const starting = await herald('start', wrong);
    expect(starting).toEqual({ code: 1, text: expect.stringContaining(words) });
    expect(starting.text).not.toMatch(/^ +at /m);
    const examined = await herald('doctor', wrong);
    expect(examined).toEqual({ code: 1, text: expect.stringMatching(new RegExp(`xx {2}Files: .*${words}`)) });
  });

  it('founds the installation, which the doctor then finds sound', async () => {
    expect(await herald('adopt')).toEqual({ code: 0, text: expect.stringContaining('the bucket herald') });
    const { code, text } = await herald('doctor');
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toContain('ok  Installation: store, secret and database belong together');
  });

  it.each(['worker', 'api', 'start --role worker'])('does not run `herald %s` without the store', async (command) => {
    const { code, text } = await herald(command, WITHOUT_STORE);
    expect({ code, text }).toMatchObject({ code: 2, text: expect.stringContaining('Set the four S3_ variables') });
    expect(text).toContain('npx herald adopt');
  });

  it('does not run with another secret, and gives neither away', async () => {
    const { code, text } = await herald('worker', { HERALD_SECRET_KEY: OTHER_SECRET });
    expect({ code, text }).toMatchObject({ code: 2, text: expect.stringContaining('HERALD_SECRET_KEY differs') });
    const examined = await herald('doctor', { HERALD_SECRET_KEY: OTHER_SECRET });
    expect(examined).toMatchObject({ code: 1, text: expect.stringContaining('xx  Installation') });
    for (const secret of [SECRET, OTHER_SECRET]) expect(text + examined.text).not.toContain(secret);
  });

  it('runs with another secret after the operator adopted it', async () => {
    expect(await herald('adopt', { HERALD_SECRET_KEY: OTHER_SECRET })).toMatchObject({ code: 0 });
    expect(await herald('doctor', { HERALD_SECRET_KEY: OTHER_SECRET })).toMatchObject({ code: 0 });
    expect(await herald('worker')).toMatchObject({ code: 2 });
  });
});
