import type { RefObject } from 'react';
import { useBlocker } from 'react-router';
import { useWarnBeforeLeaving } from '#ui/use-warn-before-leaving.ts';
import type { PageDraft } from '../state/use-page-draft.ts';
import { LeaveDialog } from './leave-dialog.tsx';

interface LeaveGuardProps {
  draft: PageDraft;
  /** The screen itself goes on to another page. */
  mayLeave: RefObject<boolean>;
}

/** Asks before changes that are not saved are left behind. */
export function LeaveGuard({ draft, mayLeave }: LeaveGuardProps) {
  const blocker = useBlocker(() => draft.isDirty && !mayLeave.current);
  useWarnBeforeLeaving(draft.isDirty);
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      isKept={draft.isKept}
      onStay={() => blocker.reset?.()}
      onDiscard={() => {
        draft.forget();
        blocker.proceed?.();
      }}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
