import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, makeDataFolder } from './data-folder.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'herald-data-folder-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

describe('makeDataFolder', () => {
  it('leaves nothing behind in the folder', async () => {
    await makeDataFolder(join(home, 'data'));
    expect(await readdir(join(home, 'data'))).toEqual([]);
  });

  it('closes what was copied with other modes', async () => {
    const data = join(home, 'data');
    const modeOf = async (name: string) => (await stat(join(data, name))).mode & 0o777;
    const folders = ['media', 'keys', 'work', 'voices'];
    for (const name of folders) await mkdir(join(data, name), { recursive: true, mode: 0o755 });
    const files = ['keys/secret', 'keys/database', 'postgres-release'];
    for (const name of files) await writeFile(join(data, name), '', { mode: 0o644 });
    await makeDataFolder(data);
    expect(await Promise.all(folders.map(modeOf))).toEqual(folders.map(() => 0o700));
    expect(await Promise.all(files.map(modeOf))).toEqual(files.map(() => 0o600));
  });

  it('says that a file is in the way, for the folder and for a parent', async () => {
    const file = join(home, 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'data')]) {
      await expect(makeDataFolder(path)).rejects.toThrow(/there is a file in the way; set HERALD_DATA to a folder/);
      await expect(makeDataFolder(path)).rejects.toBeInstanceOf(DataFolderError);
    }
  });
});
