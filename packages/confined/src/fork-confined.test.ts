import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hideFromReaders, readConfinement } from './confinement.ts';
import { confinementGaps } from './confinement-gaps.ts';
import { attack } from './testing/attack.ts';
import type { Probed } from './testing/confined-probe.ts';

const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'HERALD_SECRET_KEY',
  'HERALD_ADMIN_PASSWORD',
  'ELEVENLABS_API_KEY',
];
const LIMITS = { memoryMb: 1200, processorSec: 77, fileMb: 33, threads: 64 };
const NOBODY = 65_534;

const { isApart, isBlind, isOffline, isSealed } = readConfinement();

let folder: string;
let server: Server;
let database: Server;
let visits = 0;

const visit = (connection: Socket) => {
  visits += 1;
  connection.destroy();
};
/** A name that a shell would take apart. */
const keys = () => join(folder, "Herald's keys");
const secret = () => join(keys(), 'secret');
const socket = () => join(folder, 'database.sock');
const [upload, film, others] = [
  // Neither a shell nor a list of mounts may take it apart.
  () => join(folder, "Zoë's #1\\040 upload"),
  () => join(folder, 'film'),
  () => join(folder, 'film of another'),
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-confined-'));
  server = createServer(visit).listen(0, '127.0.0.1');
  database = createServer(visit).listen(socket());
  await Promise.all([once(server, 'listening'), once(database, 'listening')]);
  for (const path of [keys(), film(), others()]) await mkdir(path);
  for (const path of [secret(), upload(), join(others(), 'video.mp4')]) await writeFile(path, 'as it was');
});
afterAll(async () => {
  server.close();
  database.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  hideFromReaders([]);
});

function port(): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return address.port;
}

describe('a process that reads what others sent', { timeout: 120_000 }, () => {
  test('gets no secret in its environment, and a folder of its own', async () => {
    for (const name of SECRETS) vi.stubEnv(name, 'secret');
    for (const view of [undefined, { reads: [], writes: [film()] }]) {
      const probed = await attack({ folder: film(), view });
      const known = ['PATH', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'HOME', 'PWD', 'OLDPWD', 'SHLVL', '_'];
      const names = Object.keys(probed.environment);
      expect(names.filter((name) => !known.includes(name) && !name.startsWith('NODE_CHANNEL_'))).toEqual([]);
      expect(Object.values(probed.environment)).not.toContain('secret');
      expect(probed.folder).toBe(film());
    }
  });

  test('reaches no port of this machine where the system can prevent it', async () => {
    visits = 0;
    const { connection } = await attack({ folder, port: port() });
    if (isOffline) expect([connection, visits]).toEqual(['ENETUNREACH', 0]);
    else expect([connection, visits]).toEqual(['', 1]);
  });

  test('cannot look into the process that started it where the system can prevent it', async () => {
    const probed = await attack({ folder });
    expect(probed.process.environment).toBe(isApart ? 'EACCES' : '');
  });

  test('sees nothing in a hidden folder, and has no right to uncover it', async () => {
    expect((await attack({ folder, reads: [secret()] })).reads).toEqual(['']);
    if (!isBlind) return;
    hideFromReaders([keys(), join(folder, 'not there')]);
    const { reads, rights, status, connection } = await attack({ folder, reads: [secret()], port: port() });
    expect([reads, connection]).toEqual([['EACCES'], 'ENETUNREACH']);
    expect(rights.unmount).not.toBe('');
    expectNoRights(status);
  });

  test('has limits of memory, time, files and threads', async () => {
    for (const view of [undefined, { reads: [], writes: [] }]) {
      const { limits } = await attack({ folder: '/', view, limits: LIMITS });
      const limitOf = (name: string) => new RegExp(`^${name} +(\\S+) +(\\S+)`, 'm').exec(limits)?.slice(1);
      expect(limitOf('Max data size')).toEqual([String(1_200_000 * 1024), String(1_200_000 * 1024)]);
      expect(limitOf('Max cpu time')).toEqual(['77', '77']);
      expect(limitOf('Max file size')?.map(Number)).toEqual([66_000 * 512, 66_000 * 512]);
      expect(limitOf('Max core file size')).toEqual(['0', '0']);
      if (isApart) expect(limitOf('Max processes')).toEqual(['64', '64']);
    }
  });

  test('stands back where it works in the background', async () => {
    for (const view of [undefined, { reads: [], writes: [] }]) {
      const { niceness } = await attack({ folder: '/', view, isInBackground: true });
      expect(niceness).toBeGreaterThanOrEqual(10);
    }
  });
});

/** All that a reader of `upload` for one film wants and must not have. */
const wish = () => ({
  folder: film(),
  view: { reads: [upload()], writes: [film()] },
  port: port(),
  pid: process.pid,
  reads: [upload(), secret(), join(others(), 'video.mp4'), '/etc/passwd', '/etc/shadow', `/proc/${process.pid}/maps`],
  writes: [join(film(), 'made'), upload(), join(others(), 'video.mp4'), fileURLToPath(import.meta.url), '/usr/planted'],
  sockets: [socket()],
});

function expectSealed(probed: Probed): void {
  expect(probed.reads).toEqual(['', 'ENOENT', 'ENOENT', 'ENOENT', 'ENOENT', 'ENOENT']);
  expect(probed.writes).toEqual(['', 'EROFS', 'ENOENT', 'EROFS', 'EROFS']);
  expect([probed.connection, probed.sockets, visits]).toEqual(['ENETUNREACH', ['ENOENT'], 0]);
  expect(probed.process).toEqual({ environment: 'ENOENT', memory: 'ENOENT', signal: 'ESRCH' });
  expect(probed.processes).toBe(1);
  expect(probed.rights.namespace).not.toBe('');
  expect(probed.rights.unmount).not.toBe('');
  expect(probed.rights.system).toMatch(/EROFS|EACCES/);
  expectNoRights(probed.status);
}

function expectNoRights(status: string): void {
  expect(status).toMatch(/^CapEff:\s+0+$/m);
  expect(status).toMatch(/^CapBnd:\s+0+$/m);
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
}

/** As another user, who must be let through the folders that lead to the sources and to Node. */
const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
const ATTACK = fileURLToPath(new URL('testing/attack-as-user.ts', import.meta.url));
const canBeNobody =
  process.getuid?.() === 0 &&
  spawnSync('setpriv', [
    ...asNobody.slice(1),
    process.execPath,
    '-e',
    `require('fs').readFileSync(process.argv[1])`,
    ATTACK,
  ]).status === 0;

describe.runIf(isSealed)('a program in the place of a reader', { timeout: 120_000 }, () => {
  test('reaches its own files and nothing else, whoever starts Herald', async () => {
    visits = 0;
    expect(confinementGaps()).toEqual([]);
    expectSealed(await attack(wish()));
    expect(await readFile(join(film(), 'made'), 'utf8')).toBe('changed');
    expect(await readFile(upload(), 'utf8')).toBe('as it was');
  });

  test.runIf(canBeNobody)('reaches nothing else where a user without rights starts Herald', async () => {
    visits = 0;
    await rm(join(film(), 'made'), { force: true });
    for (const path of [folder, film()]) await chown(path, NOBODY, NOBODY);
    await chmod(folder, 0o755);
    const tried = spawnSync('setpriv', [...asNobody.slice(1), process.execPath, ATTACK, JSON.stringify(wish())]);
    expect(tried.stderr.toString()).toBe('');
    expectSealed(JSON.parse(tried.stdout.toString()) as Probed);
    expect(await readFile(join(film(), 'made'), 'utf8')).toBe('changed');
  });
});
