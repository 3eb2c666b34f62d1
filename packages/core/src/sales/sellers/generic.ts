import { createHmac } from 'node:crypto';
import type { SaleMeaning } from '@herald/contract/sales';
import { isOneOf } from '../../intake/compare.ts';
import { amountAt, momentAt, textAt } from '../../intake/fields.ts';
import type { Sender } from '../../intake/sender.ts';

const SKEW_MAX_SEC = 300;
const MEANINGS: readonly SaleMeaning[] = [
  'sale',
  'rebill',
  'resume',
  'hold',
  'end',
  'refund',
  'reversal',
  'chargeback',
];

/** Standard Webhooks: id, time and body are signed together. */
export const generic: Sender = {
  refusalOf({ headers, raw }, { secrets }, now) {
    const id = headers['webhook-id'];
    const sentAt = headers['webhook-timestamp'];
    const given = headers['webhook-signature'];
    if (!id || !sentAt || !given) return 'The headers webhook-id, webhook-timestamp and webhook-signature are missing.';
    if (!(Math.abs(now.getTime() / 1000 - Number(sentAt)) <= SKEW_MAX_SEC))
      return 'The signature is older than 5 minutes.';
    const expected = secrets
      .filter((secret) => !weaknessOf(secret))
      .map((secret) => signatureOf({ id, sentAt, raw }, secret));
    const isGenuine = given.split(' ').some((one) => one.startsWith('v1,') && isOneOf(one, expected));
    return isGenuine ? undefined : 'The signature does not match the secret.';
  },
  read({ headers, fields }) {
    const of = (name: string) => textAt(fields, `data.${name}`);
    const type = textAt(fields, 'type') ?? 'unknown';
    const meaning = MEANINGS.find((one) => one === type);
    const transactionId = of('transaction_id');
    return {
      eventType: type,
      meaning: meaning ?? 'none',
      reason: meaning ? undefined : `Herald does not know the type ${type}.`,
      transactionId,
      reference: of('purchase_id') ?? transactionId,
      dedupeKey: headers['webhook-id'],
      itemNumber: of('item'),
      customerEmail: of('customer.email'),
      customerName: of('customer.name'),
      amount: amountAt(fields, 'data.amount'),
      currency: of('currency'),
      paidUntil: momentAt(fields, 'data.paid_until'),
    };
  },
};

const PREFIX = 'whsec_';
const LEAST_BYTES = 16;

/** Why a secret proves nothing; undefined for one that nobody guesses. */
export function weaknessOf(secret: string): string | undefined {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : undefined;
  if (encoded !== undefined && !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) {
    return `After ${PREFIX}, a secret is written in base64.`;
  }
  if (keyOf(secret).byteLength >= LEAST_BYTES) return undefined;
  const what = encoded === undefined ? 'characters' : 'bytes, in base64';
  return `Please enter a secret of at least ${LEAST_BYTES} ${what}.`;
}

const keyOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret);

/** One entry of `webhook-signature`. A secret with the usual prefix is the base64 of its bytes. */
export function signatureOf(message: { id: string; sentAt: string; raw: Buffer }, secret: string): string {
  const signed = createHmac('sha256', keyOf(secret)).update(`${message.id}.${message.sentAt}.`).update(message.raw);
  return `v1,${signed.digest('base64')}`;
}
