import type { WebhookEventDetails } from '@herald/contract/endpoints/webhook-events';
import { RotateCcw, Trash2 } from 'lucide-react';
import { failureOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { useRetryWebhook } from '../api/change-webhooks.ts';
import { useWebhook } from '../api/use-webhooks.ts';
import { WebhookBody } from './webhook-body.tsx';
import { WebhookFacts } from './webhook-facts.tsx';
import { EventStatus, SourceName } from './webhook-marks.tsx';
import { WebhookMend } from './webhook-mend.tsx';

interface WebhookDialogProps {
  id: number;
  onDelete: () => void;
  onClose: () => void;
}

/** An event in full. It stays open while the event is tried again, and follows the attempts. */
export function WebhookDialog({ id, onDelete, onClose }: WebhookDialogProps) {
  const { data: event, isError, error, refetch, isFetching } = useWebhook(id);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isLarge
      className="md:max-w-[760px] lg:max-w-[1080px]"
      title={`Event ${id}`}
      description={event && <Headline event={event} />}
      actions={
        <>
          <Button kind="danger" icon={Trash2} onClick={onDelete} className="mr-auto">
            Delete
          </Button>
          {event?.status === 'failed' && (
            <span className="self-center text-13 text-ink-faint max-lg:hidden">
              Puts it to pending and runs it again.
            </span>
          )}
          <DialogClose>Close</DialogClose>
          {event && <RetryButton event={event} />}
        </>
      }
    >
      {event && (
        <div className="grid gap-6 lg:grid-cols-[380px_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-5">
            {event.error_message && <WebhookMend event={event} />}
            <WebhookFacts event={event} />
          </div>
          <WebhookBody event={event} />
        </div>
      )}
      {!event && isError && (
        <ErrorState
          title="Failed to load webhook events data."
          reason={failureOf(error).message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!event && !isError && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Loading this event...</span>
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}

const Headline = ({ event: { source, event_type, status, is_test } }: { event: WebhookEventDetails }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
    <SourceName source={source} />
    <span className="font-mono text-12">{event_type}</span>
    <EventStatus status={status} />
    {is_test && <Tag>test</Tag>}
  </span>
);

/** Only failed events are tried again. */
function RetryButton({ event: { id, status } }: { event: WebhookEventDetails }) {
  const retry = useRetryWebhook();
  if (status !== 'failed' && !retry.isPending) return null;
  return (
    <Button
      kind="primary"
      icon={RotateCcw}
      busyText={retry.isPending && 'Retrying...'}
      onClick={() => retry.mutate(id)}
    >
      Retry
    </Button>
  );
}
