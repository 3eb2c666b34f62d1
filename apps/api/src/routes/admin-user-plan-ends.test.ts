import { aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
});
beforeEach(() => api.core.db.pool.query('delete from users where email <> $1', [testAdmin.email]));
afterAll(() => api.close());

const update = ({ id }: TestUser, body: object) => api.ask(`PUT /admin/users/${id}`, { token, body });
const details = async ({ id }: Pick<TestUser, 'id'>) => (await api.ask(`GET /admin/users/${id}`, { token })).body.data;
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString();
const plansOf = async (user: Pick<TestUser, 'id'>): Promise<[slug: string, end: string | null][]> =>
  (await details(user)).plans.map(({ slug, expires_at }) => [slug, expires_at]);

async function auditOf({ id }: Pick<TestUser, 'id'>): Promise<{ action: string; changes: object; details: object }[]> {
  const text = 'select action, changes, details from audit_log where subject_id = $1 order by id';
  return (await api.core.db.pool.query(text, [id])).rows;
}

describe('a plan', () => {
  it('is given with an end, holds until then and opens nothing afterwards', async () => {
    const user = await aUser(api.core);
    const end = inDays(1);
    const { status } = await update(user, { plans: ['FE', 'DFY'], plan_ends: { DFY: end } });
    expect(status).toBe(200);
    expect(await plansOf(user)).toEqual([
      ['FE', null],
      ['DFY', end],
    ]);
    expect(await auditOf(user)).toMatchObject([{ action: 'plan.grant', details: { plan: 'DFY', ends_at: end } }]);
    api.clock.advance({ hours: 25 });
    token = await aToken(api.core, testAdmin);
    const after = await details(user);
    expect(after.plan_slugs).toEqual(['FE']);
    expect(after.plans.map(({ slug }) => slug)).toEqual(['FE']);
    expect(after.past_plans).toMatchObject([{ slug: 'DFY', granted_by: 'Administrator', ended_at: end }]);
  });

  it('gets another end, or none, and keeps it when nothing is said about it', async () => {
    const user = await aUser(api.core);
    const [first, second] = [inDays(5), inDays(9)];
    await update(user, { plans: ['FE'], plan_ends: { FE: first } });
    await update(user, { plans: ['FE'] });
    expect(await plansOf(user)).toEqual([['FE', first]]);
    await update(user, { plans: ['FE'], plan_ends: { FE: second } });
    await update(user, { plans: ['FE'], plan_ends: { FE: second } });
    await update(user, { plans: ['FE'], plan_ends: { FE: null } });
    expect(await plansOf(user)).toEqual([['FE', null]]);
    expect(await auditOf(user)).toEqual([
      { action: 'plan.change_end', changes: { ends_at: { from: null, to: first } }, details: { plan: 'FE' } },
      { action: 'plan.change_end', changes: { ends_at: { from: first, to: second } }, details: { plan: 'FE' } },
      { action: 'plan.change_end', changes: { ends_at: { from: second, to: null } }, details: { plan: 'FE' } },
    ]);
  });

  it('that has run out is neither taken away nor given again by saving the rest', async () => {
    const user = await aUser(api.core);
    const end = inDays(1);
    await update(user, { plans: ['FE', 'DFY'], plan_ends: { DFY: end } });
    api.clock.advance({ hours: 48 });
    token = await aToken(api.core, testAdmin);
    await update(user, { name: 'New', plans: ['FE'] });
    expect((await details(user)).past_plans).toMatchObject([{ slug: 'DFY', ended_at: end }]);
    expect((await auditOf(user)).map(({ action }) => action)).toEqual(['plan.grant', 'user.update']);
  });

  it('that was taken away says when', async () => {
    const user = await aUser(api.core, { planSlugs: ['FE', 'DFY'] });
    await update(user, { plans: ['FE'] });
    const { plans, past_plans } = await details(user);
    expect([plans.length, past_plans[0]]).toMatchObject([1, { slug: 'DFY', ended_at: api.clock.now().toISOString() }]);
  });

  it('has an end from the beginning of a new user', async () => {
    const end = inDays(14);
    const person = { name: 'Cleo', email: 'cleo@x.example', password: 'an uncommon phrase' };
    const { body } = await api.ask('POST /admin/users', {
      token,
      body: { ...person, plans: ['DFY', 'FE'], plan_ends: { DFY: end, FE: null } },
    });
    expect(await plansOf(body.data)).toEqual([
      ['FE', null],
      ['DFY', end],
    ]);
    expect((await auditOf(body.data))[0]?.details).toMatchObject({ plan_ends: { DFY: end } });
  });

  it.each([
    ['in the past', { plans: ['FE'], plan_ends: { FE: '2020-01-01T00:00:00.000Z' } }],
    ['of a plan that is not among them', { plans: ['FE'], plan_ends: { DFY: null } }],
    ['without plans', { plan_ends: { FE: null } }],
    ['that is no moment', { plans: ['FE'], plan_ends: { FE: 'soon' } }],
  ])('is refused an end %s', async (_, body) => {
    const user = await aUser(api.core);
    const { status, body: answer } = await update(user, body);
    expect(status).toBe(422);
    expect(Object.keys(answer.errors)[0]).toMatch(/^plan_ends/);
    expect(await plansOf(user)).toEqual([['FE', null]]);
  });
});
