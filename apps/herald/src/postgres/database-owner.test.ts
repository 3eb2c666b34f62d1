import { chown, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOwner, makeOwnedFolder } from './database-owner.ts';

const isRoot = process.getuid?.() === 0;
let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'herald-owner-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

describe('makeOwnedFolder', () => {
  it('makes the folder private to the user the database runs as, even if it existed', async () => {
    const owner = databaseOwner();
    const folder = join(home, 'socket');
    await mkdir(folder, { mode: 0o777 });
    for (let time = 0; time < 2; time++) {
      await makeOwnedFolder(owner, folder);
      const { uid, mode } = await stat(folder);
      expect([uid, mode & 0o777]).toEqual([owner?.uid ?? process.getuid?.(), 0o700]);
    }
  });

  it('refuses a symbolic link, because it could lead anywhere', async () => {
    const folder = join(home, 'socket');
    await symlink(home, folder);
    await expect(makeOwnedFolder(databaseOwner(), folder)).rejects.toThrow('belongs to another user');
  });

  it.runIf(isRoot)('refuses a folder that another user created first', async () => {
    const folder = join(home, 'socket');
    await mkdir(folder);
    await chown(folder, 1234, 1234);
    await expect(makeOwnedFolder(databaseOwner(), folder)).rejects.toThrow('belongs to another user');
  });
});
