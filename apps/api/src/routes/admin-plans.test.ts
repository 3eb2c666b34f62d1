import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
let admin: string;
let count = 0;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
  admin = (await api.core.db.pool.query('select id from users where email = $1', [testAdmin.email])).rows[0].id;
});
beforeEach(() => api.core.db.pool.query('delete from users where email <> $1', [testAdmin.email]));
afterAll(() => api.close());

/** A slug that no other test has. */
const aSlug = () => {
  count += 1;
  return `plan_${count}`;
};
const create = (body: object = {}, headers?: Record<string, string>) => {
  const slug = aSlug();
  const plan = { name: slug, slug, description: 'About it', ...body };
  return api.ask('POST /admin/plans', { token, body: plan, ...(headers && { headers }) });
};
const created = async (body: object = {}) => (await create(body)).body.data;
const update = (id: string, body: object) => api.ask(`PUT /admin/plans/${id}`, { token, body });
const read = async (id: string) => (await api.ask(`GET /admin/plans/${id}`, { token })).body.data;
const remove = (id: string, moveTo?: string) =>
  api.ask(`DELETE /admin/plans/${id}${moveTo ? `?move_to=${moveTo}` : ''}`, { token });
const grant = (userId: string, planId: string) =>
  api.ask(`POST /admin/users/${userId}/plans`, { token, body: { plan_id: planId } });
const list = async () => (await api.ask('GET /admin/plans', { token })).body.data;
const findBySlug = async (slug: string) => (await list()).find((plan: { slug: string }) => plan.slug === slug);
const bySlug = async (slug: string) => (await findBySlug(slug)) ?? expect.unreachable(`no plan ${slug}`);
const rows = async (sql: string, values: unknown[] = []) => (await api.core.db.pool.query(sql, values)).rows;
const auditOf = (id: string) =>
  rows(
    'select action, details, changes, actor_id from audit_log where subject_type = $1 and subject_id = $2 order by id',
    ['plan', id],
  );
const defaultSlugOf = async ({ id }: { id: string }) =>
  (await rows('select default_plan_slug as slug from users where id = $1', [id]))[0]?.slug;

describe('the list of plans', () => {
  it('has every plan, also those that are not on offer, with how many people hold it', async () => {
    const plan = await created({ is_active: false });
    const user = await aUser(api.core);
    await grant(user.id, plan.id);
    expect(await bySlug(plan.slug)).toMatchObject({
      is_active: false,
      people: { total: 1, sign_up: 0, admin: 1, sale: 0 },
    });
    expect(await bySlug('FE')).toMatchObject({ is_default: true, people: { total: 1, sign_up: 1 } });
    expect((await list()).at(-1)?.slug).toBe(plan.slug);
  });

  it('counts a person with two grants of a plan once, and nobody whose grant ran out', async () => {
    const plan = await created();
    const [user, late] = [await aUser(api.core), await aUser(api.core)];
    for (const { id } of [user, late]) await grant(id, plan.id);
    await rows("update user_plans set expires_at = started_at where user_id = $1 and origin = 'admin'", [late.id]);
    await rows(
      "insert into user_plans (id, user_id, plan_id, origin, started_at) values (gen_random_uuid(), $1, $2, 'sale', now())",
      [user.id, plan.id],
    );
    expect((await read(plan.id)).people).toEqual({ total: 1, sign_up: 0, admin: 1, sale: 1 });
  });
});

describe('creating a plan', () => {
  it('fills in what a new plan has by itself', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      price: 0,
      currency: 'USD',
      video_seconds: 30,
      script_characters: 500,
      videos_created: 3,
      unlimited_videos: false,
      storage_mb: null,
      storage_bytes: 5_000_000_000,
      is_active: true,
      is_featured: false,
      team_members_enabled: false,
      opens_full_library: false,
      opens_marketplace: false,
      features: [],
      wp_item_number: [],
      launchpadjv_product_id: [],
      purchase_url: null,
      people: { total: 0 },
    });
    expect(await auditOf(body.data.id)).toMatchObject([
      { action: 'plan.create', details: { slug: body.data.slug }, actor_id: admin },
    ]);
  });

  it('keeps everything that is said', async () => {
    const said = {
      price: 127.5,
      currency: 'EUR',
      video_seconds: 180,
      script_characters: 3000,
      unlimited_videos: true,
      storage_mb: 0,
      is_featured: true,
      features: ['One', 'Two'],
      team_members_enabled: true,
      team_members_max: 7,
      opens_full_library: true,
      opens_marketplace: true,
      sites_max: 9,
      purchase_url: 'https://shop.example/plan',
      wp_item_number: ['wso_all'],
      launchpadjv_product_id: ['lp_all'],
    };
    const plan = await created(said);
    expect(plan).toMatchObject(said);
    expect(await read(plan.id)).toEqual(plan);
  });

  it.each([
    ['name', ' ', 'Please enter a name.'],
    ['slug', '', 'Please enter a slug.'],
    ['slug', 'two words', /^Please use letters and digits/],
    ['description', '', 'Please enter a description.'],
    ['video_seconds', 0, 'Please enter 1 or more.'],
    ['video_seconds', 'many', 'Please enter 1 or more.'],
    ['script_characters', '', 'Please enter 1 or more.'],
    ['script_characters', 5001, 'Please enter 5,000 or less.'],
    ['videos_created', -1, 'Please enter 0 or more.'],
    ['videos_created', 2.5, 'Please enter a whole number.'],
    ['storage_mb', -1, 'Please enter 0 or more.'],
    ['storage_mb', 'much', 'This must be a number.'],
    ['price', -1, 'Please enter 0 or more.'],
    ['price', 1.005, 'Please use at most 2 decimals.'],
    ['currency', 'Euro', /^Please enter the three letters/],
    ['purchase_url', 'javascript:alert(1)', /^Please enter a web address/],
    ['purchase_url', 'ftp://files.example/plan', /^Please enter a web address/],
  ])('refuses %s = %j', async (field, value, text) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(422);
    expect(body.errors[field]?.[0]).toMatch(text);
  });

  it('takes what is no number for 0', async () => {
    expect((await created({ videos_created: 'none', price: 'free' })).videos_created).toBe(0);
  });

  it('splits numbers by line and drops blank lines and repetitions', async () => {
    const plan = await created({ wp_item_number: ['wso_1\n\n wso_2 ', 'wso_1'], launchpadjv_product_id: ['', ' '] });
    expect([plan.wp_item_number, plan.launchpadjv_product_id]).toEqual([['wso_1', 'wso_2'], []]);
    await remove(plan.id);
  });

  it('refuses a slug that another plan has, in any letter case', async () => {
    const { status, body } = await create({ slug: 'dfy' });
    expect([status, body.errors]).toEqual([
      422,
      { slug: ['Done For You has this slug already. Please choose another one.'] },
    ]);
  });

  it.each(['wp_item_number', 'launchpadjv_product_id'])('refuses a %s that belongs to another plan', async (field) => {
    const other = await created({ name: 'Other', [field]: ['k81', 'k82'] });
    const { status, body } = await create({ [field]: ['k80', 'k82'] });
    expect([status, body.errors]).toEqual([
      422,
      { [field]: ['k82 already belongs to Other. One number belongs to one plan.'] },
    ]);
    expect((await update(other.id, { [field]: ['k82'] })).status).toBe(200);
    await remove(other.id);
    expect((await create({ [field]: ['k82'] })).status).toBe(201);
  });

  it('does it once for one key', async () => {
    const slug = aSlug();
    const body = { name: 'Once', slug, description: 'Once' };
    const headers = { 'idempotency-key': 'once' };
    const send = () => api.ask('POST /admin/plans', { token, body, headers });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it('of two plans with one slug in the same moment, makes one', async () => {
    const slug = aSlug();
    const answers = await Promise.all([create({ slug }), create({ slug })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('changing a plan', () => {
  it('reaches its people at once and records what was and what is', async () => {
    const plan = await created({ video_seconds: 30 });
    const user = await aUser(api.core);
    await grant(user.id, plan.id);
    expect((await update(plan.id, { video_seconds: 99, price: 5 })).body.data).toMatchObject({ video_seconds: 99 });
    const limits = await api.ask('GET /user/limits', { token: await aToken(api.core, user) });
    expect(limits.body.data.video_seconds).toBe(99);
    expect((await auditOf(plan.id)).at(-1)).toMatchObject({
      action: 'plan.update',
      details: { slug: plan.slug },
      changes: { videoSeconds: { from: 30, to: 99 }, price: { from: 0, to: 5 } },
    });
  });

  it('sets the storage of its people, takes the limit away, or leaves it to the installation', async () => {
    const plan = await created();
    const token = await aToken(api.core, await aUser(api.core, { planSlugs: [plan.slug] }));
    const limitOf = async () => (await api.ask('GET /user/limits', { token })).body.data.storage_limit_bytes;
    const limits = [await limitOf()];
    for (const storage_mb of ['1500', 0, '']) {
      await update(plan.id, { storage_mb });
      limits.push(await limitOf());
    }
    expect(limits).toEqual([5_000_000_000, 1_500_000_000, null, 5_000_000_000]);
  });

  it('leaves what is not said, and records nothing when nothing changes', async () => {
    const plan = await created({ features: ['One'], purchase_url: 'https://shop.example' });
    expect((await update(plan.id, { name: plan.name, features: ['One'] })).body.data).toEqual(plan);
    expect(await auditOf(plan.id)).toHaveLength(1);
    expect((await update(plan.id, { purchase_url: '' })).body.data.purchase_url).toBeNull();
  });

  it('to unlimited videos and back needs their number', async () => {
    const plan = await created();
    expect((await update(plan.id, { unlimited_videos: true })).body.data.unlimited_videos).toBe(true);
    expect((await update(plan.id, { unlimited_videos: false })).body.errors).toEqual({
      videos_created: ['Please enter how many videos.'],
    });
    const back = await update(plan.id, { unlimited_videos: false, videos_created: 8 });
    expect(back.body.data).toMatchObject({ unlimited_videos: false, videos_created: 8 });
  });

  it('to another slug changes the copies: of its users, and the plan of new users', async () => {
    const user = await aUser(api.core);
    const free = await bySlug('FE');
    expect((await update(free.id, { slug: 'starter' })).status).toBe(200);
    expect(await defaultSlugOf(user)).toBe('starter');
    const person = {
      name: 'New',
      email: 'new@x.example',
      password: 'an uncommon phrase',
      password_confirmation: 'an uncommon phrase',
    };
    await api.ask('POST /auth/register', { body: person });
    const [joined] = await rows(
      'select default_plan_slug as slug, (select count(*)::int from user_plans where user_id = users.id) as grants from users where email = $1',
      [person.email],
    );
    expect(joined).toEqual({ slug: 'starter', grants: 1 });
    await update(free.id, { slug: 'FE' });
    expect(await defaultSlugOf(user)).toBe('FE');
  });

  it('to a slug of another plan is refused', async () => {
    const [one, other] = [await created(), await created()];
    expect((await update(one.id, { slug: other.slug.toUpperCase() })).status).toBe(422);
  });

  it('does not switch the plan of new users off', async () => {
    const { status, body } = await update((await bySlug('FE')).id, { is_active: false });
    expect([status, body.errors]).toEqual([
      422,
      { is_active: ['New users get this plan. Choose another default plan in the settings first.'] },
    ]);
  });
});

describe('deleting a plan', () => {
  it('that nobody holds takes it from every list and frees its slug', async () => {
    const plan = await created();
    expect((await remove(plan.id)).body.data).toEqual({ moved: 0 });
    expect(await findBySlug(plan.slug)).toBeUndefined();
    expect((await api.ask('GET /plans', {})).body.data.map(({ slug }: { slug: string }) => slug)).not.toContain(
      plan.slug,
    );
    expect((await remove(plan.id)).status).toBe(404);
    expect((await update(plan.id, { name: 'Back' })).status).toBe(404);
    const user = await aUser(api.core);
    expect((await grant(user.id, plan.id)).status).toBe(422);
    expect((await create({ slug: plan.slug })).status).toBe(201);
    expect((await auditOf(plan.id)).at(-1)).toMatchObject({ action: 'plan.delete', details: { people: 0 } });
  });

  it('in use is refused with the number of people', async () => {
    const plan = await created();
    for (const user of [await aUser(api.core), await aUser(api.core)]) await grant(user.id, plan.id);
    const { status, body } = await remove(plan.id);
    expect([status, body.message]).toEqual([409, '2 people hold this plan. Move them to another plan to delete it.']);
  });

  it('in use moves its people with origin, giver and end, and keeps what was as a record', async () => {
    const [plan, target] = [await created(), await created({ video_seconds: 77 })];
    const user = await aUser(api.core);
    await grant(user.id, plan.id);
    await rows("update user_plans set expires_at = '2099-01-01' where plan_id = $1", [plan.id]);
    expect((await remove(plan.id, target.id)).body.data).toEqual({ moved: 1 });
    const grants = await rows(
      'select plan_id, origin, grantor_id, expires_at::date::text as until, ended_at is null as holds from user_plans where user_id = $1 and origin = $2 order by holds',
      [user.id, 'admin'],
    );
    const given = { origin: 'admin', grantor_id: admin, until: '2099-01-01' };
    expect(grants).toEqual([
      { plan_id: plan.id, ...given, holds: false },
      { plan_id: target.id, ...given, holds: true },
    ]);
    const limits = await api.ask('GET /user/limits', { token: await aToken(api.core, user) });
    expect(limits.body.data.video_seconds).toBe(77);
  });

  it('moves nobody into a shorter time than they had', async () => {
    const [plan, target] = [await created(), await created()];
    const user = await aUser(api.core);
    for (const { id } of [plan, target]) await grant(user.id, id);
    await rows("update user_plans set expires_at = '2099-01-01' where plan_id = $1", [target.id]);
    await remove(plan.id, target.id);
    expect(
      await rows('select expires_at from user_plans where plan_id = $1 and ended_at is null', [target.id]),
    ).toEqual([{ expires_at: null }]);
  });

  it('gives its default users the plan they are moved to, and nobody a plan they do not hold', async () => {
    const [plan, target] = [await created(), await created()];
    const [mover, late] = [
      await aUser(api.core, { planSlugs: [plan.slug, 'FE'] }),
      await aUser(api.core, { planSlugs: [plan.slug, 'FE'] }),
    ];
    await rows('update user_plans set expires_at = started_at where user_id = $1 and plan_id = $2', [late.id, plan.id]);
    await remove(plan.id, target.id);
    expect([await defaultSlugOf(mover), await defaultSlugOf(late)]).toEqual([target.slug, 'FE']);
  });

  it('refuses to move people to itself, to an inactive or to a deleted plan', async () => {
    const [plan, inactive, gone] = [await created(), await created({ is_active: false }), await created()];
    await remove(gone.id);
    await grant((await aUser(api.core)).id, plan.id);
    for (const { id } of [plan, inactive, gone]) expect((await remove(plan.id, id)).status).toBe(422);
  });

  it('is refused for the plan of new users', async () => {
    const { status, body } = await remove((await bySlug('FE')).id);
    expect([status, body.message]).toEqual([
      409,
      'New users get this plan. Choose another default plan in the settings first.',
    ]);
  });

  it('in the moment in which it is given either moves the person or refuses the gift', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [plan, target] = [await created(), await created()];
      const [held, other] = [await aUser(api.core), await aUser(api.core)];
      await grant(held.id, plan.id);
      const [given] = await Promise.all([grant(other.id, plan.id), remove(plan.id, target.id)]);
      const open = await rows(
        'select plan_id from user_plans where user_id = $1 and origin = $2 and ended_at is null',
        [other.id, 'admin'],
      );
      expect(open).toEqual(given.status === 200 ? [{ plan_id: target.id }] : []);
    }
  });
});
