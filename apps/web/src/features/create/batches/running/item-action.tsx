import { BATCH_RETRIES } from '@herald/contract/batch';
import type { BatchItem, BatchJob } from '@herald/contract/endpoints/batch-jobs';
import { RotateCcw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useRetryBatch } from '../batch-data.ts';
import { shownName } from '../rules/batch-words.ts';
import { ItemFiles } from './item-files.tsx';

interface ItemActionProps {
  item: BatchItem;
  batch: BatchJob;
  canEdit: boolean;
}

/** What a person does with one film: take its file, or try it again. */
export function ItemAction({ item, batch, canEdit }: ItemActionProps) {
  const retry = useRetryBatch(batch.id);
  if (!canEdit || !mayRetry(item)) return <ItemFiles item={item} />;
  const word = item.status === 'cancelled' ? 'Make it' : 'Retry';
  return (
    <Button
      size="s"
      icon={RotateCcw}
      aria-label={`${word} ${shownName(item)}`}
      onClick={() => retry.mutate(item.id)}
      busyText={retry.isPending && 'Starting...'}
    >
      {word}
    </Button>
  );
}

const mayRetry = ({ status, failure, retries }: BatchItem): boolean =>
  status === 'cancelled' || (status === 'failed' && failure?.kind === 'again' && retries < BATCH_RETRIES);
