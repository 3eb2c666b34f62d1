import { createHash, createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const SECRET = 'a-secret+of/the=seller';

export interface SellerPost {
  url: string;
  headers: Record<string, string>;
  payload: string;
}

const FORM = 'application/x-www-form-urlencoded';
const formOf = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

/** As WarriorPlus documents it. */
export function warriorplusPost(action: string, fields: Record<string, string> = {}, secret = SECRET): SellerPost {
  const sale = fields.WP_SALE ?? 'sale_k2p9';
  const all = {
    WP_ACTION: action,
    WP_ITEM_NUMBER: 'wso_q7x2lm',
    WP_ITEM_NAME: 'Starter',
    WP_BUYER_NAME: 'Ana Ruiz',
    WP_BUYER_EMAIL: 'Ana@Mail.example',
    WP_SALE_AMOUNT: '27.00',
    WP_SALE_CURRENCY: 'USD',
    WP_SALE: sale,
    WP_SALEID: '881220',
    WP_TXNID: '8XK11',
    WP_PAYMETHOD: 'stripe',
    WP_PAYMENT_STATUS: action === 'refund' ? 'Refunded' : 'Completed',
    IPN_ID: `ipn_${sale}_${action}`,
    IPN_RCPT_TYPE: 'vend',
    WP_SECURITYKEY: secret,
    ...fields,
  };
  return { url: '/api/webhooks/warriorplus', headers: { 'content-type': FORM }, payload: formOf(all) };
}

export const launchpadFieldsOf = (action: string) => ({
  transaction_id: 'lp-4471',
  product_id: 1822,
  action,
  total_amount: 37,
  user: { email: 'ana@mail.example', name: 'Ana Ruiz' },
});

export function launchpadPost(action: string, fields: object = {}, secret = SECRET): SellerPost {
  return {
    url: `/api/webhooks/launchpadjv/${encodeURIComponent(secret)}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...launchpadFieldsOf(action), ...fields }),
  };
}

/** JVZIPN 1 with its check, made here without Herald's own code. */
export function jvzooPost(type: string, fields: Record<string, string> = {}, secret = SECRET): SellerPost {
  const all: Record<string, string> = {
    ccustname: 'Ana Ruíz',
    ccustemail: 'ana@mail.example',
    ccustcc: 'ES',
    ccuststate: '',
    cproditem: '290011',
    cprodtitle: 'Starter',
    cprodtype: 'STANDARD',
    ctransaction: type,
    ctransaffiliate: '0',
    ctransamount: '2700',
    ctranspaymentmethod: 'PYPL',
    ctransvendor: '77',
    ctransreceipt: 'AP-9XY',
    cupsellreceipt: '',
    caffitid: '',
    cvendthru: '',
    ctranstime: '1795000000',
    ...fields,
  };
  const text = Object.keys(all)
    .sort()
    .map((name) => `${all[name]}|`)
    .join('');
  const cverify = createHash('sha1').update(`${text}${secret}`, 'utf8').digest('hex').slice(0, 8).toUpperCase();
  return { url: '/api/webhooks/jvzoo', headers: { 'content-type': FORM }, payload: formOf({ ...all, cverify }) };
}

export function heygenPost(type: string, now: Date, secret = SECRET, videoId = 'hv_5501'): SellerPost {
  const payload = JSON.stringify({
    event_id: `evt_${type}_${videoId}`,
    event_type: type,
    event_data: { video_id: videoId, url: 'https://cdn.example/hv.mp4', callback_id: 'vid-77' },
  });
  const signature = createHmac('sha256', secret).update(payload).digest('hex');
  const sentAt = String(Math.floor(now.getTime() / 1000));
  const headers = { 'content-type': 'application/json', 'heygen-signature': signature, 'heygen-timestamp': sentAt };
  return { url: '/api/webhooks/heygen', headers, payload };
}

/** Standard Webhooks, signed here without Herald's own code. */
export function genericPost(
  type: string,
  data: object,
  now: Date,
  secret = `whsec_${btoa('thirty-two bytes of a key, about')}`,
) {
  const id = `msg_${createHash('sha1')
    .update(JSON.stringify([type, data]))
    .digest('hex')
    .slice(0, 12)}`;
  const payload = JSON.stringify({ type, timestamp: now.toISOString(), data });
  const sentAt = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${sentAt}.${payload}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': sentAt,
    'webhook-signature': `v1,AAAA v1,${signature}`,
  };
  return { url: '/api/webhooks/generic', headers, payload } satisfies SellerPost;
}

export async function send(app: FastifyInstance, post: SellerPost): Promise<number> {
  return (await app.inject({ method: 'POST', ...post })).statusCode;
}
