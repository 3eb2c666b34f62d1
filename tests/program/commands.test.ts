import { spawn } from 'node:child_process';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockInstance } from '../../apps/herald/src/instance/instance-lock.ts';
import { startEmbeddedPostgres } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { freePort, removeData } from '../support/herald-process.ts';
import { startMailServer } from '../support/mail-server.ts';
import { program, runHerald } from '../support/run-herald.ts';

let dataFolder: string;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'herald-test-'));
});
afterEach(() => removeData(dataFolder));

const herald = (args: string[], env: Record<string, string> = {}) => runHerald(args, { dataFolder, env });

describe('herald', () => {
  it('lists its commands and exits with 2 for an unknown one', async () => {
    expect(await herald([])).toMatchObject({ code: 0, text: expect.stringContaining('herald <command>') });
    expect(await herald(['fly'])).toMatchObject({ code: 2, text: expect.stringContaining('doctor') });
    expect(await herald(['start', '--rolle', 'api'])).toMatchObject({
      code: 2,
      text: expect.stringMatching(/^Unknown option '--rolle'[^\n]*\n$/),
    });
    expect(await herald(['start', '--role', 'cook'])).toMatchObject({
      code: 2,
      text: expect.stringContaining('--role all'),
    });
  });

  it('says what a command takes when it is asked, and does nothing else', async () => {
    for (const command of [
      'start',
      'api',
      'worker',
      'migrate',
      'adopt',
      'admin',
      'move-files',
      'import',
      'settings',
      'backup',
      'restore',
    ])
      expect(await herald([command, '--help'])).toEqual({
        code: 0,
        text: expect.stringMatching(new RegExp(`^Usage: herald ${command}`)),
      });
    for (const args of [
      ['voices', '-h'],
      ['doctor', '--help'],
      ['batch', 'rows.csv', '--help'],
    ])
      expect(await herald(args)).toMatchObject({ code: 0, text: expect.stringMatching(/^Usage: herald/) });
    expect(await herald(['render', '--text', 'Hi', '--help'])).toMatchObject({ code: 0 });
    expect(await readdir(dataFolder)).toEqual([]);
  });

  it('refuses what it would have to ignore', async () => {
    for (const command of ['api', 'worker', 'migrate', 'adopt', 'move-files', 'doctor'])
      expect(await herald([command, '--dry-run'])).toEqual({
        code: 2,
        text: `herald ${command} takes nothing more, so "--dry-run" is too much.\n`,
      });
    expect(await readdir(dataFolder)).toEqual([]);
  });

  it('goes on where its reader has seen enough', async () => {
    const ended = Promise.withResolvers<{ code: number | null; text: string }>();
    const child = spawn(process.execPath, [program, 'render', '--voices'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stderr.on('data', (part: Buffer) => {
      text += part.toString();
    });
    child.stdout.destroy();
    child.once('close', (code) => ended.resolve({ code, text }));
    expect(await ended.promise).toEqual({ code: 0, text: '' });
  });

  it('asks for DATABASE_URL when one role runs alone', async () => {
    for (const role of ['api', 'worker']) {
      expect(await herald([role])).toMatchObject({ code: 2, text: expect.stringContaining('DATABASE_URL') });
    }
  });
});

describe('herald migrate', () => {
  it('creates the tables in an empty folder and leaves them alone the next time', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await herald(['migrate'])).toMatchObject({
        code: 0,
        text: expect.stringContaining('The database is up to date'),
      });
    }
    expect((await herald(['doctor'])).text).toContain('knows the tables of the database');
  });

  it('succeeds in five processes at once on one database', async () => {
    const database = await startEmbeddedPostgres({ dataFolder, settings: { fsync: 'off' } });
    const ended = await Promise.all(
      Array.from({ length: 5 }, () => herald(['migrate'], { DATABASE_URL: database.url })),
    );
    await database.stop();
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  });

  it('leaves its database to a Herald that was started meanwhile, and else stops it', async () => {
    const unlock = await lockInstance(dataFolder);
    try {
      expect(await herald(['migrate'])).toMatchObject({ code: 0 });
    } finally {
      await unlock();
    }
    const left = await startEmbeddedPostgres({ dataFolder });
    await left.stop();
    expect(left.adopted).toBe(true);
    expect(await herald(['migrate'])).toMatchObject({ code: 0 });
    const started = await startEmbeddedPostgres({ dataFolder });
    await started.stop();
    expect(started.adopted).toBe(false);
  });
});

describe('herald admin', () => {
  it('makes the database it needs in an empty folder', async () => {
    const { code, text } = await herald([
      'admin',
      'create',
      '--email',
      'first@herald.test',
      '--password',
      'a long word',
    ]);
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining('is now an administrator') });
  });

  it('refuses options and words that it would ignore', async () => {
    expect(await herald(['admin', 'list-users', 'ann'])).toEqual({
      code: 2,
      text: 'herald admin list-users does not take "ann".\nUsage: herald admin list-users [--search ann]\n',
    });
    const until = ['--email', 'ann@herald.test', '--until', '2099-01-31'];
    expect(await herald(['admin', 'suspend', ...until])).toMatchObject({
      code: 2,
      text: expect.stringMatching(/^herald admin suspend does not take --until\.\n/),
    });
    expect(await readdir(dataFolder)).toEqual([]);
  });
});

describe('herald doctor', () => {
  it('finds nothing wrong with a machine that can run Herald', async () => {
    const { code, text } = await herald(['doctor'], { PORT: String(await freePort()) });
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining('Herald can run here') });
    for (const part of ['Node', 'Clock', 'Memory', 'Data folder', 'Disk', 'Port', 'Database', 'Mail'])
      expect(text).toContain(part);
  });

  it('names another port when the port is in use', async () => {
    const server = await startMailServer();
    const port = new URL(server.url).port;
    const { code, text } = await herald(['doctor'], { PORT: port, HERALD_HOST: '127.0.0.1' });
    expect(code).toBe(1);
    expect(text).toMatch(new RegExp(`Port: ${port} is in use by another program\\n.*PORT=`));
    await server.stop();
  });

  it('reports whether the mail server responds', async () => {
    const port = String(await freePort());
    const server = await startMailServer();
    expect(await herald(['doctor'], { PORT: port, SMTP_URL: server.url })).toMatchObject({ code: 0 });
    await server.stop();
    const { code, text } = await herald(['doctor'], { PORT: port, SMTP_URL: server.url });
    expect(code).toBe(1);
    expect(text).toMatch(/xx {2}Mail: .*ECONNREFUSED[\s\S]*SMTP_URL/);
  });

  it('says what to do about a data folder that is not writable', async () => {
    await writeFile(join(dataFolder, 'file'), '');
    const env = { HERALD_DATA: join(dataFolder, 'file'), PORT: String(await freePort()) };
    const { code, text } = await herald(['doctor'], env);
    expect(code).toBe(1);
    expect(text).toMatch(/xx {2}Data folder: Herald cannot write/);
  });

  it('says what to check when the database does not respond', async () => {
    const env = { DATABASE_URL: 'postgresql://herald@127.0.0.1:9/herald', PORT: String(await freePort()) };
    const { code, text } = await herald(['doctor'], env);
    expect(code).toBe(1);
    expect(text).toMatch(/xx {2}Database: .*\n.*Check DATABASE_URL/);
  });
});
