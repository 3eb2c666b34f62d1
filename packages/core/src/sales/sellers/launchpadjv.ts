import type { SaleMeaning } from '@herald/contract/sales';
import { isOneOf } from '../../intake/compare.ts';
import { amountAt, type Fields, textAt } from '../../intake/fields.ts';
import type { Sender, SenderSetup } from '../../intake/sender.ts';

/** Where the fields are unless the setup says otherwise. */
export const launchpadFields = {
  transaction: 'transaction_id',
  product: 'product_id',
  action: 'action',
  amount: 'total_amount',
  currency: 'currency',
  email: 'user.email',
  name: 'user.name',
} as const;
export type LaunchpadField = keyof typeof launchpadFields;

const MEANINGS: Record<string, SaleMeaning> = {
  SALE: 'sale',
  PURCHASE: 'sale',
  UPSELL: 'sale',
  DOWNGRADE: 'sale',
  REBILL: 'rebill',
  REFUND: 'refund',
  CHARGEBACK: 'chargeback',
  CANCEL: 'end',
};

/** Signs nothing, so the secret is part of the address. */
export const launchpadjv: Sender = {
  refusalOf({ addressSecret }, { secrets }) {
    if (addressSecret === undefined) return 'The address lacks the secret.';
    return isOneOf(addressSecret, secrets) ? undefined : 'The secret in the address is a different one.';
  },
  read({ fields }, setup) {
    const of = (field: LaunchpadField) => textAt(fields, pathOf(setup, field));
    const action = of('action')?.toUpperCase() ?? '';
    const transactionId = of('transaction');
    const meaning = Object.hasOwn(MEANINGS, action) ? MEANINGS[action] : undefined;
    return {
      eventType: action.toLowerCase() || 'unknown',
      meaning: meaning ?? 'none',
      reason: meaning ? undefined : `Herald does not know the action ${action || '(none)'}.`,
      transactionId,
      reference: transactionId,
      dedupeKey: transactionId && `${transactionId} ${action}`,
      itemNumber: of('product'),
      customerEmail: of('email'),
      customerName: of('name'),
      amount: amountOf(fields, setup),
      currency: of('currency'),
    };
  },
};

const amountOf = (fields: Fields, setup: SenderSetup) => amountAt(fields, pathOf(setup, 'amount'));

const pathOf = ({ fields }: SenderSetup, field: LaunchpadField): string => fields[field] || launchpadFields[field];
