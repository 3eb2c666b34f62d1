import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { assertWhole, beginRestore, endRestore, isSameRestore, restoreGoal } from './restore-marker.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-marker-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bucket = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'bucket',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};
const first = 'postgresql://herald:password@db.example.com/one';
const goalOf = (settings: Record<string, string>, manifest: unknown) =>
  restoreGoal(readConfig({ HERALD_DATA: folder, ...settings }), manifest);

describe('a restore that did not come to its end', () => {
  it('goes on only with the same backup, database and store', async () => {
    const goal = goalOf({ DATABASE_URL: first }, { made_at: 1 });
    await beginRestore(folder, goal);
    expect(await isSameRestore(folder, goal)).toBe(true);
    const others = [
      goalOf({ DATABASE_URL: first }, { made_at: 2 }),
      goalOf({ DATABASE_URL: first.replace('one', 'two') }, { made_at: 1 }),
      goalOf({ DATABASE_URL: first.replace('db.', 'other.') }, { made_at: 1 }),
      goalOf({}, { made_at: 1 }),
      goalOf({ DATABASE_URL: first, ...bucket }, { made_at: 1 }),
    ];
    for (const other of others) expect(await isSameRestore(folder, other)).toBe(false);
    expect(await readFile(join(folder, 'restore-unfinished'), 'utf8')).not.toContain('password');
  });

  it('keeps Herald from starting, also when the marker cannot be read', async () => {
    await writeFile(join(folder, 'restore-unfinished'), 'half of it');
    await expect(assertWhole(folder)).rejects.toThrow('did not come to its end');
    expect(await isSameRestore(folder, goalOf({}, {}))).toBe(false);
    await endRestore(folder);
    await expect(assertWhole(folder)).resolves.toBeUndefined();
  });
});
