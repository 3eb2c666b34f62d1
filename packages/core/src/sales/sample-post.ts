import type { SalesSource } from '@herald/contract/sales';
import type { Core } from '../core.ts';
import type { SamplePost } from '../intake/sample-post.ts';
import { newId } from '../runtime/new-id.ts';
import { signatureOf } from './sellers/generic.ts';
import { checkOf } from './sellers/jvzoo.ts';
import { launchpadFields } from './sellers/launchpadjv.ts';

export interface SampleEvent {
  type: string;
  item: string;
  email: string;
}

/** What each seller can be tested with. A refund without its sale would only wait. */
export const sampleTypes: Record<SalesSource, readonly string[]> = {
  warriorplus: ['sale', 'subscr_created', 'subscr_completed', 'refund', 'dispute', 'subscr_cancelled'],
  launchpadjv: ['sale', 'rebill', 'refund', 'chargeback', 'cancel'],
  jvzoo: ['sale', 'bill', 'rfnd', 'cgbk', 'insf', 'cancel-rebill'],
  generic: ['sale', 'rebill', 'hold', 'end', 'refund', 'chargeback'],
};

interface SampleSetup {
  secret: string;
  fields: Readonly<Record<string, string>>;
}

type Write = (event: SampleEvent, setup: SampleSetup, sample: { id: string; now: Date }) => SamplePost;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const AMOUNT = '1.00';

const form = (fields: Record<string, string>): SamplePost => ({
  path: '',
  headers: FORM,
  body: new URLSearchParams(fields).toString(),
});

const writers: Record<SalesSource, Write> = {
  warriorplus: ({ type, item, email }, { secret }, { id }) =>
    form({
      WP_ACTION: type,
      WP_ITEM_NUMBER: item,
      WP_ITEM_NAME: 'Test event',
      WP_BUYER_EMAIL: email,
      WP_BUYER_NAME: 'Test Buyer',
      WP_SALE: `sale_${id}`,
      WP_TXNID: id,
      WP_SALE_AMOUNT: AMOUNT,
      WP_SALE_CURRENCY: 'USD',
      WP_PAYMETHOD: 'free',
      WP_PAYMENT_STATUS: 'Completed',
      IPN_ID: `ipn_${id}`,
      IPN_RCPT_TYPE: 'vend',
      WP_SECURITYKEY: secret,
    }),
  launchpadjv: ({ type, item, email }, { secret, fields }, { id }) => {
    const values = { transaction: id, product: item, action: type.toUpperCase(), amount: 1, currency: 'USD', email };
    const body: Record<string, unknown> = {};
    for (const [field, value] of Object.entries({ ...values, name: 'Test Buyer' })) {
      place(body, fields[field] || launchpadFields[field as keyof typeof launchpadFields], value);
    }
    return { path: `/${encodeURIComponent(secret)}`, headers: JSON_TYPE, body: JSON.stringify(body) };
  },
  jvzoo: ({ type, item, email }, { secret }, { id, now }) => {
    const fields = {
      ccustname: 'Test Buyer',
      ccustemail: email,
      cproditem: item,
      cprodtitle: 'Test event',
      cprodtype: 'STANDARD',
      ctransaction: type.toUpperCase(),
      ctransamount: '100',
      ctranspaymentmethod: 'PYPL',
      ctransreceipt: id,
      ctranstime: String(Math.floor(now.getTime() / 1000)),
    };
    return form({ ...fields, cverify: checkOf(fields, secret) });
  },
  generic: ({ type, item, email }, { secret }, { id, now }) => {
    const customer = { email, name: 'Test Buyer' };
    const data = { transaction_id: id, item, customer, amount: 1, currency: 'USD' };
    const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
    const sentAt = String(Math.floor(now.getTime() / 1000));
    const signature = signatureOf({ id: `msg_${id}`, sentAt, raw: Buffer.from(body) }, secret);
    const headers = { 'webhook-id': `msg_${id}`, 'webhook-timestamp': sentAt, 'webhook-signature': signature };
    return { path: '', headers: { ...JSON_TYPE, ...headers }, body };
  },
};

function place(body: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    body[first] = value;
    return;
  }
  const inner = (body[first] ?? {}) as Record<string, unknown>;
  body[first] = inner;
  place(inner, rest.join('.'), value);
}

/** A post as the seller would send it now. */
export function samplePost(core: Core, source: SalesSource, event: SampleEvent, setup: SampleSetup): SamplePost {
  return writers[source](event, setup, { id: `test-${newId(core)}`, now: core.clock.now() });
}
