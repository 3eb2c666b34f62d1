import { tellOfPlanEnds } from '@herald/core/people';
import { aMember, aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { sellPlan, sendAndSettle, setUp } from '../testing/a-shop.ts';
import { warriorplusPost } from '../testing/seller-posts.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: string;
let user: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  await sellPlan(api);
  await setUp(api, 'warriorplus');
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await aToken(api.core, testAdmin);
  user = await aUser(api.core, { planSlugs: [], changes: { emailVerifiedAt: api.clock.now() } });
  token = await aToken(api.core, user);
});

const setPlans = (plans: string[], plan_ends: Record<string, string | null> = {}) =>
  api.ask(`PUT /admin/users/${user.id}`, { token: admin, body: { plans, plan_ends } });
const me = async () => (await api.ask('GET /auth/user', { token })).body.data.user;
const subjects = async () =>
  (await api.mails.list()).filter(({ to }) => to === user.email).map(({ subject }: { subject: string }) => subject);
const lastMail = async () => (await api.mails.list()).findLast(({ to }) => to === user.email);
const tell = () => tellOfPlanEnds(api.core, new AbortController().signal);
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * 24 * 3600_000).toISOString();
const useSetting = (key: string, value: unknown) =>
  api.ask(`PUT /admin/settings/${key}`, { token: admin, body: { value } });

describe('a plan that an administrator', () => {
  it('gives is told by a mail and on the dashboard, with its end', async () => {
    const ends = inDays(30);
    await setPlans(['DFY'], { DFY: ends });
    expect(await subjects()).toEqual(['Done For You is ready on Herald']);
    expect((await lastMail())?.text).toContain(`sign in with ${user.email}`);
    const { activePlans, plan_news } = await me();
    expect(activePlans).toEqual([expect.objectContaining({ slug: 'DFY', ends_at: ends })]);
    expect(plan_news).toEqual([{ kind: 'given', plan: 'Done For You', at: expect.any(String) }]);
  });

  it('gives is told with the place for questions, where the operator has named one', async () => {
    await setPlans(['FE']);
    expect((await lastMail())?.text).not.toContain('Questions?');
    expect((await useSetting('support_url', 'https://studio.example/help')).status).toBe(200);
    await setPlans(['FE', 'DFY']);
    expect((await lastMail())?.text).toContain('Questions? https://studio.example/help');
    expect((await useSetting('support_url', '')).status).toBe(200);
  });

  it('gives in place of another is one line of news, not a loss beside a gain', async () => {
    await setPlans(['FE']);
    api.clock.advance({ hours: 1 });
    await setPlans(['UNLIMITED']);
    expect((await me()).plan_news).toEqual([
      { kind: 'given', plan: 'Unlimited', at: expect.any(String), replaces: ['Free Edition'] },
    ]);
    api.clock.advance({ hours: 1 });
    await setPlans([]);
    expect((await me()).plan_news.map(({ kind, plan }: { kind: string; plan: string }) => [kind, plan])).toEqual([
      ['ended', 'Unlimited'],
      ['ended', 'Free Edition'],
    ]);
  });

  it('takes a moment before another is given is told by itself', async () => {
    await setPlans(['FE', 'DFY']);
    api.clock.advance({ hours: 1 });
    await setPlans(['FE']);
    api.clock.advance({ seconds: 10 });
    await setPlans(['FE', 'UNLIMITED']);
    expect((await me()).plan_news).toEqual([
      { kind: 'given', plan: 'Unlimited', at: expect.any(String) },
      { kind: 'ended', plan: 'Done For You', at: expect.any(String) },
      { kind: 'given', plan: 'Free Edition', at: expect.any(String) },
    ]);
  });

  it('gives in place of another is one line of news, however long the change takes', async () => {
    await setPlans(['FE']);
    api.clock.advance({ hours: 1 });
    const startMs = api.clock.now().getTime();
    let calls = 0;
    const clock = vi.spyOn(api.clock, 'now').mockImplementation(() => new Date(startMs + calls++));
    await setPlans(['UNLIMITED']);
    clock.mockRestore();
    expect(calls).toBeGreaterThan(1);
    expect((await me()).plan_news).toEqual([expect.objectContaining({ kind: 'given', replaces: ['Free Edition'] })]);
  });

  it('gives and takes is told with the whole address of the installation', async () => {
    await setPlans(['DFY']);
    expect((await lastMail())?.text).toContain(`sign in with ${user.email} at ${api.core.publicUrl}\n`);
    await setPlans([]);
    expect((await lastMail())?.text).toContain(`Your plans: ${api.core.publicUrl}/dashboard`);
  });

  it('takes is told with what is left', async () => {
    await setPlans(['FE', 'DFY']);
    await setPlans(['FE']);
    expect((await lastMail())?.text).toContain('ended by the people who run this site. You have Free Edition now.');
    await setPlans([]);
    expect((await lastMail())?.text).toContain('You have no plan now. Your videos stay');
    expect((await me()).plan_news[0]).toMatchObject({ kind: 'ended', plan: 'Free Edition' });
  });

  it('takes with the team tells how many people cannot get in any more', async () => {
    await setPlans(['UNLIMITED']);
    await aMember(api.core, user, 'editor');
    await setPlans(['FE']);
    const [, before] = (await subjects()).slice(-2);
    expect(before).toBe('Free Edition is ready on Herald');
    await setPlans(['UNLIMITED']);
    await setPlans([]);
    expect((await lastMail())?.text).toContain('One person of your team cannot work in your account');
  });
});

describe('a plan with an end', () => {
  it('is told a week before and when it is over, each once', async () => {
    await setPlans(['DFY'], { DFY: inDays(20) });
    await tell();
    expect(await subjects()).toHaveLength(1);
    api.clock.advance({ hours: 14 * 24 });
    token = await aToken(api.core, user);
    await tell();
    await tell();
    expect((await subjects()).slice(1)).toEqual([expect.stringMatching(/^Your Done For You on Herald ends on /)]);
    expect((await me()).plan_news).toEqual([expect.objectContaining({ kind: 'ending', plan: 'Done For You' })]);
    api.clock.advance({ hours: 6 * 24 + 1 });
    token = await aToken(api.core, user);
    await tell();
    await tell();
    expect((await subjects()).slice(2)).toEqual(['Your Done For You on Herald ended']);
    expect((await me()).plan_news).toEqual([expect.objectContaining({ kind: 'ended', plan: 'Done For You' })]);
  });

  it('is told nothing of when another grant of it goes on', async () => {
    await setPlans(['STARTER'], { STARTER: inDays(3) });
    const sale = { WP_BUYER_EMAIL: user.email, WP_SALE: `on_${user.id}` };
    await sendAndSettle(api, warriorplusPost('sale', sale));
    const before = await subjects();
    await tell();
    expect(await subjects()).toEqual(before);
  });
});

it('a sale to somebody with an account and its refund are told to them', async () => {
  const sale = { WP_BUYER_EMAIL: user.email, WP_SALE: `sale_${user.id}` };
  await sendAndSettle(api, warriorplusPost('sale', sale));
  expect((await lastMail())?.text).toContain('Thank you for buying Starter.');
  await sendAndSettle(api, warriorplusPost('refund', sale));
  expect((await lastMail())?.text).toContain('Your Starter on Herald was refunded, so it ended.');
  expect((await me()).plan_news).toEqual([expect.objectContaining({ kind: 'refunded', plan: 'Starter' })]);
});

it('a sale to a suspended account says so on the event', async () => {
  await api.ask(`PUT /admin/users/${user.id}`, { token: admin, body: { status: 'suspended' } });
  const sale = { WP_BUYER_EMAIL: user.email, WP_SALE: `held_${user.id}` };
  const event = await sendAndSettle(api, warriorplusPost('sale', sale));
  expect(event.response.message).toBe('Granted Starter to an existing account. The account is suspended.');
});

describe('without any plan', () => {
  it('the upgrade pages of every plan are there, and no limit of 0 is named', async () => {
    await setPlans(['DFY']);
    await setPlans([]);
    const { data: pages } = (await api.ask('GET /pages', { token })).body;
    expect(pages.filter(({ is_special }: { is_special: boolean }) => is_special).length).toBeGreaterThan(1);
    const spoken = await api.ask('POST /a2e/tts/generate', {
      token,
      body: { msg: 'A script with words.', tts_id: 'x', country: 'en', region: 'US', speechRate: 1 },
    });
    expect(JSON.stringify(spoken.body)).not.toContain('allows 0');
  });

  it('people have the plan that the installation names for them, and nobody can delete that', async () => {
    expect((await me()).activePlans).toEqual([]);
    expect((await useSetting('fallback_plan', 'nothing-like-it')).status).toBe(422);
    expect((await useSetting('fallback_plan', 'FE')).status).toBe(200);
    expect((await me()).activePlans).toEqual([expect.objectContaining({ slug: 'FE', ends_at: null })]);
    expect((await api.ask('GET /user/limits', { token })).body.data.video_seconds).toBe(30);
    expect((await useSetting('fallback_plan', '')).status).toBe(200);
    expect((await me()).activePlans).toEqual([]);
  });
});
