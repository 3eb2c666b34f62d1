import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
let count = 0;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
});
afterAll(() => api.close());

const created = async () => {
  count += 1;
  const slug = `plan_${count}`;
  const body = { name: slug, slug, description: 'About it' };
  return (await api.ask('POST /admin/plans', { token, body })).body.data;
};
const rows = async (sql: string, values: unknown[] = []) => (await api.core.db.pool.query(sql, values)).rows;
const auditOf = (id: string) =>
  rows("select action, changes from audit_log where subject_type = 'plan' and subject_id = $1 order by id", [id]);

describe('the special pages of a plan', () => {
  const pagesOf = async (id: string) => (await api.ask(`GET /admin/plans/${id}/pages`, { token })).body.data;
  const assign = (id: string, pages: object[]) => api.ask(`PUT /admin/plans/${id}/pages`, { token, body: { pages } });

  it('are all listed, with those that are assigned', async () => {
    const plan = await created();
    const [one, two] = await pagesOf(plan.id);
    if (!one || !two) return expect.unreachable('an installation has special pages');
    expect(one).toMatchObject({ is_special: true, is_enabled: false, is_assigned: false });
    const { body } = await assign(plan.id, [
      { page_id: one.id, is_enabled: true },
      { page_id: two.id, is_enabled: false },
    ]);
    expect(body.data.slice(0, 3)).toMatchObject([
      { id: one.id, is_enabled: true, is_assigned: true },
      { id: two.id, is_enabled: false, is_assigned: true },
      { is_assigned: false },
    ]);
    expect((await auditOf(plan.id)).at(-1)).toMatchObject({
      action: 'plan.assign_pages',
      changes: {
        [one.slug]: { from: 'not assigned', to: 'enabled' },
        [two.slug]: { from: 'not assigned', to: 'disabled' },
      },
    });
  });

  it('are seen by its people once they are enabled', async () => {
    const plan = await created();
    const user = await aUser(api.core, { planSlugs: [plan.slug] });
    const session = await aToken(api.core, user);
    const [page] = await pagesOf(plan.id);
    if (!page) return expect.unreachable('an installation has special pages');
    const seen = async () =>
      (await api.ask('GET /pages', { token: session })).body.data.map(({ slug }: { slug: string }) => slug);
    expect(await seen()).not.toContain(page.slug);
    await assign(plan.id, [{ page_id: page.id, is_enabled: true }]);
    expect(await seen()).toContain(page.slug);
    await assign(plan.id, []);
    expect(await seen()).not.toContain(page.slug);
  });

  it('can be no page that is not special, and none of nowhere', async () => {
    const plan = await created();
    const [ordinary] = await rows(
      "insert into pages (id, name, slug, created_at, updated_at) values (gen_random_uuid(), 'About', 'about-us', now(), now()) returning id",
    );
    for (const page_id of [ordinary?.id, plan.id]) {
      expect((await assign(plan.id, [{ page_id, is_enabled: true }])).status).toBe(422);
    }
    expect((await api.ask(`GET /admin/plans/${ordinary?.id}/pages`, { token })).status).toBe(404);
  });
});

describe('the upgrade page of a plan', () => {
  const offerOf = async (by: string) => (await api.ask('GET /pages/automation', { token: by })).body.data.offer;
  const automation = async () => {
    const { data } = (await api.ask('GET /admin/plans', { token })).body;
    return data.find(({ name }) => name === 'Automation') ?? expect.unreachable('an installation has this plan');
  };
  const rename = async (slug: string) =>
    api.ask(`PUT /admin/plans/${(await automation()).id}`, { token, body: { slug } });

  it('keeps what the plan opens, its price and its button when the plan gets another slug', async () => {
    const reader = await aToken(api.core, await aUser(api.core));
    const body = { price: 97, purchase_url: 'https://shop.example/automation' };
    await api.ask(`PUT /admin/plans/${(await automation()).id}`, { token, body });
    const before = await offerOf(reader);
    expect(before).toMatchObject({ ...body, plan: { name: 'Automation', has_full_library: true } });
    await rename('agency');
    expect(await offerOf(reader)).toEqual(before);
    await rename('AUTOMATION');
  });

  it('is about no plan once its plan is deleted, and about a new one that takes the slug', async () => {
    const reader = await aToken(api.core, await aUser(api.core));
    const { id } = await automation();
    const target = await created();
    expect((await api.ask(`DELETE /admin/plans/${id}?move_to=${target.id}`, { token })).status).toBe(200);
    expect(await offerOf(reader)).toBeNull();
    const body = { name: 'Automation again', slug: 'automation', description: 'About it' };
    await api.ask('POST /admin/plans', { token, body });
    expect(await offerOf(reader)).toMatchObject({ plan: { name: 'Automation again' } });
    await rows("delete from pages where slug = 'automation'");
    await api.ask('POST /admin/pages/initialize-special', { token });
    expect(await offerOf(reader)).toMatchObject({ plan: { name: 'Automation again' } });
  });
});
