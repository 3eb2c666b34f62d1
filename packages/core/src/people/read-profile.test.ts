import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { aMember, anActor, aUser, createTestCore, type TestCore, type TestUser } from '../testing/index.ts';
import { readProfile } from './read-profile.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

const hasMarketplace = async (user: TestUser) =>
  (await readProfile(test.core, await anActor(test.core, user))).opensMarketplace;

it.each([
  ['FE', false],
  ['DFY', true],
])("members of a team work under the owner's plan: %s opens the marketplace: %s", async (slug, expected) => {
  const owner = await aUser(test.core, { planSlugs: [slug] });
  const member = await aMember(test.core, owner, 'editor');
  expect([await hasMarketplace(owner), await hasMarketplace(member)]).toEqual([expected, expected]);
});

it('a member gains nothing in a free account, whatever their own default plan', async () => {
  const owner = await aUser(test.core, { planSlugs: ['FE'] });
  const member = await aMember(test.core, owner, 'editor');
  await test.core.db.pool.query("update users set default_plan_slug = 'DFY' where id = $1", [member.id]);
  expect(await hasMarketplace(member)).toBe(false);
});
