import { limits } from '@herald/contract';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { messageOf, request } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { useDraftStore } from '../draft/draft-context.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { FooterSlot } from '../wizard/footer-slot.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { type Making, makingStore } from './making.ts';

/** On the way to the library; until then one can stop the video, or make another from the same draft. */
export function MakingFooter({ making }: { making: Making }) {
  const store = useDraftStore();
  const { onStarted } = useWizard();
  const [leftSec, setLeftSec] = useState(limits.redirectAfterStartMs / 1000);
  const keepsDraft = useRef(false);
  const cancelling = useMutation({
    mutationFn: () => request('POST /videos/:id/cancel', { params: { id: making.videoId } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['user-limits'] });
      toastSuccess('Video Cancelled', 'It does not count. Your draft is as it was.');
      stay();
    },
    onError: (error) =>
      toastError('Not Cancelled', messageOf(error, 'The video goes on. You can cancel it in the library.')),
  });
  const stay = () => {
    keepsDraft.current = true;
    makingStore.set(null);
  };
  const isWaiting = cancelling.isPending;
  useEffect(() => {
    if (isWaiting) return;
    if (leftSec <= 0) return onStarted();
    const timer = setTimeout(() => setLeftSec(leftSec - 1), 1000);
    return () => clearTimeout(timer);
  }, [leftSec, isWaiting, onStarted]);
  useClearedDraft(store, keepsDraft);
  return (
    <FooterSlot>
      <Button
        size="l"
        kind="danger"
        className="-ml-5"
        onClick={() => cancelling.mutate()}
        busyText={isWaiting && 'Cancelling...'}
      >
        Cancel
      </Button>
      <span role="status" className="ml-auto flex items-center gap-2 text-right text-13 text-ink-soft">
        <Dot tone="signal" isLive />
        <span className="tnum">Taking you to your library in {Math.max(0, leftSec)} s</span>
      </span>
      <Button size="l" onClick={stay} className="max-sm:px-3">
        Make another
      </Button>
    </FooterSlot>
  );
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Whoever leaves after a start begins anew next time. */
function useClearedDraft(store: DraftStore, keepsDraft: RefObject<boolean>): void {
  useEffect(() => {
    clearTimeout(leaving);
    return () => {
      if (keepsDraft.current) return;
      // Waits until it is certain that the step does not come back in the same moment.
      leaving = setTimeout(() => {
        makingStore.set(null);
        store.startOver().catch(() => undefined);
      });
    };
  }, [store, keepsDraft]);
}
