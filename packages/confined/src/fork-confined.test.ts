import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfinement } from './confinement.ts';
import { forkConfined } from './fork-confined.ts';
import { isSeenByReaders } from './reader-view.ts';
import type { Probed, ProbeWish } from './testing/confined-probe.ts';

const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'HERALD_SECRET_KEY',
  'HERALD_ADMIN_PASSWORD',
  'ELEVENLABS_API_KEY',
];
const LIMITS = { memoryMb: 1200, processorSec: 77, fileMb: 33, threads: 64 };
const entry = new URL('./testing/confined-probe.ts', import.meta.url);
const { isApart, isBarred, isHidden, isOffline } = readConfinement();

let folder: string;
let server: Server;
let visits = 0;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "herald confined's "));
  for (const name of ['secret', 'given', 'own', 'neighbour']) await writeFile(at(name), name);
  server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => vi.unstubAllEnvs());

function portOf(listening: Server): number {
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return address.port;
}

async function probe(): Promise<Probed> {
  const files = { reads: [at('given')], writes: [at('own')] };
  const child = forkConfined({ entry, ...files, limits: LIMITS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const wish: ProbeWish = {
    pid: process.pid,
    port: portOf(server),
    socket: at('socket'),
    secrets: [at('secret'), at('neighbour')],
    given: at('given'),
    own: at('own'),
  };
  child.send(wish);
  const [probed] = (await once(child, 'message')) as [Probed];
  child.disconnect();
  return probed;
}

describe('a process that reads what others sent', { timeout: 60_000 }, () => {
  test('gets no secret in its environment', async () => {
    for (const name of SECRETS) vi.stubEnv(name, 'secret');
    const { environment } = await probe();
    const known = [
      'PATH',
      'TZ',
      'LANG',
      'LC_ALL',
      'HOME',
      'TMPDIR',
      'PWD',
      'OLDPWD',
      'SHLVL',
      '_',
      'NODE_COMPILE_CACHE',
    ];
    const others = Object.keys(environment).filter(
      (name) => !known.includes(name) && !name.startsWith('NODE_CHANNEL_'),
    );
    expect(others).toEqual([]);
    expect(Object.values(environment)).not.toContain('secret');
  });

  test('reads what it is given and writes what is its own', async () => {
    const { given, own } = await probe();
    expect([given, own]).toEqual(['', '']);
    expect(await readFile(at('own'), 'utf8')).toBe('written');
  });

  test.runIf(isHidden)('sees no other file, and changes neither what it is given nor a program', async () => {
    const { secrets, changed } = await probe();
    expect(Object.values(secrets)).toEqual(['ENOENT', 'ENOENT']);
    expect(changed).toEqual({ given: 'EROFS', program: 'EROFS' });
    expect(await readFile(at('given'), 'utf8')).toBe('given');
  });

  test.runIf(isHidden)(
    'sees no process but its own, and neither traces nor signals the one that started it',
    async () => {
      const { processes, parent } = await probe();
      expect(processes).toEqual(['1']);
      expect(parent).toEqual({ environ: 'ENOENT', mem: 'ENOENT', signal: 'ESRCH' });
    },
  );

  test.runIf(isBarred)('has no rights, and no way to get some', async () => {
    const { status, rights } = await probe();
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    if (isHidden) expect(status).toMatch(/^CapBnd:\s+0+$/m);
    if (isHidden) expect(Object.values(rights)).not.toContain('0');
  });

  test('reaches no port of this machine where the system can prevent it', async () => {
    const { connection } = await probe();
    if (isOffline) expect([connection, visits]).toEqual(['ENETUNREACH', 0]);
    else expect([connection, visits]).toEqual(['', 1]);
  });

  test('has limits of memory, time, files and threads', async () => {
    const { limits } = await probe();
    const limitOf = (name: string) => new RegExp(`^${name} +(\\S+) +(\\S+)`, 'm').exec(limits)?.slice(1);
    expect(limitOf('Max data size')).toEqual([String(1_200_000 * 1024), String(1_200_000 * 1024)]);
    expect(limitOf('Max cpu time')).toEqual(['77', '77']);
    expect(limitOf('Max file size')?.map(Number)).toEqual([66_000 * 512, 66_000 * 512]);
    expect(limitOf('Max core file size')).toEqual(['0', '0']);
    if (isApart) expect(limitOf('Max processes')).toEqual(['64', '64']);
  });
});

describe('a folder with secrets', () => {
  test.each([
    ['/usr/local/herald/data', true],
    ['/srv/herald', false],
  ])('in %s is seen by readers: %s', (path, isSeen) => {
    expect(isSeenByReaders(path, entry)).toBe(isSeen);
  });
});
