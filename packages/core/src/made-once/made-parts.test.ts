import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { DAY_MS } from '../runtime/durations.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { aUser, createTestCore, type TestCore } from '../testing/index.ts';
import { fileNameOf, findMade, keepMade, readMade } from './made-parts.ts';
import { fitMade, forgetMadeOf, sweepMade, tidyMade } from './tidy-made.ts';

const kind = 'segment' as const;
const EMMA = '00000000-0000-4000-8000-000000000001';

let test: TestCore;
let accountId: string;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
beforeEach(async () => {
  await test.core.db.pool.query('delete from made_parts');
  accountId = (await aUser(test.core)).accountId;
});
afterAll(() => test.close());

const keep = (key: string, bytes = Buffer.from(key), avatarId?: string) =>
  keepMade(test.core, { accountId, kind, key, bytes, avatarId });

const keysOf = async (keys: string[]) => [...(await findMade(test.core, { accountId, kind, keys })).keys()].toSorted();

async function storedFiles(): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of test.core.storage.list(`accounts/${accountId}/once/`))
    names.push(key.split('/').at(-1)?.split('.')[0] ?? '');
  return names;
}

async function partNamed(key: string) {
  const part = (await findMade(test.core, { accountId, kind, keys: [key] })).get(key);
  if (!part) throw new Error(`There is no part ${key}.`);
  return part;
}

async function fileOf(key: string): Promise<string> {
  return `accounts/${accountId}/once/segment/${fileNameOf(await partNamed(key))}`;
}

describe('a part that was made', () => {
  it('is found again by its account alone, and two who keep it at once keep one', async () => {
    await Promise.all([keep('a'), keep('a'), keep('b')]);
    expect(await keysOf(['a', 'b', 'c'])).toEqual(['a', 'b']);
    expect(String(await readMade(test.core, await partNamed('a')))).toBe('a');
    const other = { accountId: crypto.randomUUID(), kind, keys: ['a'] };
    expect((await findMade(test.core, other)).size).toBe(0);
  });

  it('by two at once in two ways is kept in one of them, which both then have', async () => {
    const said = await Promise.all(['one way', 'another way'].map((way) => keep('a', Buffer.from(way))));
    const kept = String(await readMade(test.core, await partNamed('a')));
    expect(said.map(String)).toEqual([kept, kept]);
    expect(await storedFiles()).toEqual(['a']);
  });

  it('is forgotten when its file is broken or gone', async () => {
    await Promise.all([keep('broken'), keep('gone')]);
    const broken = await fileOf('broken');
    await test.core.storage.put(broken, Buffer.from('brok'), { contentType: 'text/plain', sizeBytes: 4 });
    await test.core.storage.remove(await fileOf('gone'));
    expect(await readMade(test.core, await partNamed('broken'))).toBeUndefined();
    expect(await readMade(test.core, await partNamed('gone'))).toBeUndefined();
    expect(await keysOf(['broken', 'gone'])).toEqual([]);
    expect(await storedFiles()).toEqual([]);
  });

  it('of an account that is gone leaves no file', async () => {
    const part = { accountId: crypto.randomUUID(), kind, key: 'late', bytes: Buffer.from('late') };
    await expect(keepMade(test.core, part)).rejects.toThrow();
    for await (const { key } of test.core.storage.list(`accounts/${part.accountId}/`)) throw new Error(key);
  });
});

describe('the room for parts', () => {
  it('is kept by removing the least used', async () => {
    const megabyte = Buffer.alloc(400_000);
    await keep('oldest', megabyte);
    test.clock.advance({ hours: 24 });
    await keep('older', megabyte);
    test.clock.advance({ hours: 24 });
    await keep('newest', megabyte);
    await keysOf(['oldest']);
    await settingsRepository.write(test.core.db.queries, { made_once_mb: 1 }, test.clock.now());
    test.core.settings.forget();
    await fitMade(test.core);
    expect(await storedFiles()).toEqual(['newest', 'oldest']);
  });

  it('is given back by what nobody used for a month, by strays, and with the person who is seen', async () => {
    await keep('old');
    test.clock.advance({ hours: 31 * 24 });
    await keep('new');
    await keep('emma', Buffer.from('Emma'), EMMA);
    await tidyMade(test.core);
    await forgetMadeOf(test.core, EMMA);
    expect(await keysOf(['old', 'new', 'emma'])).toEqual(['new']);
    const stray = `accounts/${accountId}/once/segment/stray`;
    await test.core.storage.put(stray, Buffer.from('x'), { contentType: 'text/plain', sizeBytes: 1 });
    await sweepMade(test.core, accountId, new Date(Date.now() + DAY_MS));
    expect(await storedFiles()).toEqual(['new']);
  });
});
