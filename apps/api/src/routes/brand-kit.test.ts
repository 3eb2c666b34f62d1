import { newBrandKit } from '@herald/contract/brand';
import { aMember, aPictureUrl, aToken, aUser, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
});

const save = (kit: object, version = 0, by = token) =>
  api.ask('PUT /brand-kit', { token: by, body: { version, kit: { ...newBrandKit, ...kit } } });
const read = async (by = token) => (await api.ask('GET /brand-kit', { token: by })).body.data;
const draftOf = async (by = token) => (await api.ask('GET /draft', { token: by })).body.data.content;

describe('the brand kit of an account', () => {
  it('is what new drafts of everybody in the team begin with, until it is deleted', async () => {
    expect(await read()).toEqual({ version: 0, kit: null });
    const logo_url = await aPictureUrl(api.core, owner);
    await save({ color: '#102030', accent: '#ffee00', font: 'mono', end_card: 'price', line: 'Half price ', logo_url });
    const editor = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    const { output } = await draftOf(editor);
    expect(output).toMatchObject({
      brand: { color: '#102030', accent: '#ffee00', font: 'mono', end_card: 'price' },
      end_card: 'Half price',
    });
    expect(output.logo_url).toContain(`${logo_url}?`);
    await api.ask('DELETE /brand-kit', { token });
    expect((await draftOf()).output).toMatchObject({ end_card: '', logo_url: '' });
    expect((await draftOf()).output.brand).toBeUndefined();
  });

  it('keeps its logo when a draft lets go of it', async () => {
    const logo_url = await aPictureUrl(api.core, owner);
    await save({ logo_url });
    const id = logo_url.split('/').at(-1)?.replace('.webp', '') ?? '';
    expect((await api.ask(`DELETE /pictures/${id}`, { token })).status).toBe(200);
    expect((await read()).kit?.logo_url).toContain(`${logo_url}?`);
  });

  it('is not overwritten by somebody who saw an older version', async () => {
    expect((await save({ line: 'One' })).body.data.version).toBe(1);
    expect((await save({ line: 'Two' }, 1)).body.data.version).toBe(2);
    expect((await save({ line: 'Late' }, 1)).status).toBe(409);
    expect((await save({ line: 'New' })).status).toBe(409);
    expect((await read()).kit?.line).toBe('Two');
  });

  it('takes colors, web addresses and own logos alone', async () => {
    const foreign = await aPictureUrl(api.core, await aUser(api.core));
    expect((await save({ color: 'red' })).status).toBe(422);
    expect((await save({ link_url: 'javascript:alert(1)' })).status).toBe(422);
    expect((await save({ logo_url: foreign })).body.errors).toHaveProperty('kit.logo_url');
    expect(await read()).toEqual({ version: 0, kit: null });
  });
});
