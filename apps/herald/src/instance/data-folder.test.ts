import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

  it('says that a file is in the way, for the folder and for a parent', async () => {
    const file = join(home, 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'data')]) {
      await expect(makeDataFolder(path)).rejects.toThrow(/there is a file in the way; set HERALD_DATA to a folder/);
      await expect(makeDataFolder(path)).rejects.toBeInstanceOf(DataFolderError);
    }
  });
});
