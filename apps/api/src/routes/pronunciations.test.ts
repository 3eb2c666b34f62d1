import { aMember, aToken, aUser } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

const read = async (token: string) => (await api.ask('GET /pronunciations', { token })).body.data;
const save = (token: string, pronunciations: object[]) =>
  api.ask('PUT /pronunciations', { token, body: { pronunciations } });

describe('pronunciations', () => {
  it('belong to the account, are replaced as a whole and sorted by word', async () => {
    const owner = await aUser(api.core);
    const token = await aToken(api.core, owner);
    expect(await read(token)).toEqual([]);
    const list = [
      { word: ' SQL ', say: 'sequel' },
      { word: 'Herald', say: ' herr-uld ' },
    ];
    const kept = [
      { word: 'Herald', say: 'herr-uld' },
      { word: 'SQL', say: 'sequel' },
    ];
    expect((await save(token, list)).body.data).toEqual(kept);
    const viewer = await aToken(api.core, await aMember(api.core, owner, 'viewer'));
    expect(await read(viewer)).toEqual(kept);
    expect((await save(viewer, [])).status).toBe(403);
    expect(await read(await aToken(api.core, await aUser(api.core)))).toEqual([]);
    await save(token, [{ word: 'gif', say: 'jif' }]);
    expect(await read(token)).toEqual([{ word: 'gif', say: 'jif' }]);
    await save(token, []);
    expect(await read(token)).toEqual([]);
  });

  it('need both words, once each, and are no more than 200', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    await save(token, [{ word: 'gif', say: 'jif' }]);
    const twice = [
      { word: 'GIF', say: 'gif' },
      { word: 'gif', say: 'jif' },
    ];
    expect((await save(token, twice)).body.errors).toEqual({ pronunciations: ['“gif” is in the list twice.'] });
    expect((await save(token, [{ word: ' ', say: 'x' }])).body.errors).toEqual({
      pronunciations: ['Please enter both the word and its pronunciation.'],
    });
    for (const bad of [[{ word: 'x' }], [{ word: '', say: '' }], [{ word: 'a'.repeat(61), say: 'b' }]]) {
      expect((await save(token, bad)).status).toBe(422);
    }
    const many = Array.from({ length: 201 }, (_, index) => ({ word: `w${index}`, say: 'x' }));
    expect((await save(token, many)).status).toBe(422);
    expect((await save(token, many.slice(1))).body.data).toHaveLength(200);
  });
});
