import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  defaultPlanOf,
  eventsOf,
  latestEvent,
  plansOf,
  sellPlan,
  sendAndSettle,
  settle,
  setUp,
} from '../testing/a-shop.ts';
import {
  genericPost,
  heygenPost,
  jvzooPost,
  launchpadFieldsOf,
  launchpadPost,
  type SellerPost,
  send,
  warriorplusPost,
} from '../testing/seller-posts.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const GENERIC_SECRET = `whsec_${btoa('thirty-two bytes of a key, about')}`;
const ANA = 'ana@mail.example';
let test: TestApi;

beforeAll(async () => {
  test = await createTestApi(inject('databaseServerUrl'));
  await sellPlan(test);
  for (const source of ['warriorplus', 'launchpadjv', 'jvzoo', 'heygen'] as const) await setUp(test, source);
  await setUp(test, 'generic', GENERIC_SECRET);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.core.db.pool.query(`delete from webhook_events`);
  await test.core.db.pool.query(`delete from user_plans where origin = 'sale'`);
  await test.core.db.pool.query('delete from purchases');
  await test.core.db.pool.query(`delete from users where email like '%@mail.example'`);
});

const sold = { transaction_id: 'tx-1', item: 'starter', customer: { email: ANA, name: 'Ana Ruiz' }, amount: 27 };
const generic = (type: string, data: object = {}): SellerPost =>
  genericPost(type, { ...sold, ...data }, test.clock.now());
const firstSale: Record<string, () => SellerPost> = {
  warriorplus: () => warriorplusPost('sale'),
  launchpadjv: () => launchpadPost('SALE'),
  jvzoo: () => jvzooPost('SALE'),
  generic: () => generic('sale'),
};

describe('a sale', () => {
  it.each(Object.keys(firstSale))(
    'of %s opens an account with the plan and mails a link for 72 hours',
    async (source) => {
      const event = await sendAndSettle(test, firstSale[source]?.() ?? expect.unreachable());
      expect(event).toMatchObject({ source, status: 'success', customer_email: ANA, attempts: 1, error_message: null });
      expect(Number(event.amount)).toBe(source === 'launchpadjv' ? 37 : 27);
      expect(await plansOf(test, ANA)).toEqual(['STARTER']);
      expect(await defaultPlanOf(test, ANA)).toBe('STARTER');
      const { rows } = await test.core.db.pool.query(`select * from mails where recipient = $1 and kind = 'purchase'`, [
        ANA,
      ]);
      expect(rows).toHaveLength(1);
      const hours = (rows[0].link_expires_at.getTime() - rows[0].created_at.getTime()) / 3_600_000;
      expect(hours).toBe(72);
    },
  );

  it('lets the buyer choose a password with the mailed link, and sign in', async () => {
    await sendAndSettle(test, warriorplusPost('sale'));
    const { rows } = await test.core.db.pool.query('select link from mails where recipient = $1', [ANA]);
    const token = new URL(rows[0].link).searchParams.get('token');
    const password = 'an uncommon phrase';
    expect((await test.ask('POST /auth/login', { body: { email: ANA, password } })).status).toBe(401);
    test.clock.advance({ minutes: 71 * 60 });
    const body = { email: ANA, token, password, password_confirmation: password };
    expect((await test.ask('POST /auth/reset-password', { body })).status).toBe(200);
    expect((await test.ask('POST /auth/login', { body: { email: ANA, password } })).status).toBe(200);
  });

  it('reads the fields of LaunchpadJV from JSON, a form with brackets and the query alike', async () => {
    const { user, ...flat } = launchpadFieldsOf('sale');
    const pairs = { ...flat, 'user[email]': user.email, 'user[name]': user.name };
    const fields = Object.entries(pairs).map(([name, value]): [string, string] => [name, String(value)]);
    const form = new URLSearchParams(fields).toString();
    const { url } = launchpadPost('SALE');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await sendAndSettle(test, { url, headers, payload: form })).status).toBe('success');
    await test.core.db.pool.query('delete from webhook_events');
    const answer = await test.app.inject({ method: 'POST', url: `${url}?${form}` });
    expect(answer.statusCode).toBe(200);
    expect(await latestEvent(test)).toMatchObject({
      transaction_id: 'lp-4471',
      customer_email: ANA,
      item_number: '1822',
    });
  });

  it('goes to the account that the address has already, with a link in each mail until one is opened', async () => {
    await sendAndSettle(test, warriorplusPost('sale'));
    await sendAndSettle(test, jvzooPost('SALE'));
    expect(await plansOf(test, ANA)).toEqual(['STARTER', 'STARTER']);
    const { rows } = await test.core.db.pool.query('select kind from mails where recipient = $1', [ANA]);
    expect(rows).toEqual([{ kind: 'purchase' }, { kind: 'purchase' }]);
  });

  it('of an item that no plan has fails with the reason', async () => {
    const event = await sendAndSettle(test, warriorplusPost('sale', { WP_ITEM_NUMBER: 'wso_other' }));
    expect(event).toMatchObject({ status: 'failed', error_message: 'No plan has the item number wso_other.' });
    expect(await plansOf(test, ANA)).toBeUndefined();
  });

  it('without a valid address fails with the reason', async () => {
    const event = await sendAndSettle(test, warriorplusPost('sale', { WP_BUYER_EMAIL: 'nobody' }));
    expect(event).toMatchObject({ status: 'failed', error_message: 'The report names no valid email address.' });
  });

  it('that is still to be paid, or is reported to an affiliate, grants nothing', async () => {
    expect((await sendAndSettle(test, warriorplusPost('sale', { WP_PAYMENT_STATUS: 'Pending' }))).status).toBe(
      'ignored',
    );
    const forAffiliate = warriorplusPost('sale', { IPN_RCPT_TYPE: 'aff', IPN_ID: 'ipn_aff' });
    expect((await sendAndSettle(test, forAffiliate)).status).toBe('ignored');
    expect(await plansOf(test, ANA)).toBeUndefined();
  });
});

describe('after a sale', () => {
  const closing: [string, () => SellerPost, () => SellerPost][] = [
    ...['refund', 'subscr_refunded', 'dispute', 'subscr_cancelled', 'subscr_suspended', 'subscr_ended'].map(closes),
    ...['subscr_paused', 'subscr_failed_invalid', 'subscr_failed_declined', 'subscr_failed_unavailable'].map(closes),
    ...['RFND', 'CGBK', 'INSF', 'CANCEL-REBILL'].map(closesAtJvzoo),
    ...['REFUND', 'CHARGEBACK', 'CANCEL'].map(closesAtLaunchpad),
    ...['refund', 'chargeback', 'hold', 'end'].map(closesAnywhere),
  ];
  function closes(action: string): [string, () => SellerPost, () => SellerPost] {
    return [`warriorplus ${action}`, () => warriorplusPost('sale'), () => warriorplusPost(action)];
  }
  function closesAtJvzoo(type: string): [string, () => SellerPost, () => SellerPost] {
    return [`jvzoo ${type}`, () => jvzooPost('SALE'), () => jvzooPost(type, { ctranstime: '1795000900' })];
  }
  function closesAtLaunchpad(action: string): [string, () => SellerPost, () => SellerPost] {
    return [`launchpadjv ${action}`, () => launchpadPost('SALE'), () => launchpadPost(action)];
  }
  function closesAnywhere(type: string): [string, () => SellerPost, () => SellerPost] {
    return [`generic ${type}`, () => generic('sale'), () => generic(type)];
  }

  it.each(closing)('%s takes the plan back', async (_, sale, end) => {
    await sendAndSettle(test, sale());
    expect(await plansOf(test, ANA)).toEqual(['STARTER']);
    expect((await sendAndSettle(test, end())).status).toBe('success');
    expect(await plansOf(test, ANA)).toEqual([]);
    expect(await defaultPlanOf(test, ANA)).toBeNull();
  });

  it.each([
    ['warriorplus', 'subscr_paused', 'subscr_resumed'],
    ['warriorplus', 'subscr_cancelled', 'subscr_reactivated'],
    ['warriorplus', 'subscr_failed_declined', 'subscr_completed'],
    ['warriorplus', 'refund', 'refund_reversal'],
  ])('%s %s and then %s gives the plan again', async (_, closing, opening) => {
    for (const action of ['subscr_created', closing, opening]) await sendAndSettle(test, warriorplusPost(action));
    expect(await plansOf(test, ANA)).toEqual(['STARTER']);
    expect(await defaultPlanOf(test, ANA)).toBe('STARTER');
  });

  it.each([
    ['jvzoo', () => jvzooPost('SALE'), () => jvzooPost('INSF'), () => jvzooPost('BILL', { ctransreceipt: 'AP-9XZ' })],
    ['jvzoo', () => jvzooPost('SALE'), () => jvzooPost('CANCEL-REBILL'), () => jvzooPost('UNCANCEL-REBILL')],
    ['launchpadjv', () => launchpadPost('SALE'), () => launchpadPost('CANCEL'), () => launchpadPost('REBILL')],
    ['generic', () => generic('sale'), () => generic('hold'), () => generic('rebill')],
  ])('of %s a payment opens it again', async (_, sale, closes, opens) => {
    for (const post of [sale(), closes(), opens()]) await sendAndSettle(test, post);
    expect(await plansOf(test, ANA)).toEqual(['STARTER']);
  });

  it('a payment after a refund gives nothing', async () => {
    for (const action of ['subscr_created', 'subscr_refunded', 'subscr_completed']) {
      await sendAndSettle(test, warriorplusPost(action));
    }
    expect(await plansOf(test, ANA)).toEqual([]);
    expect((await latestEvent(test)).status).toBe('ignored');
  });

  it('a cancelled subscription lasts as long as it is paid', async () => {
    await sendAndSettle(test, warriorplusPost('subscr_created'));
    const paid = new Date(test.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
    await sendAndSettle(test, warriorplusPost('subscr_cancelled', { WP_SUBSCR_NEXT_PAYMENT_DATE: paid }));
    expect(await plansOf(test, ANA)).toEqual(['STARTER']);
    test.clock.advance({ minutes: 11 * 24 * 60 });
    expect(await plansOf(test, ANA)).toEqual([]);
  });

  it('one of two refunds leaves the other purchase', async () => {
    await sendAndSettle(test, warriorplusPost('sale'));
    await sendAndSettle(test, warriorplusPost('sale', { WP_SALE: 'sale_other', WP_TXNID: 'other' }));
    await sendAndSettle(test, warriorplusPost('refund'));
    expect(await plansOf(test, ANA)).toEqual(['STARTER']);
    await sendAndSettle(test, warriorplusPost('refund', { WP_SALE: 'sale_other', WP_TXNID: 'other' }));
    expect(await plansOf(test, ANA)).toEqual([]);
  });

  it('a plan that an administrator gave stays when the bought one is refunded', async () => {
    await sendAndSettle(test, warriorplusPost('sale'));
    await test.core.db.pool.query(
      `insert into user_plans (id, user_id, plan_id, origin, started_at)
       select gen_random_uuid(), u.id, p.id, 'admin', now() from users u, plans p where u.email = $1 and p.slug = 'FE'`,
      [ANA],
    );
    await sendAndSettle(test, warriorplusPost('refund'));
    expect(await plansOf(test, ANA)).toEqual(['FE']);
    expect(await defaultPlanOf(test, ANA)).toBe('FE');
  });
});

describe('a refund before its sale', () => {
  it('waits, and leaves nothing once both are there', async () => {
    const refund = await sendAndSettle(test, warriorplusPost('refund'));
    expect(refund).toMatchObject({ status: 'pending', error_message: null });
    await sendAndSettle(test, warriorplusPost('sale'));
    expect((await eventsOf(test)).map(({ status }) => status)).toEqual(['success', 'success']);
    expect(await plansOf(test, ANA)).toBeUndefined();
  });

  it.each(['refund', 'dispute'])('(%s) opens no account and welcomes nobody', async (action) => {
    await sendAndSettle(test, warriorplusPost(action));
    await sendAndSettle(test, warriorplusPost('sale'));
    const count = (text: string) => test.core.db.pool.query(text, [ANA]).then(({ rows }) => rows[0].count);
    expect(await count('select count(*)::int from users where email = $1')).toBe(0);
    expect(await count('select count(*)::int from mails where recipient = $1')).toBe(0);
    expect((await eventsOf(test)).map(({ status }) => status)).toEqual(['success', 'success']);
  });

  it('leaves nothing either when the sale is told a second time', async () => {
    for (const action of ['refund', 'sale']) await sendAndSettle(test, warriorplusPost(action));
    await sendAndSettle(test, warriorplusPost('sale', { IPN_ID: 'ipn_again' }));
    expect((await eventsOf(test)).map(({ status }) => status)).toEqual(['success', 'success', 'success']);
    expect(await plansOf(test, ANA)).toBeUndefined();
  });

  it('that is taken back after both gives the plan, with an account', async () => {
    for (const action of ['refund', 'sale', 'refund_reversal']) await sendAndSettle(test, warriorplusPost(action));
    expect(await plansOf(test, ANA)).toEqual(['STARTER']);
  });

  it('fails when no sale came in 3 days, and is done when the sale comes after all', async () => {
    await sendAndSettle(test, warriorplusPost('refund'));
    test.clock.advance({ minutes: 73 * 60 });
    await settle(test);
    expect(await latestEvent(test)).toMatchObject({
      status: 'failed',
      error_message: 'No sale with the number sale_k2p9 came within 3 days.',
    });
    await sendAndSettle(test, warriorplusPost('sale'));
    expect((await eventsOf(test)).map(({ status }) => status)).toEqual(['success', 'success']);
    expect(await plansOf(test, ANA)).toBeUndefined();
  });

  it('and a sale whose item is unknown are both done after the item was given to a plan', async () => {
    await sendAndSettle(test, warriorplusPost('sale', { WP_ITEM_NUMBER: 'wso_late' }));
    await sendAndSettle(test, warriorplusPost('refund', { WP_ITEM_NUMBER: 'wso_late' }));
    expect((await eventsOf(test)).map(({ status }) => status)).toEqual(['failed', 'pending']);
  });
});

describe('HeyGen', () => {
  it.each(['avatar_video.success', 'avatar_video.fail'])(
    'reports %s of a film that no video waits for, which is kept and asks for nothing',
    async (type) => {
      expect(await send(test.app, heygenPost(type, test.clock.now()))).toBe(200);
      expect(await latestEvent(test)).toMatchObject({ status: 'ignored', event_type: type, transaction_id: 'hv_5501' });
    },
  );

  it('finds somebody at the address before it reports there', async () => {
    const answer = await test.app.inject({ method: 'OPTIONS', url: '/api/webhooks/heygen' });
    expect(answer.statusCode).toBe(204);
  });
});
