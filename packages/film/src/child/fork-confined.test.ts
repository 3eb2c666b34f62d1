import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Probed, ProbeWish } from '../testing/confined-probe.ts';
import { type TestFolder, testFolder } from '../testing/spoken-face.ts';
import { hideFromReaders, readConfinement } from './confinement.ts';
import { forkConfined } from './fork-confined.ts';

const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'HERALD_SECRET_KEY',
  'HERALD_ADMIN_PASSWORD',
  'ELEVENLABS_API_KEY',
];

let folder: TestFolder;
let server: Server;
let visits = 0;

beforeAll(async () => {
  folder = await testFolder();
  server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await mkdir(keys());
  await writeFile(join(keys(), 'secret'), 'secret');
});
afterAll(async () => {
  server.close();
  await folder.remove();
});
afterEach(() => {
  vi.unstubAllEnvs();
  hideFromReaders([]);
});

/** A name that a shell would take apart. */
const keys = () => join(folder.path, "Herald's keys");

function portOf(listening: Server): number {
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return address.port;
}

async function probe(limits = { memoryMb: 1200, processorSec: 77, fileMb: 33, threads: 64 }): Promise<Probed> {
  const entry = new URL('../testing/confined-probe.ts', import.meta.url);
  const child = forkConfined({ entry, folder: folder.path, limits, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const wish: ProbeWish = { port: portOf(server), secretPath: join(keys(), 'secret') };
  child.send(wish);
  const [probed] = (await once(child, 'message')) as [Probed];
  child.disconnect();
  return probed;
}

describe('a process that reads what others sent', { timeout: 60_000 }, () => {
  test('gets no secret in its environment, and a folder of its own', async () => {
    for (const name of SECRETS) vi.stubEnv(name, 'secret');
    const probed = await probe();
    const known = ['PATH', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'PWD', 'OLDPWD', 'SHLVL', '_'];
    const others = Object.keys(probed.environment).filter(
      (name) => !known.includes(name) && !name.startsWith('NODE_CHANNEL_'),
    );
    expect(others).toEqual([]);
    expect(Object.values(probed.environment)).not.toContain('secret');
    expect(probed.folder).toBe(folder.path);
  });

  test('reaches no port of this machine where the system can prevent it', async () => {
    const { connection } = await probe();
    if (readConfinement().isOffline) expect([connection, visits]).toEqual(['ENETUNREACH', 0]);
    else expect([connection, visits]).toEqual(['', 1]);
  });

  test('cannot look into the process that started it where the system can prevent it', async () => {
    const { parentEnvironment } = await probe();
    expect(parentEnvironment).toBe(readConfinement().isApart ? 'EACCES' : '');
  });

  test('sees nothing in a hidden folder, and has no right to uncover it', async () => {
    expect(await probe()).toMatchObject({ secret: '' });
    if (!readConfinement().isBlind) return;
    hideFromReaders([keys(), join(folder.path, 'not there')]);
    const { secret, uncovering, status, connection, parentEnvironment } = await probe();
    expect([secret, connection, parentEnvironment]).toEqual(['EACCES', 'ENETUNREACH', 'EACCES']);
    expect(uncovering).not.toBe('');
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(await readFile(join(keys(), 'secret'), 'utf8')).toBe('secret');
  });

  test('has limits of memory, time, files and threads', async () => {
    const { limits } = await probe();
    const limitOf = (name: string) => new RegExp(`^${name} +(\\S+) +(\\S+)`, 'm').exec(limits)?.slice(1);
    expect(limitOf('Max data size')).toEqual([String(1_200_000 * 1024), String(1_200_000 * 1024)]);
    expect(limitOf('Max cpu time')).toEqual(['77', '77']);
    expect(limitOf('Max file size')?.map(Number)).toEqual([66_000 * 512, 66_000 * 512]);
    expect(limitOf('Max core file size')).toEqual(['0', '0']);
    if (readConfinement().isApart) expect(limitOf('Max processes')).toEqual(['64', '64']);
  });
});
