import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder } from './data-folder.ts';
import { listenAlone, lockInstance } from './instance-lock.ts';
import { deriveKey, readInstanceSecret } from './instance-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-instance-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('readInstanceSecret', () => {
  it('generates a secret once, readable by its owner only, and reads it back', async () => {
    const secret = await readInstanceSecret(folder, undefined);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await readInstanceSecret(folder, undefined)).toBe(secret);
    expect((await stat(join(folder, 'keys', 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('returns the given secret and writes nothing', async () => {
    expect(await readInstanceSecret(folder, 'x'.repeat(32))).toBe('x'.repeat(32));
    await expect(readFile(join(folder, 'keys', 'secret'))).rejects.toThrow('ENOENT');
  });

  it('never replaces a secret that it cannot read', async () => {
    await mkdir(join(folder, 'keys', 'secret'), { recursive: true });
    await expect(readInstanceSecret(folder, undefined)).rejects.toThrow(/cannot read its secret .*keys\/secret/);
  });

  it('a key is different for every purpose and every secret', () => {
    const keys = [deriveKey('a', 'media links'), deriveKey('a', 'stored keys'), deriveKey('b', 'media links')];
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(3);
    expect(deriveKey('a', 'media links')).toEqual(keys[0]);
  });
});

describe('makeDataFolder', () => {
  it('creates the folder and its parents, and accepts one that exists', async () => {
    const deep = join(folder, 'a', 'b', 'data');
    for (let time = 0; time < 2; time++) await makeDataFolder(deep);
    expect((await stat(deep)).isDirectory()).toBe(true);
  });

  it.each(['/proc/herald', '/proc/herald/data'])('refuses %s, where no folder can be created', async (place) => {
    await expect(makeDataFolder(place)).rejects.toThrow(/cannot write to its data folder/);
  });
});

describe('lockInstance', () => {
  it('refuses a second Herald until the first has released the folder', async () => {
    const release = await lockInstance(folder);
    await expect(lockInstance(folder)).rejects.toThrow(/already running on the data folder .*HERALD_DATA/);
    await release();
    await (await lockInstance(folder))();
  });

  it('takes over a lock file that a crash left behind, and still refuses others', async () => {
    const path = join(folder, 'lock');
    const crash = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
    expect(spawnSync(process.execPath, ['-e', crash]).signal).toBe('SIGKILL');
    expect((await stat(path)).isSocket()).toBe(true);
    const [first, second] = [createServer(), createServer()];
    await listenAlone(first, path);
    await expect(listenAlone(second, path)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((resolve) => first.close(resolve));
  });

  it('allows a Herald on another folder', async () => {
    await writeFile(join(folder, 'x'), '');
    const other = await mkdtemp(join(tmpdir(), 'herald-instance-'));
    const releases = [await lockInstance(folder), await lockInstance(other)];
    for (const release of releases) await release();
    await rm(other, { recursive: true });
  });
});
