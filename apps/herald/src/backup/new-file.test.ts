import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeOldParts, writeNewFile } from './new-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-new-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a new file', () => {
  it('gets its name at the end, and only its owner may read it before and after', async () => {
    const path = join(folder, 'backup.zip');
    let whileWriting: { name: string; mode: number }[] = [];
    async function* content() {
      yield 'who';
      const names = await readdir(folder);
      whileWriting = await Promise.all(
        names.map(async (name) => ({ name, mode: (await stat(join(folder, name))).mode & 0o777 })),
      );
      yield 'le';
    }
    await writeNewFile(path, Readable.from(content()));
    expect(whileWriting).toEqual([{ name: expect.stringMatching(/^backup\.zip\.[0-9a-f]{12}\.part$/), mode: 0o600 }]);
    expect(await readdir(folder)).toEqual(['backup.zip']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toBe('whole');
  });

  it('does not meet another one of the same name, and does not take its place', async () => {
    const path = join(folder, 'backup.zip');
    const contents = ['one'.repeat(100_000), 'other'.repeat(100_000)];
    const ends = await Promise.allSettled(contents.map((content) => writeNewFile(path, Readable.from([content]))));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await readFile(path, 'utf8')).toBe(contents[ends.findIndex(({ status }) => status === 'fulfilled')]);
    expect(await readdir(folder)).toEqual(['backup.zip']);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const stopping = new AbortController();
    async function* content() {
      yield 'half';
      stopping.abort();
      yield 'rest';
    }
    const writing = writeNewFile(join(folder, 'backup.zip'), Readable.from(content()), stopping.signal);
    await expect(writing).rejects.toThrow(/abort/);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('removeOldParts', () => {
  it('removes those of backups that nobody has written to for an hour', async () => {
    const part = '.0123456789ab.part';
    const names = [`own.zip${part}`, `herald-2026-01-02T03-04-05Z.zip${part}`, `other.zip${part}`, 'own.zip.part'];
    for (const name of names) await writeFile(join(folder, name), '');
    await removeOldParts(join(folder, 'own.zip'), new Date());
    expect(await readdir(folder)).toHaveLength(4);
    for (const name of names) await utimes(join(folder, name), 1, 1);
    await removeOldParts(join(folder, 'own.zip'), new Date());
    expect((await readdir(folder)).toSorted()).toEqual([`other.zip${part}`, 'own.zip.part']);
  });
});
