import type { WebhookSource } from '@herald/contract/sales';

/** LaunchpadJV signs nothing, so the secret is part of its address. */
export const isSecretInAddress = (source: WebhookSource): boolean => source === 'launchpadjv';

/** Where the secret comes from: Herald makes those that no shop gives. */
export const mayGenerate = (source: WebhookSource): boolean => source === 'launchpadjv' || source === 'generic';

export const secretHints: Record<WebhookSource, string> = {
  warriorplus: 'The security key of your WarriorPlus account, sent as WP_SECURITYKEY.',
  launchpadjv: 'Part of the address, because LaunchpadJV signs nothing.',
  jvzoo: 'The JVZIPN secret key of your JVZoo account. Choose JVZIPN version 1 there.',
  heygen:
    'The secret that HeyGen shows when you add the endpoint. When a film is over, Herald looks at it at once instead of after ten seconds.',
  generic: 'Signs each post (Standard Webhooks). Enter it in your shop, or paste the one your shop gives you.',
};

const BYTES = 24;

/** A new secret in the form that the source uses. */
export function newSecret(source: WebhookSource): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const base64 = btoa(String.fromCharCode(...bytes));
  if (source === 'generic') return `whsec_${base64}`;
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}

/** What LaunchpadJV calls things, unless it is told otherwise. */
export const launchpadFieldNames = [
  ['transaction', 'Transaction', 'transaction_id'],
  ['product', 'Product', 'product_id'],
  ['action', 'Action', 'action'],
  ['amount', 'Amount', 'total_amount'],
  ['currency', 'Currency', 'currency'],
  ['email', 'Email', 'user.email'],
  ['name', 'Name', 'user.name'],
] as const;
