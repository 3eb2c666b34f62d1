import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useWarnBeforeLeaving } from './use-warn-before-leaving.ts';

export interface LeaveGuardProps {
  /** What would be lost; nothing is asked without it. */
  unsaved: string | undefined;
  /** Moves that lose nothing. */
  staysAt?: (next: Location) => boolean;
}

/** Asks before unsaved work is left: within the app, by closing the tab and by loading the page again. */
export function LeaveGuard({ unsaved, staysAt }: LeaveGuardProps) {
  const isUnsaved = unsaved !== undefined;
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && !staysAt?.(nextLocation));
  useWarnBeforeLeaving(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      question={`${unsaved}.`}
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
