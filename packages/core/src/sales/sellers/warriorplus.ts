import type { SaleMeaning } from '@herald/contract/sales';
import { isOneOf } from '../../intake/compare.ts';
import { amountAt, momentAt, textAt } from '../../intake/fields.ts';
import type { Sender } from '../../intake/sender.ts';

const MEANINGS: Record<string, SaleMeaning> = {
  sale: 'sale',
  subscr_created: 'sale',
  subscr_completed: 'rebill',
  subscr_reactivated: 'resume',
  subscr_resumed: 'resume',
  refund: 'refund',
  subscr_refunded: 'refund',
  refund_reversal: 'reversal',
  dispute: 'chargeback',
  subscr_cancelled: 'end',
  subscr_suspended: 'end',
  subscr_ended: 'end',
  subscr_paused: 'hold',
  subscr_failed_invalid: 'hold',
  subscr_failed_declined: 'hold',
  subscr_failed_unavailable: 'hold',
};

/** Posts a form with the security key of the account in it; the body itself is not signed. */
export const warriorplus: Sender = {
  refusalOf({ fields }, { secrets }) {
    const key = textAt(fields, 'WP_SECURITYKEY');
    if (key === undefined) return 'The post carries no security key (WP_SECURITYKEY).';
    return isOneOf(key, secrets) ? undefined : 'The security key is a different one.';
  },
  read({ fields }) {
    const of = (name: string) => textAt(fields, name);
    const action = of('WP_ACTION')?.toLowerCase() ?? '';
    const sale = of('WP_SALE') ?? of('WP_SALEID') ?? of('WP_SUBSCR_ID');
    const transactionId = of('WP_TXNID') ?? of('WP_SUBSCR_PAYMENT_TXNID') ?? sale;
    const repeat = of('IPN_ID') ?? (sale || transactionId ? [sale, transactionId, action].join(' ') : undefined);
    return {
      eventType: action || 'unknown',
      ...meaningOf(action, of('IPN_RCPT_TYPE'), of('WP_PAYMENT_STATUS')),
      transactionId,
      reference: sale ?? transactionId,
      dedupeKey: repeat,
      itemNumber: of('WP_ITEM_NUMBER'),
      customerEmail: of('WP_BUYER_EMAIL'),
      customerName: of('WP_BUYER_NAME'),
      amount: amountAt(fields, 'WP_SALE_AMOUNT') ?? amountAt(fields, 'WP_SUBSCR_PAYMENT_AMOUNT'),
      currency: of('WP_SALE_CURRENCY'),
      ...(MEANINGS[action] === 'end' && { paidUntil: momentAt(fields, 'WP_SUBSCR_NEXT_PAYMENT_DATE') }),
    };
  },
};

function meaningOf(action: string, receiver = 'vend', payment = ''): { meaning: SaleMeaning; reason?: string } {
  if (receiver.toLowerCase().startsWith('aff')) return { meaning: 'none', reason: 'This report is for an affiliate.' };
  const meaning = Object.hasOwn(MEANINGS, action) ? MEANINGS[action] : undefined;
  if (!meaning) return { meaning: 'none', reason: `Herald does not know the action ${action || '(none)'}.` };
  const isPaidLater = meaning === 'sale' && payment.toLowerCase() === 'pending';
  return isPaidLater ? { meaning: 'none', reason: 'The payment is still pending.' } : { meaning };
}
