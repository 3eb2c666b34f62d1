import { operatorHand } from '@herald/core/office/audit';
import { saveSource, stopPreviousSecret } from '@herald/core/office/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { eventsOf, latestEvent, plansOf, sellPlan, sendAndSettle, settle, setUp } from '../testing/a-shop.ts';
import {
  genericPost,
  heygenPost,
  jvzooPost,
  launchpadPost,
  SECRET,
  type SellerPost,
  send,
  warriorplusPost,
} from '../testing/seller-posts.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const GENERIC_SECRET = `whsec_${btoa('thirty-two bytes of a key, about')}`;
const OTHER = 'another-secret-of-nobody';
let test: TestApi;

beforeAll(async () => {
  test = await createTestApi(inject('databaseServerUrl'));
  await sellPlan(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.core.db.pool.query('delete from webhook_events');
  await test.core.db.pool.query('delete from webhook_sources');
  // What is remembered of the sources is over.
  test.clock.advance({ seconds: 30 });
  for (const source of ['warriorplus', 'launchpadjv', 'jvzoo', 'heygen'] as const) await setUp(test, source);
  await setUp(test, 'generic', GENERIC_SECRET);
});

const data = { transaction_id: 'tx-1', item: 'STARTER', customer: { email: 'g@mail.example' } };
const posts: Record<string, (secret: string) => SellerPost> = {
  warriorplus: (secret) => warriorplusPost('sale', {}, secret),
  launchpadjv: (secret) => launchpadPost('SALE', {}, secret),
  jvzoo: (secret) => jvzooPost('SALE', {}, secret),
  heygen: (secret) => heygenPost('avatar_video.success', test.clock.now(), secret),
  generic: (secret) =>
    genericPost('sale', data, test.clock.now(), secret === SECRET ? GENERIC_SECRET : `whsec_${btoa(secret)}`),
};
const postOf = (source: string, secret = SECRET) => posts[source]?.(secret) ?? expect.unreachable();
const sources = Object.keys(posts);

describe('a post', () => {
  it.each(sources)('of %s with the right secret is stored', async (source) => {
    expect(await send(test.app, postOf(source))).toBe(200);
    expect(await latestEvent(test)).toMatchObject({ source });
  });

  it.each(sources)('of %s with another secret is refused and not stored, and the reason is kept', async (source) => {
    expect(await send(test.app, postOf(source, OTHER))).toBe(401);
    expect(await eventsOf(test)).toEqual([]);
    const { rows } = await test.core.db.pool.query('select refusal from webhook_sources where source = $1', [source]);
    expect(rows[0].refusal).toMatch(/different|does not match/);
  });

  it.each(sources)('of %s without a proof is refused', async (source) => {
    const { url } = postOf(source);
    const bare = {
      url: url.replace(/\/launchpadjv\/.*/, '/launchpadjv'),
      headers: { 'content-type': 'application/json' },
    };
    expect(await send(test.app, { ...bare, payload: '{"action":"SALE","WP_ACTION":"sale","type":"sale"}' })).toBe(401);
    expect(await eventsOf(test)).toEqual([]);
  });

  it.each(sources)('of %s, which is not set up, is refused', async (source) => {
    await test.core.db.pool.query('delete from webhook_sources where source = $1', [source]);
    test.clock.advance({ seconds: 2 });
    expect(await send(test.app, postOf(source))).toBe(401);
  });

  it('whose signature is older than 5 minutes is refused', async () => {
    const stale = [genericPost('sale', data, test.clock.now()), heygenPost('avatar_video.fail', test.clock.now())];
    test.clock.advance({ minutes: 6 });
    for (const post of stale) expect(await send(test.app, post)).toBe(401);
  });

  it('that was changed after it was signed is refused', async () => {
    const signed = genericPost('sale', data, test.clock.now());
    expect(await send(test.app, { ...signed, payload: signed.payload.replace('STARTER', 'AUTOMATION') })).toBe(401);
    const checked = jvzooPost('SALE');
    expect(await send(test.app, { ...checked, payload: checked.payload.replace('290011', '290012') })).toBe(401);
  });

  it('of JVZIPN version 2, which nobody can verify, is refused with that reason', async () => {
    const payload = 'transaction_id=1&transaction_type=SALE&cverify=ABCDEF01';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send(test.app, { url: '/api/webhooks/jvzoo', headers, payload })).toBe(401);
    const { rows } = await test.core.db.pool.query(`select refusal from webhook_sources where source = 'jvzoo'`);
    expect(rows[0].refusal).toContain('Choose version 1');
  });

  it('from elsewhere is refused when LaunchpadJV may only post from some addresses', async () => {
    await saveSource(test.core, operatorHand, 'launchpadjv', { addresses: ['65.108.6.37'] });
    const post = { method: 'POST', ...launchpadPost('SALE') } as const;
    expect((await test.app.inject({ ...post, remoteAddress: '203.0.113.9' })).statusCode).toBe(401);
    expect((await test.app.inject({ ...post, remoteAddress: '::ffff:65.108.6.37' })).statusCode).toBe(200);
  });
});

describe('during a change of secrets', () => {
  it.each(sources)('both secrets of %s count, until the old one is stopped', async (source) => {
    const next = source === 'generic' ? `whsec_${btoa(OTHER)}` : OTHER;
    await setUp(test, source as 'generic', next);
    expect(await send(test.app, postOf(source))).toBe(200);
    expect(await send(test.app, postOf(source, OTHER))).toBe(200);
    await stopPreviousSecret(test.core, operatorHand, source as 'generic');
    expect(await send(test.app, postOf(source))).toBe(401);
    expect(await send(test.app, postOf(source, OTHER))).toBe(200);
  });

  it('the old one still counts when the new one is saved twice', async () => {
    for (let time = 0; time < 2; time++) await setUp(test, 'warriorplus', OTHER);
    expect(await send(test.app, warriorplusPost('sale'))).toBe(200);
    test.clock.advance({ minutes: 6 * 24 * 60 });
    await setUp(test, 'warriorplus', OTHER);
    test.clock.advance({ minutes: 24 * 60 + 1 });
    expect(await send(test.app, warriorplusPost('sale'))).toBe(401);
  });

  it('the old one ends by itself after 7 days', async () => {
    await setUp(test, 'warriorplus', OTHER);
    test.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    expect(await send(test.app, warriorplusPost('sale'))).toBe(401);
  });
});

describe('a repeat', () => {
  it.each(sources)('of %s is answered like the first and stored once', async (source) => {
    for (let time = 0; time < 3; time++) expect(await send(test.app, postOf(source))).toBe(200);
    expect(await eventsOf(test)).toHaveLength(1);
  });

  it('at the same moment is stored once', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => send(test.app, warriorplusPost('sale'))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await eventsOf(test)).toHaveLength(1);
  });

  it('of a sale whose event was deleted does not give the plan twice', async () => {
    await sendAndSettle(test, warriorplusPost('sale', { WP_BUYER_EMAIL: 'twice@mail.example' }));
    await test.core.db.pool.query('delete from webhook_events');
    await sendAndSettle(test, warriorplusPost('sale', { WP_BUYER_EMAIL: 'twice@mail.example' }));
    expect(await plansOf(test, 'twice@mail.example')).toHaveLength(1);
  });
});

// Opening 1,000 accounts takes 40 s alone on the machine, and many times that beside other work.
it('1,000 sales at once are all stored, and each buyer has the plan once', { timeout: 480_000 }, async () => {
  const buyers = Array.from({ length: 1000 }, (_, index) => `crowd-${index}@mail.example`);
  const post = (email: string) =>
    warriorplusPost('sale', { WP_BUYER_EMAIL: email, WP_SALE: `sale_${email}`, WP_TXNID: email });
  const statuses = await Promise.all([...buyers, ...buyers.slice(0, 100)].map((email) => send(test.app, post(email))));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await eventsOf(test)).toHaveLength(1000);
  // Two workers at the same time.
  const work = async () => {
    while ((await settle(test)) > 0);
  };
  await Promise.all([work(), work()]);
  const { rows } = await test.core.db.pool.query(
    `select count(*)::int as grants, count(distinct user_id)::int as people from user_plans g
     join users u on u.id = g.user_id where u.email like 'crowd-%' and g.ended_at is null`,
  );
  expect(rows[0]).toEqual({ grants: 1000, people: 1000 });
  const { rows: unfinished } = await test.core.db.pool.query(`select id from webhook_events where status <> 'success'`);
  expect(unfinished).toEqual([]);
});

describe('what is kept', () => {
  it('contains the secret nowhere', async () => {
    for (const source of sources) await send(test.app, postOf(source));
    const { rows } = await test.core.db.pool.query('select * from webhook_events e, webhook_sources');
    const kept = JSON.stringify(rows);
    expect(kept).toContain('hidden, matched');
    for (const secret of [SECRET, encodeURIComponent(SECRET), GENERIC_SECRET]) expect(kept).not.toContain(secret);
    expect(test.logText()).not.toContain(encodeURIComponent(SECRET));
  });
});

describe('a hostile body', () => {
  const signed = (payload: string) => ({ ...launchpadPost('SALE'), payload });
  const deep = `{"transaction_id":"d","action":"SALE","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const bodies: [string, string, number][] = [
    ['no JSON', '{"action":', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['20,000 levels', deep, 200],
    ['NUL and half an emoji', '{"transaction_id":"n\\u0000\\ud83d","action":"SALE\\u0000"}', 200],
    ['__proto__', '{"__proto__":{"isTest":true},"constructor":{"prototype":{"x":1}},"action":"toString"}', 200],
    [
      'other types everywhere',
      '{"transaction_id":{"a":1},"product_id":[],"action":42,"total_amount":"NaN","user":"x"}',
      200,
    ],
    ['an enormous amount', '{"transaction_id":"a","action":"SALE","total_amount":1e308}', 200],
    [
      'a formula',
      '{"transaction_id":"=cmd|\' /C calc\'!A0","action":"SALE","user":{"email":"=1+1@mail.example"}}',
      200,
    ],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1'), 200],
  ];

  it.each(bodies)('with %s harms nothing', async (_, payload, status) => {
    expect(await send(test.app, signed(payload))).toBe(status);
    await settle(test);
    expect(({} as { isTest?: boolean }).isTest).toBeUndefined();
    expect((await eventsOf(test)).every((event) => event.status !== 'success')).toBe(true);
  });

  it('above 64 kB is refused', async () => {
    expect(await send(test.app, signed(`{"action":"${'x'.repeat(65 * 1024)}"}`))).toBe(413);
  });

  it.each(['text/xml', 'multipart/form-data; boundary=x', 'text/plain'])('of the type %s is refused', async (type) => {
    expect(await send(test.app, { ...signed('x'), headers: { 'content-type': type } })).toBe(415);
  });

  it('for a source that does not exist finds nothing there', async () => {
    for (const path of ['stripe', '__proto__', 'warriorplus/secret', 'generic/x', '']) {
      expect(await send(test.app, { ...signed('{}'), url: `/api/webhooks/${path}` })).toBe(404);
    }
  });

  it('marks nothing as a test from outside', async () => {
    const headers = { 'content-type': 'application/json', 'x-herald-test': 'true' };
    expect(await send(test.app, { ...launchpadPost('SALE'), headers })).toBe(200);
    expect((await latestEvent(test)).is_test).toBe(false);
  });
});

it('forms are taken nowhere else', async () => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a@b.example&password=x',
  });
  expect(answer.statusCode).toBe(415);
});

it('sales arrive while the site is under maintenance', async () => {
  await test.core.db.pool.query(`update settings set value = 'true' where key = 'maintenance_mode'`);
  test.clock.advance({ seconds: 3 });
  expect(await send(test.app, warriorplusPost('sale'))).toBe(200);
  await test.core.db.pool.query(`update settings set value = 'false' where key = 'maintenance_mode'`);
  test.clock.advance({ seconds: 3 });
});
