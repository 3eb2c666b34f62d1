import { createHash } from 'node:crypto';
import type { SaleMeaning } from '@herald/contract/sales';
import { isOneOf } from '../../intake/compare.ts';
import { amountAt, type Fields, textAt } from '../../intake/fields.ts';
import type { Sender } from '../../intake/sender.ts';

const MEANINGS: Record<string, SaleMeaning> = {
  SALE: 'sale',
  BILL: 'rebill',
  RFND: 'refund',
  CGBK: 'chargeback',
  INSF: 'hold',
  'CANCEL-REBILL': 'end',
  'UNCANCEL-REBILL': 'resume',
};

const PENNIES = 100;

/** JVZIPN 1: the values in the order of their names, and the secret, as a short SHA-1. */
export const jvzoo: Sender = {
  refusalOf({ fields }, { secrets }) {
    const check = textAt(fields, 'cverify');
    if (check === undefined) return 'The post carries no check (cverify).';
    if (textAt(fields, 'ctransaction') === undefined && textAt(fields, 'transaction_type') !== undefined) {
      return 'JVZIPN version 2 cannot be verified. Choose version 1 in JVZoo.';
    }
    const expected = secrets.map((secret) => checkOf(fields, secret));
    return isOneOf(check.toUpperCase(), expected) ? undefined : 'The check (cverify) does not match the secret.';
  },
  read({ fields }) {
    const of = (name: string) => textAt(fields, name);
    const type = of('ctransaction')?.toUpperCase() ?? '';
    const receipt = of('ctransreceipt');
    const meaning = Object.hasOwn(MEANINGS, type) ? MEANINGS[type] : undefined;
    return {
      eventType: type.toLowerCase() || 'unknown',
      meaning: meaning ?? 'none',
      reason: meaning ? undefined : `Herald does not know the transaction type ${type || '(none)'}.`,
      transactionId: receipt,
      reference: receipt,
      dedupeKey: receipt && [receipt, type, of('ctranstime') ?? ''].join(' '),
      itemNumber: of('cproditem'),
      customerEmail: of('ccustemail'),
      customerName: of('ccustname'),
      amount: amountAt(fields, 'ctransamount', PENNIES),
    };
  },
};

/** What `cverify` must be. */
export function checkOf(fields: Fields, secret: string): string {
  const names = Object.keys(fields).filter((name) => name !== 'cverify');
  const text = names.toSorted().map((name) => `${fields[name] ?? ''}|`);
  const hash = createHash('sha1').update([...text, secret].join(''), 'utf8');
  return hash.digest('hex').slice(0, 8).toUpperCase();
}
