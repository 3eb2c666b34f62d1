import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import type { DraftStore } from '../draft/draft-store.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { FooterSlot } from '../steps/footer-slot.tsx';
import { type Making, makingStore } from '../steps/making.ts';
import { useWizard } from '../steps/wizard-context.ts';
import { useCancelMaking } from './use-cancel-making.ts';

const REDIRECT_AFTER_SEC = 3;

/** On the way to the library; until then one can stop the video, or change the draft and make another. */
export function MakingFooter({ making }: { making: Making }) {
  const store = useDraftStore();
  const { onStarted } = useWizard();
  const [leftSec, setLeftSec] = useState(REDIRECT_AFTER_SEC);
  const keepsDraft = useRef(false);
  const stay = () => {
    keepsDraft.current = true;
    makingStore.write(null);
  };
  const { cancel, isCancelling } = useCancelMaking(making.videoId, stay);
  useEffect(() => {
    if (isCancelling) return;
    if (leftSec <= 0) return onStarted();
    const timer = setTimeout(() => setLeftSec(leftSec - 1), 1000);
    return () => clearTimeout(timer);
  }, [leftSec, isCancelling, onStarted]);
  useClearedDraft(store, keepsDraft);
  return (
    <FooterSlot>
      <Button size="l" kind="danger" className="-ml-5" onClick={cancel} busyText={isCancelling && 'Cancelling...'}>
        Cancel
      </Button>
      <span role="status" className="ml-auto flex items-center gap-2 text-right text-13 text-ink-soft">
        <Dot tone="signal" isLive />
        <span className="tnum">Taking you to your library in {Math.max(0, leftSec)} s</span>
      </span>
      <Button size="l" onClick={stay} className="max-sm:px-3">
        Make a variation
      </Button>
    </FooterSlot>
  );
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** After a start the next visit begins with an empty draft. */
function useClearedDraft(store: DraftStore, keepsDraft: RefObject<boolean>): void {
  useEffect(() => {
    clearTimeout(leaving);
    return () => {
      if (keepsDraft.current) return;
      // Waits until it is certain that the step does not come back in the same moment.
      leaving = setTimeout(() => {
        makingStore.write(null);
        store.startOver().catch(() => undefined);
      });
    };
  }, [store, keepsDraft]);
}
