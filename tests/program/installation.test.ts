import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
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

/** Like a release to come would leave the database, and as it was before. */
async function inDatabase(...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}
const upgrade = () =>
  inDatabase(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)",
    "update installation set release = '9.8.7'",
  );
const bringBack = () => inDatabase("delete from drizzle.__drizzle_migrations where hash = 'future'");

describe('a database that a newer release has upgraded', () => {
  it.each(['start', 'api', 'worker', 'migrate', 'adopt', 'settings list', 'start --role worker'])(
    'is left alone by `herald %s`, which says what to start',
    async (command) => {
      await upgrade();
      const { code, text } = await herald(command, { HERALD_SECRET_KEY: OTHER_SECRET });
      await bringBack();
      expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining('Start Herald 9.8.7, or restore the') });
      expect(text).toContain('was upgraded by Herald 9.8.7, and this is Herald 0.');
    },
  );

  it('is found by the doctor', async () => {
    await upgrade();
    const { code, text } = await herald('doctor', { HERALD_SECRET_KEY: OTHER_SECRET });
    await bringBack();
    expect({ code, text }).toMatchObject({ code: 1, text: expect.stringMatching(/xx {2}Release: .*Herald 9\.8\.7/) });
    expect(text).toContain('Start Herald 9.8.7');
  });

  it('is served by no API and worked on by no worker that ran before', async () => {
    const env = { ...process.env, ...right, HERALD_SECRET_KEY: OTHER_SECRET, HERALD_LOG_LEVEL: 'info' };
    const output: Record<string, string> = { api: '', worker: '' };
    const running = ['api', 'worker'].map((name) => {
      const child = spawn(process.execPath, [program, name], { env, stdio: ['ignore', 'pipe', 'ignore'] });
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output[name] += text;
      });
      return child;
    });
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${right.PORT}/api/${path}`).catch(() => undefined);
      return answer && { status: answer.status, text: await answer.text() };
    };
    const workers = () => inDatabase(`select id from processes where role = 'worker'`);
    try {
      await expect.poll(() => ask('ready')).toMatchObject({ status: 200 });
      await expect.poll(workers).toHaveLength(1);
      const isRunning = expect.stringMatching(/"version":"\d+\.\d+\.\d+"/);
      await expect.poll(() => output).toEqual({ api: isRunning, worker: isRunning });
      await upgrade();
      await expect.poll(() => ask('ready')).toMatchObject({ status: 503 });
      expect(await ask('settings')).toMatchObject({ status: 503, text: expect.stringContaining('is being updated') });
      expect(await ask('health')).toMatchObject({ status: 200 });
      await expect.poll(workers).toEqual([]);
      const saysWhatToStart = expect.stringContaining('Start Herald 9.8.7');
      await expect.poll(() => output).toEqual({ api: saysWhatToStart, worker: saysWhatToStart });
    } finally {
      const ended = running.map((child) => once(child, 'exit'));
      for (const child of running) child.kill();
      await Promise.all(ended);
      await bringBack();
    }
  });
});
