import type { BatchItemStatus } from '@herald/contract/batch';
import type { batches, batchItems } from '../db/schema/batches.ts';

export type StoredBatch = typeof batches.$inferSelect;
export type BatchItem = typeof batchItems.$inferSelect;
export type NewBatchItem = typeof batchItems.$inferInsert;

export type BatchCounts = Record<BatchItemStatus, number> & {
  films: number;
  /** Failed films that may work when they are tried again. */
  mayRetry: number;
};

export const noCounts: BatchCounts = {
  films: 0,
  waiting: 0,
  making: 0,
  finished: 0,
  failed: 0,
  cancelled: 0,
  mayRetry: 0,
};
