import type { SalesSource } from '@herald/contract/sales';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { WebhookEvent } from '../intake/webhook-event-repository.ts';

/** An event that is about a purchase. */
export interface SaleToSettle {
  core: Core;
  tx: Transaction;
  event: WebhookEvent;
  source: SalesSource;
  reference: string;
}

/** What became of an event. */
export interface Outcome {
  status: 'success' | 'failed' | 'ignored' | 'pending';
  text: string;
  /** Facts for the response that is kept. */
  facts?: Record<string, unknown>;
  /** When a pending event is looked at again. */
  dueAt?: Date;
}
