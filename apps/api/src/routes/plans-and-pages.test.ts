import { changeSettings } from '@herald/core/settings';
import { aMember, aToken, aUser, aVideo, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite } from '../testing/test-site.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

const limitsOf = async (token: string) => (await api.ask('GET /user/limits', { token })).body.data;
const slugsFor = async (token?: string) => {
  const { body } = await api.ask('GET /pages', token ? { token } : {});
  return body.data.map(({ slug }: { slug: string }) => slug);
};

describe('GET /plans', () => {
  it('lists the five seeded plans with their limits, to anybody', async () => {
    const { status, body } = await api.ask('GET /plans');
    expect([status, body.status]).toEqual([200, 'success']);
    const figures = body.data.map((plan: Record<string, unknown>) => [
      ...[plan.slug, plan.video_seconds, plan.script_characters, plan.videos_created],
      ...[plan.unlimited_videos, plan.opens_full_library, plan.opens_marketplace, plan.team_members_enabled],
    ]);
    expect(figures).toEqual([
      ['FE', 30, 500, 3, false, false, false, false],
      ['DFY', 60, 1000, 30, false, true, true, false],
      ['UNLIMITED', 180, 3000, 1_000_000, true, true, true, true],
      ['INCOME_MAXIMIZER', 180, 3000, 1_000_000, true, true, true, true],
      ['AUTOMATION', 300, 5000, 1_000_000, true, true, true, true],
    ]);
    expect(body.data[0]).toMatchObject({ name: 'Free Edition', price: 0, currency: 'USD', is_active: true });
    expect(body.data[0]).not.toHaveProperty('wp_item_number');
  });
});

describe('GET /user/limits', () => {
  it('gives the limits of the plan and what is left this month', async () => {
    const user = await aUser(api.core);
    await aVideo(api.core, user, 'completed');
    await aVideo(api.core, user, 'processing');
    expect(await limitsOf(await aToken(api.core, user))).toEqual({
      can_manage_team_members: false,
      team_members_limit: 0,
      sites_limit: 0,
      storage_used_bytes: 0,
      storage_limit_bytes: 2_000_000_000,
      video_seconds: 30,
      video_seconds_set_by: 'plan',
      script_characters: 500,
      videos_per_month: 3,
      videos_per_month_set_by: 'plan',
      videos_used: 2,
      videos_left: 1,
    });
  });

  it('gives a failed or cancelled video’s slot back, and forgets last month', async () => {
    const user = await aUser(api.core);
    await aVideo(api.core, user, 'failed');
    await aVideo(api.core, user, 'cancelled');
    await aVideo(api.core, user, 'completed', new Date('2026-02-28T23:59:59Z'));
    expect(await limitsOf(await aToken(api.core, user))).toMatchObject({ videos_used: 0, videos_left: 3 });
  });

  it('takes the best of several plans, capped by the site’s settings', async () => {
    const user = await aUser(api.core, { planSlugs: ['DFY', 'AUTOMATION'] });
    await changeSettings(api.core, { max_video_length: 240, max_videos_per_user: 100 });
    expect(await limitsOf(await aToken(api.core, user))).toMatchObject({
      can_manage_team_members: true,
      video_seconds: 240,
      script_characters: 5000,
      videos_per_month: 100,
    });
    await changeSettings(api.core, { max_video_length: 300 });
  });

  it('names no number of videos for a plan with unlimited ones, until the site has a cap', async () => {
    const token = await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
    await changeSettings(api.core, { max_videos_per_user: 0 });
    expect(await limitsOf(token)).toMatchObject({ videos_per_month: null, videos_used: 0, videos_left: null });
    await changeSettings(api.core, { max_videos_per_user: 100 });
    expect(await limitsOf(token)).toMatchObject({ videos_per_month: 100, videos_left: 100 });
  });

  it('lets the owner and team admins manage the team, not editors and viewers', async () => {
    const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    const tokens = [
      await aToken(api.core, owner),
      await aToken(api.core, await aMember(api.core, owner, 'admin')),
      await aToken(api.core, await aMember(api.core, owner, 'editor')),
      await aToken(api.core, await aMember(api.core, owner, 'viewer')),
    ];
    const answers = await Promise.all(tokens.map(limitsOf));
    expect(answers.map((limits) => limits.can_manage_team_members)).toEqual([true, true, false, false]);
  });

  it('counts the account, not the person', async () => {
    const owner = await aUser(api.core);
    const member = await aMember(api.core, owner, 'editor');
    await aVideo(api.core, owner, 'completed');
    await aVideo(api.core, member, 'completed');
    expect((await limitsOf(await aToken(api.core, member))).videos_used).toBe(1);
  });

  it('gives nothing to somebody whose plan was withdrawn', async () => {
    const user = await aUser(api.core, { planSlugs: [] });
    expect(await limitsOf(await aToken(api.core, user))).toMatchObject({ videos_per_month: 0, videos_left: 0 });
  });
});

describe('GET /pages', () => {
  it('shows users the special pages that are enabled for their plans', async () => {
    const free = await aToken(api.core, await aUser(api.core));
    expect(await slugsFor(free)).toEqual(['done-for-you', 'unlimited', 'income-maximizer', 'automation']);
    const automation = await aToken(api.core, await aUser(api.core, { planSlugs: ['AUTOMATION'] }));
    expect(await slugsFor(automation)).toEqual([]);
  });

  it('shows administrators all, and visitors what a new user would see', async () => {
    expect(await slugsFor(await aToken(api.core, testAdmin))).toHaveLength(4);
    expect(await slugsFor()).toHaveLength(4);
    await changeSettings(api.core, { default_plan: 'AUTOMATION' });
    expect(await slugsFor()).toEqual([]);
    await changeSettings(api.core, { default_plan: 'FE' });
  });

  it('gives a visitor with an expired token the public pages', async () => {
    const { status } = await api.ask('GET /pages', { token: 'A'.repeat(43) });
    expect(status).toBe(200);
  });

  it('lists name, slug, link and kind, without the content', async () => {
    const { body } = await api.ask('GET /pages');
    expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(['id', 'is_special', 'link', 'name', 'slug']);
  });
});

describe('GET /pages/{slug}', () => {
  it('gives the page with its content, and to visitors without what it changes for a reader', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    const { status, body } = await api.ask('GET /pages/unlimited', { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Unlimited', is_special: true, content: expect.stringContaining('<h2>') });
    const visited = await api.ask('GET /pages/unlimited');
    expect(visited.body.data).toMatchObject({ name: 'Unlimited', offer: null });
  });

  it('puts what the plan really allows beside what the reader has', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    await changeSettings(api.core, { max_videos_per_user: 100, max_video_length: 120 });
    const { offer } = (await api.ask('GET /pages/unlimited', { token })).body.data;
    expect(offer).toEqual({
      plan: {
        name: 'Unlimited',
        videos_per_month: 100,
        video_seconds: 120,
        script_characters: 3000,
        has_full_library: true,
        sites: 10,
        team_members: 5,
        storage_bytes: 100_000_000_000,
      },
      own: {
        name: 'Free Edition',
        videos_per_month: 3,
        video_seconds: 30,
        script_characters: 500,
        has_full_library: false,
        sites: 0,
        team_members: 0,
        storage_bytes: 2_000_000_000,
      },
      is_held: false,
      price: 0,
      currency: 'USD',
      description: 'As many videos as you need, made together with your team.',
      features: ['Unlimited videos', 'Videos up to 3 minutes', 'Full avatar library', 'Marketplace', 'Team members'],
      is_featured: true,
      purchase_url: null,
    });
    await changeSettings(api.core, { max_video_length: 300 });
  });

  it('knows that the reader has the plan', async () => {
    const { body } = await api.ask('GET /pages/unlimited', { token: await aToken(api.core, testAdmin) });
    expect(body.data.offer?.is_held).toBe(false);
    const owner = await aUser(api.core, { planSlugs: ['UNLIMITED', 'DFY'] });
    await api.core.db.pool.query(
      "insert into plan_pages (plan_id, page_id, is_enabled) select p.id, g.id, true from plans p, pages g where p.slug = 'DFY' and g.slug = 'unlimited' on conflict do nothing",
    );
    const editor = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    const { data } = (await api.ask('GET /pages/unlimited', { token: editor })).body;
    expect([data.offer?.is_held, data.offer?.own.name]).toEqual([true, 'Done For You + Unlimited']);
  });

  it('says nothing about a plan that is not on offer, nor on a page of the operator’s own', async () => {
    const token = await aToken(api.core, await aUser(api.core));
    const setActive = (isActive: boolean) =>
      api.core.db.pool.query("update plans set is_active = $1 where slug = 'AUTOMATION'", [isActive]);
    await setActive(false);
    expect((await api.ask('GET /pages/automation', { token })).body.data.offer).toBeNull();
    await setActive(true);
    await api.core.db.pool.query(
      "insert into pages (id, name, slug, content, is_special, created_at, updated_at) values (gen_random_uuid(), 'Guides', 'guides', '<p>Read</p>', false, now(), now())",
    );
    expect((await api.ask('GET /pages/guides', { token })).body.data.offer).toBeNull();
    await api.core.db.pool.query("delete from pages where slug = 'guides'");
  });

  it('hides a special page from plans it is not enabled for', async () => {
    const token = await aToken(api.core, await aUser(api.core, { planSlugs: ['AUTOMATION'] }));
    const { status, body } = await api.ask('GET /pages/unlimited', { token });
    expect([status, body.message]).toEqual([404, 'Resource not found.']);
  });
});

describe('health', () => {
  it('is up and ready', async () => {
    expect((await api.ask('GET /health')).body).toMatchObject({ status: 'success', data: { version: '0.0.0-test' } });
    expect((await api.ask('GET /ready')).body).toEqual({ status: 'success', data: { database: 'up' } });
  });

  it('is not ready when the database does not answer', async () => {
    const { db } = api.core;
    const ping = db.ping;
    db.ping = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    const { status, body, headers } = await api.ask('GET /ready');
    db.ping = ping;
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    expect((await api.ask('GET /health')).status).toBe(200);
  });

  it('refuses one address that floods the pages of a site', async () => {
    const flooded = await createTestApi(inject('databaseServerUrl'), {
      context: { limits: { requestsPerMinute: 20 } },
    });
    const site = await aTestSite(flooded);
    await site.create();
    const visits = await Promise.all(Array.from({ length: 25 }, () => site.visit('/')));
    expect(visits.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(4);
    await flooded.close();
  });

  it('refuses one address that floods the process', async () => {
    const flooded = await createTestApi(inject('databaseServerUrl'), { context: { limits: { requestsPerMinute: 5 } } });
    for (let count = 0; count < 5; count++) expect((await flooded.ask('GET /health')).status).toBe(200);
    const { status, body, headers } = await flooded.ask('GET /health');
    expect([status, body.message]).toEqual([429, 'Rate limit exceeded. Please try again later.']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await flooded.ask('GET /health', { remoteAddress: '10.1.1.1' })).status).toBe(200);
    await flooded.close();
  });
});
