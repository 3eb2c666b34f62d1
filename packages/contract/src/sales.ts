/** Who may report sales and films, by name in the address. */
export const webhookSources = ['warriorplus', 'launchpadjv', 'jvzoo', 'heygen', 'generic'] as const;
export type WebhookSource = (typeof webhookSources)[number];

/** Those that sell plans. */
export const salesSources = ['warriorplus', 'launchpadjv', 'jvzoo', 'generic'] as const;
export type SalesSource = (typeof salesSources)[number];

/** `ignored`: received and understood, and there is nothing to do. */
export const webhookStatuses = ['pending', 'success', 'failed', 'ignored'] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];

/**
 * What a seller means. `rebill` and `resume` open a purchase again, `hold` closes it until then, `end` closes it at the end
 * of the paid time, `refund` and `chargeback` for good. `reversal` takes a refund back. `none` asks for nothing.
 */
export const saleMeanings = [
  'sale',
  'rebill',
  'resume',
  'reversal',
  'hold',
  'end',
  'refund',
  'chargeback',
  'none',
] as const;
export type SaleMeaning = (typeof saleMeanings)[number];

export const isSalesSource = (source: WebhookSource): source is SalesSource => source !== 'heygen';
