import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { lockInstance } from '../instance/instance-lock.ts';
import {
  checkClock,
  checkConfinement,
  checkDataFolder,
  checkDiskSpace,
  checkMemory,
  checkNode,
  checkPort,
} from './check-machine.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-doctor-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('checkNode', () => {
  it.each(['v22.18.0', 'v24.21.0'])('accepts Node %s', (version) => {
    expect(checkNode(version)).toEqual({ title: 'Node', state: 'good', note: version });
  });

  it('rejects a Node that is too old and says how to start with a newer one', () => {
    expect(checkNode('v20.11.1')).toMatchObject({ state: 'problem', fix: expect.stringContaining('npm start') });
  });
});

describe('checkConfinement', () => {
  const all = {
    namespaces: ['unshare'],
    isOffline: true,
    isApart: true,
    isBlind: true,
    isSealed: true,
    isLimited: true,
  };

  it('says what holds the readers of files from others', () => {
    const note =
      'files from others are read with no secrets in their environment, no view of other files, no new rights, limits of memory, time and file size, no view of other processes, no network';
    expect(checkConfinement(all, [])).toEqual({ title: 'Confinement', state: 'good', note });
  });

  it('says what does not hold, and where to read on', () => {
    const nothing = { ...all, namespaces: [], isOffline: false, isApart: false, isBlind: false, isSealed: false };
    expect(checkConfinement(nothing, ['unshare of util-linux', 'setpriv of util-linux'])).toMatchObject({
      state: 'warning',
      note: 'files from others are read with no secrets in their environment, limits of memory, time and file size; missing: unshare of util-linux, setpriv of util-linux',
      fix: expect.stringContaining('docs/OPERATIONS.md'),
    });
  });
});

describe('checkClock', () => {
  it('accepts a time after the release of this version', () => {
    expect(checkClock(new Date('2027-03-01T12:00:00Z'))).toMatchObject({ state: 'good' });
  });

  it('rejects a clock that was never set', () => {
    expect(checkClock(new Date(0))).toMatchObject({
      state: 'problem',
      note: '1970-01-01T00:00:00.000Z is in the past',
    });
  });
});

describe('checkMemory', () => {
  it('reports free and total memory', () => {
    expect(checkMemory().note).toMatch(/^\d+\.\d of \d+\.\d GB free$/);
  });
});

describe('checkDataFolder', () => {
  it('creates the folder and accepts it', async () => {
    const dataFolder = join(folder, 'data');
    expect(await checkDataFolder({ ...readConfig({}), dataFolder })).toMatchObject({ state: 'good' });
  });

  it('rejects a file and names HERALD_DATA', async () => {
    const dataFolder = join(folder, 'file');
    await writeFile(dataFolder, '');
    const finding = await checkDataFolder({ ...readConfig({}), dataFolder });
    expect(finding).toMatchObject({ state: 'problem', fix: expect.stringContaining('HERALD_DATA') });
  });
});

describe('checkDiskSpace', () => {
  it('reports the free space of the disk with the data folder', async () => {
    const finding = await checkDiskSpace({ ...readConfig({}), dataFolder: folder });
    expect(finding).toMatchObject({ title: 'Disk', note: expect.stringMatching(/^\d+\.\d GB free$/) });
  });
});

describe('checkPort', () => {
  let server: Server;
  let config: Config;
  beforeEach(async () => {
    server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
    config = { ...readConfig({}), port, host: '127.0.0.1', dataFolder: folder };
  });
  const close = () => new Promise((resolve) => server.close(resolve));
  afterEach(close);

  it('accepts a free port', async () => {
    await close();
    expect(await checkPort(config)).toEqual({ title: 'Port', state: 'good', note: `${config.port} is free` });
  });

  it('names the next port if another program uses this one', async () => {
    const finding = await checkPort(config);
    expect(finding).toMatchObject({ state: 'problem', fix: expect.stringContaining(`PORT=${config.port + 1}`) });
  });

  it('says that a host is no address of this machine, whatever uses the port', async () => {
    expect(await checkPort({ ...config, host: '192.0.2.7' })).toEqual({
      title: 'Port',
      state: 'problem',
      note: 'This machine has no address 192.0.2.7 to listen on',
      fix: 'Set HERALD_HOST to an address of this machine, or unset it.',
    });
  });

  it('accepts a port that the Herald on this data folder uses', async () => {
    const unlock = await lockInstance(folder);
    expect(await checkPort(config)).toMatchObject({ state: 'good', note: expect.stringContaining('this data folder') });
    await unlock();
  });
});
