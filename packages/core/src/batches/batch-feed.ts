import type { Core } from '../core.ts';
import { BATCH_CHANNEL } from './batch-notice-repository.ts';

export interface BatchNotice {
  accountId: string;
  batchId: string;
}

interface BatchListener {
  onChange(notice: BatchNotice): void;
  /** Notices may have been missed. */
  onGap(): void;
}

/** Reports changes of batches in every process of this installation; returns a function that ends it. */
export function openBatchFeed({ notices }: Core, { onChange, onGap }: BatchListener): () => void {
  return notices.subscribe(BATCH_CHANNEL, {
    onGap,
    onMessage(payload) {
      const [accountId, batchId] = payload.split(' ');
      if (accountId && batchId) onChange({ accountId, batchId });
    },
  });
}
